import Charts
import Spatial
import SwiftUI

/// Cones that point in the direction of the wind, row by row at three heights.
public struct WindCones: View {
  private let places = [-1.0, -0.5, 0, 0.5, 1]

  public init() {}

  public var body: some View {
    Chart3D {
      ForEach([0.0, 0.5, 1.0], id: \.self) { height in
        ForEach(places, id: \.self) { x in
          ForEach(places, id: \.self) { z in
            PointMark(x: .value("East", x), y: .value("Height in km", height), z: .value("South", z))
              .symbol(.cone)
              .symbolSize(0.1)
              .symbolRotation(turn(x, z, height))
          }
        }
        .foregroundStyle(by: .value("Height", "\(height.formatted()) km"))
      }
    }
    .chartXScale(range: -0.5...0.5)
    .chartYScale(range: -0.4...0.4)
    .chartZScale(range: -0.5...0.5)
    .chart3DPose(Chart3DPose(azimuth: .degrees(-30), inclination: .degrees(30)))
  }

  /// Turns an upright cone into the direction of a wind that circles round the centre and rises a little.
  private func turn(_ x: Double, _ z: Double, _ height: Double) -> Rotation3D {
    Vector3D.up.rotation(to: Vector3D(x: -z, y: 0.3 + 0.4 * height, z: x))
  }
}
