/// Which numbers of a workbook are dates, and which dates they are.
struct ExcelDates {
  /// Whether days are counted from the beginning of 1904, as Excel once did on other machines.
  var isFrom1904 = false
  /// For each style of a cell.
  private var areDates: [Bool] = []

  func isDate(style: Int) -> Bool { areDates.indices.contains(style) && areDates[style] }

  mutating func readStyles(_ bytes: [UInt8]) throws(SpreadsheetProblem) {
    var formats: [Int: Bool] = [:]
    var result: [Bool] = []
    try XMLScanner.read(bytes) { (tags: inout XMLScanner) throws(SpreadsheetProblem) in
      var isInCells = false
      while true {
        switch try tags.next() {
        case .end: return
        case .open where tags.isNamed("numFmt"):
          if let id = tags.identifier("numFmtId"), let code = tags.string("formatCode") {
            formats[id] = Self.isDate(format: code)
          }
        case .open where tags.isNamed("cellXfs"): isInCells = true
        case .close where tags.isNamed("cellXfs"): isInCells = false
        case .open where isInCells && tags.isNamed("xf"):
          let id = tags.identifier("numFmtId") ?? 0
          result.append(formats[id] ?? Self.isDate(standardFormat: id))
        default: continue
        }
      }
    }
    areDates = result
  }

  /// Of the formats that have a number alone: days, days with times, and those of East Asia.
  private static func isDate(standardFormat id: Int) -> Bool {
    (14...17).contains(id) || id == 22 || (27...31).contains(id) || id == 36 || (50...54).contains(id)
      || (57...58).contains(id)
  }

  /// Whether a format writes a year, a day, or a month that is no minute.
  static func isDate(format: String) -> Bool {
    var letters = ""
    var signs = Array(format.lowercased())[...]
    while let sign = signs.popFirst() {
      switch sign {
      // Of several formats the first is that of positive numbers.
      case ";": signs = []
      case "\"": signs = signs.drop { $0 != "\"" }.dropFirst()
      case "[": signs = signs.drop { $0 != "]" }.dropFirst()
      case "\\", "_", "*": signs = signs.dropFirst()
      default: letters.append(sign)
      }
    }
    if letters.contains("general") || letters.contains("standard") { return false }
    if letters.contains("y") || letters.contains("d") { return true }
    return letters.contains("m") && !letters.contains("h") && !letters.contains("s")
  }

  /// `2024-02-29`, or with a time where there is one; `nil` for numbers that are no dates.
  func text(_ number: Double) -> String? {
    // The last day that spreadsheets know is that of 9999.
    guard number >= 0, number < 2_958_466 else { return nil }
    // To the millisecond, as far as the numbers tell.
    let milliseconds = Int((number * 86_400_000).rounded())
    var day = milliseconds / 86_400_000
    let ofDay = milliseconds % 86_400_000
    if isFrom1904 {
      day += CivilDate(year: 1904, month: 1, day: 1).dayNumber
    } else {
      // Excel's 1900 has a 29 February, which was none: the days before it are one later.
      day += CivilDate(year: 1899, month: 12, day: day < 60 ? 31 : 30).dayNumber
    }
    let date = CivilDate(dayNumber: day)
    let text = Self.padded(date.year, 4) + "-" + Self.padded(date.month, 2) + "-" + Self.padded(date.day, 2)
    guard ofDay > 0 else { return text }
    let time = [ofDay / 3_600_000, ofDay / 60_000 % 60, ofDay / 1000 % 60].map { Self.padded($0, 2) }
    let part = ofDay % 1000
    return "\(text) \(time.joined(separator: ":"))" + (part > 0 ? "." + Self.padded(part, 3) : "")
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
