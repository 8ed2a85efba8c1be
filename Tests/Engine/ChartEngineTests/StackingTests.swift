import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// Stacked bars with their gaps and corners. Plots are 300 × 200 points.
@Suite struct StackingTests {
  private func stack(
    _ values: [Double], _ method: StackingMethod = .standard, color: Bool = true, isSeparated: Bool = true
  ) -> Picture {
    bare(
      marks(
        .bar, x: .names(values.map { _ in "a" }), y: .numbers(values),
        color: color ? values.indices.map { "c\($0)" } : nil
      ) { $0.shape.stacking = method }, change: isSeparated ? separated : { _ in })
  }

  private let separated: (inout ChartRequest) -> Void = { $0.environment.separatesMarks = true }

  private func extents(_ picture: Picture) -> [[Double]] {
    picture.markBars.map { [$0.frame.maxY, $0.frame.minY] }
  }

  @Test func barsOfASlotAreAddedInDataOrder() {
    #expect(extents(stack([1, 3])) == [[200, 150], [149, 0]])
    #expect(extents(stack([1, 3], color: false)) == [[200, 150], [151, 0]], "equal looks have no gap")
  }

  /// Neighbours with different colours overlap by a quarter of a point, so that no hairline is visible between them.
  @Test func piecesTouchUnlessTheyAreSeparated() throws {
    let picture = stack([1, 3], isSeparated: false)
    #expect(extents(picture) == [[200, 150], [150.25, 0]])
    let frames = try #require(picture.layout.list.accessibility.first).children.map(\.frame)
    #expect(frames.map { [$0.maxY, $0.minY] } == [[200, 150], [150, 0]])
  }

