import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// Colours, symbols, sizes and dashes by data.
@Suite struct StyleTests {
  private func fills(_ picture: Picture) -> [Brush?] { picture.markBars.map(\.fill) }
  private func bars(_ names: [String], _ change: (inout ChartRequest) -> Void = { _ in }) -> Picture {
    bare(
      marks(.bar, x: .names(names.indices.map { "\($0)" }), y: .numbers(names.map { _ in 1 }), color: names),
      change: change)
  }

  @Test func marksWithoutStyleHaveTheAccent() {
    let picture = bare(marks(.bar, x: .names(["a"]), y: .numbers([1])))
    #expect(fills(picture) == [.color(RGBA(bytes: 0, 136, 255))])
    let none = bare(marks(.bar, x: .names(["a"]), y: .numbers([1])) { $0.styles = [] })
    #expect(fills(none) == fills(picture))
  }

  @Test func coloursFollowTheOrderOfAppearanceAndStartAgain() {
    let names = ["z", "b", "z", "c", "d", "e", "f", "g", "h"]
    let expected = [0, 1, 0, 2, 3, 4, 5, 6, 0].map { Brush.color(palette[$0]) }
    #expect(fills(bars(names)) == expected)
  }

  @Test func theOrderOfDeclarationCountsOverAllTables() {
    let late = marks(.bar, x: .names(["x"]), y: .numbers([1]), color: ["late"], firstOrder: 9)
    let early = marks(.point, x: .names(["x"]), y: .numbers([1]), color: ["early"])
    let picture = bare(late, early)
    #expect(picture.layout.foregroundStyleScale?.domain == [.category("early"), .category("late")])
  }

  @Test func givenStylesCycleAndAGivenDomainOrdersThem() {
    let (red, black) = (Brush.color(RGBA(1, 0, 0)), Brush.color(.black))
    let short = bars(["a", "b", "c"]) { $0.scales.foregroundStyle.range = .values([red, black]) }
    #expect(fills(short) == [red, black, red])
    let ordered = bars(["a", "b"]) {
      $0.scales.foregroundStyle.domain = .values([.category("b"), .category("a")])
      $0.scales.foregroundStyle.range = .values([red, black])
    }
    #expect(fills(ordered) == [black, red])
    let empty = bars(["a", "b"]) { $0.scales.foregroundStyle.range = .values([]) }
    #expect(fills(empty) == [.color(palette[0]), .color(palette[1])])
  }

  @Test func namesOutsideAGivenDomainStillHaveAColour() {
    let picture = bars(["a", "stranger"]) {
      $0.scales.foregroundStyle.domain = .values([.category("a")])
      $0.scales.foregroundStyle.range = .values([.color(.black)])
    }
    #expect(picture.markBars.count == 2)
    #expect(picture.isFinite)
  }

  @Test func aPaletteWithoutColoursIsTheAccent() {
    let picture = bars(["a", "b"]) { $0.environment.palette = [] }
    #expect(fills(picture) == Array(repeating: .color(RGBA(bytes: 0, 136, 255)), count: 2))
  }

  @Test func gradientsOverNamesAreSampledEvenly() {
    let stops = [GradientStop(0, .black), GradientStop(1, .white)]
    let picture = bars(["a", "b", "c"]) { $0.scales.foregroundStyle.range = .gradient(stops) }
    #expect(fills(picture) == [.color(.black), .color(RGBA(0.5, 0.5, 0.5)), .color(.white)])
    #expect(bars(["a", "b"]) { $0.scales.foregroundStyle.range = .gradient([]) }.isFinite)
  }

