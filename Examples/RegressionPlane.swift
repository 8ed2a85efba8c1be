import Charts
import SwiftUI

/// Points with the plane that fits them best, by least squares.
public struct RegressionPlane: View {
  private let birds = PenguinSpace.all.flatMap(\.birds)

  public init() {}

  public var body: some View {
    let fit = fit()
    Chart3D {
      ForEach(birds.indices, id: \.self) { index in
        PointMark(
          x: .value("Flipper length in mm", birds[index].millimetres),
          y: .value("Body mass in kg", birds[index].kilograms),
          z: .value("Bill length in mm", birds[index].bill)
        )
      }
      .symbolSize(0.035)

      SurfacePlot(x: "Flipper length in mm", y: "Body mass in kg", z: "Bill length in mm") { x, z in
        fit.constant + fit.x * x + fit.z * z
      }
      .foregroundStyle(.orange.opacity(0.6))
    }
    .chartXScale(range: -0.5...0.5)
    .chartYScale(range: -0.5...0.5)
    .chartZScale(range: -0.5...0.5)
    .chart3DPose(Chart3DPose(azimuth: .degrees(-55), inclination: .degrees(12)))
  }

  /// From the normal equations of centred values.
  private func fit() -> (constant: Double, x: Double, z: Double) {
    let count = Double(birds.count)
    let x = birds.reduce(0) { $0 + $1.millimetres } / count
    let y = birds.reduce(0) { $0 + $1.kilograms } / count
    let z = birds.reduce(0) { $0 + $1.bill } / count
    var (xx, xz, zz, xy, zy) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for bird in birds {
      let (dx, dy, dz) = (bird.millimetres - x, bird.kilograms - y, bird.bill - z)
      (xx, xz, zz) = (xx + dx * dx, xz + dx * dz, zz + dz * dz)
      (xy, zy) = (xy + dx * dy, zy + dz * dy)
    }
    let determinant = xx * zz - xz * xz
    let (a, b) = ((xy * zz - zy * xz) / determinant, (zy * xx - xy * xz) / determinant)
    return (y - a * x - b * z, a, b)
  }
}
