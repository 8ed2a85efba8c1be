/// Detects and converts the dates of a workbook, which are numbers in a date format.
struct ExcelDates {
  /// Whether day 0 is 1 January 1904, as in old Excel for Mac.
  var isFrom1904 = false
  /// Whether there are dates before 1900, so that another program wrote the sheet, without the 29 February 1900 of Excel.
  var hasDaysBefore1900 = false
  /// For each cell style, whether it is a date format.
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

  /// Whether a built-in format is a date: dates, dates with times, and East Asian dates.
  private static func isDate(standardFormat id: Int) -> Bool {
    (14...17).contains(id) || id == 22 || (27...31).contains(id) || id == 36 || (50...54).contains(id)
      || (57...58).contains(id)
  }

  /// Whether a format contains a year, a day, or an `m` that means a month and not a minute.
  static func isDate(format: String) -> Bool {
    var letters = ""
    var characters = Array(format.lowercased())[...]
    while let character = characters.popFirst() {
      switch character {
      // If there are several formats, the first one applies to positive numbers.
      case ";": characters = []
      case "\"": characters = characters.drop { $0 != "\"" }.dropFirst()
      case "[": characters = characters.drop { $0 != "]" }.dropFirst()
      case "\\", "_", "*": characters = characters.dropFirst()
      default: letters.append(character)
      }
    }
    if letters.contains("general") || letters.contains("standard") { return false }
    if letters.contains("y") || letters.contains("d") { return true }
    return letters.contains("m") && !letters.contains("h") && !letters.contains("s")
  }

  /// Formats a date as `2024-02-29`, with a time if there is one; `nil` if the number is out of range.
  ///
  /// Numbers below 0 are days before 1900. Excel does not show such dates, but other programs write and read them.
  func text(_ number: Double) -> String? {
    // The first and the last date of spreadsheets are 1 January 100 and 31 December 9999.
    guard number >= -657_434, number < 2_958_466 else { return nil }
    // Round to milliseconds, which is the useful precision of these numbers.
    let milliseconds = Int((number * 86_400_000).rounded())
    var day = Int((Double(milliseconds) / 86_400_000).rounded(.down))
    let ofDay = milliseconds - day * 86_400_000
    if isFrom1904 {
      day += CivilDate(year: 1904, month: 1, day: 1).dayNumber
    } else {
      // Excel has a 29 February 1900, which did not exist. Days from 1900 before it are therefore offset by one.
      day +=
        CivilDate(year: 1899, month: 12, day: (0..<60).contains(day) && !hasDaysBefore1900 ? 31 : 30)
        .dayNumber
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
