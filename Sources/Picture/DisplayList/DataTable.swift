import Foundation
import OpenChartsChartMath

/// The data of a chart as typed columns, for tables on pages and for export.
///
///     table.csv    // "Day,Orders\r\n2024-03-01,-5\r\n"
///
/// The texts do not depend on the locale: numbers have all their digits, dates follow ISO 8601.
package struct DataTable: Equatable, Sendable {
  package enum Values: Equatable, Sendable {
    /// An empty string is a missing value.
    case names([String])
    /// NaN is a missing value.
    case numbers([Double])
    /// Seconds since the reference date, and the time zone of the texts. NaN is a missing value.
    case dates([Double], TimeZone)

    package var count: Int {
      switch self {
      case .names(let names): names.count
      case .numbers(let values), .dates(let values, _): values.count
      }
    }
  }

  package struct Column: Equatable, Sendable {
    /// The column's title, with its unit if there is one.
    package var title: String
    package var values: Values
    /// Whether displayed numbers have thousands separators. False for years.
    package var isGrouped: Bool
    /// The format of dates, seconds or percentages; `nil` for ISO 8601 dates and plain numbers.
    package let form: WrittenForm?

    /// - Parameter form: The written form. Ignored for times of day if a number of seconds is negative or larger than a
    ///   year.
    package init(_ title: String, _ values: Values, isGrouped: Bool = true, form: WrittenForm? = nil) {
      (self.title, self.values, self.isGrouped) = (title, values, isGrouped)
      switch (values, form) {
      case (.numbers(let seconds), .clock?): self.form = seconds.contains { $0 < 0 || $0 > 3e7 } ? nil : form
      case (.dates, .year?), (.dates, .quarter?), (.dates, .month?), (.dates, .offset?): self.form = form
      case (.numbers, .percent?): self.form = form
      default: self.form = nil
      }
    }

    /// The locale-independent text of each row; empty for a missing value.
    package var texts: [String] {
      switch values {
      case .names(let names): names
      case .numbers(let values):
        switch form {
        case .clock(let hourDigits, let hasSeconds)?:
          DataText.clock(values, hourDigits: hourDigits, hasSeconds: hasSeconds)
        case .percent?: values.map(DataText.percent)
        default: values.map(DataText.number)
        }
      case .dates(let values, let zone):
        DataText.shortened(DataText.dates(values, in: zone, withOffset: form == .offset), to: form)
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

  /// The whole table with a header line, as CSV (RFC 4180).
  package var csv: String {
    ([titles] + rows).map { $0.map(DataText.quoted).joined(separator: ",") + "\r\n" }.joined()
  }
}
