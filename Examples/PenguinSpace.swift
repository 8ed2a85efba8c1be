import Charts
import SwiftUI

/// Three measurements of each bird at once: the species form separate groups in space.
public struct PenguinSpace: View {
  struct Species: Identifiable {
    var name: String
    /// Flipper length, body mass and length of the bill.
    var birds: [(millimetres: Double, kilograms: Double, bill: Double)]
    var id: String { name }
  }

  static let all = [
    Species(
      name: "Adélie",
      birds: [
        (195, 4.4, 41.3), (193, 3.4, 40.2), (195, 3.325, 36.4), (208, 4.3, 40.8), (176, 3.45, 40.2),
        (197, 4.5, 42.5), (193, 3.45, 36.7), (198, 3.5, 37.7), (188, 4.1, 41.1), (188, 3.05, 32.1),
        (185, 3.15, 35.7), (186, 3.5, 39.6), (192, 3, 37.3), (184, 3.475, 36.6), (183, 3.075, 37.7),
        (184, 4.65, 39.8), (187, 3.475, 40.6), (191, 3.175, 35.6), (192, 3.725, 35), (185, 3.65, 39),
        (190, 4.25, 39.2), (195, 3.9, 40.8), (180, 3.7, 37.8), (187, 3.55, 36.2),
      ]),
    Species(
      name: "Chinstrap",
      birds: [
        (188, 3.525, 45.4), (195, 3.6, 49.7), (206, 3.95, 51.9), (198, 3.675, 49.8), (187, 3.35, 42.5),
        (197, 4.15, 52), (190, 3.4, 50.1), (201, 3.95, 51.4), (195, 3.85, 47.6), (191, 3.7, 46.4),
        (195, 4.15, 46), (191, 3.25, 45.2), (193, 3.8, 50.6), (178, 3.25, 46.1), (193, 3.65, 51.3),
        (203, 4.05, 49.3), (201, 4.3, 54.2), (201, 4.05, 52), (197, 3.3, 50.3), (196, 3.5, 45.5),
        (200, 3.8, 49.5), (210, 3.95, 49), (195, 4.4, 49.2), (200, 3.4, 50.5),
      ]),
    Species(
      name: "Gentoo",
      birds: [
        (219, 4.7, 45.8), (210, 4.7, 41.7), (215, 5.3, 45.2), (217, 5.2, 46.5), (222, 5.55, 50.5),
        (220, 4.7, 43.5), (216, 4.7, 46.4), (210, 4.4, 45.1), (217, 4.875, 44.5), (220, 5.55, 50),
        (216, 4.75, 49.6), (218, 5.3, 51.3), (218, 5.7, 50), (209, 5.5, 48.1), (220, 5.4, 48.4),
        (220, 6, 51.1), (228, 5.6, 50.8), (230, 5.55, 52.1), (218, 5.7, 50.2), (215, 5.5, 46.8),
        (225, 5.7, 49.6), (223, 5.55, 50.7), (215, 4.85, 46.8), (221, 5.1, 48.2),
      ]),
  ]

  public init() {}

  public var body: some View {
    Chart3D {
      ForEach(Self.all) { species in
        ForEach(species.birds.indices, id: \.self) { index in
          PointMark(
            x: .value("Flipper length in mm", species.birds[index].millimetres),
            y: .value("Body mass in kg", species.birds[index].kilograms),
            z: .value("Bill length in mm", species.birds[index].bill)
          )
        }
        .foregroundStyle(by: .value("Species", species.name))
      }
    }
    .chartXScale(range: -0.5...0.5)
    .chartYScale(range: -0.5...0.5)
    .chartZScale(range: -0.5...0.5)
  }
}
