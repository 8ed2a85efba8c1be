import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

@testable import OpenChartsChartEngine

/// The values that one stage of the pipeline passes to the next.
@Suite struct StageTests {
  @Test(arguments: MarkKind.allCases) func traitsAgreeWithThemselves(kind: MarkKind) {
    let trait = kind.trait
    if trait.stacks != nil { #expect(trait.hasLength && trait.isFilled) }
    if trait.isPolar { #expect(trait.stacks == nil && !trait.joinsRows && !trait.hasLength) }
    if trait.symbols == .onLines { #expect(trait.joinsRows) }
    if trait.thinning == .columns { #expect(trait.joinsRows) }
    // Patterns need a fill. Marks without a fill need another redundant encoding.
    #expect(trait.isFilled == (trait.redundantEncoding == nil))
  }

  /// Measures text as twice as large as `FixedMeasurer` does.
  private struct WideMeasurer: TextMeasurer {
    private let inner = FixedMeasurer()

    private func doubled(_ font: FontDescriptor) -> FontDescriptor {
      var font = font
      font.size *= 2
      return font
    }

    func measure(_ string: String, font: FontDescriptor) -> TextMetrics {
      inner.measure(string, font: doubled(font))
    }
    func lineHeight(of font: FontDescriptor) -> TextMetrics { inner.lineHeight(of: doubled(font)) }
    func layout(_ spans: [TextSpan], style: ParagraphStyle, width: Double?, height: Double?) -> TextLayout {
      let doubled = spans.map { span in
        var span = span
        span.font = self.doubled(span.font)
        return span
      }
      return inner.layout(doubled, style: style, width: width, height: height)
    }
  }

  @Test func theRoomOfGuidesFollowsTheMeasurerThatIsHandedIn() {
    let table = marks(.bar, x: .names(["a", "b"]), y: .numbers([100, 200]))
    let usual = chart(table)
    let wide = chart(table) { $0.environment = ChartEnvironment(measurer: WideMeasurer()) }
    #expect(wide.plot.width < usual.plot.width - 10)
    #expect(wide.plot.height < usual.plot.height - 10)
  }

  @Test func masksAreStackedLikeMarks() throws {
    var layer = LayerRequest(id: 7)
    layer.mask = [marks(.bar, x: .names(["a", "a"]), y: .numbers([10, 20]))]
    let table = marks(.bar, x: .names(["a"]), y: .numbers([40])).styled { [layer] in $0.layer = layer }
    let mask = try #require(bare(table).groups.lazy.compactMap(\.mask).first)
    let frames = mask.flatMap { item -> [Rect] in
      guard case .rects(let batch) = item else { return [] }
      #expect(batch.firstID == nil)
      return batch.rects
    }
    #expect(frames.count == 2)
    // Bars of 10 and 20 are stacked on an axis to 40 in a plot of 200 points, so the stack is 150 points high.
    #expect(frames.map(\.maxY).max() == 200)
    #expect(abs((frames.map(\.minY).min() ?? 0) - 50) < 1)
  }

  @Test func largeTypeShrinksToWhatFits() {
    let table = marks(.bar, x: .names(["first", "second"]), y: .numbers([1, 2]))
    let picture = chart(table, size: Size(120, 90)) { $0.environment.labelFont.size = 60 }
    let heights = picture.labels.map(\.frame.height)
    #expect(!heights.isEmpty && heights.allSatisfy { $0 < 30 })
  }
}
