import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

@testable import OpenChartsChartEngine

/// Encodings that distinguish series in addition to colour, and other accessibility settings.
@Suite struct RedundantEncodingTests {
  private let names = ["a", "b", "c", "a", "b", "c"]

  private func table(_ kind: MarkKind, change: (inout MarkTable) -> Void = { _ in }) -> MarkTable {
    marks(
      kind, x: .names(["p", "p", "p", "q", "q", "q"]), y: .numbers([1, 2, 3, 2, 3, 4]), color: names, change)
  }

  private func apart(_ tables: MarkTable..., change: (inout ChartRequest) -> Void = { _ in }) -> Picture {
    Picture(
      ChartPipeline.layout(
        request(tables) {
          $0.environment.differentiateWithoutColor = true
          change(&$0)
        }, in: Size(300, 200)))
  }

  private func patterns(_ picture: Picture, role: GroupRole) -> [FillPattern] {
    var found: [FillPattern] = []
    for brush in picture.bars.filter({ $0.role == role }).map({ Optional($0.fill) })
      + picture.outlines.filter({ $0.role == role }).map(\.fill)
    {
      if case .pattern(let pattern)? = brush, !found.contains(pattern) { found.append(pattern) }
    }
    return found
  }

  @Test(arguments: [MarkKind.bar, .area, .rectangle])
  func filledSeriesGetAPatternEachButTheFirst(kind: MarkKind) {
    let picture = apart(table(kind))
    let found = patterns(picture, role: .marks)
    #expect(Set(found.map(\.motif)) == [.rising, .dots])
    // The legend shows the same patterns.
    #expect(Set(patterns(picture, role: .legend)) == Set(found))
    #expect(picture.legendTexts == ["a", "b", "c"])
    #expect(patterns(chart(table(kind)), role: .marks).isEmpty, "only when asked for")
  }

  @Test func sectorsGetPatterns() {
    let sectors = marks(.sector, angle: .numbers([1, 2, 3]), color: ["a", "b", "c"])
    #expect(patterns(apart(sectors), role: .marks).count == 2)
  }

  @Test func everyPatternOfTwentyFourSeriesIsItsOwn() {
    let all = (0..<25).map { FillPattern.series($0, ink: .black) }
    #expect(all[0] == nil)
    #expect(Set(all.dropFirst()).count == 24)
    for pattern in FillPattern.Motif.allCases.map({ FillPattern($0, ink: .black) }) {
      #expect(pattern.tile.width > 0 && pattern.drawing.path.points.allSatisfy(\.isFinite))
    }
  }

  @Test func theInkOfAPatternIsSeenOnItsFill() {
    for picture in [apart(table(.bar)), apart(table(.bar)) { $0.environment.background = .black }] {
      for pattern in patterns(picture, role: .marks) {
        let fills = picture.bars.compactMap { bar -> RGBA? in
          if case .color(let color) = bar.fill { color } else { nil }
        }
        #expect(fills.contains { Contrast.ratio($0.components, pattern.ink.components) >= 3 })
      }
    }
  }

  @Test func pointsGetSymbols() {
    let picture = apart(table(.point))
    let outlines = Set(picture.markSymbols.map(\.outline))
    #expect(outlines.count == 3)
    #expect(Set(picture.symbols.filter { $0.role == .legend }.map(\.outline)).count == 3)
    #expect(picture.legendTexts == ["a", "b", "c"])
  }

  @Test func sparseLinesGetSymbolsAndDenseOnesDashes() {
    #expect(Set(apart(table(.line)).markSymbols.map(\.outline)).count == 3)
    let count = 100
    let dense = marks(
      .line, x: .numbers((0..<2 * count).map { Double($0 % count) }),
      y: .numbers((0..<2 * count).map { Double($0) }),
      color: (0..<2 * count).map { $0 < count ? "a" : "b" })
    let picture = apart(dense)
    #expect(picture.markSymbols.isEmpty)
    #expect(Set(picture.markOutlines.compactMap { $0.line?.stroke.dash }).count == 2)
    #expect(picture.legendTexts == ["a", "b"])
  }

