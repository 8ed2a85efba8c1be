import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

@testable import OpenChartsChartEngine

/// Compares the painter's order of random scenes with the depths of their marks.
@Suite struct SceneOrderTests {
  @Test(arguments: [false, true])
  func nothingIsDrawnOverWhatIsNearer(hasBodies: Bool) {
    var (compared, wrong, atSymbols) = (0, 0, 0)
    for seed in 0..<UInt64(12) {
      var check = OrderCheck(seed: seed, hasBodies: hasBodies, measurer: FixedMeasurer())
      let found = check.check(places: 40)
      compared += found.compared
      wrong += found.wrong
      atSymbols += found.atSymbols
    }
    #expect(compared > 150)
    #expect(wrong == 0, "\(wrong) of \(compared)")
    #expect(Double(atSymbols) <= 0.02 * Double(compared), "\(atSymbols) of \(compared)")
  }

  @Test func depthsAreSortedWithTiesInTheirOrder() {
    var numbers = Numbers(3)
    var depths = (0..<5000).map { _ in Float(numbers.next(-4...4)) }
    depths += depths.prefix(500) + [0, -0.0, 0, .infinity, -.infinity, .leastNonzeroMagnitude]
    let wanted = depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    #expect(DepthOrder.sorted(depths).map { Int($0) } == wanted)
    #expect(DepthOrder.sorted([]) == [])
  }

  @Test func manyRectanglesAreDrawnWhole() {
    var request = SpaceFixture.request()
    var numbers = Numbers(9)
    let low = (0..<400).map { _ in numbers.next(-1...0.8) }
    let high = low.map { $0 + 0.1 }
    request.marks = [
      SpaceFixture.table(
        .rectangle, SpaceFixture.column("x", low, to: high), SpaceFixture.column("y", low.reversed()),
        SpaceFixture.column("z", high, to: low))
    ]
    let layout = SpacePipeline.layout(request, in: Size(300, 300))
    let faces = layout.list.items.scenes.flatMap(\.parts).reduce(0) { sum, part in
      if case .faces(let batch) = part { sum + batch.count } else { sum }
    }
    // At most 100 rectangles are cut along each other's edges. Each further rectangle is one face.
    #expect(faces >= 400 && faces < 60_000)
  }

  @Test func surfacesHaveMoreLinesWhereTheyBend() {
    var request = SpaceFixture.request()
    request.surfaces = [SpaceFixture.surface { x, _ in x < 0.3 ? 0 : 1 }]
    var odd: [Diagnostic] = []
    let scales = request.scales(&odd)
    let even = FloorGrid(scales.box, parts: 24, alsoAtX: [], alsoAtZ: [])
    let known = request.surfaces.map { FloorHeights($0, on: even, scales) }
    let more = SurfaceSampling.lines(known, in: scales.box)
    #expect(!more.x.isEmpty && more.x.count < 6 && more.z.isEmpty)
    #expect(more.x.allSatisfy { abs($0 - 0.15) < 0.1 })
  }

  @Test func surfacesAreNotAskedTwiceForAHeight() {
    let asked = Counter()
    var request = SpaceFixture.request()
    request.surfaces = [
      SpaceFixture.surface { x, z in
        asked.add()
        return x < 0 ? .nan : x * z
      }
    ]
    var odd: [Diagnostic] = []
    let scales = request.scales(&odd)
    let even = FloorGrid(scales.box, parts: 8, alsoAtX: [], alsoAtZ: [])
    let known = FloorHeights(request.surfaces[0], on: even, scales)
    let before = asked.count
    let finer = FloorGrid(scales.box, parts: 8, alsoAtX: [0.01], alsoAtZ: [])
    let heights = FloorHeights(request.surfaces[0], on: finer, scales, knowing: known).heights
    #expect(asked.count - before == 9)
    let anew = FloorHeights(request.surfaces[0], on: finer, scales).heights
    #expect(heights.map(\.bitPattern) == anew.map(\.bitPattern))
  }
}

private final class Counter: @unchecked Sendable {
  private(set) var count = 0
  func add() { count += 1 }
}

extension [DisplayItem] {
  /// The scenes in these items and in the groups within them.
  fileprivate var scenes: [SceneItem] {
    flatMap { item -> [SceneItem] in
      switch item {
      case .scene(let scene): [scene]
      case .group(let group): group.children.scenes
      case .path, .rects, .symbols, .text, .image: []
      }
    }
  }
}
