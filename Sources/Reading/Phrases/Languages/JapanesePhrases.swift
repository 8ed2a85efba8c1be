import Foundation

struct JapanesePhrases: PhraseBook {
  static let code = "ja"
  static let texts = PhraseTexts(PackageResources.ja_tsv)
  let locale: Locale
  init(_ locale: Locale = Locale(identifier: "ja_JP")) { self.locale = locale }

  let pace = SpeakingPace(
    latin: 0.34, other: 0.1, ideograph: 0.29, digit: 0.49, separator: 0.35, letter: 0.4, pause: 0.05)
  let yearTitles = ["年", "年度", "西暦"]
  let comma = "、"
  let semicolon = "；"
  let gap = ""
  let fullStop = "。"
  // Each outlier is a complete sentence.
  let outlierSeparator = "。"

  // Numbers are grouped by four digits.
  let sizes = [1e12, 1e8, 1e4]
  func large(_ count: String, _ size: Double, shown: Double) -> String {
    "\(count)\(size == 1e12 ? "兆" : size == 1e8 ? "億" : "万")"
  }
  func negative(_ number: String) -> String { "\(minus)\(number)" }
  func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String {
    "\(number)\(forms.first ?? "")"
  }
  func inflected(_ value: String, as form: String) -> String? { form == "year" ? year(value) : nil }

  /// Appends the word for year unless the formatter has already done so.
  private func year(_ text: String) -> String { text.hasSuffix("年") ? text : text + "年" }

  // Positions precede the value.
  func at(_ positions: [String], more: Int, _ placing: Placing) -> String {
    let shown = list(placing == .year ? positions.map(year) : positions)
    return more > 0 ? "\(shown)ほか\(more)か所の" : at(shown, placing)
  }
  func series(_ names: [String], more: Int, of form: ChartForm) -> String {
    let unit = form == .heatMap ? "行" : form == .surface ? "曲面" : "系列"
    return sentence(
      "seriesOf", variant: form.rawValue, ["names": list(names) + (more > 0 ? "ほか\(more)\(unit)" : "")])
  }
}