  @Test func numbersGetARampFromTintToColour() {
    // The opacity of each bar's colour on white, computed from its red component, because the accent colour has no red.
    func alpha(_ values: [Double], _ change: (inout ChartRequest) -> Void = { _ in }) -> [Double] {
      let table = marks(.bar, x: .names(values.indices.map { "\($0)" }), y: .numbers(values.map { _ in 1 })) {
        $0.foregroundStyle = .numbers(values)
      }
      return bare(table, change: change).markBars.map { 1 - $0.fill.representativeColor.r }
    }
    #expect(close(alpha([10, 20, 15]), [0.18, 1, 0.59], within: 0.01))
    #expect(close(alpha([5, 5]), [0.59, 0.59], within: 0.01), "one value is the middle of the ramp")
    #expect(alpha([1, .nan, 3]).count == 2)
    let clamped = alpha([-100, 100]) { $0.scales.foregroundStyle.domain = .values([.number(0), .number(1)]) }
    #expect(close(clamped, [0.18, 1], within: 0.01))
    let flipped = alpha([0, 1]) {
      $0.scales.foregroundStyle.domain = .automatic(includesZero: nil, reversed: true, modify: nil)
    }
    #expect(close(flipped, [1, 0.18], within: 0.01))
    let logs = alpha([1, 10, 100]) { $0.scales.foregroundStyle.kind = .log }
    #expect(close(logs, [0.18, 0.59, 1], within: 0.01))
    for extreme in alpha([1e308, -1e308]) { #expect(extreme.isFinite) }
  }

  @Test func rampsAreOpaqueMixturesWithTheBackground() {
    func colors(on background: RGBA) -> [RGBA] {
      let table = marks(.rectangle, x: .names(["a", "b"]), y: .names(["c", "d"])) {
        $0.foregroundStyle = .numbers([1, 2])
      }
      return bare(table) { $0.environment.background = background }.markBars.map(
        \.fill.representativeColor)
    }
    let (light, dark) = (colors(on: .white), colors(on: .black))
    #expect((light + dark).allSatisfy { $0.a == 1 })
    #expect(
      close([light[0].r, light[0].b, dark[0].r, dark[0].b], [0.82, 1, 0, 0.18], within: 0.01))
    #expect(light[1] == dark[1] && light[1] == RGBA(bytes: 0, 136, 255))
  }

  @Test(arguments: MarkKind.allCases) func rowsWithoutAColourOrSizeAreReported(kind: MarkKind) {
    let table = marks(
      kind, x: .numbers([1, 2, 3]), y: .numbers([1, 2, 3]),
      angle: kind == .sector ? .numbers([1, 2, 3]) : nil
    ) {
      $0.foregroundStyle = .numbers([1, .nan, 3])
      $0.symbolSize = .numbers([.nan, 2, 3])
    }
    let picture = chart(table)
    #expect(picture.isFinite)
    #expect(picture.messages.contains { $0.contains("foreground style value is missing") })
    #expect((kind == .point) == picture.messages.contains { $0.contains("symbol size value is missing") })
  }

  @Test func mappingsDecideByThemselves() {
    let picture = bars(["a", "b"]) {
      $0.scales.foregroundStyle.range = .mapping { $0 == .category("a") ? .color(.black) : nil }
    }
    #expect(fills(picture)[0] == .color(.black))
    #expect(picture.markBars.count == 2)
  }

  @Test func aStyleOfTheMarkItselfWins() {
    let table = marks(.bar, x: .names(["a"]), y: .numbers([1]), color: ["c"]).styled {
      $0.brush = .color(.black)
    }
    #expect(fills(bare(table)) == [.color(.black)])
  }

  @Test func opacityThinsTheColour() {
    let table = marks(.bar, x: .names(["a", "b", "c"]), y: .numbers([1, 1, 1])) {
      for opacity in [0.5, .nan, 7] { $0.opacity.append(opacity) }
    }
    #expect(bare(table).markBars.map(\.fill.representativeColor.a) == [0.5, 1, 1])
  }

  // MARK: Symbols

  private func points(_ change: (inout MarkTable) -> Void) -> MarkTable {
    marks(.point, x: .numbers([0, 5, 10]), y: .numbers([0, 5, 10]), change)
  }

  @Test func aPointIsACircleOfFiftySquarePoints() {
    let symbol = bare(points { _ in }).markSymbols[0]
    guard case .circle(let radius) = symbol.outline else {
      Issue.record("no circle")
      return
    }
    #expect(abs(2 * radius - 7.98) < 0.01 && symbol.scale == 1)
  }

  @Test func symbolsHaveTheirOrderOnPointsAndAnotherOnLines() {
    let named = points { $0.symbol = .names(["a", "b", "c"]) }
    func keys(_ table: MarkTable) -> [String] {
      (bare(table).layout.symbolScale?.outputs ?? []).map {
        if case .shape(let shape) = $0 { shape.shape.key } else { "none" }
      }
    }
    #expect(keys(named) == ["circle", "cross", "triangle"])
    var line = named
    line.kind = .line
    #expect(keys(line) == ["circle", "square", "triangle"])
  }

