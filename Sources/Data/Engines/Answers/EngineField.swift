import Tables

/// A column of a table that an engine holds.
package struct EngineField: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case number, text, truth
    /// A day of the calendar.
    case day
    /// What a clock shows, in no zone of its own.
    case clock
    /// A moment, the same in every zone.
    case moment
    /// What no chart shows.
    case other
  }

  /// As the table's own file or database has it.
  package var name: String
  /// The engine's name for it, which may be another: engines fold case, and rename what would then be alike.
  package var column: String
  package var kind: Kind
  /// Whether its numbers may be NaN, which charts take for missing.
  package var isFloating: Bool
  /// Whether its type has whole numbers alone.
  package var isWhole: Bool
  /// Whether its numbers are integers or decimals, which are compared by all of their digits.
  package var isExact: Bool
  /// How many digits may stand behind the point; `nil` where the type does not say.
  package var scale: Int?
  /// Whether its numbers are seconds of a time of day or of a length of time.
  package var isDuration = false
  /// The engine's name of its type, for messages; empty where it is not known.
  package var typeName = ""
  /// The names of an enumeration, in its order.
  package var order: [String]?
  /// What is taken from each number, because floating-point numbers are too coarse for numbers as large as these.
  package var offset: ExactNumber?

  package init(
    name: String, kind: Kind, isFloating: Bool = true, isWhole: Bool = false, isExact: Bool = false,
    scale: Int? = nil
  ) {
    (self.name, column, self.kind) = (name, name, kind)
    (self.isFloating, self.isWhole) = (isFloating, isWhole)
    (self.isExact, self.scale) = (isExact, isWhole ? 0 : scale)
  }

  /// Of each column of an answer.
  package static func fields(of answer: EngineAnswer) -> [EngineField] {
    answer.names.indices.map { index in
      EngineField(
        name: answer.names[index], kind: Kind(answer.columns[index]), isFloating: answer.isFloating[index],
        isWhole: answer.isWhole[index], isExact: answer.scales[index] != nil, scale: answer.scales[index])
    }
  }

  /// `nil` for what no chart shows.
  package var type: ColumnType? {
    switch kind {
    case .number: .number
    case .text: .text
    case .truth: .boolean
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
      case .booleans: .truth
      case .unknown: .other
      }
  }
}
