import Foundation
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

@testable import OpenChartsChartEngine

@Suite struct SpaceLayoutTests {
  private func scales(_ request: SpaceRequest) -> SpaceScales {
    var odd: [Diagnostic] = []
    return request.scales(&odd)
  }

  @Test func equalUnitsAndTheLongestAxisIsOneUnit() {
    var request = SpaceFixture.request()
    // The extents along x, y and z are 5.9, 2.4 and 3.6.
    request.marks = [SpaceFixture.points([1, 6.9], [0.1, 2.5], [4.3, 7.9])]
    let scales = scales(request)
    #expect(scales.x.high - scales.x.low == 1)
    #expect(abs(scales.y.high - scales.y.low - 2.4 / 5.9) < 1e-12)
    #expect(abs(scales.z.high - scales.z.low - 3.6 / 5.9) < 1e-12)
    #expect((scales.x.domain.lower, scales.x.domain.upper) == (1, 6.9))
  }

  @Test func aSlabBecomesACube() {
    var request = SpaceFixture.request()
    request.marks = [SpaceFixture.points([170, 230], [2.7, 6.3], [32, 60])]
    let layout = SpacePipeline.layout(request, in: Size(300, 300))
    #expect(layout.diagnostics.contains(SpaceMessages.slab))
    let scales = scales(request)
    for dimension in SpaceDimension.allCases { #expect(scales[dimension].high - scales[dimension].low == 1) }
  }

  @Test func rangesAreUnitsOfTheSceneAroundItsMiddle() {
    var request = SpaceFixture.request()
    request.marks = [SpaceFixture.points([0, 1], [0, 1], [0, 1])]
    request.x.scale.range = .explicit(-1.5, 1.5)
    request.y.scale.range = .explicit(0, 2)
    let scales = scales(request)
    #expect((scales.x.start, scales.x.end) == (-1.5, 1.5))
    #expect((scales.y.start, scales.y.end) == (-1, 1))
    #expect((scales.z.start, scales.z.end) == (-0.5, 0.5))
  }

  @Test func aSurfaceAloneRunsFromMinusOneToOne() {
    var request = SpaceFixture.request()
    request.surfaces = [SpaceFixture.surface { x, z in (sin(5 * x) + sin(5 * z)) / 2 }]
    let scales = scales(request)
    #expect((scales.x.domain.lower, scales.x.domain.upper) == (-1, 1))
    #expect(abs(scales.y.domain.upper - 1) < 0.01)
  }

  @Test(arguments: [(7.0, 2.0), (3, 1), (20, 5), (1.23, 0.5), (2, 0.5), (5.9, 2), (2.4, 1)])
  func stepsAreThoseOfPictures(span: Double, step: Double) {
    #expect(SpaceTicks.step(span) == step)
  }

  @Test func noTickStandsAtAnEnd() {
    #expect(SpaceTicks.numbers(from: 4, to: 8) == [5, 6, 7])
    #expect(SpaceTicks.numbers(from: 0, to: 3) == [1, 2])
    #expect(SpaceTicks.numbers(from: -10, to: 10) == [-5, 0, 5])
  }

  /// At any pose and size, no label is cut off or overlaps another.
  @Test(arguments: [Size(120, 120), Size(240, 180), Size(370, 400), Size(750, 381), Size(1600, 900)])
  func labelsLieInThePictureAndApart(size: Size) {
    var request = SpaceFixture.request()
    request.marks = [SpaceFixture.points([170, 230], [2.7, 6.3], [32, 60])]
    for projection in [SpaceProjection.orthographic, .perspective] {
      for azimuth in stride(from: -180.0, to: 180, by: 15) {
        for inclination in stride(from: -90.0, through: 90, by: 15) {
          request.projection = projection
          request.pose = SpacePose(azimuth: azimuth * .pi / 180, inclination: inclination * .pi / 180)
          let scales = scales(request)
          let fit = SpaceFit(SpaceGuides(request, scales), scales.box, request, in: size)
          let frames = fit.labels.frames
          for (index, frame) in frames.enumerated() {
            #expect(
              frame.minX >= -0.01 && frame.minY >= -0.01 && frame.maxX <= size.width + 0.01
                && frame.maxY <= size.height + 0.01, "\(azimuth) \(inclination) \(frame)")
            for other in frames[(index + 1)...] {
              #expect(!frame.inset(x: 0.01, y: 0.01).intersects(other), "\(azimuth) \(inclination)")
            }
          }
          for corner in scales.box.corners {
            let p = fit.camera.project(corner)
            #expect(p.x >= -0.01 && p.y >= -0.01 && p.x <= size.width + 0.01 && p.y <= size.height + 0.01)
          }
        }
      }
    }
  }

