// Years in conditions on dates: `date > 2023` as well as `date >= '2024-01-01'`.
extension RowFilter {
  /// Returns the condition with the first days of the years, if it compares dates with numbers of four digits: a year
  /// means all its days, so `= 2023` is true for each date of 2023, and `> 2023` from 1 January 2024.
  ///
  /// - Returns: `nil` for other comparisons.
  package func withDays(of type: ColumnType?) -> RowFilter? {
    guard type == .date else { return nil }
    switch self {
    case .comparison(let column, let comparison, let literal):
      guard let days = literal.days else { return nil }
      func compare(_ comparison: Comparison, _ day: FilterLiteral) -> RowFilter {
        .comparison(column, comparison, day)
      }
      let within = RowFilter.and(compare(.greaterOrEqual, days.first), compare(.less, days.next))
      switch comparison {
      case .equal: return within
      case .unequal: return .not(within)
      case .less: return compare(.less, days.first)
      case .lessOrEqual: return compare(.less, days.next)
      case .greater: return compare(.greaterOrEqual, days.next)
      case .greaterOrEqual: return compare(.greaterOrEqual, days.first)
      }
    case .membership(let column, let literals):
      guard literals.contains(where: { $0.days != nil }) else { return nil }
      // Balanced, so that the depth stays small for a long list.
      var conditions = literals.map { RowFilter.comparison(column, .equal, $0) }
      while conditions.count > 1 {
        conditions = stride(from: 0, to: conditions.count, by: 2).map {
          $0 + 1 < conditions.count ? .or(conditions[$0], conditions[$0 + 1]) : conditions[$0]
        }
      }
      return conditions[0]
    case .missing, .not, .and, .or: return nil
    }
  }
}

extension FilterLiteral {
  /// The first day of the year that a number names, and that of the next year; `nil` for other literals.
  fileprivate var days: (first: FilterLiteral, next: FilterLiteral)? {
    guard case .number(let number) = value, let year = Int(exactly: number.value),
      (1000...9998).contains(year)
    else { return nil }
    return (
      FilterLiteral(value: .text("\(year)-01-01"), position: position),
      FilterLiteral(value: .text("\(year + 1)-01-01"), position: position)
    )
  }
}
