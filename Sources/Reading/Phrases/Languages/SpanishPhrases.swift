import ChartMath
import Foundation

struct SpanishPhrases: PhraseBook {
  static let code = "es"
  static let texts = PhraseTexts(PackageResources.es_tsv)
  private let locale: Locale
  init(_ locale: Locale = Locale(identifier: "es_ES")) { self.locale = locale }

  let pace = SpeakingPace(latin: 0.065, digit: 0.41, separator: 0.22, letter: 0.2, pause: 0.26)
  let yearTitles = ["año", "años"]

  func large(_ count: String, _ size: Double, shown: Double) -> String {
    if size == 1e9 { return shown == 1 ? "mil millones" : "\(count) mil millones" }
    let word = size == 1e12 ? "bill" : "mill"
    return "\(count) \(word)\(shown == 1 ? "ón" : "ones")"
  }
  func power(_ mantissa: String, _ exponent: String) -> String { "\(mantissa) por 10 elevado a \(exponent)" }
  func percent(_ number: String) -> String { "\(number) por ciento" }
  func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String {
    let unit = (shown.map(abs) == 1 ? forms.first : forms.last) ?? ""
    return "\(number) \(number.hasSuffix("llón") || number.hasSuffix("llones") ? "de " : "")\(unit)"
  }
  func title(_ name: String, in forms: [String]) -> String { "\(name) en \(forms.last ?? "")" }
  func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let start = last.lowercased()
    // "e" before a word that begins with the sound of "i".
    let isVowel = (start.hasPrefix("i") || start.hasPrefix("hi")) && !start.hasPrefix("hie")
    return items.dropLast().joined(separator: ", ") + (isVowel ? " e " : " y ") + last
  }
  func list(_ items: [String], more: Int) -> String {
    more > 0 ? items.joined(separator: ", ") + " y \(more) más" : list(items)
  }
  func range(_ from: String, _ to: String) -> String { "de \(from) a \(to)" }
  func at(_ place: String, _ placing: Placing) -> String {
    switch placing {
    case .name: "para \(place)"
    case .number, .year, .month: "en \(place)"
    case .day: "el \(place)"
    case .time: "a \(hour(place))"
    }
  }
  func at(_ places: [String], more: Int, _ placing: Placing) -> String {
    // Each day has an article.
    let shown = placing == .day ? places.prefix(1) + places.dropFirst().map { "el \($0)" } : places
    return at(list(Array(shown), more: more), placing)
  }
  func stretch(_ from: String, _ to: String, _ placing: Placing) -> String {
    switch placing {
    case .day: "desde el \(from) hasta el \(to)"
    case .time: "desde \(hour(from)) hasta \(hour(to))"
    default: "desde \(from) hasta \(to)"
    }
  }
  /// "las 14:00", but "la 1:00".
  private func hour(_ time: String) -> String {
    "\(time.prefix { $0.isNumber } == "1" ? "la" : "las") \(time)"
  }

  func count(_ values: Int) -> String {
    values == 1 ? "1 valor" : "\(DecimalText(locale: locale)(values)) valores"
  }

  func chart(_ form: ChartForm, values: Int, functions number: Int, series: Int) -> String {
    let parts = [
      series > 1 && number == 0 ? "\(series) \(form == .heatMap ? "filas" : "series")" : nil,
      number > 0 ? functions(number) : nil,
      values > 0 ? count(values) : nil,
    ]
    return "\(kind(form)) con \(list(parts.compactMap { $0 }))."
  }
  func fields(_ title: String, _ from: String, _ to: String) -> String {
    "Color: \(title.isEmpty ? "" : title + ", ")desde \(from) hasta \(to)."
  }
  func empty(_ form: ChartForm) -> String { "\(kind(form)) sin valores." }
  func axis(_ axis: AxisName, _ title: String, stretch: String) -> String {
    "Eje \(axis.letter): \(title.isEmpty ? "" : title + ", ")\(stretch)."
  }
  func axis(_ axis: AxisName, _ title: String, categories: Int, _ from: String, _ to: String) -> String {
    let name = title.isEmpty ? "" : title + ", "
    return categories == 1
      ? "Eje \(axis.letter): \(name)\(from)."
      : "Eje \(axis.letter): \(name)\(categories) categorías, desde \(from) hasta \(to)."
  }
  func series(_ names: [String], more: Int, of form: ChartForm) -> String {
    "\(form == .heatMap ? "Filas" : form == .surface ? "Superficies" : "Series"): \(list(names, more: more))."
  }
  func series(_ name: String, as form: ChartForm) -> String {
    "\(name) como \(mark(form).lowercased())"
  }
  func about(_ series: String, _ sentence: String) -> String { "\(series): \(sentence)" }

  func extreme(isHighest: Bool, _ value: String, _ place: String) -> String {
    "Valor más \(isHighest ? "alto" : "bajo"): \(value), \(place)."
  }
  func allEqual(_ value: String) -> String { "Todos los valores son \(value)." }
  func distribution(median: String, _ lower: String, _ upper: String) -> String {
    "La mediana es \(median). La mitad central de los valores está entre \(lower) y \(upper)."
  }
  func piece(isRising: Bool, _ stretch: String) -> String {
    "\(stretch.capitalizedFirst) los valores \(isRising ? "suben" : "bajan")."
  }
  func piece(
    isRising: Bool, _ stretch: String, _ first: String, _ last: String, change: String, percent: String?
  ) -> String {
    "\(stretch.capitalizedFirst) los valores \(isRising ? "suben" : "bajan") de \(first) a \(last), un cambio de "
      + "\(isRising ? "más " : "")\(change)\(percent.map { " (\(isRising ? "más " : "")\($0))" } ?? "")."
  }
  func trend(isRising: Bool) -> String { "Tendencia: los valores \(isRising ? "aumentan" : "disminuyen")." }
  func trend(isRising: Bool, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    trend(isRising: isRising) + " La recta ajustada va de \(first) \(from) a \(last) \(to)."
  }
  func moment(isLatest: Bool, _ value: String, _ place: String) -> String {
    "Valor más \(isLatest ? "tardío" : "temprano"): \(value), \(place)."
  }
  func components(_ names: [String]) -> String { "Partes de cada valor: \(list(names))." }
  func marked(_ parts: [String]) -> String { "Marcas: \(parts.joined(separator: "; "))." }
  func stretch(_ from: String, through middle: String, _ to: String) -> String {
    "desde \(from) hasta \(to), pasando por \(middle)"
  }
  func season(rows: Int) -> String { "Un patrón se repite cada \(rows) valores." }
  func outliers(_ shown: [String], count: Int) -> String {
    let list = shown.joined(separator: "; ")
    return count == 1
      ? "Destaca un valor: \(list)."
      : count == shown.count
        ? "Destacan \(count) valores: \(list)." : "Destacan \(count) valores, entre ellos: \(list)."
  }
  func outlier(_ place: String, _ value: String, distance: String, isAbove: Bool, expected: String) -> String
  {
    "\(value) \(place), es decir, \(distance) por \(isAbove ? "encima" : "debajo") del valor esperado de \(expected)"
  }
  func missing(_ places: String, count: Int, of total: Int) -> String {
    "\(count == 1 ? "Falta" : "Faltan") \(count) de \(total) valores: \(places)."
  }
  func correlation(_ x: String, _ y: String, _ coefficient: String) -> String {
    "Correlación de \(x) y \(y) (Spearman): \(coefficient), en una escala de menos 1 a 1."
  }
  func groups(_ shown: [String]) -> String {
    "Los puntos forman \(shown.count) grupos: \(shown.joined(separator: "; "))."
  }
  func group(points: Int, _ x: String, _ y: String) -> String {
    "\(points) \(points == 1 ? "punto" : "puntos") con el centro en \(x), \(y)"
  }
  func parts(_ shown: [String], rest: String?) -> String {
    "Partes del total: \(shown.joined(separator: ", "))\(rest.map { ", las demás \($0)" } ?? "")."
  }
  func share(_ name: String, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    "\(name): \(first) del total \(from), \(last) \(to)."
  }
  func comparison(_ a: String, above b: String, places: Int, of total: Int, _ unit: CountedUnit) -> String {
    let noun =
      switch unit {
      case .place: "lugares"
      case .year: "años"
      case .month: "meses"
      case .day: "días"
      }
    let counted = places == total ? "los \(total) \(noun)" : "\(places) de \(total) \(noun)"
    return "\(a) está por encima de \(b) en \(counted)."
  }
  func span(_ low: String, _ high: String, change: String?, isRise: Bool) -> String {
    "entre \(low) y \(high)" + (change.map { ", cambio total de \(isRise ? "más " : "")\($0)" } ?? "")
  }
  func functions(_ count: Int) -> String { count == 1 ? "1 función" : "\(count) funciones" }
  func heading(_ value: String, by place: String) -> String { "\(value) por \(place)" }
}
