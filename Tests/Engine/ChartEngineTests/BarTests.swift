import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// Thickness, dodging and positions of bars and rectangles. Plots are 300 × 200 points.
@Suite struct BarTests {
  private func widths(_ table: MarkTable) -> [Double] { bare(table).markBars.map(\.frame.width) }

  @Test func aBarTakesSevenTenthsOfItsBand() {
    let bars = bare(marks(.bar, x: .names(["a", "b", "c"]), y: .numbers([1, 2, 4]))).markBars
    #expect(close(bars[0].frame, Rect(x: 15, y: 150, width: 70, height: 50)))
    #expect(close(bars[2].frame, Rect(x: 215, y: 0, width: 70, height: 200)))
    let lying = bare(marks(.bar, x: .numbers([1, 2]), y: .names(["a", "b"]))).markBars
    #expect(close(lying[0].frame, Rect(x: 0, y: 15, width: 150, height: 70)))
  }

  @Test func unitsAndRangesHaveStepsToo() {
    let days = [day(2_024, 1, 1), day(2_024, 1, 2), day(2_024, 1, 3)]
    #expect(close(widths(marks(.bar, x: .dates(days, unit: .day), y: .numbers([1, 2, 3]))), [70, 70, 70]))
    #expect(close(widths(marks(.bar, x: .ranges([(0, 10), (10, 30)]), y: .numbers([1, 2]))), [70, 140]))
  }

  @Test func runningAxesGiveEightPoints() {
    #expect(close(widths(marks(.bar, x: .numbers([0, 50, 100]), y: .numbers([1, 2, 3]))), [8, 8, 8]))
    let days = [day(2_024, 1, 1), day(2_024, 1, 2)]
    #expect(close(widths(marks(.bar, x: .dates(days), y: .numbers([1, 2]))), [8, 8]))
  }

  @Test func barsThatStandCloseGetThinner() {
    let bars = bare(
      marks(.bar, x: .numbers((0...100).map(Double.init)), y: .numbers((0...100).map { _ in 1 }))
    )
    .markBars
    #expect(bars.allSatisfy { abs($0.frame.width - 2.4) < 1e-6 })
  }

  @Test(arguments: [
    (MarkLength.fixed(12), 12.0), (.ratio(0.5), 50), (.ratio(1), 100), (.inset(10), 80), (.inset(90), 0),
    (.fixed(-3), 0), (.fixed(.nan), 70), (.ratio(.infinity), 70),
  ])
  func lengthsAreRelativeToTheBand(length: MarkLength, width: Double) {
    let table = marks(.bar, x: .names(["a", "b", "c"]), y: .numbers([1, 2, 3])) { $0.shape.width = length }
    #expect(close(widths(table), [width, width, width]))
    let across = marks(.bar, x: .numbers([1]), y: .names(["a"])) { $0.shape.width = length }
    #expect(close(widths(across), [300]), "width means nothing for lying bars")
  }

  @Test func aShareOfNoStepIsDrawnAndReported() {
    let picture = bare(
      marks(.bar, x: .numbers([0, 50, 100]), y: .numbers([1, 2, 3])) { $0.shape.width = .ratio(0.5) })
    #expect(close(picture.markBars.map(\.frame.width), [75, 75, 75]))
    #expect(picture.messages.contains { $0.contains("share of the step") })
  }

  @Test func dodgedBarsStandSideBySide() {
    let table = marks(.bar, x: .names(["a", "a", "b", "b"]), y: .numbers([1, 2, 3, 4]))
      .dodged(by: ["s", "t", "s", "t"])
    let bars = bare(table).markBars
    // Each of the two bands is 150 points wide. The group takes 105, a sub-band 52.5, and a bar 0.7 of the sub-band.
    #expect(close(bars.map(\.frame.width), [36.75, 36.75, 36.75, 36.75]))
    #expect(close(bars.map(\.frame.midX), [48.75, 101.25, 198.75, 251.25]))
  }

  @Test func oneSubBandIsNotAWholeOne() {
    #expect(close(widths(marks(.bar, x: .names(["a"]), y: .numbers([1])).dodged(by: ["s"])), [147]))
  }

  @Test func aMissingSubBandStaysEmpty() {
    let table = marks(.bar, x: .names(["a", "b", "b"]), y: .numbers([1, 3, 4])).dodged(by: ["t", "s", "t"])
    #expect(close(bare(table).markBars.map(\.frame.midX), [48.75, 251.25, 198.75]))
  }

