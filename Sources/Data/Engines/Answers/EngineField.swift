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

  package var name: String
  package var kind: Kind
  /// Whether its numbers may be NaN, which charts take for missing.
  package var isFloating: Bool
  /// Whether its type has whole numbers alone.
  package var isWhole: Bool

  package init(name: String, kind: Kind, isFloating: Bool = true, isWhole: Bool = false) {
    (self.name, self.kind, self.isFloating, self.isWhole) = (name, kind, isFloating, isWhole)
  }

  /// Of each column of an answer.
  package static func fields(of answer: EngineAnswer) -> [EngineField] {
    answer.names.indices.map { index in
      EngineField(
        name: answer.names[index], column: answer.columns[index], isFloating: answer.isFloating[index],
        isWhole: answer.isWhole[index])
    }
  }

  private init(name: String, column: EngineColumn, isFloating: Bool, isWhole: Bool) {
    (self.name, self.isFloating, self.isWhole) = (name, isFloating, isWhole)
    kind =
      switch column {
      case .numbers: .number
      case .dates(_, let isDay, let hasZone): isDay ? .day : hasZone ? .moment : .clock
      case .text: .text
      case .booleans: .truth
      case .unknown: .other
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
