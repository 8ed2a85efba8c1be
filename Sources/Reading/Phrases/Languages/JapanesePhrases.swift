import ChartMath
import Foundation

struct JapanesePhrases: PhraseBook {
  static let code = "ja"
  static let texts = PhraseTexts(PackageResources.ja_tsv)
  private let locale: Locale
  init(_ locale: Locale = Locale(identifier: "ja_JP")) { self.locale = locale }

  let pace = SpeakingPace(
    latin: 0.34, other: 0.1, ideograph: 0.29, digit: 0.49, separator: 0.35, letter: 0.4, pause: 0.05)
  let fullStop = "。"
  let yearTitles = ["年", "年度", "西暦"]

  // Numbers are grouped by four digits.
  let sizes = [1e12, 1e8, 1e4]
  func large(_ count: String, _ size: Double, shown: Double) -> String {
    "\(count)\(size == 1e12 ? "兆" : size == 1e8 ? "億" : "万")"
  }
  func power(_ mantissa: String, _ exponent: String) -> String { "\(mantissa)かける10の\(exponent)乗" }
  func percent(_ number: String) -> String { "\(number)パーセント" }
  func negative(_ number: String) -> String { "\(minus)\(number)" }
  func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String {
    "\(number)\(forms.first ?? "")"
  }
  func title(_ name: String, in forms: [String]) -> String { "\(name)（\(forms.first ?? "")）" }
  let comma = "、"
  let semicolon = "；"
  let gap = ""
  func list(_ items: [String]) -> String { items.joined(separator: comma) }
  func list(_ items: [String], more: Int) -> String { list(items) + (more > 0 ? "ほか\(more)件" : "") }
  func range(_ from: String, _ to: String) -> String { "\(from)から\(to)" }

  /// Appends the word for year unless the formatter has already done so.
  private func year(_ place: String) -> String { place.hasSuffix("年") ? place : place + "年" }

  // Positions precede the value.
  func at(_ place: String, _ placing: Placing) -> String {
    switch placing {
    case .name, .month, .day, .time: "\(place)の"
    case .number: "\(place)のときの"
    case .year: "\(year(place))の"
    }
  }
  func at(_ places: [String], more: Int, _ placing: Placing) -> String {
    let shown = list(placing == .year ? places.map(year) : places)
    return more > 0 ? "\(shown)ほか\(more)か所の" : at(shown, placing)
  }
  func stretch(_ from: String, _ to: String, _ placing: Placing) -> String {
    placing == .year ? "\(year(from))から\(year(to))まで" : "\(from)から\(to)まで"
  }

  func count(_ values: Int) -> String { "値\(DecimalText(locale: locale)(values))個" }
  func functions(_ number: Int) -> String { "関数\(number)個" }

  func chart(_ form: ChartForm, values: Int, functions number: Int, series: Int) -> String {
    let parts = [
      series > 1 && number == 0 ? "\(series)\(form == .heatMap ? "行" : "系列")" : nil,
      number > 0 ? functions(number) : nil,
      values > 0 ? count(values) : nil,
    ]
    return "\(list(parts.compactMap { $0 }))の\(kind(form))です。"
  }
  func fields(_ title: String, _ from: String, _ to: String) -> String {
    "色：\(title.isEmpty ? "" : title + comma)\(from)から\(to)まで。"
  }
  func empty(_ form: ChartForm) -> String { "値のない\(kind(form))です。" }
  func axis(_ axis: AxisName, _ title: String, stretch: String) -> String {
    "\(axis.letter)軸：\(title.isEmpty ? "" : title + comma)\(stretch)。"
  }
  func axis(_ axis: AxisName, _ title: String, categories: Int, _ from: String, _ to: String) -> String {
    let name = title.isEmpty ? "" : title + comma
    return categories == 1
      ? "\(axis.letter)軸：\(name)\(from)。"
      : "\(axis.letter)軸：\(name)\(from)から\(to)までの\(categories)項目。"
  }
  func series(_ names: [String], more: Int, of form: ChartForm) -> String {
    let unit = form == .heatMap ? "行" : form == .surface ? "曲面" : "系列"
    return "\(unit)：\(list(names))\(more > 0 ? "ほか\(more)\(unit)" : "")。"
  }
  func series(_ name: String, as form: ChartForm) -> String { "\(name)（\(mark(form))）" }
  func about(_ series: String, _ sentence: String) -> String { "\(series)：\(sentence)" }

