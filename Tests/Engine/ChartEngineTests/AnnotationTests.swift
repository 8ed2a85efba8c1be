import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// Annotations of 20 × 10 points on one bar or rule in a plot of 300 × 200 points.
@Suite struct AnnotationTests {
  private func annotated(
    _ table: MarkTable, _ position: ContentPosition = .automatic, overflow: OverflowStrategy = .disabled,
    spacing: Double? = nil, box: Box = Box(20, 10)
  ) -> MarkTable {
    var table = table
    table.annotations = [
      RowAnnotation(
        row: 0, position: position, alignment: .center, spacing: spacing, overflowX: overflow,
        overflowY: overflow, content: { _ in box })
    ]
    return table
  }

  private func frame(_ picture: Picture) -> Rect {
    picture.bars.first { $0.role == .annotation }?.frame.offset(x: -picture.plot.minX, y: -picture.plot.minY)
      ?? .zero
  }

  /// One visible bar, from x = 105 to 195 and from y = 100 to 200.
  private let bar = marks(.bar, x: .names(["a", "b", "c"]), y: .numbers([.nan, 1, 2]))
  private func middle(_ position: ContentPosition, spacing: Double? = nil) -> Rect {
    var table = annotated(bar, position, spacing: spacing)
    table.annotations[0].row = 1
    return frame(bare(table))
  }

  @Test func positionsLieAroundTheMark() {
    let bounds = bare(bar).markBars[0].frame
    #expect(close(middle(.top), Rect(x: bounds.midX - 10, y: bounds.minY - 14, width: 20, height: 10)))
    #expect(middle(.automatic) == middle(.top))
    #expect(close(middle(.bottom), Rect(x: bounds.midX - 10, y: bounds.maxY + 4, width: 20, height: 10)))
    #expect(close(middle(.overlay), Rect(x: bounds.midX - 10, y: bounds.midY - 5, width: 20, height: 10)))
    #expect(close(middle(.leading), Rect(x: bounds.minX - 24, y: bounds.midY - 5, width: 20, height: 10)))
    #expect(close(middle(.trailing), Rect(x: bounds.maxX + 4, y: bounds.midY - 5, width: 20, height: 10)))
    #expect(close(middle(.topTrailing), Rect(x: bounds.maxX + 4, y: bounds.minY - 14, width: 20, height: 10)))
    #expect(
      close(middle(.top, spacing: 0), Rect(x: bounds.midX - 10, y: bounds.minY - 10, width: 20, height: 10)))
  }

  @Test func automaticallyTheScaleMakesRoom() {
    let table = annotated(
      marks(.bar, x: .names(["a"]), y: .numbers([10])), overflow: .automatic, box: Box(20, 40))
    let picture = bare(table)
    #expect((picture.yDomain.last ?? 0) > 12)
    #expect(frame(picture).minY >= -0.5)
    let given = bare(table) { $0.scales.y.domain = .values([.number(0), .number(10)]) }
    #expect(given.yDomain == [0, 10])
  }

  /// Annotations of 40 × 10 points on bars in a plot of 300 points.
  @Test(arguments: [(3, 0), (7, 0), (12, 12), (40, 40)])
  func overlappingAnnotationsAreReported(bars: Int, overlapping: Int) {
    var table = marks(
      .bar, x: .names((0..<bars).map { "\($0)" }), y: .numbers(Array(repeating: 1, count: bars)))
    table.annotations = (0..<bars).map { row in
      RowAnnotation(
        row: row, position: .top, alignment: .center, spacing: nil, overflowX: .disabled,
        overflowY: .disabled, content: { _ in Box(40, 10) })
    }
    #expect(
      bare(table).messages
        == (overlapping > 0
          ? ["\(overlapping) annotations overlap. Annotate fewer marks, or give the chart more space."] : []))
  }

  /// A rule in a loop draws its annotation several times in one place.
  @Test func repeatedAnnotationsDoNotOverlap() {
    var table = marks(.bar, x: .names(["a"]), y: .numbers([1]))
    table.annotations = Array(repeating: annotated(table).annotations[0], count: 5)
    #expect(bare(table).messages.isEmpty)
  }

  @Test func annotationsInAMaskBelongToTheMask() throws {
    let mask = annotated(marks(.rectangle, x: .names(["a"]), y: .numbers([1])))
    var layer = LayerRequest(id: 1)
    layer.mask = [mask]
    let bars = marks(.bar, x: .names(["a", "b"]), y: .numbers([1, 2])).styled { $0.layer = layer }
    let group = try #require(bare(bars).groups.first { $0.role == .layer })
    let items = try #require(group.mask)
    #expect(items.count == 2)
    var list = ChartLayout()
    list.list = DisplayList(items)
    let drawn = Picture(list).bars.map(\.frame)
    #expect(drawn.count == 2)
    #expect(
      close(drawn[1], Rect(x: drawn[0].midX - 10, y: drawn[0].minY - 14, width: 20, height: 10)))
    #expect(Picture(list).bars.allSatisfy { $0.id == nil }, "what masks is no mark")
  }

  @Test func disabledOverflowStaysWhereItIs() {
    let table = annotated(marks(.bar, x: .names(["a"]), y: .numbers([10])))
    #expect(bare(table).yDomain == [0, 10])
    #expect(close([frame(bare(table)).minY], [-14]))
  }

  @Test(arguments: [OverflowStrategy.fitPlot, .fitChart, .fitAutomatic])
  func fittedAnnotationsMoveInside(strategy: OverflowStrategy) {
    let picture = bare(annotated(marks(.bar, x: .names(["a"]), y: .numbers([10])), overflow: strategy))
    #expect(close([frame(picture).minY], [0]))
  }

  @Test func aRuleAcrossThePlotHasItsRoomAbove() {
    let rule = annotated(marks(.rule, x: .numbers([5])), .top, overflow: .automatic)
    let picture = bare(rule, marks(.point, x: .numbers([0, 10]), y: .numbers([0, 10]), firstOrder: 1))
    #expect(picture.yDomain == [0, 10])
    #expect(picture.plot.minY >= 13.9)
    #expect(frame(picture).maxY <= 0)
  }

  @Test func leadingAndTrailingAreMirrored() {
    var table = annotated(bar, .leading)
    table.annotations[0].row = 1
    let picture = bare(table) { $0.environment.isRightToLeft = true }
    #expect(frame(picture).minX > picture.markBars[0].frame.maxX - 300)
    #expect(frame(picture).minX >= picture.markBars.map(\.frame).first { $0.midX == 150 }!.maxX)
  }

  @Test func annotationsOnRowsWithoutAPlaceAreLeftOut() {
    let picture = bare(annotated(bar))
    #expect(frame(picture) == .zero)
    var outside = annotated(bar)
    outside.annotations[0].row = 99
    #expect(bare(outside).isFinite)
  }
}
