import Charts
import Testing

struct BinsAsValuesTests {
  @Test @MainActor func aBinIsAnIntervalToPlot() {
    let bins = NumberBins(thresholds: [0.0, 5, 10])
    let label = "Age"
    let bin: PlottableValue<Double> = .value(label, bins[1])
    let range: PlottableValue<Double> = .value(label, 5..<10)
    #expect("\(bin)" == "\(range)")
  }
}