  func extreme(isHighest: Bool, _ value: String, _ place: String) -> String {
    "\(isHighest ? "最大値" : "最小値")は\(place)\(value)です。"
  }
  func allEqual(_ value: String) -> String { "値はすべて\(value)です。" }
  func distribution(median: String, _ lower: String, _ upper: String) -> String {
    "中央値は\(median)です。中央の半数の値は\(lower)から\(upper)の間にあります。"
  }
  func piece(isRising: Bool, _ stretch: String) -> String {
    "\(stretch)、値は\(isRising ? "上昇" : "下降")しています。"
  }
  func piece(
    isRising: Bool, _ stretch: String, _ first: String, _ last: String, change: String, percent: String?
  ) -> String {
    let plus = isRising ? "プラス" : ""
    return "\(stretch)、値は\(first)から\(last)へ\(isRising ? "上昇" : "下降")しています。"
      + "変化は\(plus)\(change)\(percent.map { "（\(plus)\($0)）" } ?? "")です。"
  }
  func trend(isRising: Bool) -> String { "傾向：値は\(isRising ? "増加" : "減少")しています。" }
  func trend(isRising: Bool, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    trend(isRising: isRising) + "当てはめた直線は\(from)\(first)から\(to)\(last)へ向かいます。"
  }
  func moment(isLatest: Bool, _ value: String, _ place: String) -> String {
    "\(isLatest ? "最も遅い値" : "最も早い値")は\(place)\(value)です。"
  }
  func components(_ names: [String]) -> String { "各値の要素：\(list(names))。" }
  func marked(_ parts: [String]) -> String { "目印：\(parts.joined(separator: semicolon))。" }
  func stretch(_ from: String, through middle: String, _ to: String) -> String {
    "\(from)から\(middle)を経て\(to)まで"
  }
  func season(rows: Int) -> String { "値\(rows)個ごとに同じパターンが繰り返されます。" }
  func outliers(_ shown: [String], count: Int) -> String {
    // Each value is a complete sentence, so the list needs full stops.
    let list = shown.map { "\($0)。" }.joined()
    return "外れ値が\(count)個あります。\(count == shown.count ? "" : "そのうち、")\(list)"
  }
  func outlier(_ place: String, _ value: String, distance: String, isAbove: Bool, expected: String) -> String
  {
    "\(place)\(value)は、予想値\(expected)を\(distance)\(isAbove ? "上回って" : "下回って")います"
  }
  func missing(_ places: String, count: Int, of total: Int) -> String {
    "値\(total)個のうち\(count)個が欠けています：\(places)。"
  }
  func correlation(_ x: String, _ y: String, _ coefficient: String) -> String {
    "\(x)と\(y)の相関（スピアマン）は、マイナス1から1までの尺度で\(coefficient)です。"
  }
  func groups(_ shown: [String]) -> String {
    "点は\(shown.count)個のグループに分かれています：\(shown.joined(separator: semicolon))。"
  }
  func group(points: Int, _ x: String, _ y: String) -> String { "\(x)、\(y)を中心とする点\(points)個" }
  func parts(_ shown: [String], rest: String?) -> String {
    "全体の内訳：\(shown.joined(separator: comma))\(rest.map { "、その他 \($0)" } ?? "")。"
  }
  func share(_ name: String, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    "\(name)：全体に占める割合は\(from)\(first)から\(to)\(last)になります。"
  }
  func comparison(_ a: String, above b: String, places: Int, of total: Int, _ unit: CountedUnit) -> String {
    let noun =
      switch unit {
      case .place: "か所"
      case .year: "年"
      case .month: "か月"
      case .day: "日"
      }
    return places == total
      ? "\(a)は\(total)\(noun)すべてで\(b)を上回っています。"
      : "\(a)は\(total)\(noun)のうち\(places)\(noun)で\(b)を上回っています。"
  }
  func span(_ low: String, _ high: String, change: String?, isRise: Bool) -> String {
    "\(low)から\(high)の間" + (change.map { "、全体の変化は\(isRise ? "プラス" : "")\($0)" } ?? "")
  }
  func heading(_ value: String, by place: String) -> String { "\(place)別の\(value)" }
}
