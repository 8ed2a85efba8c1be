import ChartMath
import Foundation

struct GermanPhrases: PhraseBook {
  static let code = "de"
  private let locale: Locale
  init(_ locale: Locale = Locale(identifier: "de_DE")) { self.locale = locale }

  let pace = SpeakingPace(latin: 0.062, digit: 0.48, separator: 0.1, letter: 0.15, pause: 0.3)
  let minus = "minus"
  let infinity = "unendlich"
  let noValue = "kein Wert"
  let complete = "Fertig"
  let values = "Werte"
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

  func kind(_ form: ChartForm) -> String {
    switch form {
    case .line: "Liniendiagramm"
    case .area: "Flächendiagramm"
    case .bar: "Balkendiagramm"
    case .point: "Punktdiagramm"
    case .sector: "Kreisdiagramm"
    case .share: "Diagramm der Anteile"
    case .heatMap: "Heatmap"
    case .surface: "Oberfläche"
    case .space: "Diagramm in drei Dimensionen"
    case .chart: "Diagramm"
    }
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
  let noTrend = "Insgesamt wurde weder Zunahme noch Abnahme gefunden."
  let noTrendInAny = "In keiner Reihe wurde insgesamt eine Zunahme oder Abnahme gefunden."
  let total = "Summe"
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
  func mark(_ form: ChartForm) -> String {
    switch form {
    case .line: "Linie"
    case .area: "Fläche"
    case .bar, .share: "Balken"
    case .point, .space: "Punkt"
    case .sector: "Sektor"
    case .heatMap: "Feld"
    case .surface: "Oberfläche"
    case .chart: "Marke"
    }
  }
  let rule = "Hilfslinie"
  let trendMethod =
    "Trends sind auf dem Niveau von 1 Prozent geprüft (Mann und Kendall), ihre Geraden nach dem Median aller "
    + "Steigungen angepasst (Theil und Sen)."
  let outlierMethod = "Auffällige Werte sind nach dem Median der absoluten Abweichungen bestimmt."
}

extension GermanPhrases {
  func unit(_ sign: String) -> String? { Self.units[sign] }

