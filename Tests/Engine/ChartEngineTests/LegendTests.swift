import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// Contents and positions of legends.
@Suite struct LegendTests {
  private func bars(
    _ names: [String], size: Size = Size(300, 200), change: (inout ChartRequest) -> Void = { _ in }
  ) -> Picture {
    chart(
      marks(.bar, x: .names(names), y: .numbers(names.map { _ in 1 }), color: names), size: size,
      change: change)
  }

  private func legendFrames(_ picture: Picture) -> [Rect] {
    picture.labels.filter { $0.role == .legend }.map(\.frame)
  }

  @Test func colouredNamesAreExplainedInTheirOrder() {
    let picture = bars(["b", "a", "c"])
    #expect(picture.legendTexts == ["b", "a", "c"])
    let frames = legendFrames(picture)
    let swatches = picture.symbols.filter { $0.role == .legend }
    #expect(swatches.map(\.fill) == [0, 1, 2].map { .color(palette[$0]) })
    #expect(abs(swatches[0].center.x - 4) < 0.01, "leading")
    #expect(zip(swatches, frames).allSatisfy { abs($0.center.x + 4 + 5 - $1.minX) < 0.01 })
    #expect(abs(200 - picture.plot.maxY - 35.3) < 1)
  }

  @Test func namesOfTheScaleAloneAreExplained() {
    let red = Brush.color(RGBA(1, 0, 0))
    let bar = marks(.bar, x: .names(["x"]), y: .numbers([1])).styled { $0.brush = red }
    func legend(
      _ domain: DomainRequest, _ range: StyleRange<Brush> = .values([red, .color(.black)])
    ) -> Picture {
      chart(bar) {
        ($0.scales.foregroundStyle.domain, $0.scales.foregroundStyle.range) = (domain, range)
      }
    }
    let picture = legend(.values([.category("Walk"), .category("Run")]))
    #expect(picture.legendTexts == ["Walk", "Run"])
    #expect(picture.symbols.filter { $0.role == .legend }.map(\.fill) == [red, .color(.black)])
    #expect(picture.layout.foregroundStyleScale?.domain == [.category("Walk"), .category("Run")])
    #expect(picture.markBars.map(\.fill) == [red])
    #expect(legend(.inferred).legendTexts == [], "styles without names")
    #expect(
      legend(.values([.number(0), .number(1)])).legendTexts == [],
      "the ends of a ramp that nobody uses")
  }

  @Test func gradientsAreShownAsTheyAre() {
    let brush = Brush.linear(
      [GradientStop(0, .black), GradientStop(1, .white)], start: Point(0.5, 0), end: Point(0.5, 1))
    func fills(_ kind: MarkKind) -> [Brush?] {
      let table = marks(kind, x: .numbers([0, 1]), y: .numbers([1, 2]), color: ["a", "b"])
      return chart(table) { $0.scales.foregroundStyle.range = .values([brush, .color(.black)]) }
        .symbols.filter { $0.role == .legend }.map(\.fill)
    }
    #expect(fills(.bar) == [brush, .color(.black)])
    #expect(fills(.line) == [brush, .color(.black)])
    let dashed = marks(.line, x: .numbers([0, 1]), y: .numbers([1, 2]), color: ["a", "b"]) {
      $0.lineStyle = .names(["a", "b"])
    }
    let samples = chart(dashed) { $0.scales.foregroundStyle.range = .values([brush, .color(.black)]) }
      .outlines.filter { $0.role == .legend }
    #expect(samples.map(\.line?.brush) == [brush, .color(.black)])
    // A horizontal line has no height, so a vertical gradient covers the width of the stroke.
    #expect(samples.allSatisfy { $0.brushBounds?.height == $0.line?.stroke.width })
  }

  /// Symbols on lines are rings, both in the plot and in the legend.
  @Test func ringsOnLinesAreExplainedByRings() {
    func swatches(_ kind: MarkKind) -> [Brush?] {
      let table = marks(kind, x: .numbers([0, 1]), y: .numbers([1, 2]), color: ["a", "b"]) {
        $0.symbol = .names(["a", "b"])
      }
      return chart(table).symbols.filter { $0.role == .legend }.map(\.fill)
    }
    #expect(swatches(.line) == [.color(.white), .color(.white)])
    #expect(swatches(.point) == [.color(palette[0]), .color(palette[1])])
  }

  @Test func rowsWrapAndNeverOverlap() {
    let names = (0..<12).map { "series number \($0)" }
    let picture = bars(names, size: Size(300, 300))
    let frames = legendFrames(picture)
    #expect(frames.count == 12)
    #expect(Set(frames.map(\.minY)).count > 1)
    for (i, a) in frames.enumerated() {
      #expect(a.minX >= 0 && a.maxX <= 300 && a.maxY <= 300.5)
      for b in frames[(i + 1)...] { #expect(!a.intersects(b)) }
      #expect(a.minY >= picture.plot.maxY)
    }
  }

  /// As in pictures of devices, a column is as wide as its widest entry, in whole points, and rows are a line height
  /// plus 8 points apart.
  @Test func rowsShareTheirColumns() throws {
    let names = ["Rent", "Food", "Transport", "Entertainment", "Shopping", "Other"]
    let picture = bars(names, size: Size(300, 250))
    let frames = legendFrames(picture)
    let rows = Set(frames.map(\.minY)).sorted()
    #expect(rows.count == 2)
    let line = FixedMeasurer().lineHeight(of: FontDescriptor(size: 11)).height
    #expect(abs(rows[1] - rows[0] - line - 8) < 0.01)
    let columns = frames.filter { $0.minY == rows[0] }
    for (first, second) in zip(columns, frames.dropFirst(columns.count)) {
      #expect(abs(first.minX - second.minX) < 0.01)
    }
    for index in columns.indices.dropLast() {
      let widths = frames.enumerated().filter { $0.offset % columns.count == index }.map(\.element.width)
      let right = columns[index].minX + (try #require(widths.max()) - 0.01).rounded(.up)
      // There are 8 points between entries, 8 points for the swatch, and 5 points between swatch and text.
      #expect(abs(columns[index + 1].minX - right - 8 - 8 - 5) < 0.01)
    }
  }

  @Test func channelsOfTheSameNamesShareEntries() {
    let table = marks(
      .line, x: .numbers([0, 1, 0, 1]), y: .numbers([1, 2, 3, 4]), color: ["a", "a", "b", "b"]
    ) {
      $0.symbol = .names(["a", "a", "b", "b"])
    }
    #expect(chart(table).legendTexts == ["a", "b"])
    let other = marks(
      .line, x: .numbers([0, 1, 0, 1]), y: .numbers([1, 2, 3, 4]), color: ["a", "a", "b", "b"]
    ) {
      $0.symbol = .names(["p", "q", "p", "q"])
    }
    #expect(chart(other).legendTexts == ["a", "b", "p", "q"])
  }

  @Test func seriesAndOwnColoursNeedNone() {
    let table = marks(.line, x: .numbers([0, 1]), y: .numbers([1, 2])) { $0.series = .names(["a", "b"]) }
    #expect(chart(table).legendTexts.isEmpty)
  }

  @Test func aHiddenLegendTakesNoRoom() {
    let hidden = bars(["a", "b"]) { $0.legend.visibility = .hidden }
    #expect(hidden.legendTexts.isEmpty)
    #expect(abs(200 - hidden.plot.maxY - 18) < 0.5)
  }

  @Test(
    arguments: [
      ContentPosition.automatic, .overlay, .top, .bottom, .leading, .trailing, .topLeading, .topTrailing,
      .bottomLeading, .bottomTrailing,
    ], [false, true])
  func everyPositionKeepsTheLegendInTheChart(position: ContentPosition, isRightToLeft: Bool) {
    let picture = bars(["alpha", "beta"]) {
      $0.legend.position = position
      $0.legend.spacing = .nan
      $0.environment.isRightToLeft = isRightToLeft
    }
    let frames = legendFrames(picture)
    #expect(picture.isFinite && frames.count == 2)
    for frame in frames {
      #expect(frame.minX >= -0.01 && frame.maxX <= 300.01 && frame.minY >= -1 && frame.maxY <= 201)
      if position != .overlay { #expect(!frame.intersects(picture.plot)) }
    }
  }

  @Test func aLegendWithoutRoomIsLeftOutAndReported() {
    let short = bars(["a", "b"], size: Size(300, 50))
    #expect(short.legendTexts.isEmpty)
    #expect(short.messages.contains { $0.contains("legend") })
    let tall = bars((0..<60).map { "name \($0)" }) { $0.legend.position = .trailing }
    #expect(tall.legendTexts.isEmpty && tall.messages.contains { $0.contains("legend") })
    #expect(bars(["a", "b"]).messages.isEmpty)
  }

  @Test(arguments: [false, true]) func manyNamesBesideThePlotFormColumns(isRightToLeft: Bool) {
    let picture = bars((0..<14).map { "name \($0)" }) {
      $0.legend.position = .trailing
      $0.environment.isRightToLeft = isRightToLeft
    }
    let frames = legendFrames(picture)
    #expect(frames.count == 14 && picture.messages.isEmpty)
    // Nine lines of 21.3 points fit into 200 points, so that seven rows have two columns.
    #expect(Set(frames.map { ($0.minY * 100).rounded() }).count == 7)
    for (i, a) in frames.enumerated() {
      #expect(a.minY >= 0 && a.maxY <= 200.01)
      #expect(!a.intersects(picture.plot))
      for b in frames[(i + 1)...] { #expect(!a.intersects(b)) }
    }
  }

  @Test(arguments: [(-10.0, true), (0, false)])
  func numbersUnderTheLegendAreLeftOut(spacing: Double, areCovered: Bool) {
    let table = marks(.bar, x: .numbers([1, 2, 3]), y: .numbers([1, 2, 3]), color: ["a", "b", "c"])
    let picture = chart(table) {
      $0.legend.position = .bottom
      $0.legend.spacing = spacing
    }
    #expect(picture.legendTexts == ["a", "b", "c"])
    #expect(picture.xTexts.isEmpty == areCovered)
    #expect(!picture.yTexts.isEmpty)
  }

  @Test func numbersAreExplainedByARampWithNiceValues() {
    let table = marks(.point, x: .numbers([0, 1]), y: .numbers([0, 1])) {
      $0.foregroundStyle = .numbers([-44, 93])
    }
    let picture = chart(table)
    #expect(
      picture.legendTexts == ["-50", "0", "50", "100"] || picture.legendTexts == ["−50", "0", "50", "100"])
    let bar = picture.bars.first { $0.role == .legend }
    #expect(close([bar?.frame.width ?? 0, bar?.frame.height ?? 0], [117, 12]))
  }

  @Test func ownContentReplacesTheLegend() {
    let picture = bars(["a"]) { $0.legend.content = Box(50, 20) }
    #expect(picture.legendTexts.isEmpty)
    #expect(
      picture.bars.contains {
        $0.role == .legend && close($0.frame, Rect(x: 0, y: 180, width: 50, height: 20))
      })
  }

  @Test func anEntryWiderThanTheChartIsShortened() {
    let picture = bars([String(repeating: "very long ", count: 30), "b"])
    #expect(legendFrames(picture).allSatisfy { $0.maxX <= 300.5 })
  }
}
