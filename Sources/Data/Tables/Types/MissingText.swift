/// Texts that mean a missing value. There are three lists, because a marker that means a missing number can be a value
/// in a column of words: `NA` is Namibia, `None` an answer.
enum MissingText {
  /// Markers that mean a missing value in columns of numbers, dates and Booleans.
  @inline(__always)
  static func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text.count {
    case 0: true
    case 1: text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: ".") || text[0] == UInt8(ascii: "?")
    case 2: equals(text, "NA") || equals(text, "--")
    case 3:
      equals(text, "N/A") || equals(text, "n/a") || equals(text, "NaN") || equals(text, "nan")
        || equals(text, "–") || equals(text, "—")
    case 4: equals(text, "null") || equals(text, "NULL") || equals(text, "None") || equals(text, "#N/A")
    default: false
    }
  }

  /// Whether the text means a missing value in a column of numbers or dates. This includes the markers of statistical
  /// offices (`..`, `:`, `: z`, `*`, `n.a.`, `[c]`), suppressed small values (`<5`), and spreadsheet errors.
  static func matchesAmongValues(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if matches(text) { return true }
    guard text.count <= 16, let first = text.first else { return false }
    if first == UInt8(ascii: "<") || first == UInt8(ascii: ">"), text.count > 1 {
      let rest = UnsafeBufferPointer(rebasing: text[1...])
      if NumberText.plain(rest) != nil { return true }
    }
    if FootnoteText.isFlaggedGap(text) { return true }
    return officeMarkers.contains(String(decoding: text, as: UTF8.self).lowercased())
  }

  /// Whether the text is the letter X, with which statistical offices mark a value that is not available. Applies only
  /// to columns of numbers that are not codes; in a header and among codes, X is a name.
  static func isCross(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count == 1 && text[0] | 0x20 == UInt8(ascii: "x")
  }

  private static let officeMarkers: Set<String> = [
    ":", "*", "**", "***", "..", "...", "…", "---", "'-", "na", "n.a.", "n.a", "n/d", "n.d.", "nd",
    "n.v.",
    "k.a.", "k. a.", "s.d.", "s/d", "s.o.", "(na)", "(d)", "(s)", "(x)", "<na>", "nan", "nat", "null", "nil",
    "none",
    "n/k",
    "#name?", "#div/0!", "#value!", "#ref!", "#num!", "#null!", "missing", "unknown", "not available",
    "unbekannt",
    "no data", "nodata", "keine angabe", "keine daten", "sin datos", "sin dato", "no disponible",
    "pas de données", "non disponible", "sem dados", "nessun dato",
    "[c]", "[x]", "[z]", "[low]", "[note]", "inconnu", "desconocido", "sconosciuto",
    "desconhecido", "tbd", "tba", "(null)", "#n/a",
  ]

  /// Whether the text means a missing value in every column of words. Other markers mean this only if a column of
  /// numbers in the same table uses them, too.
  static func matchesAmongWords(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.isEmpty || equals(text, "null") || equals(text, "NULL") || equals(text, "NaN") || equals(text, "nan")
      || equals(text, "N/A") || equals(text, "n/a") || equals(text, "#N/A")
  }
}
