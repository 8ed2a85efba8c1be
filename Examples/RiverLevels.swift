import Charts
import SwiftUI

/// The selection of a range. In a page, a drag over the plot selects one, or the arrow keys with Shift do.
public struct RiverLevels: View {
  struct Reading: Identifiable {
    var date: Date
    var metres: Double
    var id: Date { date }
  }

  /// A reading every six hours for four weeks; rain at two times lets the river rise.
  let readings = (0..<112).map { index in
    let days = Double(index) / 4
    func flood(_ day: Double, _ height: Double) -> Double {
      days < day ? height * exp(-pow((days - day) / 0.5, 2)) : height * exp(-(days - day) / 2.4)
    }
    let level = 1.2 + flood(8, 2.3) + flood(19.5, 1.4) + 0.05 * sin(days * 2.2)
    return Reading(
      date: day(2024, 2, 1).addingTimeInterval(days * 86_400), metres: (level * 100).rounded() / 100)
  }

  @State private var selected: Date?
  @State private var range: ClosedRange<Date>? = day(2024, 2, 8)...day(2024, 2, 12)

  public init() {}

  public var body: some View {
    Chart {
      LinePlot(readings, x: .value("Date", \.date), y: .value("Level", \.metres))
        .foregroundStyle(.blue)
    }
    .chartXSelection(value: $selected)
    .chartXSelection(range: $range)
    .chartYScale(domain: 0...4)
    .chartYAxisLabel("Metres")
  }
}
