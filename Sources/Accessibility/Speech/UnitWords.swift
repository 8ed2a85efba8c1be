import Foundation

/// A unit spelled out: what "in km/h" at the end of an axis title is for speech.
///
///     let unit = UnitWords(title: "Speed (km/h)", locale: Locale(identifier: "en_US"))
///     unit?.title      // "Speed in kilometers per hour"
///     unit?.of("90")   // "90 kilometers per hour"
package struct UnitWords: Sendable {
  /// The axis title with the unit in words.
  package let title: String
  private let one: String
  private let other: String
  private let single: String

  /// `nil` where a title ends in no unit that is known.
  package init?(title: String, locale: Locale) {
    let language = SpeechLanguage(locale)
    guard let (name, symbol) = Self.split(title), let words = Self.words[symbol] else { return nil }
    let column = language == .english ? 0 : language == .german ? 2 : 4
    var (one, other) = (words[column], words[column + 1])
    if language == .english, locale.region?.identifier != "US" {
      (one, other) = (Self.british(one), Self.british(other))
    }
    (self.one, self.other) = (one, other)
    let joint = language == .spanish ? "en" : "in"
    self.title = name.isEmpty ? other : "\(name) \(joint) \(other)"
    single = SpokenNumber(locale: locale)(1)
  }

  /// A number that was made text, with the unit.
  package func of(_ number: String) -> String { "\(number) \(number == single ? one : other)" }

  /// The name and the unit of a title such as "Rain (mm)", "Rain [mm]", "Rain in mm" or "Rain, mm".
  private static func split(_ title: String) -> (name: String, symbol: String)? {
    let text = title.trimmingCharacters(in: .whitespaces)
    for (open, close) in [("(", ")"), ("[", "]")] where text.hasSuffix(close) {
      guard let start = text.range(of: open, options: .backwards) else { continue }
      return (
        text[..<start.lowerBound].trimmingCharacters(in: .whitespaces),
        text[start.upperBound...].dropLast().trimmingCharacters(in: .whitespaces)
      )
    }
    for joint in [" in ", " en ", ", "] {
      guard let start = text.range(of: joint, options: .backwards) else { continue }
      return (String(text[..<start.lowerBound]), String(text[start.upperBound...]))
    }
    return words[text] == nil ? nil : ("", text)
  }

  private static func british(_ word: String) -> String {
    word.replacingOccurrences(of: "meter", with: "metre").replacingOccurrences(of: "liter", with: "litre")
  }

  /// One and several in English, German and Spanish.
  private static let words: [String: [String]] = [
    "mm": ["millimeter", "millimeters", "Millimeter", "Millimeter", "milímetro", "milímetros"],
    "cm": ["centimeter", "centimeters", "Zentimeter", "Zentimeter", "centímetro", "centímetros"],
    "m": ["meter", "meters", "Meter", "Meter", "metro", "metros"],
    "km": ["kilometer", "kilometers", "Kilometer", "Kilometer", "kilómetro", "kilómetros"],
    "km²": [
      "square kilometer", "square kilometers", "Quadratkilometer", "Quadratkilometer",
      "kilómetro cuadrado", "kilómetros cuadrados",
    ],
    "m²": [
      "square meter", "square meters", "Quadratmeter", "Quadratmeter", "metro cuadrado", "metros cuadrados",
    ],
    "m³": ["cubic meter", "cubic meters", "Kubikmeter", "Kubikmeter", "metro cúbico", "metros cúbicos"],
    "km³": [
      "cubic kilometer", "cubic kilometers", "Kubikkilometer", "Kubikkilometer", "kilómetro cúbico",
      "kilómetros cúbicos",
    ],
    "g": ["gram", "grams", "Gramm", "Gramm", "gramo", "gramos"],
    "kg": ["kilogram", "kilograms", "Kilogramm", "Kilogramm", "kilogramo", "kilogramos"],
    "g/cm³": [
      "gram per cubic centimeter", "grams per cubic centimeter", "Gramm je Kubikzentimeter",
      "Gramm je Kubikzentimeter", "gramo por centímetro cúbico", "gramos por centímetro cúbico",
    ],
    "µg/m³": [
      "microgram per cubic meter", "micrograms per cubic meter", "Mikrogramm je Kubikmeter",
      "Mikrogramm je Kubikmeter", "microgramo por metro cúbico", "microgramos por metro cúbico",
    ],
    "l": ["liter", "liters", "Liter", "Liter", "litro", "litros"],
    "°C": [
      "degree Celsius", "degrees Celsius", "Grad Celsius", "Grad Celsius", "grado Celsius",
      "grados Celsius",
    ],
    "°F": [
      "degree Fahrenheit", "degrees Fahrenheit", "Grad Fahrenheit", "Grad Fahrenheit",
      "grado Fahrenheit", "grados Fahrenheit",
    ],
    "ms": [
      "millisecond", "milliseconds", "Millisekunde", "Millisekunden", "milisegundo", "milisegundos",
    ],
    "s": ["second", "seconds", "Sekunde", "Sekunden", "segundo", "segundos"],
    "min": ["minute", "minutes", "Minute", "Minuten", "minuto", "minutos"],
    "h": ["hour", "hours", "Stunde", "Stunden", "hora", "horas"],
    "m/s": [
      "meter per second", "meters per second", "Meter pro Sekunde", "Meter pro Sekunde",
      "metro por segundo", "metros por segundo",
    ],
    "km/h": [
      "kilometer per hour", "kilometers per hour", "Kilometer pro Stunde", "Kilometer pro Stunde",
      "kilómetro por hora", "kilómetros por hora",
    ],
    "mph": [
      "mile per hour", "miles per hour", "Meile pro Stunde", "Meilen pro Stunde", "milla por hora",
      "millas por hora",
    ],
    "W": ["watt", "watts", "Watt", "Watt", "vatio", "vatios"],
    "kW": ["kilowatt", "kilowatts", "Kilowatt", "Kilowatt", "kilovatio", "kilovatios"],
    "kWh": [
      "kilowatt-hour", "kilowatt-hours", "Kilowattstunde", "Kilowattstunden", "kilovatio hora",
      "kilovatios hora",
    ],
    "MWh": [
      "megawatt-hour", "megawatt-hours", "Megawattstunde", "Megawattstunden", "megavatio hora",
      "megavatios hora",
    ],
    "GWh": [
      "gigawatt-hour", "gigawatt-hours", "Gigawattstunde", "Gigawattstunden", "gigavatio hora",
      "gigavatios hora",
    ],
    "TWh": [
      "terawatt-hour", "terawatt-hours", "Terawattstunde", "Terawattstunden", "teravatio hora",
      "teravatios hora",
    ],
    "hPa": ["hectopascal", "hectopascals", "Hektopascal", "Hektopascal", "hectopascal", "hectopascales"],
    "kB": ["kilobyte", "kilobytes", "Kilobyte", "Kilobyte", "kilobyte", "kilobytes"],
    "MB": ["megabyte", "megabytes", "Megabyte", "Megabyte", "megabyte", "megabytes"],
    "GB": ["gigabyte", "gigabytes", "Gigabyte", "Gigabyte", "gigabyte", "gigabytes"],
    "%": ["percent", "percent", "Prozent", "Prozent", "por ciento", "por ciento"],
    "€": ["euro", "euros", "Euro", "Euro", "euro", "euros"],
    "EUR": ["euro", "euros", "Euro", "Euro", "euro", "euros"],
    "$": ["dollar", "dollars", "Dollar", "Dollar", "dólar", "dólares"],
    "USD": ["US dollar", "US dollars", "US-Dollar", "US-Dollar", "dólar", "dólares"],
    "£": ["pound", "pounds", "Pfund", "Pfund", "libra", "libras"],
  ]
}
