import Charts
import SwiftUI

/// A measurement that arrives ten times a second; the chart shows the last minute.
struct StreamChart: View {
  @State private var readings = (0..<60).map(Self.reading)

  private nonisolated static func reading(_ number: Int) -> (number: Int, level: Double) {
    let number = Double(number)
    return (Int(number), (50 + 30 * sin(number / 17) + 12 * sin(number / 5)).rounded())
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Chart {
        ForEach(readings.indices, id: \.self) { index in
          LineMark(
            x: .value("Reading", index - readings.count + 1), y: .value("Level", readings[index].level))
        }
      }
      .chartYScale(domain: 0...100)
      .frame(height: 280)
      Text("Level \(Int(readings.last?.level ?? 0))")
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(100))
        readings = readings.dropFirst() + [Self.reading((readings.last?.number ?? 0) + 1)]
      }
    }
  }
}
