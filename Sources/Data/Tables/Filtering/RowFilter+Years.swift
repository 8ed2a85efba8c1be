// Years, months and days in conditions on dates: `date > 2023` as well as `date >= '2024-01-01'`.
extension RowFilter {
  /// Compares dates with the moments at which years, months and days start. A literal such as 2023 means the whole
  /// period: `= 2023` and `= '2023'` are true for each date of 2023, and `> 2023` is true for each date from 1 January
  /// 2024 on.
  ///
  /// - Parameter hasTimes: Whether the dates have times of the day, so that a day is a period.
  /// - Returns: `nil` for other comparisons.
  package func withDays(of type: ColumnType?, hasTimes: Bool) -> RowFilter? {
    guard type == .date else { return nil }
    switch self {
    case .comparison(let column, let comparison, let literal):
      guard let days = literal.days(hasTimes) else { return nil }
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
      guard literals.contains(where: { $0.days(hasTimes) != nil }) else { return nil }
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
  /// The first day of the year, month or day that a literal names, and the first day of the next one; `nil` for other
  /// literals.
  fileprivate func days(_ hasTimes: Bool) -> (first: FilterLiteral, next: FilterLiteral)? {
    switch value {
    case .number(let number): return Int(exactly: number.value).flatMap { days(from: [$0]) }
    case .text(let text):
      let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      guard parts.first?.count == 4, parts.dropFirst().allSatisfy({ $0.count == 2 }) else { return nil }
      let numbers = parts.compactMap { part in
        part.allSatisfy { (0x30...0x39).contains($0) } ? Int(String(part)!) : nil
      }
      return numbers.count == parts.count && (hasTimes || parts.count < 3) ? days(from: numbers) : nil
    case .boolean: return nil
    }
  }

  /// - Parameter parts: The year; the month; the day.
  private func days(from parts: [Int]) -> (first: FilterLiteral, next: FilterLiteral)? {
    guard (1...3).contains(parts.count), (1000...9998).contains(parts[0]) else { return nil }
    let first = CivilDate(
      year: parts[0], month: parts.count > 1 ? parts[1] : 1, day: parts.count > 2 ? parts[2] : 1)
    guard first.isValid else { return nil }
    var next = first
    switch parts.count {
    case 1: next.year += 1
    case 2: (next.year, next.month) = first.month == 12 ? (first.year + 1, 1) : (first.year, first.month + 1)
    default: next = CivilDate(dayNumber: first.dayNumber + 1)
    }
    func literal(_ date: CivilDate) -> FilterLiteral {
      func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
      // With a time of day, the text does not mean a period.
      return FilterLiteral(
        value: .text("\(date.year)-\(two(date.month))-\(two(date.day)) 00:00"), position: position)
    }
    return (literal(first), literal(next))
  }
}
