import Foundation
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

@testable import OpenChartsChartEngine

/// Contour lines, which show the heights of surfaces in addition to their colours.
@Suite struct ContourLineTests {
  private func contoured(_ height: @escaping @Sendable (Double, Double) -> Double) -> SpaceRequest {
    var request = SpaceFixture.request()
    request.environment.differentiateWithoutColor = true
    request.surfaces = [SpaceFixture.surface(nil, height)]
    request.pose = SpacePose(azimuth: 0, inclination: 0)
    return request
  }

  private func scene(_ request: SpaceRequest) -> (layout: SpaceLayout, lines: [SceneLine], faces: [FaceBatch])
  {
    let layout = SpacePipeline.layout(request, in: Size(300, 300))
    var (lines, faces): ([SceneLine], [FaceBatch]) = ([], [])
    func walk(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .group(let group): walk(group.children)
        case .scene(let scene):
          for part in scene.parts {
            if case .lines(let own) = part { lines += own }
            if case .faces(let own) = part { faces.append(own) }
          }
        default: break
        }
      }
    }
    walk(layout.list.items)
    return (layout, lines, faces)
  }

  @Test func theyLieAtTheValuesOfTheAxis() {
    let (layout, lines, _) = scene(contoured { x, z in x * x + z * z / 2 })
    #expect(!lines.isEmpty)
    let levels = [0.5, 1].map { value in
      layout.camera.project(Vector3(0, layout.scales.y.position(value), 0)).y
    }
    // Seen from the front, a contour line is horizontal.
    for line in lines {
      #expect(abs(line.start.y - line.end.y) < 1e-9)
      #expect(levels.contains { abs($0 - line.start.y) < 1e-9 }, "\(line.start.y) \(levels)")
      #expect(abs(line.width - 1) < 1e-9)
    }
    for level in levels { #expect(lines.contains { abs($0.start.y - level) < 1e-9 }) }
  }

  @Test func onlyWhoNeedsThemSeesThem() {
    var plain = contoured { x, z in x + z }
    plain.environment.differentiateWithoutColor = false
    #expect(scene(plain).lines.isEmpty)
    plain.environment.isContrastIncreased = true
    #expect(!scene(plain).lines.isEmpty)
    plain.y.axis.visibility = .hidden
    #expect(scene(plain).lines.isEmpty, "an axis without values has no levels")
  }

  @Test func aLevelSurfaceAndARectangleHaveNone() {
    #expect(scene(contoured { _, _ in 1 }).lines.isEmpty)
    var flat = contoured { _, _ in .nan }
    flat.surfaces = []
    flat.marks = [
      SpaceFixture.table(
        .rectangle, SpaceFixture.column("a", [0], to: [1]), SpaceFixture.column("b", [0], to: [1]),
        SpaceFixture.column("c", [0]))
    ]
    #expect(scene(flat).lines.isEmpty)
  }

  @Test(arguments: [RGBA(0.05, 0.05, 0.2), RGBA(0.5, 0.5, 0.5), RGBA(1, 0.95, 0.6), RGBA(0.9, 0.2, 0.2)])
  func theyStandOutFromTheirSurface(color: RGBA) {
    for isDark in [false, true] {
      var request = contoured { x, z in sin(3 * x) + z }
      request.surfaces = [SpaceFixture.surface(color) { x, z in sin(3 * x) + z }]
      if isDark {
        request.environment.background = .black
        request.environment.labelColor = RGBA(0.92, 0.92, 0.96, 0.6)
      }
      let (_, lines, _) = scene(request)
      let contourColors = Set(
        lines.map { Contrast.luminance(SIMD3($0.color.r, $0.color.g, $0.color.b)) > 0.18 })
      #expect(contourColors.count == 1 || color.g == 0.5, "one ink all along")
      for line in lines {
        #expect(line.color.a == 1)
        let ratio = Contrast.ratio(
          SIMD3(line.color.r, line.color.g, line.color.b), SIMD3(color.r, color.g, color.b) * 0.85)
        #expect(ratio > 1.9, "\(ratio)")
      }
    }
  }
}
