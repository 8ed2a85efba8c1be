import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// The values that axes show, and the positions of their lines and labels relative to them.
@Suite struct AxisValueTests {
  private func axis(_ values: AxisValuesRequest, _ items: [AxisItem]? = nil) -> [AxisMarksRequest] {
    var axis = AxisMarksRequest()
    axis.values = values
    if let items { axis.content = { _ in items } }
    return [axis]
  }

  private func points(_ y: [Double]) -> MarkTable {
    marks(.point, x: .names(y.indices.map { "n\($0)" }), y: .numbers(y))
  }

  private func axis(_ change: (inout AxisMarksRequest) -> Void) -> [AxisMarksRequest] {
    var axis = AxisMarksRequest()
    change(&axis)
    return [axis]
  }

  // MARK: - Exact domains

  @Test(
    arguments: [
      (16_000, 65_000, ["20,000", "30,000", "40,000", "50,000", "60,000"]),
      (19_400, 24_900, ["20,000", "21,000", "22,000", "23,000", "24,000"]),
      (-6_000, 6_000, ["-5,000", "-2,500", "0", "2,500", "5,000"]),
      (400, 62_000, ["20,000", "40,000", "60,000"]),
    ] as [(Double, Double, [String])])
  func anExactDomainShowsWhatLiesInside(lower: Double, upper: Double, expected: [String]) {
    let picture = chart(points([lower, upper])) {
      $0.scales.y.domain = .values([.number(lower), .number(upper)])
    }
    #expect(picture.yTexts == expected)
    #expect(picture.yDomain == [lower, upper])
  }

  @Test func aScrolledAxisKeepsItsTicksWhereverItIs() throws {
    let start = day(2_024, 1, 3, hour: 7)
    let days = (0..<60).map { start + Double($0) * 86_400 }
    let line = marks(.line, x: .dates(days), y: .numbers(days.map { _ in 1 }))
    func ticks(_ days: Double, _ values: AxisValuesRequest) throws -> [Double] {
      let picture = chart(line) {
        $0.scales.x.window = WindowRequest(length: 20 * 86_400, position: .date(start + days * 86_400))
        $0.xAxis.marks = self.axis(values)
      }
      let scale = try #require(picture.layout.xScale)
      return picture.verticalGrid.compactMap { scale.value(at: $0)?.magnitude?.rounded() }
    }
    let strides = AxisValuesRequest.strideDate(
      component: .day, count: 3, roundLowerBound: nil, roundUpperBound: nil, calendar: nil)
    for (values, period) in [(AxisValuesRequest.inferred, 7.0), (strides, 3)] {
      let first = try #require(ticks(0, values).first)
      for days in [0, 3.2, 11, 20, 31.7] {
        let seen = try ticks(days, values)
        #expect(seen.count >= 2)
        #expect(seen.allSatisfy { abs(($0 - first).remainder(dividingBy: period * 86_400)) < 2 })
      }
    }
  }

  @Test func numbersOfAnAxisHaveOneNotation() {
    let small = chart(points([0, 0.000_14]))
    #expect(small.yTexts == ["0", "5.0E-5", "1.0E-4", "1.5E-4"])
    let wide = chart(points([1, 1_000_000])) { $0.scales.y.kind = .log }
    #expect(wide.yTexts.contains("100") && wide.yTexts.contains("1.0E6") && !wide.yTexts.contains("1.0E0"))
  }

  // MARK: - Given values

