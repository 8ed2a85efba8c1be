import Tables

/// The meaning of a column's values, which decides whether a chart may measure, group or add them.
enum ColumnRole: String, CaseIterable {
  /// Numbers or texts that only tell rows apart, such as a customer number.
  case identifier
  /// Numbers for names, such as 1 and 2 for regions.
  case code
  /// The position of the row in the table.
  case index
  case name
  /// A latitude, a longitude or a direction.
  case place
  /// Zero or one, or two words.
  case flag
  case year, date, duration, share, rate
  /// An index number or a score.
  case indexNumber
  /// A quantity without a meaningful sum, such as a temperature or a price.
  case level
  case count, amount
  /// A number whose name tells nothing.
  case measure

  /// Whether the sum over rows has a meaning. Only roles that are known to add do.
  var isAdditive: Bool { self == .count || self == .amount }

  /// Whether an automatic chart may show the values as lengths or heights.
  var isMeasure: Bool {
    switch self {
    case .identifier, .code, .index, .name, .place, .flag, .year, .date: false
    case .duration, .share, .rate, .indexNumber, .level, .count, .amount, .measure: true
    }
  }
}

extension ColumnProfile {
  /// The column's role, from its values and the words of its name.
  ///
  /// Words for quantities that do not add up take precedence: "income per capita" is a rate.
  var role: ColumnRole {
    let words = words
    func has(_ list: Set<String>) -> Bool { words.contains { list.contains($0) } }
    switch type {
    case .date: return .date
    case .boolean: return .flag
    case .text:
      return has(RoleWords.identifiers) || has(["url", "link", "href", "uri"]) ? .identifier : .name
    case .number: break
    }
    if has(RoleWords.places) { return .place }
    if isWhole, unit == .plain {
      if isIndex { return .index }
      if has(RoleWords.identifiers) { return .identifier }
      if has(RoleWords.codes) { return .code }
      if has(RoleWords.years), low >= 1000, high <= 2200 { return .year }
    }
    if unit == .duration { return .duration }
    if unit == .percent || has(RoleWords.shares) { return .share }
    if has(RoleWords.rates) { return .rate }
    if has(RoleWords.indexNumbers) { return .indexNumber }
    if has(RoleWords.durations) { return .duration }
    if has(RoleWords.levels) || offset != nil { return .level }
    if has(RoleWords.counts) { return .count }
    if has(RoleWords.amounts) { return .amount }
    if isWhole, low == 0, high == 1, present >= 10 { return .flag }
    return isCode ? .code : .measure
  }

  /// Whether the column holds the row's number: 0, 1, 2… in a first column without a name, or 1, 2, 3… under a name
  /// such as "id" or "nr".
  private var isIndex: Bool {
    guard distinct == present, present > 2, high - low == Double(present - 1) else { return false }
    if words.contains(where: { RoleWords.indices.contains($0) }) { return true }
    let isUnnamed = name.isEmpty || name == "column \(index + 1)" || words.first == "unnamed"
    return index == 0 && isUnnamed && present == rowCount && (low == 0 || low == 1)
  }

  /// Whether an automatic chart may show the column as its measure.
  var isAutomaticMeasure: Bool { isMeasure && role.isMeasure }

  /// Whether the column may colour an automatic chart: 2 to `most` names in nearly all rows.
  func isAutomaticColor(most: Int) -> Bool {
    isCategory(most: most) && isNearlyComplete && role != .identifier && role != .index
  }

  /// Whether at most a tenth of the values is missing, so that a colour by this column drops few rows.
  var isNearlyComplete: Bool { (rowCount - present) * 10 <= rowCount }
}
