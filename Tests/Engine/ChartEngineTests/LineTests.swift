import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// Lines and areas: series, curves, gaps and bands. Plots are 300 × 200 points.
@Suite struct LineTests {
  private func ends(_ path: VectorPath) -> [Point] { [path.points.first!, path.points.last!] }

  @Test func pointsAreJoinedInDataOrder() {
    let line = bare(marks(.line, x: .numbers([10, 0, 5]), y: .numbers([0, 10, 5]))).markOutlines[0]
    #expect(line.path.points == [Point(300, 200), Point(0, 0), Point(150, 100)])
    #expect(line.line?.stroke == Stroke(width: 2, cap: .round, join: .round))
    #expect(line.fill == nil)
  }

  @Test func namesOfColourDashAndSymbolPartSeries() {
    let picture = bare(
      marks(.line, x: .numbers([0, 0, 10, 10]), y: .numbers([1, 2, 3, 4]), color: ["b", "a", "b", "a"]))
    #expect(picture.markOutlines.count == 2)
    #expect(picture.markOutlines.map { $0.line?.brush } == [.color(palette[0]), .color(palette[1])])
    let combined = marks(
      .line, x: .numbers([0, 1, 0, 1]), y: .numbers([1, 2, 3, 4]), color: ["a", "a", "a", "a"]
    ) {
      $0.lineStyle = .names(["p", "p", "q", "q"])
    }
    #expect(bare(combined).markOutlines.count == 2)
  }

  @Test func anExplicitSeriesWins() {
    let table = marks(
      .line, x: .numbers([0, 1, 2, 3]), y: .numbers([1, 2, 3, 4]), color: ["a", "b", "a", "b"]
    ) {
      $0.series = .names(["s", "s", "s", "s"])
    }
    #expect(bare(table).markOutlines.count == 1)
    let numbered = marks(.line, x: .numbers([0, 1, 0, 1, 2, 3]), y: .numbers([1, 2, 3, 4, 5, 6])) {
      $0.series = .numbers([7, 7, 8, 8, .nan, .nan])
    }
    #expect(bare(numbered).markOutlines.count == 3)
  }

  @Test func numbersAsColourDoNotPartALine() {
    let table = marks(.line, x: .numbers([0, 1, 2]), y: .numbers([1, 2, 3])) {
      $0.foregroundStyle = .numbers([1, 2, 3])
    }
    #expect(bare(table).markOutlines.count == 1)
  }

  @Test func aMissingNumberPartsTheLine() {
    let line = bare(marks(.line, x: .numbers([0, 1, 2, 3, 4]), y: .numbers([1, 2, .nan, 3, 4]))).markOutlines[
      0]
    #expect(line.path.verbs == [.move, .line, .move, .line])
  }

  @Test func oneValueIsADot() {
    let line = bare(marks(.line, x: .names(["a"]), y: .numbers([1]))).markOutlines[0]
    #expect(line.path.points == [Point(150, 0), Point(150, 0)])
  }

  @Test(arguments: [
    Interpolation.linear, .monotone, .stepStart, .stepCenter, .stepEnd, .cardinal(tension: 0),
    .cardinal(tension: 0.7), .catmullRom(alpha: 0.5), .catmullRom(alpha: 0), .catmullRom(alpha: 1),
    .cardinal(tension: .nan), .catmullRom(alpha: .infinity),
  ])
  func everyCurveReachesItsFirstAndLastPoint(interpolation: Interpolation) {
    let (xs, ys) = ([0, 1, 2, 3, 4, 4, 7], [3, 9, 1, 1, 5, 8, 2]) as ([Double], [Double])
    let table = marks(.line, x: .numbers(xs), y: .numbers(ys)).styled { $0.interpolation = interpolation }
    let picture = bare(table)
    #expect(picture.isFinite)
    let path = picture.markOutlines[0].path
    let scale = (x: picture.layout.xScale!, y: picture.layout.yScale!)
    #expect(close(ends(path).map(\.x), [0, 300]))
    #expect(close(ends(path).map(\.y), [scale.y.position(3), scale.y.position(2)]))
    // A line with steps in the middle between two points passes through neither point.
    for (x, y) in zip(xs, ys) where interpolation != .stepCenter {
      let place = Point(scale.x.position(x), scale.y.position(y))
      #expect(path.points.contains { abs($0.x - place.x) < 1e-6 && abs($0.y - place.y) < 1e-6 })
    }
    let area = bare(
      marks(.area, x: .numbers(xs), y: .numbers(ys)).styled { $0.interpolation = interpolation })
    #expect(area.isFinite && area.markOutlines.count == 1)
  }

  @Test func symbolsLieOnEveryPoint() {
    let table = marks(.line, x: .numbers([0, 5, 10]), y: .numbers([0, 5, 10])).styled {
      $0.symbol = .shape(BasicSymbol.square.shape)
    }
    let picture = bare(table)
    #expect(picture.markSymbols.map(\.center) == [Point(0, 200), Point(150, 100), Point(300, 0)])
  }