  private static let units = [
    "mm": "Millimeter|Millimeter", "cm": "Zentimeter|Zentimeter", "m": "Meter|Meter",
    "km": "Kilometer|Kilometer", "km²": "Quadratkilometer|Quadratkilometer",
    "m²": "Quadratmeter|Quadratmeter", "m³": "Kubikmeter|Kubikmeter",
    "km³": "Kubikkilometer|Kubikkilometer", "g": "Gramm|Gramm", "kg": "Kilogramm|Kilogramm",
    "g/cm³": "Gramm je Kubikzentimeter|Gramm je Kubikzentimeter",
    "µg/m³": "Mikrogramm je Kubikmeter|Mikrogramm je Kubikmeter", "l": "Liter|Liter",
    "°C": "Grad Celsius|Grad Celsius", "°F": "Grad Fahrenheit|Grad Fahrenheit",
    "ms": "Millisekunde|Millisekunden", "s": "Sekunde|Sekunden", "min": "Minute|Minuten",
    "h": "Stunde|Stunden", "m/s": "Meter pro Sekunde|Meter pro Sekunde",
    "km/h": "Kilometer pro Stunde|Kilometer pro Stunde", "mph": "Meile pro Stunde|Meilen pro Stunde",
    "W": "Watt|Watt", "kW": "Kilowatt|Kilowatt", "kWh": "Kilowattstunde|Kilowattstunden",
    "MWh": "Megawattstunde|Megawattstunden", "GWh": "Gigawattstunde|Gigawattstunden",
    "TWh": "Terawattstunde|Terawattstunden", "hPa": "Hektopascal|Hektopascal", "kB": "Kilobyte|Kilobyte",
    "MB": "Megabyte|Megabyte", "GB": "Gigabyte|Gigabyte", "%": "Prozent|Prozent", "€": "Euro|Euro",
    "EUR": "Euro|Euro", "$": "Dollar|Dollar", "USD": "US-Dollar|US-Dollar", "£": "Pfund|Pfund",
  ]
}

extension GermanPhrases {
  func control(_ word: ControlWord) -> String {
    switch word {
    case .chart: "Diagramm"
    case .description: "Beschreibung"
    case .features: "Was auffällt"
    case .statistics: "Statistik"
    case .data: "Daten"
    case .series: "Reihe"
    case .positionHead: "Bei"
    case .value: "Wert"
    case .dataOf: "Daten zu {0}"
    case .play: "Abspielen"
    case .pause: "Pause"
    case .speed: "Tempo"
    case .allSeries: "Alle Reihen"
    case .position: "Position"
    case .sound: "Ton"
    case .outline: "Gliederung"
    case .table: "Tabelle"
    case .keys: "Tasten"
    case .legend: "Legende"
    case .moreRows: "Mehr Zeilen"
    case .copy: "Kopieren"
    case .save: "Als CSV sichern"
    case .keysHint: "Pfeiltasten bewegen. H nennt alle Tasten."
    case .outlineOf: "Gliederung von {0}"
    case .toolsOf: "Werkzeuge zu {0}"
    case .only: "Nur {0}"
    case .soundOn: "Werte klingen"
    case .soundOff: "Werte sind stumm"
    case .complete: "Ende"
    case .goTo: "Zu welcher Stelle?"
    case .notFound: "{0} gibt es nicht"
    case .noNote: "Kein weiterer Vermerk"
    case .oneSeries: "Eine Reihe"
    case .seriesOf: "{0}: {1}"
    case .stretch: "{0} bis {1}"
    case .between: "von {0} bis {1}"
    case .selected: "Ausgewählt: {0}"
    case .deselected: "Nichts ausgewählt"
    case .inView: "Zu sehen: {0}"
    case .copied: "Kopiert"
    case .saved: "Gesichert"
    case .sortedUp: "Aufsteigend nach {0}"
    case .sortedDown: "Absteigend nach {0}"
    case .pageKeys: "Bild auf, Bild ab"
    case .endKeys: "Pos 1, Ende"
    case .noteKeys: "N, Umschalt + N"
    case .drillKeys: "Eingabe, U"
    case .spaceKey: "Leertaste"
    case .escapeKey: "Escape"
    case .rangeKeys: "Umschalt + Pfeile"
    case .moveValue: "voriger, nächster Wert"
    case .moveSeries: "vorige, nächste Reihe"
    case .moveTenth: "ein Zehntel zurück, weiter"
    case .moveEnd: "erster, letzter Wert"
    case .moveExtreme: "kleinster, größter Wert"
    case .moveNote: "nächster, voriger auffälliger Wert"
    case .movePosition: "zu einer Stelle gehen"
    case .braille: "Verlauf als Zeile in Braille"
    case .drill: "Gliederung zum Eintauchen"
    case .playPause: "abspielen, anhalten"
    case .speeds: "schneller, langsamer, normal"
    case .soundMoving: "Werte klingen beim Bewegen"
    case .onlyThis: "nur diese Reihe"
    case .describe: "Beschreibung, Zusammenfassung"
    case .tellAxes: "Achsen, Reihen, wiederholen"
    case .showTable: "Tabelle"
    case .stop: "anhalten"
    case .selectValue: "diesen Wert auswählen"
    case .selectRange: "einen Bereich auswählen"
    case .selectNothing: "nichts auswählen"
    case .zoom: "näher, weiter, wie zuerst"
    case .frontView: "Vorne"
    case .backView: "Hinten"
    case .leftView: "Links"
    case .rightView: "Rechts"
    case .topView: "Oben"
    case .bottomView: "Unten"
    case .firstView: "Erste Ansicht"
    case .viewPose: "Azimut {0}°, Neigung {1}°"
    case .turnChart: "Diagramm drehen"
    case .turnBack: "Ansicht wie zuerst"
    case .turnedPart: "Gedreht zeigt das Diagramm {0} von {1} Punkten."
    case .liveParts: "Text, Tabellen und Ton der Diagramme"
    case .liveLost: "Die Verbindung zum Programm ist unterbrochen. Neuer Versuch …"
    case .liveScript: "Diese Seite zeigt ein Programm, das anderswo läuft, und braucht dafür Skripte."
    case .liveWalk: "Pfeiltasten gehen durch die Werte"
    case .liveActions: "Aktionen"
    case .refresh: "Aktualisieren"
    case .cancel: "Abbrechen"
    case .back: "Zurück"
    case .search: "Suchen"
    case .page: "Seite"
    case .pageOf: "{0} von {1}"
    case .increase: "Erhöhen"
    case .decrease: "Verringern"
    case .time: "Uhrzeit"
    case .edit: "Bearbeiten"
    case .on: "ein"
    case .off: "aus"
    case .expanded: "ausgeklappt"
    case .collapsed: "eingeklappt"
    case .chosen: "ausgewählt"
    case .inProgress: "läuft"
    case .noResults: "Keine Ergebnisse"
    case .noResultsFor: "Keine Ergebnisse für „{0}“"
    case .newSearch: "Prüfe die Schreibweise oder suche nach etwas anderem."
    case .delete: "Löschen"
    case .moveUp: "Nach oben"
    case .moveDown: "Nach unten"
    case .countTitle: "Anzahl"
    case .countOf: "Anzahl {0}"
    case .totalOf: "{0} gesamt"
    case .meanOf: "{0} im Mittel"
    case .medianOf: "Median {0}"
    case .percentileOf: "{0}. Perzentil {1}"
    case .rowCount: "{0} Zeilen"
    case .sampleOf: "Stichprobe von {0} aus {1} Zeilen"
    case .lowestOf: "kleinster Wert {0}"
    case .highestOf: "größter Wert {0}"
    case .distributionOf: "Verteilung von {0}"
    case .candles: "Eröffnung, Hoch, Tief und Schluss"
    case .coloredBy: "{0}, Farbe nach {1}"
    case .sizedBy: "{0}, Größe nach {1}"
    case .yearTitle: "Jahr"
    case .valueTitle: "Wert"
    case .otherNames: "Sonstige"
    case .priceTitle: "Kurs"
    }
  }
}
