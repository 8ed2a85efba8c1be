import Charts
import SwiftUI

/// Two surfaces that cross: each hides what lies behind it, along the line where they meet too.
public struct CrossingSurfaces: View {
  public init() {}

  public var body: some View {
    Chart3D {
      SurfacePlot(x: "Price", y: "Profit", z: "Volume") { x, z in 0.6 * sin(2.5 * x) * cos(2 * z) }
        .foregroundStyle(by: .value("Plan", "Seasonal"))
      SurfacePlot(x: "Price", y: "Profit", z: "Volume") { x, z in 0.35 * x + 0.2 * z }
        .foregroundStyle(by: .value("Plan", "Steady"))
    }
    .chart3DPose(Chart3DPose(azimuth: .degrees(30), inclination: .degrees(25)))
  }
}
