import OpenChartsTables

/// Units of measurement in the names of columns.
enum MeasureUnit {
  /// Units in lower case. Abbreviations that have another meaning in names, such as "min" and "in", are not included.
  private static let units: Set<String> = [
    "%", "€", "$", "£", "¥", "usd", "eur", "gbp", "chf", "jpy", "kb", "mb", "gb", "tb", "kib", "mib", "gib",
    "bytes",
    "ns", "us", "µs", "ms", "secs", "seconds", "minutes", "hours", "mg", "kg", "mm", "cm", "km", "km²", "km2",
    "m²",
    "m2", "m³", "m3", "ml", "°c", "°f", "mph", "km/h", "m/s", "kw", "kwh", "mw", "mwh", "gwh", "twh", "hz",
    "khz",
    "mhz", "ghz", "hpa", "kpa", "ppm", "ppb", "db", "µg/m³", "ug/m3",
  ]

  /// Words for units in columns of units.
  private static let words: Set<String> = [
    "count", "number", "percent", "pct", "days", "h", "min", "s", "g", "t", "m", "l", "c", "f", "k", "w", "v",
    "a", "pa",
    "bar", "people", "points", "score", "ratio", "index", "rpm", "lux", "anzahl", "stück", "prozent",
    "stunden", "tage",
    "heures", "jours", "nombre", "horas", "días", "ore", "giorni", "dias",
  ]
  /// Words for units that occur in longer names of units, such as "Percentage (%)" and "Tonnes per hectare".
  private static let parts: Set<String> = [
    "percent", "percentage", "percentages", "tonnes", "tons", "hectares", "hectare", "kilograms", "grams",
    "metres",
    "meters", "kilometres", "kilometers", "litres", "liters", "persons", "dollars", "euros",
  ]
  /// Names for columns of units.
  private static let columns: Set<String> = [
    "unit", "units", "uom", "einheit", "unité", "unidad", "unità", "unidade",
  ]

  /// Words for parts of organizations that are called units.
  private static let organizations: Set = [
    "operating", "operational", "business", "organization", "organizational", "organisation",
    "administrative",
    "department", "army",
  ]

  /// Whether the words of a column's name say that it holds units, and not parts of an organization.
  static func isColumnName(_ words: [String]) -> Bool {
    words.contains(where: columns.contains) && !words.contains(where: organizations.contains)
  }

  /// Whether a column of texts has the unit of each row.
  static func isColumn(_ name: String, _ texts: [String]) -> Bool {
    guard texts.count >= 2, texts.count <= 30, isColumnName(nameWords(name)) else {
      return false
    }
    let unitCount = texts.count { text in
      let name = text.lowercased()
      return units.contains(name) || words.contains(name) || nameWords(text).contains(where: parts.contains)
    }
    return unitCount * 2 >= texts.count
  }

  /// The unit at the end of a column's name, after a blank or an underscore, or in brackets: `cpu %`, `disk GB`,
  /// `latency_ms`, `Price (€)`; `nil` if there is none.
  static func atEnd(of name: String) -> String? {
    let parts = name.split { $0 == " " || $0 == "_" || $0 == "(" || $0 == "[" }
    guard parts.count > 1, let last = parts.last else { return nil }
    let unit = last.filter { $0 != ")" && $0 != "]" }.lowercased()
    return units.contains(unit) ? unit : nil
  }
}
