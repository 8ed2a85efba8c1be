import OpenChartsTables

/// A column's name for display, with spaces for underscores.
func spaced(_ name: String) -> String {
  name.split(separator: "_", omittingEmptySubsequences: true).joined(separator: " ")
}

/// The type of a channel's values.
package enum FieldKind: Equatable, Sendable { case number, date, name }

/// The source of a position, a colour, a size or a series.
package struct Channel: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case column(Int)
    /// The number of rows.
    case rows
    /// The values of several columns, one column after another.
    case folded([Int])
    /// The names of these columns, repeated for each of their values.
    case foldedNames([Int])
  }

  package enum Grouping: Equatable, Sendable {
    case none
    case unit(TimeUnit)
    case cycle(TimeCycle)
    case bins(Int?)
    /// Bins that the engine has computed. All values in a bin are equal.
    case intervals(EqualBins)
  }

  package var source: Source
  package var kind: FieldKind
  package var grouping = Grouping.none
  package var aggregate: Aggregate?
  /// The displayed title: the column's name and the aggregate.
  package var title: String

  package init(
    _ source: Source, _ kind: FieldKind, title: String, grouping: Grouping = .none,
    aggregate: Aggregate? = nil
  ) {
    self.source = source
    self.kind = kind
    self.title = title
    self.grouping = grouping
    self.aggregate = aggregate
  }

  /// Whether the values are row counts.
  var isRowCount: Bool { source == .rows && aggregate == .count }
}

extension TimeGroup {
  var grouping: Channel.Grouping {
    switch self {
    case .unit(let unit): .unit(unit)
    case .cycle(let cycle): .cycle(cycle)
    }
  }

  /// The repeating part of a date, such as the weekday; `nil` for units that do not repeat, such as a day.
  var cycle: TimeCycle? {
    if case .cycle(let cycle) = self { cycle } else { nil }
  }
}