  @Test func givenValuesWidenAnAutomaticDomain() {
    let values: [DataValue] = [.number(-5), .number(2), .number(30), .number(.nan), .category("no")]
    let picture = chart(points([3, 9])) { $0.yAxis.marks = self.axis(.values(values)) }
    #expect(picture.yDomain == [-5, 30])
    #expect(picture.yTexts == ["-5", "2", "30"])
    let exact = chart(points([3, 9])) {
      $0.scales.y.domain = .values([.number(0), .number(10)])
      $0.yAxis.marks = self.axis(.values(values))
    }
    #expect(exact.yDomain == [0, 10])
    #expect(exact.yTexts == ["2"])
    let hidden = chart(points([3, 9])) {
      $0.yAxis.visibility = .hidden
      $0.yAxis.marks = self.axis(.values(values))
    }
    #expect(hidden.yDomain == [0, 9])
    let logarithmic = chart(points([3, 9])) {
      $0.scales.y.kind = .log
      $0.yAxis.marks = self.axis(.values([.number(-1), .number(0), .number(1), .number(100)]))
    }
    #expect(logarithmic.yDomain == [1, 100])
  }

  @Test func givenDatesWidenAnAutomaticDomain() {
    let line = marks(.line, x: .dates([day(2_024, 2, 10), day(2_024, 3, 20)]), y: .numbers([1, 2]))
    let picture = chart(line) {
      $0.xAxis.marks = self.axis(
        .values([.date(day(2_024, 2, 1)), .date(day(2_024, 3, 1)), .date(day(2_024, 4, 1)), .number(7)]))
    }
    #expect(picture.layout.xScale?.domain == [.date(day(2_024, 2, 1)), .date(day(2_024, 4, 1))])
  }

  // MARK: - Centred lines

  private func ticks(_ x: PositionChannel, _ y: [Double], centered: Bool? = true) -> [Double] {
    var line = AxisLine()
    line.centered = centered
    let picture = chart(marks(.bar, x: x, y: .numbers(y))) {
      $0.scales.x.domain = .automatic(includesZero: false, reversed: nil, modify: nil)
      $0.xAxis.marks = self.axis(.inferred, [.tick(line, .fixed(5))])
    }
    return picture.outlines.filter { $0.role == .xAxis }.flatMap { outline in
      outline.path.points.map { $0.x - picture.plot.minX }
    }
  }

  @Test func centringMovesNoLineOnNumbers() {
    let x = PositionChannel.numbers([0, 10, 20])
    #expect(ticks(x, [1, 2, 3]).count >= 6)
    #expect(ticks(x, [1, 2, 3]) == ticks(x, [1, 2, 3], centered: nil))
  }

