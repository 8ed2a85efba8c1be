import ChartMath
import Foundation

struct GermanPhrases: PhraseBook {
  static let code = "de"
  static let texts = PhraseTexts(PackageResources.de_tsv)
  private let locale: Locale
  init(_ locale: Locale = Locale(identifier: "de_DE")) { self.locale = locale }

  let pace = SpeakingPace(latin: 0.062, digit: 0.48, separator: 0.1, letter: 0.15, pause: 0.3)
  let yearTitles = ["jahr", "jahre"]

  func large(_ count: String, _ size: Double, shown: Double) -> String {
    let word = size == 1e12 ? "Billion" : size == 1e9 ? "Milliarde" : "Million"
    return "\(count) \(shown == 1 ? word : word.hasSuffix("e") ? word + "n" : word + "en")"
  }
  func power(_ mantissa: String, _ exponent: String) -> String { "\(mantissa) mal 10 hoch \(exponent)" }
  func percent(_ number: String) -> String { "\(number) Prozent" }
  func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " und " + last
  }
  func list(_ items: [String], more: Int) -> String {
    more > 0 ? items.joined(separator: ", ") + " und \(more) weitere" : list(items)
  }
  func range(_ from: String, _ to: String) -> String { "\(from) bis \(to)" }
  func at(_ place: String, _ placing: Placing) -> String {
    switch placing {
    case .name, .number: "bei \(place)"
    case .time: "um \(place)"
    case .year: "im Jahr \(place)"
    case .month: "im \(place)"
    case .day: "am \(place)"
    }
  }
  func at(_ places: [String], more: Int, _ placing: Placing) -> String {
    let shown =
      more > 0
      ? places.joined(separator: ", ") + " und \(more) weiteren \(more == 1 ? "Stelle" : "Stellen")"
      : list(places)
    return placing == .year && places.count + more > 1 ? "in den Jahren \(shown)" : at(shown, placing)
  }
  func stretch(_ from: String, _ to: String, _ placing: Placing) -> String {
    placing == .day ? "vom \(from) bis zum \(to)" : "von \(from) bis \(to)"
  }

  func count(_ values: Int) -> String {
    values == 1 ? "1 Wert" : "\(DecimalText(locale: locale)(values)) Werte"
  }
  private func withCount(_ number: Int) -> String {
    number == 1 ? "1 Wert" : "\(DecimalText(locale: locale)(number)) Werten"
  }

  func chart(_ form: ChartForm, values: Int, functions number: Int, series: Int) -> String {
    let parts = [
      series > 1 && number == 0 ? "\(series) \(form == .heatMap ? "Zeilen" : "Reihen")" : nil,
      number > 0 ? functions(number) : nil,
      values > 0 ? withCount(values) : nil,
    ]
    return "\(kind(form)) mit \(list(parts.compactMap { $0 }))."
  }
  func fields(_ title: String, _ from: String, _ to: String) -> String {
    "Farbe: \(title.isEmpty ? "" : title + ", ")von \(from) bis \(to)."
  }
  func empty(_ form: ChartForm) -> String { "\(kind(form)) ohne Werte." }
  func axis(_ axis: AxisName, _ title: String, stretch: String) -> String {
    "\(axis.letter)-Achse: \(title.isEmpty ? "" : title + ", ")\(stretch)."
  }
  func axis(_ axis: AxisName, _ title: String, categories: Int, _ from: String, _ to: String) -> String {
    let name = title.isEmpty ? "" : title + ", "
    return categories == 1
      ? "\(axis.letter)-Achse: \(name)\(from)."
      : "\(axis.letter)-Achse: \(name)\(categories) Kategorien, von \(from) bis \(to)."
  }
  func series(_ names: [String], more: Int, of form: ChartForm) -> String {
    "\(form == .heatMap ? "Zeilen" : form == .surface ? "Oberflächen" : "Reihen"): \(list(names, more: more))."
  }
  func series(_ name: String, as form: ChartForm) -> String { "\(name) als \(mark(form))" }
  func about(_ series: String, _ sentence: String) -> String { "\(series): \(sentence)" }

  func extreme(isHighest: Bool, _ value: String, _ place: String) -> String {
    "\(isHighest ? "Höchster" : "Niedrigster") Wert: \(value), \(place)."
  }
  func allEqual(_ value: String) -> String { "Alle Werte sind \(value)." }
  func distribution(median: String, _ lower: String, _ upper: String) -> String {
    "Der Median ist \(median). Die mittlere Hälfte der Werte liegt zwischen \(lower) und \(upper)."
  }
  func piece(isRising: Bool, _ stretch: String) -> String {
    "\(stretch.capitalizedFirst) \(isRising ? "steigen" : "fallen") die Werte."
  }
  func piece(
    isRising: Bool, _ stretch: String, _ first: String, _ last: String, change: String, percent: String?
  ) -> String {
    "\(stretch.capitalizedFirst) \(isRising ? "steigen" : "fallen") die Werte von \(first) auf \(last), eine Änderung um "
      + "\(isRising ? "plus " : "")\(change)\(percent.map { " (\(isRising ? "plus " : "")\($0))" } ?? "")."
  }
  func trend(isRising: Bool) -> String { "Trend: Die Werte nehmen \(isRising ? "zu" : "ab")." }
  func trend(isRising: Bool, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    trend(isRising: isRising) + " Die angepasste Gerade führt von \(first) \(from) zu \(last) \(to)."
  }
  func moment(isLatest: Bool, _ value: String, _ place: String) -> String {
    "\(isLatest ? "Spätester" : "Frühester") Wert: \(value), \(place)."
  }
  func components(_ names: [String]) -> String { "Teile jedes Werts: \(list(names))." }
  func marked(_ parts: [String]) -> String { "Markiert: \(parts.joined(separator: "; "))." }
  func stretch(_ from: String, through middle: String, _ to: String) -> String {
    "von \(from) über \(middle) bis \(to)"
  }
  func season(rows: Int) -> String { "Ein Muster wiederholt sich alle \(rows) Werte." }
  func outliers(_ shown: [String], count: Int) -> String {
    let list = shown.joined(separator: "; ")
    return count == 1
      ? "Ein Wert fällt auf: \(list)."
      : count == shown.count
        ? "\(count) Werte fallen auf: \(list)." : "\(count) Werte fallen auf, darunter: \(list)."
  }
  func outlier(_ place: String, _ value: String, distance: String, isAbove: Bool, expected: String) -> String
  {
    "\(value) \(place), das sind \(distance) \(isAbove ? "mehr" : "weniger") als der erwartete Wert \(expected)"
  }
  func missing(_ places: String, count: Int, of total: Int) -> String {
    "\(count) von \(total) Werten \(count == 1 ? "fehlt" : "fehlen"): \(places)."
  }
  func correlation(_ x: String, _ y: String, _ coefficient: String) -> String {
    "Korrelation von \(x) und \(y) (Spearman): \(coefficient), auf einer Skala von minus 1 bis 1."
  }
  func groups(_ shown: [String]) -> String {
    "Die Punkte bilden \(shown.count) Gruppen: \(shown.joined(separator: "; "))."
  }
  func group(points: Int, _ x: String, _ y: String) -> String {
    "\(points) \(points == 1 ? "Punkt" : "Punkte") mit der Mitte bei \(x), \(y)"
  }
  func parts(_ shown: [String], rest: String?) -> String {
    "Teile des Ganzen: \(shown.joined(separator: ", "))\(rest.map { ", alle übrigen \($0)" } ?? "")."
  }
  func share(_ name: String, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    "\(name): \(first) des Ganzen \(from), \(last) \(to)."
  }
  func comparison(_ a: String, above b: String, places: Int, of total: Int, _ unit: CountedUnit) -> String {
    let (word, noun) =
      switch unit {
      case .place: ("an", "Stellen")
      case .year: ("in", "Jahren")
      case .month: ("in", "Monaten")
      case .day: ("an", "Tagen")
      }
    let counted = places == total ? "allen \(total)" : "\(places) von \(total)"
    return "\(a) liegt \(word) \(counted) \(noun) über \(b)."
  }
  func span(_ low: String, _ high: String, change: String?, isRise: Bool) -> String {
    "zwischen \(low) und \(high)"
      + (change.map { ", Änderung insgesamt \(isRise ? "plus " : "")\($0)" } ?? "")
  }
  func functions(_ count: Int) -> String { count == 1 ? "1 Funktion" : "\(count) Funktionen" }
  func heading(_ value: String, by place: String) -> String { "\(value) nach \(place)" }
}