  @Test func subBandsFollowTheOrderOfDeclarationOverAllTables() {
    let later = marks(.bar, x: .names(["a"]), y: .numbers([1]), firstOrder: 5).dodged(by: ["late"])
    let first = marks(.bar, x: .names(["a"]), y: .numbers([2])).dodged(by: ["early"])
    let bars = bare(later, first).markBars
    #expect(
      bars.first { $0.frame.height == 200 }!.frame.midX < bars.first { $0.frame.height == 100 }!.frame.midX)
  }

  @Test func aSpanReplacesTheShareOfTheGroup() {
    let table = marks(.bar, x: .names(["a", "a"]), y: .numbers([1, 2]))
    #expect(close(widths(table.dodged(by: ["s", "t"], span: .ratio(1))), [105, 105]))
    #expect(close(widths(table.dodged(by: ["s", "t"], span: .fixed(40))), [14, 14]))
    #expect(close(widths(table.dodged(by: ["s", "t"], span: .inset(50))), [70, 70]))
  }

  @Test func pointsMoveToTheirSubBand() {
    let table = marks(.point, x: .names(["a", "a"]), y: .numbers([1, 2])).dodged(by: ["s", "t"])
    #expect(close(bare(table).markSymbols.map(\.center.x), [97.5, 202.5]))
  }

  @Test func missingNamesOfADodgeMakeNoSubBands() {
    var table = marks(.bar, x: .names(["a", "a", "a"]), y: .numbers([1, 2, 3]))
    table.dodge = DodgeChannel(column: .numbers([1, .nan, .nan]), axis: nil, span: .automatic)
    #expect(close(widths(table), [147, 147, 147]))
  }

  @Test func intervalsRunFromStartToEnd() {
    let bars = bare(marks(.bar, x: .names(["a"]), y: .edges([2], [10]))).markBars
    #expect(close(bars[0].frame, Rect(x: 45, y: 0, width: 210, height: 160)))
    let gantt = bare(marks(.bar, x: .edges([5], [10]), y: .names(["a"]))).markBars
    #expect(close(gantt[0].frame, Rect(x: 150, y: 30, width: 150, height: 140)))
  }

  @Test func barsWithoutASecondAxisFollowOneAnother() {
    let bars = bare(marks(.bar, x: .numbers([1, 2]), color: ["a", "b"])) {
      $0.environment.separatesMarks = true
    }.markBars
    #expect(close(bars[0].frame, Rect(x: 0, y: 0, width: 100, height: 200)))
    #expect(close(bars[1].frame, Rect(x: 101, y: 0, width: 199, height: 200)), "one point parts two colours")
  }

  @Test func plotCoordinatesGiveTheCrossExtent() {
    let bars = bare(marks(.bar, x: .numbers([1]), y: .plot(start: 20, end: nil))).markBars
    #expect(close(bars[0].frame, Rect(x: 0, y: 20, width: 300, height: 180)))
  }

  @Test func rectanglesFillIntervalsAndSevenTenthsOfBands() {
    let cells = bare(marks(.rectangle, x: .names(["a", "b"]), y: .names(["c", "c"]))).markBars
    #expect(close(cells[0].frame, Rect(x: 22.5, y: 30, width: 105, height: 140)))
    let exact = bare(marks(.rectangle, x: .ranges([(0, 5)]), y: .edges([0], [1]))).markBars
    #expect(close(exact[0].frame, Rect(x: 0, y: 0, width: 300, height: 200)))
    #expect(close(bare(marks(.rectangle)).markBars[0].frame, Rect(x: 0, y: 0, width: 300, height: 200)))
    #expect(exact[0].radii == .none)
  }

  @Test func offsetsMoveWholeMarksOrOneEdge() {
    let table = marks(.bar, x: .names(["a"]), y: .numbers([1])).styled { $0.offset.yEnd = 10 }
    #expect(close(bare(table).markBars[0].frame, Rect(x: 45, y: 10, width: 210, height: 190)))
    let odd = marks(.bar, x: .names(["a"]), y: .numbers([1])).styled { $0.offset.yEnd = .nan }
    #expect(close(bare(odd).markBars[0].frame, Rect(x: 45, y: 0, width: 210, height: 200)))
  }
}
