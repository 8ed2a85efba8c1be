import Foundation
import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// The table of a chart's data: a column for each field, a row for each row.
@Suite struct DataTableTests {
  private func lines(_ tables: MarkTable...) throws -> [String] {
    let picture = chart { $0.marks = tables }
    let table = try #require(picture.layout.list.charts.first?.table)
    return table.csv.split(separator: "\r\n").map(String.init)
  }

  private func column(_ label: String, _ values: [Double]) -> Column {
    var column = Column(label: label, kind: .number)
    for value in values { column.append(value) }
    return column
  }

  private func names(_ label: String, _ values: [String]) -> Column {
    var column = Column(label: label, kind: .category)
    for value in values { column.append(category: value) }
    return column
  }

  @Test func measuresOfTheSamePlacesStandSideBySide() throws {
    let days = PositionChannel.value(names("day", ["Mon", "Tue"]))
    let range = marks(
      .rule, x: days, y: .interval(start: column("low", [40.9, 41.1]), end: column("high", [42.6, 42.9])))
    let body = marks(
      .bar, x: days, y: .interval(start: column("open", [41.2, 42.3]), end: column("close", [42.3, 41.5])))
    #expect(
      try lines(range, body)
        == ["day,low,high,open,close", "Mon,40.9,42.6,41.2,42.3", "Tue,41.1,42.9,42.3,41.5"])
  }

  @Test func symbolsOnALineAreNoRowsAgain() throws {
    let (x, y) = (
      PositionChannel.value(column("x", [1, 2, 3])), PositionChannel.value(column("y", [5, -6, 7.5]))
    )
    #expect(
      try lines(marks(.line, x: x, y: y), marks(.point, x: x, y: y)) == ["x,y", "1,5", "2,-6", "3,7.5"])
  }

  @Test func linesAcrossThePlotAreNoData() throws {
    let bars = marks(.bar, x: .value(names("day", ["Mon", "Tue"])), y: .value(column("sold", [3, 4])))
    let mean = marks(.rule, y: .value(column("mean", [3.5])))
    #expect(try lines(bars, mean) == ["day,sold", "Mon,3", "Tue,4"])
  }

  @Test func theEndsOfBinsAreTwoColumns() throws {
    var bins = Column(label: "mass", kind: .number)
    bins.append(from: 0, to: 2)
    bins.append(from: 2, to: 4)
    #expect(
      try lines(marks(.bar, x: .value(bins), y: .value(column("count", [5, 6]))))
        == ["mass start,mass end,count", "0,2,5", "2,4,6"])
  }

  @Test func namesOfColumnsBecomeColumnsAgain() throws {
    var table = marks(
      .line, x: .value(column("x", [1, 2, 1, 2])), y: .value(column("value", [5, 6, 7, 8])))
    table.foregroundStyle = names("value", ["a", "a", "b", "b"])
    #expect(try lines(table) == ["x,a,b", "1,5,7", "2,6,8"])
  }

  @Test func missingValuesAreEmpty() throws {
    let table = marks(.line, x: .value(column("x", [1, 2, 3])), y: .value(column("y", [5, .nan, 7])))
    #expect(try lines(table) == ["x,y", "1,5", "2,", "3,7"])
  }
}
