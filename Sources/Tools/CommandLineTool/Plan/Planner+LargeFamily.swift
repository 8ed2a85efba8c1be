import OpenChartsTables

/// Many columns of one quantity, such as the energy of each source in terawatt-hours.
extension Planner {
  /// The fewest columns that a common word or unit alone makes one quantity.
  private static let fewestColumns = 6
  /// The number of lines up to which all columns are drawn, and the number that is drawn of more.
  private static let (mostLines, largestLines) = (10, 8)

  /// Last words that name a statistic, a limit or a change, not a quantity.
  private static let statisticWords: Set = [
    "std", "sd", "se", "sem", "error", "err", "lower", "upper", "low", "high", "open", "close", "start",
    "end",
    "rank", "change", "diff", "difference", "growth",
  ]

  /// Words of columns that summarize others, such as the highest temperature of a day, and are not parts beside them.
  private static let summaryWords: Set = [
    "min", "max", "mean", "avg", "average", "median", "minimum", "maximum", "record",
  ]

  /// The columns of one quantity to which the first measure belongs: at least six columns of one role and unit with the
  /// same last word, the same word for a quantity in front, or the same text in brackets.
  ///
  /// Columns with the sums of others and columns that do not reach a twentieth of the largest value are left out. Of
  /// more than ten columns, the eight largest stay. Empty for other tables, and if fewer than three columns remain.
  func largeFamily(_ measures: [ColumnProfile]) -> [Int] {
    let columns = columnsOfOneQuantity(measures)
    guard !columns.isEmpty else { return [] }
    let total = whole(of: columns)?.index
    let parts = withoutPartialSums(columns.filter { $0.index != total })
    func size(_ column: ColumnProfile) -> Double { max(abs(column.low), abs(column.high)) }
    let most = parts.map(size).max() ?? 0
    let visible = parts.filter { size($0) * 20 >= most }
    guard visible.count >= 3 else { return [] }
    return visible.count <= Self.mostLines ? visible.map(\.index) : largest(Self.largestLines, of: visible)
  }

  /// Notes the columns of a large family that are not drawn.
  func noteFamily(_ plan: inout ChartPlan, _ family: [Int], of measures: [ColumnProfile]) {
    let columns = columnsOfOneQuantity(measures)
    let omitted = columns.filter { !family.contains($0.index) }
    guard omitted.count + family.count == columns.count else { return }
    noteOmitted(&plan, omitted, besideDrawn: family.count, "columns of one quantity")
  }

  private func columnsOfOneQuantity(_ measures: [ColumnProfile]) -> [ColumnProfile] {
    let ordered = measures.sorted { $0.index < $1.index }
    for first in [measures.first, ordered.first].compactMap(\.self) {
      for frame in Self.frames(first) {
        let columns = ordered.filter {
          // The last word decides what is measured: wind sales are sales.
          Self.summaryWords.isDisjoint(with: $0.words) && (frame.hasPrefix("… ") || $0.role == first.role)
            && $0.unit == first.unit
            && $0.measure == first.measure
            && Self.frames($0).contains(frame)
        }
        if columns.count >= Self.fewestColumns { return columns }
      }
    }
    return []
  }

  /// The parts of a name that columns of one quantity share: the first text in brackets, the last word before it, and a
  /// first word that names a quantity.
  private static func frames(_ column: ColumnProfile) -> [String] {
    let name = column.name
    let outside = nameWords(String(name.prefix { $0 != "(" }))
    guard let first = outside.first, let last = outside.last else { return [] }
    var frames: [String] = []
    if let start = name.firstIndex(of: "("), let end = name[start...].firstIndex(of: ")") {
      frames.append(name[start...end].lowercased())
    }
    guard outside.count >= 2 else { return frames }
    if isNoun(last), !statisticWords.contains(last) { frames.append("… " + last) }
    if [RoleWords.counts, RoleWords.amounts, RoleWords.rates, RoleWords.shares].contains(where: {
      $0.contains(first)
    }), isNoun(first) {
      frames.append(first + " …")
    }
    return frames
  }

  private static func isNoun(_ word: String) -> Bool {
    word.count > 1 && word.contains(where: \.isLetter) && !commonWords.contains(word)
  }
}
