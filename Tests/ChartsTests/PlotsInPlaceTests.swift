import ChartEngine
import ChartModel
import DisplayList
import SwiftUI
import Testing

@testable import Charts

@MainActor @Suite struct PlotsInPlaceTests {
  struct Row {
    var tag: UInt8
    var x: Double
    var y: Float
  }

  /// A walk of fixed steps.
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

  @Test func aSecondPlotContinuesTheLineOfTheFirst() throws {
    let rows = walk(25_000)
    let tables = try ChartsTests.tables {
      line(rows)
      line(rows)
    }
    #expect(tables.map(\.count) == [50_000])
    #expect(tables[0].source == nil && tables[0].opacity[49_999] == 1)
    #expect(tables[0].order.last == 49_999)
  }

  func layout(_ table: MarkTable) -> ChartLayout {
    var request = ChartRequest()
    request.marks = [table]
    return ChartPipeline.layout(request, in: Size(320, 200))
  }

  @Test func aThinnedLineSaysAndReachesWhatTheWholeDoes() throws {
    let table = try ChartsTests.table { line(walk(100_000)) }
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

  static func centers(_ items: [DisplayItem]) -> [Point] {
    items.flatMap { item -> [Point] in
      switch item {
      case .symbols(let batch): Array(batch.centers)
      case .group(let group): centers(group.children)
      case .path, .rects, .text: []
      }
    }
  }
}
