import Foundation
import OpenChartsChartMath

struct ArabicPhrases: PhraseBook {
  static let code = "ar"
  static let texts = PhraseTexts(PackageResources.ar_tsv)
  let locale: Locale
  init(_ locale: Locale = Locale(identifier: "ar_EG")) { self.locale = locale }

  let pace = SpeakingPace(latin: 0.09, other: 0.118, digit: 0.6, separator: 0.1, letter: 0.25, pause: 0.24)
  let yearTitles = ["سنة", "السنة", "عام", "العام"]
  let comma = "، "
  let semicolon = "؛ "

  /// Formats an integer in the locale's digits: Arabic-Indic or Western.
  func digits(_ number: Int) -> String { DecimalText(locale: locale)(number) }

  /// Isolates a left-to-right text, so that it keeps its direction within a sentence.
  func isolated(_ name: String) -> String {
    let isLatin = name.unicodeScalars.contains { $0.properties.isAlphabetic && $0.value < 0x590 }
    return isLatin && !name.hasPrefix("\u{2068}") ? "\u{2068}\(name)\u{2069}" : name
  }

  /// Returns the plural form of a noun after a number: 0 for one, 1 for two, 2 for three to ten, 3 for eleven to 99, and
  /// 4 for others, such as 0 and 100. In larger numbers, the last two digits decide between 2, 3 and 4.
  func form(of number: Int) -> Int {
    switch (number, number % 100) {
    case (1, _): 0
    case (2, _): 1
    case (_, 3...10): 2
    case (_, 11...99): 3
    default: 4
    }
  }

  func large(_ count: String, _ size: Double, shown: Double) -> String {
    let isFew = shown == shown.rounded() && (3...10).contains(Int(saturating: shown) % 100)
    let word =
      size == 1e12
      ? (isFew ? "تريليونات" : "تريليون")
      : size == 1e9 ? (isFew ? "مليارات" : "مليار") : (isFew ? "ملايين" : "مليون")
    return "\(count) \(word)"
  }
  func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String {
    guard forms.count == 5 else { return "\(number) \(forms.first ?? "")" }
    guard let shown = shown.map(abs), shown == shown.rounded() else { return "\(number) \(forms[4])" }
    // The dual form includes the number.
    if shown == 2, !number.hasPrefix(minus) { return forms[1] }
    let index = form(of: Int(saturating: shown))
    return "\(number) \(forms[index == 1 ? 4 : index])"
  }
  func at(_ positions: [String], more: Int, _ placing: Placing) -> String {
    let shown =
      more > 0
      ? positions.map(isolated).joined(separator: comma) + " و" + counted(more, "otherPlace")
      : list(positions)
    guard placing == .year, positions.count + more > 1 else {
      // Text that is already isolated must not be isolated again as a whole.
      return at("\u{2068}", placing).replacing("\u{2068}", with: shown)
    }
    return (positions.count + more == 2 ? "في عامي " : "في أعوام ") + shown
  }
  func slopes(_ parts: [String]) -> String {
    sentence("slopes", ["parts": parts.joined(separator: " و")])
  }
}

extension Int {
  fileprivate init(saturating value: Double) { self = value < 1e15 ? Int(value) : 0 }
}
