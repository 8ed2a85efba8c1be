import Foundation

/// The CLDR names of units.
enum UnitIdentifier {
  /// Returns the CLDR name; `nil` for unknown units, such as custom ones.
  static func of(_ unit: Dimension) -> String? {
    // A symbol alone is ambiguous: ″ is an arc second or an inch.
    switch unit {
    case is UnitDuration: durations[unit.symbol]
    case is UnitLength: lengths[unit.symbol]
    case is UnitMass: masses[unit.symbol]
    case is UnitTemperature: temperatures[unit.symbol]
    case is UnitSpeed: speeds[unit.symbol]
    case is UnitEnergy: energies[unit.symbol]
    case is UnitPower: powers[unit.symbol]
    case is UnitVolume: volumes[unit.symbol]
    case is UnitArea: areas[unit.symbol]
    case is UnitPressure: pressures[unit.symbol]
    case is UnitFrequency: frequencies[unit.symbol]
    case is UnitAngle: angles[unit.symbol]
    case is UnitInformationStorage: storages[unit.symbol]
    case is UnitElectricCurrent: currents[unit.symbol]
    case is UnitElectricPotentialDifference: potentials[unit.symbol]
    case is UnitElectricResistance: unit.symbol == "Ω" ? "ohm" : nil
    case is UnitIlluminance: "lux"
    default: nil
    }
  }

  private static let durations = [
    "hr": "hour", "h": "hour", "min": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond",
    "ns": "nanosecond",
  ]
  private static let lengths = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard",
    "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom",
    "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
  ]
  private static let masses = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound",
    "st": "stone", "t": "metric-ton", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
  ]
  private static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
  private static let speeds = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]
  private static let energies = [
    "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
  ]
  private static let powers = [
    "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower",
  ]
  private static let volumes = [
    "ML": "megaliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
    "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter", "in³": "cubic-inch",
    "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "tsp": "teaspoon", "tbsp": "tablespoon",
    "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
    "metric cup": "cup-metric",
  ]
  private static let areas = [
    "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch",
    "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]
  private static let pressures = [
    "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "bar": "bar", "mbar": "millibar",
    "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg", "psi": "pound-force-per-square-inch",
  ]
  private static let frequencies = [
    "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
  ]
  private static let angles = [
    "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "′": "arc-minute", "″": "arc-second",
    "rad": "radian", "rev": "revolution",
  ]
  private static let storages = [
    "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
    "PB": "petabyte",
  ]
  private static let currents = ["A": "ampere", "mA": "milliampere"]
  private static let potentials = ["V": "volt"]
}
