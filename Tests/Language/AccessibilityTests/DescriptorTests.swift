import Foundation
import Synchronization
import Testing

@testable import Accessibility
@testable import OpenChartsDescriptions

@Suite("Chart descriptors")
struct DescriptorTests {
  private func sales() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Sales", summary: "Two dishes.",
      xAxis: AXCategoricalDataAxisDescriptor(title: "Dish", categoryOrder: ["Cachapa", "Crêpe"]),
      yAxis: AXNumericDataAxisDescriptor(
        title: "Sold", range: 0...1000, gridlinePositions: [0, 500, 1000],
        valueDescriptionProvider: { "\(Int($0)) sold" }),
      series: [
        AXDataSeriesDescriptor(
          name: "June", isContinuous: false,
          dataPoints: [AXDataPoint(x: "Crêpe", y: 850), AXDataPoint(x: "Cachapa", y: 916, label: "Best")])
      ])
  }

  @Test("a plain text and its attributed form are always equal")
  func texts() {
    let chart = sales()
    #expect(chart.attributedTitle?.string == "Sales")
    chart.attributedTitle = NSAttributedString(string: "More sales")
    #expect(chart.title == "More sales")
    chart.title = nil
    #expect(chart.attributedTitle == nil)
    let axis = AXNumericDataAxisDescriptor(
      attributedTitle: NSAttributedString(string: "Time"), range: 0...1, gridlinePositions: [],
      valueDescriptionProvider: { _ in "" })
    #expect(axis.title == "Time")
    #expect(axis.scaleType == .linear)
    let series = AXDataSeriesDescriptor(
      attributedName: NSAttributedString(string: "A"), isContinuous: true, dataPoints: [])
    #expect(series.name == "A")
    let point = AXDataPoint(x: 1, label: "First")
    #expect(point.attributedLabel?.string == "First")
    #expect(point.yValue == nil)
  }

  @Test("a copy is independent of its original")
  func copies() throws {
    let chart = sales()
    chart.contentDirection = .topToBottom
    chart.contentFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = try #require(chart.copy() as? AXChartDescriptor)
    copy.series[0].dataPoints[0].label = "Changed"
    copy.series[0].name = "July"
    copy.yAxis?.title = "Money"
    #expect(chart.series[0].dataPoints[0].label == nil)
    #expect(chart.series[0].name == "June")
    #expect(chart.yAxis?.title == "Sold")
    #expect(copy.contentDirection == .topToBottom)
    #expect(copy.contentFrame == chart.contentFrame)
  }

  @Test("a descriptor's facts are in its columns")
  func columns() throws {
    let chart = DescribedChart(sales())
    #expect(chart.form == .chart)
    #expect(chart.series[0].x == [1, 0])
    #expect(chart.series[0].y == [850, 916])
    #expect(chart.series[0].labels == [1: "Best"])
    #expect(chart.x.describe(1) == "Crêpe")
    #expect(chart.y?.describe(916) == "916 sold")
    #expect(chart.title == "Sales")
    #expect(chart.x.describe(chart.series[0].x[1]) == "Cachapa")
  }

  @Test("an unknown category joins its axis, and a missing value is NaN")
  func unknown() {
    let descriptor = sales()
    descriptor.series[0].dataPoints.append(AXDataPoint(x: "Injera"))
    let chart = DescribedChart(descriptor)
    #expect(chart.x.categories == ["Cachapa", "Crêpe", "Injera"])
    #expect(chart.series[0].x[2] == 2)
    #expect(chart.series[0].y[2].isNaN)
  }

  @Test("positions follow the scale of the axis")
  func positions() {
    let line = DescribedAxis(title: "", range: 10...20, describe: { "\($0)" })
    #expect(line.position(of: 15) == 0.5)
    let log = DescribedAxis(title: "", range: 1...100, isLogarithmic: true, describe: { "\($0)" })
    #expect(abs(log.position(of: 10) - 0.5) < 1e-12)
    #expect(log.position(of: -1).isNaN)
    let point = DescribedAxis(title: "", range: 3...3, describe: { "\($0)" })
    #expect(point.position(of: 3) == 0.5)
    #expect(point.position(of: .nan).isNaN)
    #expect(DescribedAxis(title: "", categories: ["a", "b", "c"]).position(of: 1) == 0.5)
    #expect(DescribedAxis(title: "", categories: ["a"]).describe(4) == "")
  }

  @Test("a live tone notifies its player of changes, and only after its start")
  func live() {
    final class Heard: Sendable {
      let events = Mutex<[AXLiveAudioGraph.Event]>([])
    }
    let heard = Heard()
    AXLiveAudioGraph.setListener { event in heard.events.withLock { $0.append(event) } }
    defer { AXLiveAudioGraph.setListener(nil) }
    AXLiveAudioGraph.updateValue(0.3)
    AXLiveAudioGraph.start()
    AXLiveAudioGraph.start()
    AXLiveAudioGraph.updateValue(0.25)
    AXLiveAudioGraph.updateValue(7)
    AXLiveAudioGraph.updateValue(.nan)
    AXLiveAudioGraph.stop()
    AXLiveAudioGraph.stop()
    #expect(heard.events.withLock { $0 } == [.started, .value(0.25), .value(1), .stopped])
  }
}
