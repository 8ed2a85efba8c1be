import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsTypography
import SwiftUI
import Testing

@testable import Charts

@MainActor @Suite struct PlotsInPlaceTests {
  struct Row {
    var tag: UInt8
    var x: Double
    var y: Float
  }

  /// A random walk with fixed steps.
  func walk(_ count: Int) -> [Row] {
    var state: UInt64 = 5
    var y: Float = 0
    return (0..<count).map { i in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      y += Float(state >> 40) / Float(1 << 24) - 0.5
      return Row(tag: 0, x: Double(i), y: y)
    }
  }

  func line(_ rows: [Row]) -> some ChartContent {
    LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y))
  }

  @Test func longArraysStayWhereTheyAre() throws {
    let rows = walk(30_000)
    let table = try ChartsTests.table { line(rows) }
    #expect(table.count == 0 && table.rowCount == 30_000)
    let whole = table.materialized
    guard case .value(let x) = whole.x, case .value(let y) = whole.y else {
      Issue.record("no columns")
      return
    }
    #expect(x.values == rows.map(\.x))
    #expect(y.values == rows.map { Double($0.y) })
    #expect(whole.order == Array(0..<30_000))
  }

  @Test func aSecondPlotOfPointsCopiesThoseOfTheFirst() throws {
    let rows = walk(25_000)
    let plot = PointPlot(rows, x: .value("x", \.x), y: .value("y", \.y))
    let tables = try ChartsTests.tables {
      plot
      plot
    }
    #expect(tables.map(\.count) == [50_000])
    #expect(tables[0].source == nil && tables[0].opacity[49_999] == 1)
    #expect(tables[0].order.last == 49_999)
  }

  @Test func linesOfTwoPlotsBothStayWhereTheyAre() throws {
    let rows = walk(25_000)
    let tables = try ChartsTests.tables {
      line(rows)
      line(rows)
    }
    #expect(tables.map(\.rowCount) == [25_000, 25_000])
    #expect(tables.allSatisfy { $0.source != nil })
    #expect(tables[1].source?.firstOrder == 25_000)
  }

  func layout(_ table: MarkTable) -> ChartLayout {
    var request = ChartRequest(in: ChartEnvironment(measurer: Typesetter.shared))
    request.marks = [table]
    return ChartPipeline.layout(request, in: Size(320, 200))
  }

  @Test func aThinnedLineSaysAndReachesWhatTheWholeDoes() throws {
    let table = try ChartsTests.table { line(walk(200_000)) }
    let (thin, whole) = (layout(table), layout(table.materialized))
    #expect(thin.xScale?.domain == whole.xScale?.domain)
    #expect(thin.yScale?.domain == whole.yScale?.domain)
    #expect(thin.list.accessibility == whole.list.accessibility)
    #expect(thin.diagnostics == whole.diagnostics)
  }

  @Test func missingValuesAndTurnsBringAllRows() throws {
    var rows = walk(30_000)
    rows[7_000].y = .nan
    let gap = try ChartsTests.table { line(rows) }
    #expect(layout(gap).diagnostics == layout(gap.materialized).diagnostics)
    #expect(layout(gap).list == layout(gap.materialized).list)
    let back = try ChartsTests.table { line(walk(30_000).reversed()) }
    #expect(layout(back).list == layout(back.materialized).list)
  }

  @Test func pointsAreSaidAndPlacedAsWhenCopied() throws {
    let plot = PointPlot(walk(60_000), x: .value("x", \.x), y: .value("y", \.y))
    let table = try ChartsTests.table { plot }
    let (packed, whole) = (layout(table), layout(table.materialized))
    #expect(packed.xScale?.domain == whole.xScale?.domain)
    #expect(packed.list.accessibility == whole.list.accessibility)
    let (a, b) = (Self.centers(packed.list.items), Self.centers(whole.list.items))
    try #require(a.count == 60_000 && b.count == 60_000)
    #expect(zip(a, b).allSatisfy { abs($0.x - $1.x) < 0.02 && abs($0.y - $1.y) < 0.02 })
  }

  /// Whether drawing and texts are the same for rows that are read in place and for rows in columns.
  func isTheSame(_ table: MarkTable, _ change: (inout ChartRequest) -> Void = { _ in }) -> Bool {
    let (a, b) = (layout(table, change), layout(table.materialized, change))
    guard a.xScale?.domain == b.xScale?.domain, a.yScale?.domain == b.yScale?.domain,
      a.list.accessibility == b.list.accessibility, a.diagnostics == b.diagnostics
    else { return false }
    if table.kind == .line { return true }
    // Positions far outside the plot are omitted.
    let plot = a.plotFrame.size
    func seen(_ list: DisplayList) -> [Point] {
      Self.centers(list.items).filter {
        $0.x >= -9 && $0.y >= -9 && $0.x < plot.width + 9 && $0.y < plot.height + 9
      }
    }
    let (p, q) = (seen(a.list), seen(b.list))
    return abs(p.count - q.count) < 20
      && (p.count != q.count || zip(p, q).allSatisfy { abs($0.x - $1.x) < 0.02 && abs($0.y - $1.y) < 0.02 })
  }

  func layout(_ table: MarkTable, _ change: (inout ChartRequest) -> Void) -> ChartLayout {
    var request = ChartRequest(in: ChartEnvironment(measurer: Typesetter.shared))
    request.marks = [table]
    change(&request)
    return ChartPipeline.layout(request, in: Size(320, 200))
  }

  /// Returns the picture, drawn on at most `threads` threads. Drawing is parallel from `threshold` rows on.
  func png(_ content: some ChartContent, threads: Int, threshold: Int) throws -> Data {
    try Threads.$limit.withValue(threads) {
      try Threads.$threshold.withValue(threshold) {
        try ImageRenderer(content: Chart { content }.frame(width: 320, height: 200)).png()
      }
    }
  }

  @Test func aPictureIsTheSameToTheByteOnAnyNumberOfThreads() throws {
    let rows = walk(140_000)
    let points = PointPlot(rows.prefix(30_000).map { $0 }, x: .value("x", \.x), y: .value("y", \.y))
      .symbolSize(9).opacity(0.2)
    let one = try (
      png(line(rows), threads: 1, threshold: 30_000), png(points, threads: 1, threshold: 5_000)
    )
    for threads in [2, 3] {
      let isLineSame = try png(line(rows), threads: threads, threshold: 30_000) == one.0
      let arePointsSame = try png(points, threads: threads, threshold: 5_000) == one.1
      #expect(isLineSame && arePointsSame)
    }
    // Points are also the same if they are drawn in a single part.
    let isWholeSame = try png(points, threads: 1, threshold: 1_000_000) == one.1
    #expect(isWholeSame)
  }

  @Test func whatIsWrongInOnePartBringsAllRows() throws {
    try Threads.$threshold.withValue(20_000) {
      var rows = walk(140_000)
      // Rows ascend within each part, but not from one part to the next.
      for i in 70_000..<80_000 { rows[i].x = 5 + Double(i) / 10_000 }
      let back = try ChartsTests.table { line(rows) }
      #expect(layout(back).list == layout(back.materialized).list)
      rows = walk(140_000)
      rows[139_000].y = .infinity
      let gap = try ChartsTests.table { line(rows) }
      #expect(layout(gap).diagnostics == layout(gap.materialized).diagnostics)
      let points = try ChartsTests.table { PointPlot(rows, x: .value("x", \.x), y: .value("y", \.y)) }
      #expect(isTheSame(points))
    }
  }

  @Test func aLineOfAHundredThousandPointsIsWhole() throws {
    let table = try ChartsTests.table { line(walk(100_000)) }
    func points(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { most, item in
        switch item {
        case .path(let path): max(most, path.path.points.count)
        case .group(let group): max(most, points(group.children))
        case .rects, .symbols, .scene, .text, .image: most
        }
      }
    }
    #expect(points(layout(table).list.items) == 100_000)
  }

  @Test func scalesBendZoomAndTurnAsForColumns() throws {
    let points = try ChartsTests.table {
      PointPlot(walk(30_000), x: .value("x", \.x), y: .value("y", \.y))
    }
    let long = try ChartsTests.table { line(walk(140_000)) }
    for table in [points, long] {
      #expect(isTheSame(table))
      #expect(isTheSame(table) { $0.environment.isRightToLeft = true })
      #expect(isTheSame(table) { $0.scales.x.domain = .values([.number(1_000), .number(2_500)]) })
      #expect(isTheSame(table) { $0.scales.y.domain = .values([.number(3), .number(-3)]) })
      #expect(isTheSame(table) { $0.scales.x.kind = .symmetricLog(slopeAtZero: 1) })
      #expect(isTheSame(table) { $0.scales.x.range = .explicit(20, 90) })
    }
  }

  @Test func otherMarksWithNamesMakeNumbersNames() throws {
    let threes: [Row] = (0..<21_000).map { Row(tag: 0, x: Double($0 % 3), y: 1) }
    let points = try ChartsTests.table {
      PointPlot(threes, x: .value("x", \.x), y: .value("y", \.y))
    }
    let named = try ChartsTests.table { BarMark(x: .value("x", "one"), y: .value("y", 2)) }
    #expect(isTheSame(points) { $0.marks.append(named) })
  }

  struct Moment {
    var name: String
    var date: Date
    var count: Int
    var small: Int32
    var share: CGFloat
    var part: Double
    var double: Int { count * 2 }
  }

  func moments(_ count: Int) -> [Moment] {
    var rows: [Moment] = []
    for i in 0..<count {
      let date = Date(timeIntervalSinceReferenceDate: Double(i) * 60)
      let share = CGFloat(i % 10) / 10
      rows.append(
        Moment(
          name: i % 2 == 0 ? "even" : "odd", date: date, count: i, small: Int32(i % 77), share: share,
          part: Double(i % 10) / 10))
    }
    return rows
  }

  @Test func numbersOfAllTypesAndMomentsAreReadInPlace() throws {
    let rows = moments(21_000)
    let dates = try ChartsTests.table { LinePlot(rows, x: .value("x", \.date), y: .value("y", \.count)) }
    let wholes = try ChartsTests.table { PointPlot(rows, x: .value("x", \.small), y: .value("y", \.part)) }
    #expect(dates.source != nil && isTheSame(dates))
    #expect(wholes.source != nil && isTheSame(wholes))
    #expect(dates.materialized.x.column?.values == rows.map(\.date.timeIntervalSinceReferenceDate))
    #expect(wholes.materialized.x.column?.values == rows.map { Double($0.small) })
  }

  @Test func whatDiffersFromRowToRowIsCopied() throws {
    let rows = moments(21_000)
    let computed = try ChartsTests.table {
      PointPlot(rows, x: .value("x", \.count), y: .value("y", \.double))
    }
    let pale = try ChartsTests.table {
      PointPlot(rows, x: .value("x", \.count), y: .value("y", \.count)).opacity(\.share)
    }
    let series = try ChartsTests.table {
      LinePlot(rows, x: .value("x", \.count), y: .value("y", \.count), series: .value("n", \.name))
    }
    for table in [computed, pale, series] { #expect(table.source == nil && table.count == 21_000) }
    #expect(computed.y.column?.values == rows.map { Double($0.double) })
    #expect(pale.opacity[3] == 0.3)
  }

  @Test func missingPointsAreReportedAndOtherSymbolsDrawn() throws {
    var rows = walk(30_000)
    rows[5].y = .infinity
    rows[9].x = .nan
    let gaps = try ChartsTests.table { PointPlot(rows, x: .value("x", \.x), y: .value("y", \.y)) }
    #expect(isTheSame(gaps) && !layout(gaps).diagnostics.isEmpty)
    let squares = try ChartsTests.table {
      PointPlot(walk(30_000), x: .value("x", \.x), y: .value("y", \.y)).symbol(.square).symbolSize(9)
    }
    #expect(squares.source != nil && isTheSame(squares))
  }

  static func centers(_ items: [DisplayItem]) -> [Point] {
    items.flatMap { item -> [Point] in
      switch item {
      case .symbols(let batch): Array(batch.centers)
      case .group(let group): centers(group.children)
      case .path, .rects, .scene, .text, .image: []
      }
    }
  }
}
