/// A condition on the rows of a table, as `--where` writes it: `country in ('DE', 'FR') and total > 100`.
///
/// Missing values are neither equal nor unequal to anything, as in SQL: only `is missing` finds them.
package indirect enum RowFilter: Equatable, Sendable {
  case comparison(FilterColumn, Comparison, FilterLiteral)
  case membership(FilterColumn, [FilterLiteral])
  case missing(FilterColumn)
  case not(RowFilter)
  case and(RowFilter, RowFilter)
  case or(RowFilter, RowFilter)

  package enum Comparison: String, Sendable, CaseIterable {
    case equal = "="
    case unequal = "<>"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// The columns that the filter names, in the order of its text.
  package var columns: [FilterColumn] {
    switch self {
    case .comparison(let column, _, _), .membership(let column, _), .missing(let column): [column]
    case .not(let inner): inner.columns
    case .and(let a, let b), .or(let a, let b): a.columns + b.columns
    }
  }
}

/// A column as a filter names it.
package struct FilterColumn: Equatable, Sendable {
  package var name: String
  /// The position in the filter's text: the number of characters before it.
  package var position: Int
}

/// A value as a filter writes it.
package struct FilterLiteral: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case number(FilterNumber)
    case text(String)
    case boolean(Bool)
  }

  package var value: Value
  package var position: Int
}

/// An error in a filter, with its position. The description is one line.
package struct FilterError: Error, Equatable, CustomStringConvertible {
  package var filter: String
  /// The number of characters before the error.
  package var position: Int
  package var problem: String

  package init(_ filter: String, at position: Int, _ problem: String) {
    (self.filter, self.position, self.problem) = (filter, position, problem)
  }

  package var description: String {
    let near = filter.dropFirst(position).prefix(24)
    let at = near.isEmpty ? "at its end" : "at \"\(near)\(near.count < filter.count - position ? "…" : "")\""
    return "--where \(at) (character \(position + 1)): \(problem)"
  }
}