  @Test func sizesRunFromTwentyToFourHundred() {
    func areas(_ values: [Double], _ change: (inout ChartRequest) -> Void = { _ in }) -> [Double] {
      let picture = bare(points { $0.symbolSize = .numbers(values) }, change: change)
      return picture.markSymbols.map { symbol in
        guard case .circle(let radius) = symbol.outline else { return -1 }
        return .pi * (radius * symbol.scale) * (radius * symbol.scale)
      }
    }
    #expect(close(areas([0, 50, 100]), [20, 210, 400]))
    #expect(close(areas([3, 3, 3]), [210, 210, 210]))
    #expect(close(areas([1, .nan, 2]), [20, 400]))
    let given = areas([0, 50, 100]) { $0.scales.symbolSize.range = .values([10, 30]) }
    #expect(close(given, [10, 20, 30]))
    let empty = areas([0, 50, 100]) { $0.scales.symbolSize.range = .values([]) }
    #expect(empty.count == 3)
    for odd in [Double.infinity, -4, .nan] {
      let mapped = areas([0, 50, 100]) { $0.scales.symbolSize.range = .mapping { _ in odd } }
      #expect(mapped.isEmpty)
    }
  }

  @Test func aGivenAreaOrBoxWins() {
    let table = points { for area in [200.0, 50, .infinity] { $0.symbolArea.append(area) } }
    #expect(close(bare(table).markSymbols.map(\.scale), [2, 1, 1]))
    let boxed = points { _ in }.styled { $0.symbolBox = Size(20, 10) }
    guard case .path(let path)? = bare(boxed).markSymbols.first?.outline else {
      Issue.record("no outline")
      return
    }
    #expect(close(path.controlBounds ?? .zero, Rect(x: -10, y: -5, width: 20, height: 10)))
  }

  @Test func dashesTellLinesApart() {
    let table = marks(.line, x: .numbers([0, 1, 0, 1, 0, 1]), y: .numbers([1, 2, 3, 4, 5, 6])) {
      $0.lineStyle = .names(["a", "a", "b", "b", "c", "c"])
    }
    #expect(bare(table).markOutlines.map { $0.line?.stroke.dash } == [[], [5, 3], [9, 3]])
  }

  // MARK: Layers

  @Test func higherMarksAreDrawnLater() {
    let low = marks(.bar, x: .names(["a"]), y: .numbers([1])).styled { $0.zIndex = 2 }
    let high = marks(.bar, x: .names(["b"]), y: .numbers([1]), firstOrder: 1)
    #expect(bare(low, high).markBars.map(\.frame.midX) == [225, 75])
    #expect(bare(low.styled { $0.zIndex = .nan }, high).markBars.map(\.frame.midX) == [75, 225])
  }

  @Test func rowsOfOneLayerShareAGroup() {
    var layer = LayerRequest(id: 1)
    layer.opacity = 0.5
    layer.mask = [marks(.rectangle, x: .names(["a"]), y: .numbers([2])) { $0.shape.height = .fixed(10) }]
    let inside = marks(.bar, x: .names(["a", "b"]), y: .numbers([1, 2])).styled { $0.layer = layer }
    let outside = marks(.point, x: .names(["a"]), y: .numbers([1]), firstOrder: 2)
    let group = bare(inside, outside).groups.first { $0.role == .layer }
    #expect(group?.opacity == 0.5)
    #expect(group?.mask?.count == 1)
    #expect(bare(inside, outside).markBars.count == 2)
  }

  @Test func effectsWrapEachMark() {
    let clip = ShapeRequest(key: "ellipse") { VectorPath(ellipseIn: $0) }
    let table = marks(.bar, x: .names(["a", "b"]), y: .numbers([1, 2])).styled {
      $0.effects = [.clip(clip), .blur(radius: 3), .shadow(.init(color: .black, radius: .nan, x: 0, y: 2))]
    }
    let picture = bare(table)
    #expect(picture.isFinite)
    #expect(picture.groups.filter { $0.blur == 3 }.count == 2)
    #expect(picture.groups.filter { $0.clip != nil }.count == 2)
    #expect(picture.groups.compactMap(\.shadow).map(\.radius) == [0, 0])
  }

  @Test func gradientsCanSpanThePlot() {
    let table = marks(.bar, x: .names(["a"]), y: .numbers([1])).styled {
      $0.brush = .linear([GradientStop(0, .black)], start: .zero, end: Point(0, 1))
      $0.alignsWithPlot = true
    }
    var bounds: Rect?
    func find(_ items: [DisplayItem]) {
      for item in items {
        if case .group(let group) = item { find(group.children) }
        if case .rects(let batch) = item { bounds = batch.brushBounds }
      }
    }
    find(bare(table).layout.list.items)
    #expect(bounds == Rect(x: 0, y: 0, width: 300, height: 200))
  }
}
