import Charts
import SwiftUI

/// A rose as one `SectorPlot`: every month has the same angle, and a key path leads to its radius.
public struct RainRose: View {
  struct Month: Identifiable {
    var name: String
    var season: String
    var millimetres: Double
    var id: String { name }
    var spoken: String { "\(Int(millimetres)) millimetres" }
    /// The radius of the month as a fraction of the longest one. Areas, not radii, are in proportion to the rain.
    var reach: CGFloat { (millimetres / 160).squareRoot() }
  }

  let months = [
    Month(name: "January", season: "Winter", millimetres: 62),
    Month(name: "February", season: "Winter", millimetres: 48),
    Month(name: "March", season: "Spring", millimetres: 55),
    Month(name: "April", season: "Spring", millimetres: 59),
    Month(name: "May", season: "Spring", millimetres: 94),
    Month(name: "June", season: "Summer", millimetres: 131),
    Month(name: "July", season: "Summer", millimetres: 148),
    Month(name: "August", season: "Summer", millimetres: 126),
    Month(name: "September", season: "Autumn", millimetres: 88),
    Month(name: "October", season: "Autumn", millimetres: 61),
    Month(name: "November", season: "Autumn", millimetres: 67),
    Month(name: "December", season: "Winter", millimetres: 71),
  ]

  public init() {}

  public var body: some View {
    Chart {
      SectorPlot(
        months,
        angle: .value("Share of the year", 1),
        innerRadius: .ratio(0.12),
        outerRadius: .ratio(\.reach),
        angularInset: 1
      )
      .foregroundStyle(by: .value("Season", \.season))
      .accessibilityLabel(\.name)
      .accessibilityValue(\.spoken)
      .cornerRadius(3)
    }
    .chartForegroundStyleScale([
      "Winter": Color.blue, "Spring": Color.green, "Summer": Color.orange, "Autumn": Color.brown,
    ])
  }
}
