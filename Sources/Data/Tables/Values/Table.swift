/// A table read from CSV, TSV, JSON or a spreadsheet: typed columns of equal length.
///
///     let table = try Table(bytes: bytes, file: "sales.csv")
///     table.columns[1].numbers   // [120, 135, .nan]
package struct Table: Sendable {
  /// The name of the input, for messages.
  package var file: String
  package var rowCount: Int
  package var columns: [TableColumn]
  /// What was odd but could be read, a sentence each.
  package var notes: [String]
  /// Of how many rows these were drawn by lot; `nil`: they are all.
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

  /// The place of a column: by its exact name, else by its name in any case, else `nil`.
  package func index(named name: String) -> Int? {
    columns.firstIndex { $0.name == name }
      ?? columns.firstIndex { $0.name.lowercased() == name.lowercased() }
  }
}

/// What the values of a column are.
package enum ColumnType: String, Sendable, CaseIterable {
  case number, date, boolean, text
}

/// One column. Missing values are NaN in numbers and dates, and -1 in codes.
package struct TableColumn: Sendable {
  package var name: String
  package var values: Values
  /// How many values are there.
  package var present: Int
  /// What the numbers were written with.
  package var unit = Unit.plain
  /// All digits of numbers that floating-point numbers would round; `nil` where these are exact.
  package var exact: ExactColumn?
  /// What was taken from each number, where the numbers would otherwise be too large to tell them apart.
  package var offset: ExactNumber?
  /// A column of text in which most values are numbers or dates: the first one that is not.
  package var misfit: Misfit?

  package enum Values: Sendable {
    case numbers([Double])
    /// Seconds since 1 January 2001, 00:00 UTC.
    case dates([Double], DatePrecision)
    /// Places in `names`, which are in order of first appearance.
    case text(codes: [Int32], names: [String])
    /// As text; the names are `true` and `false` as they were written.
    case booleans(codes: [Int32], names: [String])
  }

  package enum Unit: Hashable, Sendable {
    case plain
    /// 12 % is kept as 0.12.
    case percent
    /// The sign, such as `$`.
    case currency(String)
    /// Seconds of a time of day or of a length of time.
    case duration
  }

  package struct Misfit: Hashable, Sendable {
    /// What the column would be without such values.
    package var expected: ColumnType
    /// As a spreadsheet counts.
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

  /// What a name of a column of truths means.
  package static func isTrue(_ name: String) -> Bool {
    ["true", "yes", "t", "y", "1", "on"].contains(name.lowercased())
  }

  /// Numbers, or dates in seconds; `nil` for names.
  package var numbers: [Double]? {
    switch values {
    case .numbers(let v), .dates(let v, _): v
    case .text, .booleans: nil
    }
  }
}
