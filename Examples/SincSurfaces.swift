import Charts
import SwiftUI

/// One surface in three styles: plain, by the direction that it faces, and by its height.
public struct SincSurfaces: View {
  public init() {}

  private func surface() -> SurfacePlot {
    SurfacePlot(x: "x", y: "sinc r", z: "z") { x, z in
      let r = 9 * (x * x + z * z).squareRoot()
      return r == 0 ? 1 : sin(r) / r
    }
  }

  public var body: some View {
    HStack {
      Chart3D { surface().foregroundStyle(.teal) }
      Chart3D { surface().foregroundStyle(.normalBased) }
      Chart3D { surface().foregroundStyle(.heightBased) }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartZAxis(.hidden)
    .chart3DPose(Chart3DPose(azimuth: .degrees(-30), inclination: .degrees(25)))
  }
}