  /// Symbols on lines are rings, filled with the background. They are as large as the discs of points, and their stroke
  /// is as thick as the line.
  @Test func symbolsOnLinesAreRings() throws {
    func symbols(_ kind: MarkKind, _ symbol: BasicSymbol, area: Double = -1) -> [Picture.Symbol] {
      let table = marks(kind, x: .numbers([0, 5]), y: .numbers([0, 5])) {
        $0.symbolArea = NumericColumn(area)
      }.styled { $0.symbol = .shape(symbol.shape) }
      return bare(table) { $0.environment.background = .black }.markSymbols
    }
    let (ring, disc) = (symbols(.line, .circle), symbols(.point, .circle))
    guard case .circle(let outer) = disc[0].outline, case .circle(let inner) = ring[0].outline
    else {
      Issue.record("no circles")
      return
    }
    let line = try #require(ring[0].line)
    #expect(ring.count == 2 && ring.allSatisfy { $0.fill == .color(.black) })
    #expect(line.stroke.width > 1.9 && abs(inner + line.stroke.width / 2 - outer) < 1e-9)
    #expect(line.brush == disc[0].fill && disc[0].line == nil)
    #expect(symbols(.line, .square).allSatisfy { $0.line != nil })
    #expect(
      symbols(.line, .cross).allSatisfy { $0.line == nil && $0.fill == disc[0].fill },
      "has no inside")
    let small = try #require(symbols(.line, .circle, area: 3)[0].line)
    #expect(small.stroke.width < 0.5, "small rings stay open")
    #expect(symbols(.line, .circle, area: 0).isEmpty)
  }

  @Test func anAreaFillsToZero() {
    let area = bare(marks(.area, x: .numbers([0, 10]), y: .numbers([5, 10]))).markOutlines[0]
    #expect(area.path.points == [Point(0, 100), Point(300, 0), Point(300, 200), Point(0, 200)])
    #expect(area.line == nil && area.fill != nil)
  }

  @Test func aBandFillsBetweenItsEdges() {
    let area = bare(marks(.area, x: .numbers([0, 10]), y: .edges([2, 4], [5, 10]))).markOutlines[0]
    #expect(area.path.points == [Point(0, 100), Point(300, 0), Point(300, 120), Point(0, 160)])
    let lying = bare(marks(.area, x: .edges([0, 0], [10, 5]), y: .numbers([0, 10]))).markOutlines[0]
    #expect(lying.path.points.contains(Point(300, 200)))
  }

  @Test func areasStackAndMissingPlacesAreInterpolated() {
    // The second series has no value at x = 1. The interpolated value is 2.
    let table = marks(
      .area, x: .numbers([0, 1, 2, 0, 2]), y: .numbers([4, 4, 4, 1, 3]), color: ["a", "a", "a", "b", "b"])
    let picture = bare(table)
    #expect(picture.yDomain == [0, 7])
    let upper = picture.markOutlines[1].path.points.prefix(3).map { (200 - $0.y) / 200 * 7 }
    #expect(close(Array(upper), [5, 6, 7]))
  }

  @Test func outsideItsExtentASeriesAddsNothing() {
    let table = marks(
      .area, x: .numbers([0, 1, 2, 1, 2]), y: .numbers([4, 4, 4, 1, 3]), color: ["a", "a", "a", "b", "b"])
    let second = bare(table).markOutlines[1].path.points
    #expect(close([second.map(\.x).min() ?? 0], [150]))
  }

  @Test(arguments: [StackingMethod.normalized, .center])
  func sharesAndStreamsFillTheirDomain(method: StackingMethod) {
    let table = marks(
      .area, x: .numbers([0, 1, 0, 1]), y: .numbers([1, 2, 3, 2]), color: ["a", "a", "b", "b"]
    ) { $0.shape.stacking = method }
    let picture = bare(table)
    #expect(picture.yDomain == (method == .center ? [-2, 2] : [0, 1]))
    #expect(picture.markOutlines[1].path.points.prefix(2).allSatisfy { abs($0.y) < 1e-6 })
  }

  @Test func aStackWithoutTotalIsFlat() {
    let table = marks(
      .area, x: .numbers([0, 1, 0, 1]), y: .numbers([0, 0, 0, 0]), color: ["a", "a", "b", "b"]
    ) { $0.shape.stacking = .normalized }
    #expect(bare(table).isFinite)
  }

  @Test func aMissingNumberPartsAnArea() {
    let area = bare(marks(.area, x: .numbers([0, 1, 2, 3, 4]), y: .numbers([1, 2, .nan, 3, 4]))).markOutlines[
      0]
    #expect(area.path.verbs.filter { $0 == .move }.count == 2)
    #expect(area.path.verbs.filter { $0 == .close }.count == 2)
  }

  @Test func intervalsPutLinesInTheirMiddle() {
    let days = [day(2_024, 1, 1), day(2_024, 1, 2)]
    let line = bare(marks(.line, x: .dates(days, unit: .day), y: .numbers([1, 2]))).markOutlines[0]
    #expect(close(line.path.points.map(\.x), [75, 225]))
  }

  @Test func aRuleSpansThePlotUnlessTold() {
    func ends(_ x: PositionChannel, _ y: PositionChannel) -> [Point] {
      bare(
        marks(.rule, x: x, y: y), marks(.point, x: .numbers([0, 10]), y: .numbers([0, 10]), firstOrder: 1)
      )
      .markOutlines[0].path.points
    }
    #expect(ends(.numbers([5]), .none) == [Point(150, 0), Point(150, 200)])
    #expect(ends(.none, .numbers([5])) == [Point(0, 100), Point(300, 100)])
    #expect(Set(ends(.numbers([5]), .edges([0], [5]))) == [Point(150, 200), Point(150, 100)])
    #expect(ends(.plot(start: 10, end: nil), .numbers([5])) == [Point(10, 100), Point(300, 100)])
    #expect(ends(.plot(start: .nan, end: .infinity), .numbers([5])) == [Point(0, 100), Point(300, 100)])
  }
}
