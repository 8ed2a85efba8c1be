import OpenChartsChartMath

/// A table read from CSV, TSV, JSON or a spreadsheet: typed columns of equal length.
///
///     let table = try Table(bytes: bytes, file: "sales.csv")
///     table.columns[1].numbers   // [120, 135, .nan]
package struct Table: Sendable {
  /// The file name, for messages.
  package var file: String
  package var rowCount: Int
  package var columns: [TableColumn]
  /// Notes on oddities of the input, one sentence each.
  package var notes: [String]
  /// The names of the columns that notes are about, by note. Other notes are about the whole table.
  package var notedColumns: [String: String] = [:]
  /// The first line above the header, if it is a title; `nil` if there is none.
  package var title: String?
  /// The name of the column with the block headings, if the row names repeat in each block; `nil` for other tables.
  package var blockColumn: String?
  /// The size of the random sample and of the whole table; `nil` if the rows are complete.
  package var sample: Sample?

  package struct Sample: Equatable, Sendable {
    package var count: Int
    package var all: Int
    package init(count: Int, all: Int) { (self.count, self.all) = (count, all) }
  }

  package init(file: String, rowCount: Int, columns: [TableColumn], notes: [String] = []) {
    self.file = file
    self.rowCount = rowCount
    self.columns = columns
    self.notes = notes
  }

  /// The index of a column: by exact name, otherwise ignoring case; `nil` if there is none, or several.
  package func index(named name: String) -> Int? {
    columns.firstIndex { $0.name == name } ?? match(name).index
  }

  /// The columns that a name can mean.
  package func match(_ name: String) -> NameMatch { NameMatch(name, among: columns.lazy.map(\.name)) }
}

/// The type of a column's values.
package enum ColumnType: String, Sendable, CaseIterable {
  case number, date, boolean, text
}

/// One column. Missing values are NaN in numbers and dates, and -1 in codes.
package struct TableColumn: Sendable {
  package var name: String
  package var values: Values
  /// The number of values that are not missing.
  package var present: Int
  /// The unit with which the numbers were written.
  package var unit = Unit.plain
  /// The unit of measurement written after the numbers, such as `kg`; `nil` if none was written.
  package var measure: String?
  /// The axis of coordinates that were written with a hemisphere letter; `nil` for other columns.
  package var coordinate: Coordinate?
  /// The notation of times of day and durations; `nil` if the values have different notations, and for other columns.
  package var clock: WrittenForm?
  /// Whether all dates were written with their offset from UTC, such as `Z`.
  package var hasOffsets = false
  /// The exact values of numbers that `Double` would round; `nil` if all are exact.
  package var exact: ExactColumn?
  /// Whether the numbers are integers from an engine, and some are so large that `Double` may have rounded them.
  package var hasLargeIntegers = false
  /// The offset that was subtracted from each number, because `Double` cannot distinguish numbers of their size;
  /// `nil` for none.
  package var offset: ExactNumber?
  /// In a text column whose values are mostly numbers or dates, the first other value; otherwise `nil`.
  package var misfit: Misfit?
  /// Whether the column had a misfit and is used as text nevertheless.
  package var isMixed = false

  package enum Values: Sendable {
    case numbers([Double])
    /// Seconds since 1 January 2001, 00:00 UTC.
    case dates([Double], DatePrecision)
    /// Indices into `names`, which are in order of first appearance.
    case text(codes: [Int32], names: [String])
    /// Indices into `names`, which are the spellings of true and false in the input.
    case booleans(codes: [Int32], names: [String])
  }

  package enum Unit: Hashable, Sendable {
    case plain
    /// A percentage; 12 % is stored as 0.12.
    case percent
    /// A currency, with its symbol, such as `$`.
    case currency(String)
    /// Seconds: a time of day or a duration.
    case duration
  }

  package struct Misfit: Hashable, Sendable {
    /// The type that the column would have without the misfit.
    package var expected: ColumnType
    /// The row number, counted as in a spreadsheet.
    package var row: Int
    package var text: String
    package init(expected: ColumnType, row: Int, text: String) {
      self.expected = expected
      self.row = row
      self.text = text
    }
  }

  package init(name: String, values: Values, present: Int? = nil) {
    self.name = name
    self.values = values
    self.present =
      present
      ?? {
        switch values {
        case .numbers(let v), .dates(let v, _): v.count { !$0.isNaN }
        case .text(let codes, _), .booleans(let codes, _): codes.count { $0 >= 0 }
        }
      }()
  }

  package var type: ColumnType {
    switch values {
    case .numbers: .number
    case .dates: .date
    case .text: .text
    case .booleans: .boolean
    }
  }

  /// Whether a name in a Boolean column means true.
  package static func isTrue(_ name: String) -> Bool {
    ["true", "yes", "t", "y", "1", "on"].contains(name.lowercased())
  }

  /// The numbers, or the dates in seconds since 1 January 2001, 00:00 UTC; `nil` for text and Booleans.
  package var numbers: [Double]? {
    switch values {
    case .numbers(let v), .dates(let v, _): v
    case .text, .booleans: nil
    }
  }
}
