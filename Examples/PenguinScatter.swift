import Charts
import SwiftUI

/// A scatter plot with several series, distinguished by colour and by symbol.
public struct PenguinScatter: View {
  struct Species: Identifiable {
    var name: String
    /// Flipper length and body mass.
    var birds: [(millimetres: Double, grams: Double)]
    var id: String { name }
  }

  let species = [
    Species(
      name: "Adélie",
      birds: [
        (181, 3750), (195, 4675), (191, 3800), (194, 4200), (187, 3800), (178, 3900), (180, 3550),
        (196, 4400), (191, 4150), (191, 3700), (195, 4400), (188, 4100), (197, 4150), (195, 4000),
        (194, 3550), (205, 4300), (196, 4350), (190, 4250), (197, 4775), (198, 3500), (185, 3650),
      ]),
    Species(
      name: "Chinstrap",
      birds: [
        (192, 3500), (188, 3525), (178, 3250), (198, 3700), (185, 3700), (201, 4050), (190, 3450),
        (191, 3400), (195, 3300), (200, 3800), (187, 3200), (203, 4100), (195, 3850), (205, 4500),
        (196, 3550), (201, 4450), (201, 3950), (206, 3950), (207, 4000), (210, 4100),
      ]),
    Species(
      name: "Gentoo",
      birds: [
        (211, 4500), (210, 4550), (214, 4650), (217, 5850), (218, 5700), (215, 5100), (222, 5250),
        (220, 5400), (208, 3950), (217, 4900), (210, 4850), (220, 5050), (230, 5700), (216, 4750),
        (212, 4625), (228, 5600), (226, 5200), (219, 4850), (215, 5500), (216, 5000), (230, 5850),
      ]),
  ]

  public init() {}

  public var body: some View {
    Chart(species) { species in
      ForEach(species.birds.indices, id: \.self) { index in
        PointMark(
          x: .value("Flipper length", species.birds[index].millimetres),
          y: .value("Body mass", species.birds[index].grams)
        )
      }
      .foregroundStyle(by: .value("Species", species.name))
      .symbol(by: .value("Species", species.name))
    }
    .chartXScale(domain: .automatic(includesZero: false))
    .chartYScale(domain: .automatic(includesZero: false))
    .chartXAxisLabel("Flipper length in mm")
    .chartYAxisLabel("Body mass in g")
  }
}
