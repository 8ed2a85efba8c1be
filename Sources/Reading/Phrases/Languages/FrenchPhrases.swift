import ChartMath
import Foundation

struct FrenchPhrases: PhraseBook {
  static let code = "fr"
  static let texts = PhraseTexts(PackageResources.fr_tsv)
  private let locale: Locale
  init(_ locale: Locale = Locale(identifier: "fr_FR")) { self.locale = locale }

  let pace = SpeakingPace(latin: 0.062, digit: 0.295, separator: 0.4, pause: 0.3)
  let yearTitles = ["année", "an", "années"]

  // "2 000 milliards" rather than "2 billions", which few French speakers know.
  let sizes = [1e9, 1e6]
  func large(_ count: String, _ size: Double, shown: Double) -> String {
    "\(count) \(size == 1e9 ? "milliard" : "million")\(shown < 2 ? "" : "s")"
  }
  func power(_ mantissa: String, _ exponent: String) -> String { "\(mantissa) fois 10 puissance \(exponent)" }
  func percent(_ number: String) -> String { "\(number) pour cent" }
  func date(_ text: String) -> String { text.hasPrefix("1 ") ? "1er" + text.dropFirst() : text }
  func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String {
    let isOne = shown.map { abs($0) < 2 } ?? false
    let unit = (isOne ? forms.first : forms.last) ?? ""
    let isLarge = ["million", "millions", "milliard", "milliards"].contains { number.hasSuffix($0) }
    return "\(number) \(isLarge ? of(unit, isSilent: unit.hasPrefix("h")) : unit)"
  }
  func title(_ name: String, in forms: [String]) -> String { "\(name) en \(forms.last ?? "")" }
  func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " et " + last
  }
  func list(_ items: [String], more: Int) -> String {
    more > 0
      ? items.joined(separator: ", ") + " et \(more) \(more == 1 ? "autre" : "autres")" : list(items)
  }
  let semicolon = "\u{202F}; "
  func range(_ from: String, _ to: String) -> String { "\(from) à \(to)" }

  /// "de mai", but "d’avril".
  func of(_ word: String, isSilent: Bool = false) -> String {
    let first = word.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).prefix(1)
    return isSilent || "aeiouœæ".contains(first) && !first.isEmpty ? "d’\(word)" : "de \(word)"
  }

  func at(_ place: String, _ placing: Placing) -> String {
    switch placing {
    case .name: "pour \(place)"
    case .number, .time: "à \(place)"
    case .year, .month: "en \(place)"
    case .day: "le \(place)"
    }
  }
  func at(_ places: [String], more: Int, _ placing: Placing) -> String {
    // Each day has an article.
    let shown = placing == .day ? places.prefix(1) + places.dropFirst().map { "le \($0)" } : places
    return at(list(Array(shown), more: more), placing)
  }
  func stretch(_ from: String, _ to: String, _ placing: Placing) -> String {
    placing == .day ? "du \(from) au \(to)" : "\(of(from)) à \(to)"
  }

  /// "1 valeur", "2 valeurs", and "0 valeur".
  func count(_ number: Int, _ word: String) -> String {
    "\(DecimalText(locale: locale)(number)) \(word)\(number < 2 ? "" : "s")"
  }
  func count(_ values: Int) -> String { count(values, "valeur") }
  func functions(_ number: Int) -> String { count(number, "fonction") }

  func chart(_ form: ChartForm, values: Int, functions number: Int, series: Int) -> String {
    let parts = [
      series > 1 && number == 0 ? "\(series) \(form == .heatMap ? "lignes" : "séries")" : nil,
      number > 0 ? functions(number) : nil,
      values > 0 ? count(values) : nil,
    ]
    return "\(kind(form)) avec \(list(parts.compactMap { $0 }))."
  }
  func fields(_ title: String, _ from: String, _ to: String) -> String {
    "Couleur\u{A0}: \(title.isEmpty ? "" : title + ", ")\(of(from)) à \(to)."
  }
  func empty(_ form: ChartForm) -> String { "\(kind(form)) sans valeur." }
  func axis(_ axis: AxisName, _ title: String, stretch: String) -> String {
    "Axe \(axis.letter)\u{A0}: \(title.isEmpty ? "" : title + ", ")\(stretch)."
  }
  func axis(_ axis: AxisName, _ title: String, categories: Int, _ from: String, _ to: String) -> String {
    let name = title.isEmpty ? "" : title + ", "
    return categories == 1
      ? "Axe \(axis.letter)\u{A0}: \(name)\(from)."
      : "Axe \(axis.letter)\u{A0}: \(name)\(categories) catégories, \(of(from)) à \(to)."
  }
  func series(_ names: [String], more: Int, of form: ChartForm) -> String {
    "\(form == .heatMap ? "Lignes" : form == .surface ? "Surfaces" : "Séries")\u{A0}: \(list(names, more: more))."
  }
  func series(_ name: String, as form: ChartForm) -> String {
    "\(name) (\(mark(form).lowercased()))"
  }
  func about(_ series: String, _ sentence: String) -> String { "\(series)\u{A0}: \(sentence)" }

  func extreme(isHighest: Bool, _ value: String, _ place: String) -> String {
    "Valeur la plus \(isHighest ? "élevée" : "basse")\u{A0}: \(value), \(place)."
  }
  func allEqual(_ value: String) -> String { "Toutes les valeurs sont égales à \(value)." }
  func distribution(median: String, _ lower: String, _ upper: String) -> String {
    "La médiane est \(of(median)). La moitié centrale des valeurs se situe entre \(lower) et \(upper)."
  }
  func piece(isRising: Bool, _ stretch: String) -> String {
    "\(stretch.capitalizedFirst), les valeurs \(isRising ? "augmentent" : "diminuent")."
  }
  func piece(
    isRising: Bool, _ stretch: String, _ first: String, _ last: String, change: String, percent: String?
  ) -> String {
    "\(stretch.capitalizedFirst), les valeurs \(isRising ? "montent" : "descendent") \(of(first)) à \(last), "
      + "une variation de \(isRising ? "plus " : "")\(change)"
      + "\(percent.map { " (\(isRising ? "plus " : "")\($0))" } ?? "")."
  }
  func trend(isRising: Bool) -> String {
    "Tendance\u{A0}: les valeurs \(isRising ? "augmentent" : "diminuent")."
  }
  func trend(isRising: Bool, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    trend(isRising: isRising) + " La droite ajustée vaut \(first) \(from) et \(last) \(to)."
  }
  func moment(isLatest: Bool, _ value: String, _ place: String) -> String {
    "Valeur la plus \(isLatest ? "tardive" : "précoce")\u{A0}: \(value), \(place)."
  }
  func components(_ names: [String]) -> String { "Éléments de chaque valeur\u{A0}: \(list(names))." }
  func marked(_ parts: [String]) -> String { "Repères\u{A0}: \(parts.joined(separator: semicolon))." }
  func stretch(_ from: String, through middle: String, _ to: String) -> String {
    "\(of(from)) à \(to) en passant par \(middle)"
  }
  func season(rows: Int) -> String { "Un motif se répète toutes les \(rows) valeurs." }
  func outliers(_ shown: [String], count: Int) -> String {
    let list = shown.joined(separator: semicolon)
    return count == 1
      ? "Une valeur se démarque\u{A0}: \(list)."
      : count == shown.count
        ? "\(count) valeurs se démarquent\u{A0}: \(list)."
        : "\(count) valeurs se démarquent, dont\u{A0}: \(list)."
  }
  func outlier(_ place: String, _ value: String, distance: String, isAbove: Bool, expected: String) -> String
  {
    "\(value) \(place), soit \(distance) \(isAbove ? "au-dessus" : "au-dessous") de la valeur attendue, \(expected)"
  }
  func missing(_ places: String, count: Int, of total: Int) -> String {
    "Il manque \(self.count(count)) sur \(total)\u{A0}: \(places)."
  }
  func correlation(_ x: String, _ y: String, _ coefficient: String) -> String {
    "Corrélation entre \(x) et \(y) (Spearman)\u{A0}: \(coefficient), sur une échelle de moins 1 à 1."
  }
  func groups(_ shown: [String]) -> String {
    "Les points forment \(shown.count) groupes\u{A0}: \(shown.joined(separator: semicolon))."
  }
  func group(points: Int, _ x: String, _ y: String) -> String {
    "\(count(points, "point")) autour \(of(x)), \(y)"
  }
  func parts(_ shown: [String], rest: String?) -> String {
    "Parts du total\u{A0}: \(shown.joined(separator: ", "))\(rest.map { ", toutes les autres \($0)" } ?? "")."
  }
  func share(_ name: String, _ first: String, _ from: String, _ last: String, _ to: String) -> String {
    "\(name)\u{A0}: \(first) du total \(from), \(last) \(to)."
  }
  func comparison(_ a: String, above b: String, places: Int, of total: Int, _ unit: CountedUnit) -> String {
    let (word, all, one, noun) =
      switch unit {
      case .place: ("à", "aux", "endroit", "endroits")
      case .year: ("pendant", "pendant les", "année", "années")
      case .month: ("pendant", "pendant les", "mois", "mois")
      case .day: ("pendant", "pendant les", "jour", "jours")
      }
    let counted =
      places == total
      ? "\(all) \(total) \(noun)" : "\(word) \(places) \(places == 1 ? one : noun) sur \(total)"
    return "\(a) est au-dessus \(of(b)) \(counted)."
  }
  func span(_ low: String, _ high: String, change: String?, isRise: Bool) -> String {
    "entre \(low) et \(high)" + (change.map { ", variation globale de \(isRise ? "plus " : "")\($0)" } ?? "")
  }
  func heading(_ value: String, by place: String) -> String { "\(value) par \(place)" }
}
