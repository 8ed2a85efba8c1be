import OpenChartsTables

/// Tables of months or quarters with one more row for the whole year: month 13, `M13`, `Annual` or `YTD`.
extension TableFacts {
  /// Words for the months of a year in the names of columns of numbers.
  private static let monthWords: Set = [
    "month", "monat", "mois", "mes", "mese", "mês", "period", "periode", "période", "periodo", "período",
  ]
  /// Names of the whole year among months and quarters.
  private static let yearNames: Set = [
    "annual", "year", "ytd", "yearly", "full year", "fiscal year", "fy", "annual average", "average", "total",
    "year to date", "m13", "q5", "q05", "s03", "13", "jahr", "gesamtjahr", "année", "annee", "año", "anual",
    "anno", "annuale", "ano", "ø",
  ]
  /// The minimum number of months or quarters for a comparison with the year's value.
  private static let fewestParts = 3

  /// The table of months or quarters without the rows of whole years, which hold the sums or means of the months; `nil`
  /// if there are no such rows. A line through all rows would have false jumps at the rows of whole years.
  ///
  /// The parts of a year are the rows that have the same dates and names in all other columns. At least 80 % of the
  /// years must be within 0.5 % of the sum, or of the mean, of their parts.
  ///
  /// - Complexity: O(rows) for each column of months.
  func withoutYearsAmongMonths() -> TableFacts? {
    guard rowCount == table.rowCount, (4...200_000).contains(rowCount) else { return nil }
    for period in profiles {
      guard let (whole, name) = yearRows(period), let kind = kind(of: whole, in: period) else { continue }
      return picking(
        whole.indices.filter { !whole[$0] }, where: "\(Self.quotedName(period)) <> \(name.literal)",
        note:
          "\(name.text) of \(spaced(period.name)) is the \(kind) of the others and is left out; --where chooses rows"
      )
    }
    return nil
  }

  /// For each row, whether it is a whole year; and the name of these rows. `nil` for columns without months or
  /// quarters.
  private func yearRows(_ period: ColumnProfile) -> ([Bool], (text: String, literal: String))? {
    switch table.columns[period.index].values {
    case .numbers(let numbers):
      guard period.isWhole, period.low == 1, period.high == 13, period.distinct > Self.fewestParts,
        period.words.contains(where: Self.monthWords.contains)
      else { return nil }
      return (numbers.map { $0 == 13 }, ("13", "13"))
    case .text(let codes, let names):
      guard (Self.fewestParts + 1...14).contains(names.count) else { return nil }
      let years = names.indices.filter {
        Self.yearNames.contains(nameWords(names[$0]).joined(separator: " "))
      }
      guard years.count == 1, names.indices.allSatisfy({ $0 == years[0] || Self.isPart(names[$0]) }) else {
        return nil
      }
      let name = names[years[0]]
      return (codes.map { $0 == Int32(years[0]) }, (name, Self.quoted(name)))
    case .dates, .booleans: return nil
    }
  }

  /// Whether a name is a month or a quarter: `Jan`, `März`, `Q1`, `M01`, `07`.
  private static func isPart(_ name: String) -> Bool {
    if TimeHeader.isPartOfYear(name) || NaturalOrder.monthRank(name) != nil { return true }
    let digits = name.uppercased().drop { "MQS".contains($0) }
    return digits.count <= 2 && (Int(digits).map { (1...12).contains($0) } ?? false)
  }

  /// The content of the rows of whole years: "sum" or "mean" of the others; `nil` if it is neither.
  private func kind(of whole: [Bool], in period: ColumnProfile) -> String? {
    // Ignore columns with other names of the same months, such as January for M01.
    let others = profiles.filter {
      $0.index != period.index && $0.distinct == period.distinct
        && groups([period.index, $0.index]).groups == period.distinct
    }
    let measure = profiles.first { column in
      column.isAutomaticMeasure && !column.isDimension && column.index != period.index
        && !others.contains { $0.index == column.index }
    }
    guard let measure, let values = table.columns[measure.index].numbers else { return nil }
    let keys = keys(without: [period.index, measure.index] + others.map(\.index))
    var wholes = [Double](repeating: .nan, count: keys.count)
    var sums = [Double](repeating: 0, count: keys.count)
    var counts = [Int](repeating: 0, count: keys.count)
    for (row, value) in values.enumerated() where value.isFinite && keys.codes[row] >= 0 {
      let group = Int(keys.codes[row])
      if whole[row] {
        guard wholes[group].isNaN else { return nil }
        wholes[group] = value
      } else {
        sums[group] += value
        counts[group] += 1
      }
    }
    let tested = wholes.indices.filter { wholes[$0].isFinite && counts[$0] >= Self.fewestParts }
    func areEqual(_ expected: (Int) -> Double) -> Bool {
      let equal = tested.count { abs(wholes[$0] - expected($0)) <= abs(expected($0)) * 0.005 + 1e-9 }
      return !tested.isEmpty && equal * 5 >= tested.count * 4
    }
    if areEqual({ sums[$0] }) { return "sum" }
    return areEqual { sums[$0] / Double(counts[$0]) } ? "mean" : nil
  }
}
