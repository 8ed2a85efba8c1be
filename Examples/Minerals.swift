import Charts
import SwiftUI

/// A scatter plot as one `PointPlot`: colour and symbol both follow a property, so they share a legend.
public struct Minerals: View {
  struct Mineral: Identifiable {
    var name: String
    var kind: String
    var hardness: Double
    var density: Double
    var id: String { name }
  }

  let minerals = [
    Mineral(name: "Gypsum", kind: "Sulphates", hardness: 2, density: 2.3),
    Mineral(name: "Anhydrite", kind: "Sulphates", hardness: 3.4, density: 3.0),
    Mineral(name: "Celestine", kind: "Sulphates", hardness: 3.2, density: 4.0),
    Mineral(name: "Baryte", kind: "Sulphates", hardness: 3.3, density: 4.5),
    Mineral(name: "Calcite", kind: "Carbonates", hardness: 3, density: 2.7),
    Mineral(name: "Dolomite", kind: "Carbonates", hardness: 3.7, density: 2.9),
    Mineral(name: "Siderite", kind: "Carbonates", hardness: 4, density: 3.9),
    Mineral(name: "Rhodochrosite", kind: "Carbonates", hardness: 3.8, density: 3.6),
    Mineral(name: "Rutile", kind: "Oxides", hardness: 6.2, density: 4.2),
    Mineral(name: "Hematite", kind: "Oxides", hardness: 5.8, density: 5.3),
    Mineral(name: "Magnetite", kind: "Oxides", hardness: 6, density: 5.2),
    Mineral(name: "Spinel", kind: "Oxides", hardness: 8, density: 3.6),
    Mineral(name: "Corundum", kind: "Oxides", hardness: 9, density: 4.0),
    Mineral(name: "Talc", kind: "Silicates", hardness: 1, density: 2.7),
    Mineral(name: "Muscovite", kind: "Silicates", hardness: 2.4, density: 2.8),
    Mineral(name: "Orthoclase", kind: "Silicates", hardness: 6, density: 2.6),
    Mineral(name: "Olivine", kind: "Silicates", hardness: 6.8, density: 3.4),
    Mineral(name: "Quartz", kind: "Silicates", hardness: 7, density: 2.65),
    Mineral(name: "Zircon", kind: "Silicates", hardness: 7.5, density: 4.65),
    Mineral(name: "Topaz", kind: "Silicates", hardness: 8, density: 3.5),
  ]

  public init() {}

  public var body: some View {
    Chart {
      PointPlot(
        minerals,
        x: .value("Hardness", \.hardness),
        y: .value("Density", \.density)
      )
      .foregroundStyle(by: .value("Kind", \.kind))
      .symbol(by: .value("Kind", \.kind))
      .accessibilityLabel(\.name)
      .symbolSize(60)
    }
    .chartXScale(domain: 0...10)
    .chartYScale(domain: 2...6)
    .chartXAxisLabel("Hardness after Mohs")
    .chartYAxisLabel("Density in g/cm³")
  }
}
