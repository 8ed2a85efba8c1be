import OpenChartsDisplayList

extension DataTable {
  /// The texts of all cells, row by row, with numbers in the format of a language, a BCP 47 tag.
  package func shownRows(language: String) -> [[String]] {
    let numberFormat = ScriptNumberFormat(language: language)
    return rows.map { cells in zip(cells, columns).map { $1.shown($0, numberFormat) } }
  }
}

extension DataTable.Column {
  /// The text of a cell with its number in the format of a language.
  func shown(_ text: String, _ numberFormat: ScriptNumberFormat) -> String {
    guard case .numbers = values, form == nil || form == .percent else { return text }
    let isPercent = text.hasSuffix("%")
    let number = numberFormat.shown(isPercent ? String(text.dropLast()) : text, isGrouped: isGrouped)
    return isPercent ? number + "%" : number
  }
}