  @Test func positiveAndNegativeGrowApartFromZero() {
    let picture = stack([2, -1, 1, -1])
    #expect(picture.yDomain == [-2, 3])
    #expect(
      extents(picture).map { $0.map { ($0 * 10).rounded() / 10 } } == [
        [120, 40], [160, 120], [39, 0], [200, 161],
      ])
  }

  @Test func sharesReachTheTop() {
    let picture = stack([1, 3], .normalized)
    #expect(picture.yDomain == [0, 1])
    #expect(extents(picture) == [[200, 150], [149, 0]])
    #expect(stack([0, 0], .normalized).isFinite, "nothing to share")
  }

  @Test func centredStacksLieAroundZero() {
    let picture = stack([2, 6], .center)
    #expect(picture.yDomain == [-4, 4])
    #expect(extents(picture) == [[200, 150], [149, 0]])
  }

  @Test func unstackedBarsOverlap() {
    #expect(extents(stack([1, 4], .unstacked)) == [[200, 150], [200, 0]])
  }

  /// A series has several rows in one stack. Pieces with the same colour overlap by a point, so that no hairline is
  /// visible between them, but their frames only touch.
  @Test func onlyDifferentLooksAreParted() throws {
    let names = ["a", "a", "b", "b"]
    let picture = bare(
      marks(.bar, x: .names(names.map { _ in "x" }), y: .numbers([1, 1, 1, 1]), color: names),
      change: separated)
    #expect(extents(picture) == [[200, 150], [151, 100], [99, 50], [51, 0]])
    let frames = try #require(picture.layout.list.accessibility.first).children.map(\.frame)
    #expect(frames.map { [$0.maxY, $0.minY] } == [[200, 150], [150, 100], [99, 50], [50, 0]])
    let one = marks(.bar, x: .names(["x"]), y: .numbers([1]))
    let other = marks(.bar, x: .names(["x"]), y: .numbers([1]), firstOrder: 1) {
      $0.shape.width = .fixed(9)
    }
    #expect(extents(bare(one, other)) == [[200, 100], [100, 0]], "tables of one look, of two widths")
    #expect(
      extents(bare(one, marks(.bar, x: .names(["x"]), y: .numbers([1]), firstOrder: 1)))[1] == [101, 0])
    let clear = marks(.bar, x: .names(["x", "x"]), y: .numbers([1, 1])) { $0.opacity = NumericColumn(0.5) }
    #expect(extents(bare(clear)) == [[200, 100], [100, 0]], "what shines through must not overlap")
    let thin = marks(.bar, x: .names(["x", "x"]), y: .numbers([0.5, 199.5]))
    #expect(extents(bare(thin))[1] == [199.5, 0])
    let red = other.styled { $0.brush = .color(RGBA(1, 0, 0)) }
    #expect(extents(bare(one, red, change: separated)) == [[200, 100], [99, 0]])
  }

  /// Bands extend a quarter of a point over the band below, so that no hairline is visible between them.
  @Test(arguments: [false, true]) func bandsExtendOverTheBandBelow(areSeparated: Bool) {
    func edges(opacity: Double) -> [(lowest: Double, highest: Double)] {
      let areas = marks(
        .area, x: .numbers([0, 1, 0, 1]), y: .numbers([1, 1, 3, 3]), color: ["a", "a", "b", "b"]
      ) { $0.opacity = NumericColumn(opacity) }
      return bare(areas) { $0.environment.separatesMarks = areSeparated }.markOutlines.map { outline in
        let ys = outline.path.points.map(\.y)
        return (ys.max() ?? 0, ys.min() ?? 0)
      }
    }
    let solid = edges(opacity: 1)
    #expect(solid.count == 2)
    #expect(abs(solid[0].lowest - 200) < 1e-9 && abs(solid[0].highest - 150) < 1e-9)
    #expect(abs(solid[1].lowest - (areSeparated ? 150 : 150.25)) < 1e-9 && abs(solid[1].highest) < 1e-9)
    #expect(abs(edges(opacity: 0.5)[1].lowest - 150) < 1e-9)
  }

  @Test func bandsOfOneColourHaveNoLineBetweenThem() {
    func lines(_ colors: [String]) -> Int {
      let areas = marks(
        .area, x: .numbers([0, 1, 0, 1]), y: .numbers([1, 2, 3, 4]), color: colors
      ) { $0.series = .names(["a", "a", "b", "b"]) }
      return bare(areas) { $0.environment.separatesMarks = true }.markOutlines.filter {
        $0.line != nil
      }
      .count
    }
    #expect(lines(["p", "p", "q", "q"]) == 2)
    #expect(lines(["p", "p", "p", "p"]) == 0)
  }

  @Test func thinPiecesKeepTheirLength() {
    let picture = stack([100, 0.5, 99.5])
    #expect(abs(picture.markBars[1].frame.height - 0.5) < 1e-9)
  }

  @Test func stacksReachOverTables() {
    let a = marks(.bar, x: .names(["a"]), y: .numbers([1]), color: ["p"])
    let b = marks(.bar, x: .names(["a"]), y: .numbers([3]), color: ["q"], firstOrder: 1)
    #expect(extents(bare(a, b, change: separated)) == [[200, 150], [149, 0]])
    #expect(bare(b, a).yDomain == [0, 4])
  }

  @Test func intervalsAndDatesDoNotStack() {
    let picture = bare(marks(.bar, x: .names(["a", "a"]), y: .edges([0, 0], [1, 4])))
    #expect(extents(picture) == [[200, 150], [200, 0]])
  }

  @Test func onlyTheFreeEndIsRound() {
    func radii(_ values: [Double]) -> [CornerRadii] { stack(values).markBars.map(\.radii) }
    let top = CornerRadii(topLeft: 2, topRight: 2, bottomRight: 0, bottomLeft: 0)
    let bottom = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 2, bottomLeft: 2)
    #expect(radii([1]) == [top])
    #expect(radii([-1]) == [bottom])
    #expect(radii([1, 2]) == [.none, top])
    #expect(radii([1, -2]) == [top, bottom])
    let right = bare(marks(.bar, x: .numbers([2]), y: .names(["a"]))).markBars[0].radii
    #expect(right == CornerRadii(topLeft: 0, topRight: 2, bottomRight: 2, bottomLeft: 0))
    let left = bare(marks(.bar, x: .numbers([-2]), y: .names(["a"]))).markBars[0].radii
    #expect(left == CornerRadii(topLeft: 2, topRight: 0, bottomRight: 0, bottomLeft: 2))
  }

  @Test func reversedAxesRoundTheOtherEnd() {
    let picture = bare(marks(.bar, x: .names(["a"]), y: .numbers([2]))) {
      $0.scales.y.domain = .automatic(includesZero: nil, reversed: true, modify: nil)
    }
    #expect(picture.markBars[0].radii == CornerRadii(topLeft: 0, topRight: 0, bottomRight: 2, bottomLeft: 2))
  }

  @Test func intervalsAndCentredBarsAreRoundAllOver() {
    #expect(bare(marks(.bar, x: .names(["a"]), y: .edges([0], [3]))).markBars[0].radii == CornerRadii(2))
    #expect(stack([1, 2], .center).markBars.map(\.radii) == [CornerRadii(2), CornerRadii(2)])
  }

  @Test(arguments: [(6.0, 6.0), (0, 0), (-4, 0), (.nan, nil), (.infinity, 1e6)] as [(Double, Double?)])
  func aGivenRadiusRoundsAllCorners(given: Double, radius: Double?) {
    let table = marks(.bar, x: .names(["a"]), y: .numbers([1])).styled { $0.cornerRadius = given }
    let standard = CornerRadii(topLeft: 2, topRight: 2, bottomRight: 0, bottomLeft: 0)
    #expect(bare(table).markBars[0].radii == (radius.map { CornerRadii($0) } ?? standard))
  }

  @Test func datesAndNamesAsLengthsDoNotAddUp() {
    let picture = bare(
      marks(.bar, x: .names(["a", "a"]), y: .dates([day(2_024, 1, 1), day(2_024, 1, 3)])))
    #expect(picture.yDomain == [day(2_024, 1, 1), day(2_024, 1, 3)])
    #expect(picture.isFinite)
  }
}
