import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

@testable import OpenChartsChartEngine

/// The colours of surfaces in light.
@Suite struct MeshPaintTests {
  private let directions = [Vector3(0, 1, 0), Vector3(1, 0, 0), Vector3(0, 0, 1), Vector3(-0.6, 0.8, 0)]
  private let box = SpaceBox(low: Vector3(-0.5, -0.5, -0.5), high: Vector3(0.5, 0.5, 0.5))

  private func colors(_ kind: MeshPaint.Kind, at y: Double) -> Set<RGBA> {
    let paint = MeshPaint(kind: kind, style: SpaceStyle(), box: box)
    return Set(directions.map { paint.color(at: Vector3(0, y, 0), facing: $0, eye: Vector3(0, 0, 1)) })
  }

  /// On devices, `.heightBased` shows the colour of a height without light from any side.
  @Test(arguments: [-0.5, -0.25, 0, 0.25, 0.5])
  func heightsHaveOneColourOnAllSides(y: Double) {
    let stops = [GradientStop(0, RGBA(0, 0, 1)), GradientStop(1, RGBA(1, 0, 0))]
    let found = colors(.height(stops, low: -0.5, high: 0.5), at: y)
    #expect(found.count == 1)
    if let color = found.first {
      #expect(abs(color.r - (y + 0.5)) < 1e-6 && abs(color.b - (0.5 - y)) < 1e-6)
    }
  }

  @Test func plainColoursAreLitFromAboveAndInFront() {
    #expect(colors(.color(RGBA(0, 0.5, 1)), at: 0).count == directions.count)
  }
}
