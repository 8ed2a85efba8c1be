import Charts
import SwiftUI

/// A box plot, combined from marks: whiskers are rules, the box is a bar, outliers are points.
public struct PenguinWeights: View {
  struct Spread: Identifiable {
    var species: String
    var whiskers: ClosedRange<Double>
    var quartiles: ClosedRange<Double>
    var median: Double
    var outliers: [Double] = []
    var id: String { species }
  }

  let spreads = [
    Spread(species: "Adélie", whiskers: 2850...4775, quartiles: 3350...4000, median: 3700),
    Spread(
      species: "Chinstrap", whiskers: 2900...4550, quartiles: 3488...3950, median: 3700,
      outliers: [2700, 4800]),
    Spread(species: "Gentoo", whiskers: 3950...6300, quartiles: 4700...5500, median: 5000),
  ]

  public init() {}

  public var body: some View {
    Chart(spreads) { spread in
      RuleMark(
        x: .value("Species", spread.species),
        yStart: .value("Lowest", spread.whiskers.lowerBound),
        yEnd: .value("Highest", spread.whiskers.upperBound)
      )
      .foregroundStyle(.secondary)

      BarMark(
        x: .value("Species", spread.species),
        yStart: .value("First quartile", spread.quartiles.lowerBound),
        yEnd: .value("Third quartile", spread.quartiles.upperBound),
        width: .fixed(48)
      )

      RectangleMark(
        x: .value("Species", spread.species),
        y: .value("Median", spread.median),
        width: .fixed(48),
        height: .fixed(2)
      )
      .foregroundStyle(.background)

      ForEach(spread.outliers, id: \.self) { grams in
        PointMark(x: .value("Species", spread.species), y: .value("Outlier", grams))
          .symbol(.circle)
          .symbolSize(24)
      }
    }
    .chartYScale(domain: 2500...6500)
    .chartYAxisLabel("Body mass in grams")
  }
}
