import Tables

/// A column's name for readers, to whom underscores are spaces.
func spaced(_ name: String) -> String {
  name.split(separator: "_", omittingEmptySubsequences: true).joined(separator: " ")
}

/// How a channel treats its values.
package enum FieldKind: Equatable, Sendable { case number, date, name }

/// What a position, a colour or a size is taken from.
package struct Channel: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case column(Int)
    /// How many rows there are.
    case rows
    /// The values of several columns, one below the other…
    case folded([Int])
    /// …and the names of these columns.
    case foldedNames([Int])
  }

  package enum Grouping: Equatable, Sendable {
    case none
    case unit(TimeUnit)
    case bins(Int?)
    /// Intervals that are known already; values within one are the same.
    case intervals(EqualBins)
  }

  package var source: Source
  package var kind: FieldKind
  package var grouping = Grouping.none
  package var aggregate: Aggregate?
  /// What people read: the column's name and what was done to it.
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
}
