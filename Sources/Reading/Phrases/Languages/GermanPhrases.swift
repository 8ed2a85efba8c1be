import Foundation

struct GermanPhrases: PhraseBook {
  static let code = "de"
  static let texts = PhraseTexts(PackageResources.de_tsv)
  let locale: Locale
  init(_ locale: Locale = Locale(identifier: "de_DE")) { self.locale = locale }

  let pace = SpeakingPace(latin: 0.062, digit: 0.48, separator: 0.1, letter: 0.15, pause: 0.3)
  let yearTitles = ["jahr", "jahre"]

  func large(_ count: String, _ size: Double, shown: Double) -> String {
    let word = size == 1e12 ? "Billion" : size == 1e9 ? "Milliarde" : "Million"
    return "\(count) \(shown == 1 ? word : word.hasSuffix("e") ? word + "n" : word + "en")"
  }
  /// - Parameter form: `days`: both ends of an interval have an article.
  func inflected(_ value: String, as form: String) -> String? {
    form == "days" ? value.replacing(" bis ", with: " bis zum ") : nil
  }
  func at(_ positions: [String], more: Int, _ placing: Placing) -> String {
    let shown =
      more > 0
      ? positions.joined(separator: separator(of: positions)) + " und " + counted(more, "otherPlace")
      : list(positions)
    return placing == .year && positions.count + more > 1 ? "in den Jahren \(shown)" : at(shown, placing)
  }
}
