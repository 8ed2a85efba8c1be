import Charts
import SwiftUI

/// Normalised bars: every bar is one whole, and its parts are shares.
public struct CommuteShares: View {
  struct Commute: Identifiable {
    var city: String
    var means: String
    var people: Int
    var id: String { city + means }
  }

  let commutes = [
    Commute(city: "Utrecht", means: "Bicycle", people: 168),
    Commute(city: "Utrecht", means: "Transit", people: 96),
    Commute(city: "Utrecht", means: "Car", people: 110),
    Commute(city: "Vienna", means: "Bicycle", people: 84),
    Commute(city: "Vienna", means: "Transit", people: 402),
    Commute(city: "Vienna", means: "Car", people: 318),
    Commute(city: "Atlanta", means: "Bicycle", people: 6),
    Commute(city: "Atlanta", means: "Transit", people: 48),
    Commute(city: "Atlanta", means: "Car", people: 391),
  ]

  public init() {}

  public var body: some View {
    Chart(commutes) { commute in
      BarMark(
        x: .value("People", commute.people),
        y: .value("City", commute.city),
        stacking: .normalized
      )
      .foregroundStyle(by: .value("Means", commute.means))
    }
    .chartXAxis {
      AxisMarks(format: FloatingPointFormatStyle<Double>.Percent())
    }
    .chartYAxis {
      AxisMarks(position: .leading) { _ in AxisValueLabel() }
    }
  }
}
