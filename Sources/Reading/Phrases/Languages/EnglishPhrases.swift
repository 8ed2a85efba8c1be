import Foundation

struct EnglishPhrases: PhraseBook {
  static let code = "en"
  static let texts = PhraseTexts(PackageResources.en_tsv)
  let locale: Locale
  init(_ locale: Locale = Locale(identifier: "en_US")) { self.locale = locale }

  let pace = SpeakingPace(latin: 0.071, digit: 0.385, separator: 0.11, pause: 0.335)
  let yearTitles = ["year", "years"]

  func large(_ count: String, _ size: Double, shown: Double) -> String {
    "\(count) \(size == 1e12 ? "trillion" : size == 1e9 ? "billion" : "million")"
  }

  private var isAmerican: Bool { locale.region?.identifier == "US" }
  func fields(_ title: String, _ from: String, _ to: String) -> String {
    sentence(
      "fields", variant: isAmerican ? nil : "British", ["title": titled(title), "from": from, "to": to])
  }
  /// - Parameter form: `plural`: days of the week, such as "Mondays and Tuesdays".
  func inflected(_ value: String, as form: String) -> String? {
    form == "plural" ? value.replacing("day", with: "days") : nil
  }
  func unit(_ symbol: String) -> String? {
    // The region is not read for the many titles that are not units.
    guard let forms = Self.texts[.unit][symbol] else { return nil }
    return isAmerican
      ? forms : forms.replacing("meter", with: "metre").replacing("liter", with: "litre")
  }
}
