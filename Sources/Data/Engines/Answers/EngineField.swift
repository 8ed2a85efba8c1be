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

  package init(name: String, kind: Kind) { (self.name, self.kind) = (name, kind) }

  package init(name: String, column: EngineColumn) {
    self.name = name
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
