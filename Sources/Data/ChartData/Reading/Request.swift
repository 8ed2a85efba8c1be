import Foundation
import OpenChartsChartMath
import OpenChartsTables

/// A query without static types.
struct Request: Sendable {
  struct Key: Sendable {
    var column: String
    var form: KeyForm
    var names = NameChoice.all
  }

  var keys: [Key]
  var form: QueryForm
  var series: String?
  var seriesNames = NameChoice.all
  var filter: (text: String, rows: RowFilter)?
  var zone: ZoneOffsets
  var limit: Int
  /// The ranges to which columns are restricted; dates in seconds since 2001.
  var bounds: [ColumnBounds] = []

  /// The names to which columns are restricted.
  var choices: [(column: String, names: [String])] = []

  /// Creates a request for the number of rows in each group.
  init(_ keys: [Key], where text: String, _ timeZone: TimeZone) throws(DataError) {
    (self.keys, form, limit) = (keys, .measure(.count), 100_000)
    zone = ZoneOffsets(of: timeZone)
    if !text.allSatisfy(\.isWhitespace) {
      do throws(FilterError) {
        filter = (text, try FilterParser.filter(text))
      } catch {
        throw DataError(error.inQuery)
      }
    }
  }

  init<X, Y>(_ query: DataQuery<X, Y>) throws(DataError) {
    var keys = [Key(column: query.x.column, form: query.x.form, names: query.x.names)]
    if let y = query.y { keys.append(Key(column: y.column, form: y.form, names: y.names)) }
    try self.init(keys, where: query.filter, query.timeZone)
    (form, series, limit, bounds) = (query.form, query.series, query.limit, query.bounds)
    seriesNames = query.seriesNames
    try checkNumbers()
    if case .measure = form {
    } else if keys.contains(where: { $0.names != .all }) || seriesNames != .all {
      throw DataError("the largest names are those of a measure; rows and lines have none")
    }
    for key in keys {
      switch (key.form, form) {
      case (_, .measure): continue
      case (.bins, _), (.intervals, _), (.units, _):
        throw DataError(
          "column \"\(key.column)\": intervals and units of time are for measures, not for rows")
      case (.names, .line):
        throw DataError("column \"\(key.column)\": a line's x is numbers or dates; names have no order")
      default: continue
      }
    }
  }

  /// The distinct columns that the request names.
  var columns: [String] {
    var columns = keys.map(\.column)
    switch form {
    case .measure(let measure): columns += [measure.column].compactMap { $0 }
    case .rows(let column), .line(let column, _): columns.append(column)
    }
    columns += [series].compactMap { $0 }
    return columns.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  func tooMany(_ source: String) -> DataError {
    DataError(
      "\(source): the answer has more than \(limit) elements; wider intervals, a filter or a greater limit help"
    )
  }
}

extension ZoneOffsets {
  /// Creates the offsets of a zone. UTC skips the calendar.
  init(of zone: TimeZone) { self = zone == .gmt ? .utc : ZoneOffsets(zone) }
}

extension FilterError {
  /// The message without the name of the command-line option.
  var inQuery: String { description.replacing("--where at", with: "the filter at", maxReplacements: 1) }
}