  @Test func centringMovesLinesOnIntervalsUnitsAndBands() {
    #expect(!ticks(.ranges([(0, 10), (10, 20)]), [1, 2]).contains { abs($0) < 1 })
    #expect(
      !ticks(.dates([day(2_024, 1, 1), day(2_024, 1, 3)], unit: .day), [1, 2]).contains { abs($0) < 1 })
    #expect(!ticks(.names(["a", "b"]), [1, 2]).contains { abs($0) < 1 })
  }

  @Test func noTickStrikesThroughALabel() {
    let hours = [0.0, 24].map { day(2_023, 3, 11, hour: 9) + 600 + $0 * 3_600 }
    let picture = chart(marks(.line, x: .dates(hours), y: .numbers([1, 2])), size: Size(340, 200))
    let labels = picture.axisLabels("x").map(\.frame)
    #expect(picture.xTexts == ["Mar 11 at 3 PM", "Mar 12 at 3 AM"])
    let ticks = picture.outlines.filter { $0.role == .xAxis }.flatMap { outline in
      stride(from: 0, to: outline.path.points.count, by: 2).map {
        (x: outline.path.points[$0].x, end: outline.path.points[$0 + 1].y)
      }
    }
    #expect(ticks.count == 4)
    for tick in ticks {
      for label in labels where label.minX < tick.x && tick.x < label.maxX {
        #expect(tick.end <= label.minY + 2)
      }
    }
  }

  // MARK: - Aligned labels

  @Test func alignedLabelsOfYStayOnTheirLines() {
    let picture = chart(points([10])) { $0.yAxis.marks = self.axis { $0.preset = .aligned } }
    for (label, share) in zip(picture.axisLabels("y"), [1, 0.5, 0]) {
      #expect(abs(label.frame.midY - picture.plot.minY - share * picture.plot.height) < 1)
    }
    #expect(picture.yTexts == ["0", "5", "10"])
  }

  // MARK: - Titles

  @Test func titlesOfOneSideLieBelowEachOther() {
    let picture = chart(points([10])) { request in
      request.xAxis.titles = [Box(40, 10), Box(60, 12)].map { AxisTitle(content: $0, text: "") }
    }
    let boxes = picture.bars.map(\.frame).filter { $0.width == 40 || $0.width == 60 }
    #expect(boxes.count == 2)
    #expect(boxes[0].intersects(boxes[1]) == false)
  }

  // MARK: - Scrolled axes

  @Test(arguments: [false, true])
  func labelsOfAScrolledAxisEndWithThePlot(isUnrolled: Bool) {
    let tables = [
      marks(.line, x: .numbers((0...100).map(Double.init)), y: .numbers((0...100).map(Double.init))),
      marks(
        .line, x: .dates((0...100).map { day(2_024, 1, 3) + Double($0) * 86_400 }),
        y: .numbers((0...100).map(Double.init))),
    ]
    for (table, unit) in zip(tables, [1, 86_400.0]) {
      for start in stride(from: 0.0, through: 80, by: 3.7) {
        let picture = chart(table) {
          $0.scales.x.window = WindowRequest(
            length: 20 * unit,
            position: unit == 1 ? .number(start) : .date(day(2_024, 1, 3) + start * unit))
          $0.scales.x.window?.isUnrolled = isUnrolled
        }
        let labels = picture.labels.filter { $0.frame.minY >= picture.plot.maxY }
        #expect(!labels.isEmpty)
        for label in labels {
          #expect(label.frame.minX >= picture.plot.minX - 0.1)
          #expect(label.frame.maxX <= picture.plot.maxX + 0.1, "\(label.text) at \(start)")
        }
      }
    }
  }

  // MARK: - Labels of views

  /// Content of words 12 points wide, which wrap if the proposed width is too small for all of them.
  private struct Words: MeasuredContent {
    var count: Int
    func size(width: Double?, height: Double?) -> Size {
      let line = max(min(Int((width ?? .infinity).isFinite ? (width ?? 0) / 12 : 99), count), 1)
      return Size(Double(line) * 12, Double((count + line - 1) / line) * 10)
    }
    func draw(size: Size) -> DisplayList {
      DisplayList([.rects(RectBatch([Rect(origin: .zero, size: size)], fill: .color(.black)))])
    }
  }

  private func labelled(_ names: [String], words: Int) -> (picture: Picture, labels: [Rect]) {
    var label = AxisLabel()
    label.content = .view(Words(count: words))
    let items = [AxisItem.label(label)]
    let picture = chart(marks(.bar, x: .names(names), y: .numbers(names.map { _ in 1 }))) {
      $0.xAxis.marks = self.axis(.inferred, items)
    }
    return (picture, picture.bars.filter { $0.role == .xAxis }.map(\.frame))
  }

  @Test func viewsUnderBandsWrapAtTheirWidth() {
    let (picture, labels) = labelled(["a", "b", "c", "d"], words: 8)
    #expect(labels.count == 4)
    let band = picture.plot.width / 4
    for (index, frame) in labels.enumerated() {
      #expect(frame.width <= band)
      #expect(frame.height > 10, "wrapped")
      #expect(frame.minY >= picture.plot.maxY && frame.maxY <= 200.5)
      #expect(abs(frame.midX - picture.plot.minX - band * (Double(index) + 0.5)) < 0.5)
    }
  }

  @Test func viewsUnderManyBandsThinOut() {
    let (_, labels) = labelled((0..<40).map { "n\($0)" }, words: 5)
    #expect(labels.count >= 2 && labels.count < 20)
    for (a, b) in zip(labels, labels.dropFirst()) { #expect(a.maxX <= b.minX + 0.01) }
  }
}