  /// As in pictures of devices, the labels and titles of the floor's axes are straight below their ticks and edges.
  @Test func labelsAreStraightBelowTheirTicks() throws {
    var request = SpaceFixture.request()
    request.marks = [SpaceFixture.points([-1, 1], [-1, 1], [-1, 1])]
    request.pose = SpacePose(azimuth: .pi / 4, inclination: .pi / 6)
    let scales = scales(request)
    let guides = SpaceGuides(request, scales)
    let fit = SpaceFit(guides, scales.box, request, in: Size(400, 400))
    for (axis, dimension) in [(guides.axes[0], SpaceDimension.x), (guides.axes[2], .z)] {
      let ticks = axis.values.flatMap { $0 }.map { value in
        let out = fit.view.outward(dimension) * SpaceLabels.tick
        return fit.camera.project(fit.view.edge(dimension, at: value.position) + out)
      }
      let labels = fit.labels.labels.filter { $0.dimension == dimension }
      try #require(!labels.isEmpty)
      for label in labels {
        #expect(
          ticks.contains { abs($0.x - label.frame.midX) < 0.01 && abs(label.frame.midY - $0.y - 10) < 0.5 })
      }
      let title = try #require(fit.labels.titles.first { $0.dimension == dimension })
      let above = labels.filter { abs($0.frame.midX - title.frame.midX) < 20 }.map(\.frame.maxY).max()
      if let above { #expect(title.frame.minY - above < 9) }
    }
  }

  /// Titles that are wider than their edge move along it, so that they do not make the box smaller.
  @Test(arguments: [Size(200, 250), Size(250, 315), Size(300, 345)])
  func theBoxFillsANarrowPicture(size: Size) {
    var request = SpaceFixture.request()
    var table = SpaceFixture.points([170, 230], [2.7, 6.3], [32, 60])
    (table.x.label, table.z.label) = ("Flipper length in mm", "Bill length in mm")
    request.marks = [table]
    let scales = scales(request)
    let guides = SpaceGuides(request, scales)
    let fit = SpaceFit(guides, scales.box, request, in: size)
    #expect(fit.omitted == .none && fit.labels.titles.count == 3)
    let corners = scales.box.corners.map { fit.camera.project($0).x }
    let width = (corners.max() ?? 0) - (corners.min() ?? 0)
    #expect(width > 0.6 * size.width, "\(width)")
    for title in fit.labels.titles { #expect(title.frame.minX >= 0 && title.frame.maxX <= size.width) }
  }

  @Test func oddInputLeavesGapsAndIsTold() {
    let odd: [[Double]] = [
      [], [.nan], [.infinity], [1], [1, 1, 1], [1e-300, 2e-300], [-1e300, 1e300], [1, .nan, 3],
    ]
    for values in odd {
      var request = SpaceFixture.request()
      request.marks = [SpaceFixture.points(values, values, values)]
      let layout = SpacePipeline.layout(request, in: Size(300, 200))
      let missing = values.count { !$0.isFinite }
      #expect(layout.diagnostics.contains { $0.message.contains("no number") } == (missing > 0), "\(values)")
    }
    var request = SpaceFixture.request()
    request.surfaces = [SpaceFixture.surface { _, _ in .nan }]
    #expect(
      SpacePipeline.layout(request, in: Size(300, 200)).diagnostics == [SpaceMessages.emptySurface("y")])
    request.surfaces = [SpaceFixture.surface { x, z in 1 / (x * z) }]
    _ = SpacePipeline.layout(request, in: Size(300, 200))
    _ = SpacePipeline.layout(request, in: Size(0, 0))
  }

  @Test func aMarkWithoutItsRangesIsTold() {
    var request = SpaceFixture.request()
    let one = SpaceFixture.column("a", [1])
    request.marks = [
      SpaceFixture.table(.rectangle, one, one, one), SpaceFixture.table(.rule, one, one, one),
    ]
    let messages = SpacePipeline.layout(request, in: Size(300, 200)).diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("exactly two") })
    #expect(messages.contains { $0.contains("exactly one") })
  }

  @Test func whatLiesOutsideIsCountedAndLeftOut() {
    var request = SpaceFixture.request()
    request.marks = [SpaceFixture.points([0, 1, 5], [0, 1, 1], [0, 1, 1])]
    request.x.scale.domain = .values([.number(0), .number(2)])
    let messages = SpacePipeline.layout(request, in: Size(300, 200)).diagnostics.map(\.message)
    #expect(messages.contains { $0.hasPrefix("1 mark lies outside") })
  }

  @Test func equalRequestsGiveEqualPictures() {
    var request = SpaceFixture.request()
    var numbers = Numbers(3)
    let values = (0..<3).map { _ in (0..<200).map { _ in numbers.next() } }
    request.marks = [SpaceFixture.points(values[0], values[1], values[2])]
    request.surfaces = [SpaceFixture.surface { x, z in x * z }]
    let size = Size(300, 200)
    #expect(SpacePipeline.layout(request, in: size).list == SpacePipeline.layout(request, in: size).list)
  }

  @Test func withLessTransparencyColoursAreTints() {
    func colors(_ reduces: Bool) -> [RGBA] {
      var request = SpaceFixture.request()
      request.environment.reducesTransparency = reduces
      request.surfaces = [SpaceFixture.surface(RGBA(0, 0, 1, 0.5)) { x, z in x * z }]
      func faces(_ items: [DisplayItem]) -> [FaceBatch] {
        items.flatMap { item -> [FaceBatch] in
          switch item {
          case .scene(let scene):
            scene.parts.compactMap { if case .faces(let batch) = $0 { batch } else { nil } }
          case .group(let group): faces(group.children)
          default: []
          }
        }
      }
      return faces(SpacePipeline.layout(request, in: Size(200, 200)).list.items).flatMap(\.colors)
    }
    #expect(!colors(false).isEmpty && colors(false).allSatisfy { $0.a == 0.5 })
    #expect(colors(true).allSatisfy { $0.a == 1 && $0.r > 0.2 })
  }
}
