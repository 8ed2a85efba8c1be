import OpenChartsChartMath

/// A literal of a filter, converted to the type of the column that it is compared with.
package enum FilterValue: Hashable, Sendable {
  case number(FilterNumber)
  /// Seconds since 1 January 2001, 00:00 UTC.
  case moment(Double)
  case text(String)
  case boolean(Bool)
}

extension FilterLiteral {
  /// - Parameters:
  ///   - filter: The whole filter, for the message.
  ///   - zone: The time zone of dates.
  package func value(
    for type: ColumnType, of column: String, in filter: String, zone: ZoneOffsets
  ) throws(FilterError) -> FilterValue {
    switch (type, value) {
    case (.number, .number(let number)): return .number(number)
    case (.text, .text(let text)): return .text(text)
    case (.boolean, .boolean(let isTrue)): return .boolean(isTrue)
    case (.date, .text(let text)):
      if let moment = Table.moment(text, zone: zone) { return .moment(moment) }
      throw FilterError(filter, at: position, "'\(text)' is no date such as '2024-01-31'")
    default:
      let wanted =
        switch type {
        case .number: "numbers, without quotes"
        case .date: "dates, such as '2024-01-31' or the year 2024"
        case .text: "text, in 'single quotes'"
        case .boolean: "true and false"
        }
      throw FilterError(filter, at: position, "column \"\(column)\" holds \(wanted)")
    }
  }
}

extension FilterColumn {
  /// The index of the column: by exact name, otherwise ignoring case. Throws if several columns can be meant.
  package func index(among names: [String], in filter: String) throws(FilterError) -> Int {
    let match = NameMatch(name, among: names)
    if let index = match.index { return index }
    if let ambiguity = match.ambiguity { throw FilterError(filter, at: position, ambiguity) }
    let near = nearestName(to: name, among: names)
    let all = names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    throw FilterError(
      filter, at: position,
      "there is no column \"\(name)\"; " + (near.map { "did you mean \"\($0)\"?" } ?? "there are \(all)"))
  }
}