  @Test func aWidthOfTheAuthorKeepsItsDash() {
    let count = 100
    let dense = marks(
      .line, x: .numbers((0..<2 * count).map { Double($0 % count) }),
      y: .numbers((0..<2 * count).map { Double($0) }),
      color: (0..<2 * count).map { $0 < count ? "a" : "b" }
    ).styled { $0.stroke = Stroke(width: 4) }
    let lines = apart(dense).markOutlines.compactMap { $0.line?.stroke }
    #expect(lines.allSatisfy { $0.width == 4 })
    #expect(Set(lines.map(\.dash)) == [[], [10, 6]])
  }

  @Test func whatTheAuthorChoseStays() {
    let own = table(.point) { $0.symbol = .names(["p", "q", "p", "q", "p", "q"]) }
    #expect(Set(apart(own).markSymbols.map(\.outline)).count == 2)
    let fixed = table(.point).styled { $0.symbol = .shape(BasicSymbol.square.shape) }
    #expect(Set(apart(fixed).markSymbols.map(\.outline)).count == 1)
  }

  @Test func marksInColoursOfTheirOwnGetCuesToo() {
    func own(_ kind: MarkKind, _ color: RGBA, _ order: UInt32) -> MarkTable {
      marks(kind, x: .numbers([1, 2]), y: .numbers([1, 2]), firstOrder: order).styled {
        $0.brush = .color(color)
      }
    }
    let points = apart(own(.point, palette[0], 0), own(.point, palette[1], 2))
    #expect(Set(points.markSymbols.map(\.outline)).count == 2)
    let lines = apart(own(.line, palette[0], 0), own(.line, palette[1], 2))
    #expect(Set(lines.markOutlines.compactMap { $0.line?.stroke.dash }).count == 2)
    let bars = apart(own(.bar, palette[0], 0), own(.bar, palette[1], 2))
    #expect(patterns(bars, role: .marks).count == 1)
    #expect(patterns(apart(own(.bar, palette[0], 0)), role: .marks).isEmpty)
  }

  @Test func increasedContrastBringsCuesWhereColoursLookAlike() {
    let alike = chart(table(.bar)) {
      $0.environment.isContrastIncreased = true
      $0.environment.palette = [RGBA(bytes: 200, 60, 0), RGBA(bytes: 110, 120, 0), .black]
    }
    #expect(!patterns(alike, role: .marks).isEmpty)
    let distinct = chart(table(.bar)) {
      $0.environment.isContrastIncreased = true
      $0.environment.palette = [.black, RGBA(0, 0.3, 1), RGBA(1, 0.8, 0)]
    }
    #expect(patterns(distinct, role: .marks).isEmpty)
  }

  @Test(arguments: [MarkKind.bar, .area, .point, .line, .rule, .rectangle])
  func nothingLetsTheGroundThroughWhereThatIsNotWanted(kind: MarkKind) {
    let faint = table(kind) { $0.opacity = NumericColumn(0.3) }
    let picture = chart(faint) { $0.environment.reducesTransparency = true }
    func alpha(_ brush: Brush?) -> Double { brush?.representativeColor.a ?? 1 }
    #expect(picture.markBars.allSatisfy { alpha($0.fill) == 1 })
    #expect(picture.markOutlines.allSatisfy { alpha($0.fill) == 1 && alpha($0.line?.brush) == 1 })
    #expect(picture.markSymbols.allSatisfy { alpha($0.fill) == 1 })
    // The bar is drawn in a tint, not in the full colour.
    if let bar = picture.markBars.first, kind == .bar {
      #expect(bar.fill == .color(palette[0].multiplyingAlpha(by: 0.3).over(.white)))
    }
  }

  @Test(arguments: [20.0, 24, 29, 34, 40], [Size(360, 240), Size(300, 200), Size(640, 400), Size(200, 200)])
  func theLegendStaysAtEveryTextSize(points: Double, size: Size) {
    let picture = Picture(
      ChartPipeline.layout(
        request([table(.bar)]) { $0.environment.labelFont = FontDescriptor(size: points) }, in: size))
    #expect(picture.legendTexts == ["a", "b", "c"])
    #expect(picture.messages.isEmpty)
    #expect(picture.plot.height > 0.3 * size.height && picture.plot.width > 0.4 * size.width)
    #expect(picture.xTexts.count == 2 && picture.yTexts.count > 1)
    for label in picture.labels {
      #expect(label.frame.minX >= -1 && label.frame.maxX <= size.width + 1)
      #expect(label.frame.minY >= -1 && label.frame.maxY <= size.height + 1, "\(label)")
    }
  }
}
