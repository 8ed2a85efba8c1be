import Charts
import SwiftUI

/// Rectangles at right angles that pass through each other, some of them see-through.
public struct CrystalPlanes: View {
  public init() {}

  public var body: some View {
    Chart3D {
      RectangleMark(x: .value("x", -0.8..<0.8), y: .value("y", 0.0), z: .value("z", -0.8..<0.8))
        .foregroundStyle(.blue.opacity(0.5))
      RectangleMark(x: .value("x", 0.0), y: .value("y", -0.8..<0.8), z: .value("z", -0.8..<0.8))
        .foregroundStyle(.green)
      RectangleMark(x: .value("x", -0.8..<0.8), y: .value("y", -0.8..<0.8), z: .value("z", 0.0))
        .foregroundStyle(.orange)
    }
    .chartXScale(domain: -1...1)
    .chartYScale(domain: -1...1)
    .chartZScale(domain: -1...1)
    .chart3DPose(Chart3DPose(azimuth: .degrees(35), inclination: .degrees(25)))
  }
}
