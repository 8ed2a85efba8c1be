import ChartMath
import Engines
import Tables

extension DataSource {
  /// From the least to the greatest value of a column of numbers, or of dates in seconds since 2001; `nil` where there
  /// is none.
  func extent(of column: String, where filter: String?) async throws -> ClosedRange<Double>? {
    try await connection.run { source in
      let field = try source.field(column)
      let condition = try filter.map { Query.Filter(try FilterParser.filter($0), text: $0) }
      guard let extent = try ColumnExtent(field, of: source, filter: condition) else { return nil }
      guard field.type == .date else { return extent.low...extent.high }
      var clock = WallClock(source.zone)
      let low = EngineTime.moment(extent.low, field.kind, &clock)
      return low...max(low, EngineTime.moment(extent.high, field.kind, &clock))
    }
  }
}
