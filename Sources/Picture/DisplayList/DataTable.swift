import ChartMath
import Foundation

/// The data of a chart as typed columns: what tables show and programs read.
///
///     table.csv    // "Day,Orders\r\n2024-03-01,-5\r\n"
///
/// Its texts are the same in every language: numbers with all their digits, dates by ISO 8601.
package struct DataTable: Equatable, Sendable {
  package enum Values: Equatable, Sendable {
    /// An empty name is missing.
    case names([String])
    /// NaN is missing.
    case numbers([Double])
    /// Seconds since the reference date, and the zone whose clocks the texts follow. NaN is missing.
    case dates([Double], TimeZone)

    package var count: Int {
      switch self {
      case .names(let names): names.count
      case .numbers(let values), .dates(let values, _): values.count
      }
    }
  }

  package struct Column: Equatable, Sendable {
    /// With its unit where there is one.
    package var title: String
    package var values: Values
    /// Whether readers see thousands apart: not those of years.
    package var isGrouped: Bool

    package init(_ title: String, _ values: Values, isGrouped: Bool = true) {
      (self.title, self.values, self.isGrouped) = (title, values, isGrouped)
    }

    /// The text of each row for programs; empty where a value is missing.
    package var texts: [String] {
      switch values {
      case .names(let names): names
      case .numbers(let values): values.map(DataText.number)
      case .dates(let values, let zone): DataText.dates(values, in: zone)
      }
    }
  }

  package var columns: [Column]

  package init(_ columns: [Column]) { self.columns = columns }

  package var rowCount: Int { columns.first?.values.count ?? 0 }
  package var titles: [String] { columns.map(\.title) }

  /// The texts of all cells, row by row.
  package var rows: [[String]] {
    let texts = columns.map(\.texts)
    return (0..<rowCount).map { row in texts.map { $0[row] } }
  }

  /// The whole table with its titles (RFC 4180).
  package var csv: String {
    ([titles] + rows).map { $0.map(DataText.quoted).joined(separator: ",") + "\r\n" }.joined()
  }
}
