import OpenChartsTables

/// A column of a table in an engine.
package struct EngineField: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case number, text, boolean
    /// A day of the calendar.
    case day
    /// A date and time without a time zone.
    case clock
    /// A point in time, independent of time zones.
    case moment
    /// A type that charts cannot use.
    case other
  }

  /// The column's name in the file or database.
  package var name: String
  /// The name by which the engine knows the column. It can differ from `name`, because engines ignore case and rename
  /// columns whose names would then be equal.
  package var column: String
  package var kind: Kind
  /// Whether the column can contain NaN. Charts treat NaN as missing.
  package var isFloating: Bool
  /// Whether the column's type holds only integers.
  package var isWhole: Bool
  /// Whether the column's numbers are integers or decimals. They are compared exactly, with all digits.
  package var isExact: Bool
  /// The maximum number of decimal places; `nil` if the type does not limit them.
  package var scale: Int?
  /// Whether the column's numbers are seconds: a time of day or a duration.
  package var isDuration = false
  /// The engine's name of the column's type, for messages; empty if unknown.
  package var typeName = ""
  /// The labels of an enumerated type in their declared order; `nil` for other types.
  package var order: [String]?
  /// Subtracted from each number, because `Double` is too coarse for numbers of this size; `nil` for no offset.
  package var offset: ExactNumber?

  package init(
    name: String, kind: Kind, isFloating: Bool = true, isWhole: Bool = false, isExact: Bool = false,
    scale: Int? = nil
  ) {
    (self.name, column, self.kind) = (name, name, kind)
    (self.isFloating, self.isWhole) = (isFloating, isWhole)
    (self.isExact, self.scale) = (isExact, isWhole ? 0 : scale)
  }

  /// The fields of an answer, one per column.
  package static func fields(of answer: EngineAnswer) -> [EngineField] {
    answer.names.indices.map { index in
      var field = EngineField(
        name: answer.names[index], kind: Kind(answer.columns[index]), isFloating: answer.isFloating[index],
        isWhole: answer.isWhole[index], isExact: answer.scales[index] != nil, scale: answer.scales[index])
      field.isDuration = answer.isDuration[index]
      return field
    }
  }

  /// The column type in charts; `nil` if charts cannot use it.
  package var type: ColumnType? {
    switch kind {
    case .number: .number
    case .text: .text
    case .boolean: .boolean
    case .day, .clock, .moment: .date
    case .other: nil
    }
  }
}

extension EngineField.Kind {
  fileprivate init(_ column: EngineColumn) {
    self =
      switch column {
      case .numbers: .number
      case .dates(_, let isDay, let hasZone): isDay ? .day : hasZone ? .moment : .clock
      case .text: .text
      case .booleans: .boolean
      case .unknown: .other
      }
  }
}
