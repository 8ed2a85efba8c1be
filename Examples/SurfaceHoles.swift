import Charts
import SwiftUI

/// A surface with a hole where the function has no value, seen in perspective.
public struct SurfaceHoles: View {
  public init() {}

  public var body: some View {
    Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in
        let r = x * x + z * z
        return r < 0.12 ? .nan : 0.25 / (r + 0.2) - 0.4
      }
      .foregroundStyle(.heightBased(Gradient(colors: [.indigo, .mint, .yellow])))
    }
    .chart3DCameraProjection(.perspective)
    .chart3DPose(Chart3DPose(azimuth: .degrees(-35), inclination: .degrees(30)))
  }
}
