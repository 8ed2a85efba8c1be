import Foundation

/// A basic physical dimension.
enum UnitDimension: Hashable, Sendable {
  case mass, length, time, temperature, voltage, conductance, angle, illuminance, internationalUnit
  case soundLevel, hearingLevel, prism, effort
}

/// A unit with a name and its size in basic units. Basic units are gram, metre, second and kelvin.
struct NamedUnit: Hashable, Sendable {
  var symbol: String
  var dimension: [UnitDimension: Int]
  var scale: Double
  var offset = 0.0
  /// Whether a prefix such as `k` may precede the symbol.
  var hasPrefixes = false

  init(
    _ symbol: String, _ dimension: [UnitDimension: Int], _ scale: Double, offset: Double = 0,
    hasPrefixes: Bool = false
  ) {
    self.symbol = symbol
    self.dimension = dimension
    self.scale = scale
    self.offset = offset
    self.hasPrefixes = hasPrefixes
  }

  private static let volume: [UnitDimension: Int] = [.length: 3]
  private static let pressure: [UnitDimension: Int] = [.mass: 1, .length: -1, .time: -2]
  private static let energy: [UnitDimension: Int] = [.mass: 1, .length: 2, .time: -2]

  static let all: [String: NamedUnit] = Dictionary(
    uniqueKeysWithValues: [
      NamedUnit("count", [:], 1), NamedUnit("%", [:], 1),
      NamedUnit("g", [.mass: 1], 1, hasPrefixes: true), NamedUnit("oz", [.mass: 1], 28.349523125),
      NamedUnit("lb", [.mass: 1], 453.59237), NamedUnit("st", [.mass: 1], 6350.29318),
      NamedUnit("m", [.length: 1], 1, hasPrefixes: true), NamedUnit("in", [.length: 1], 0.0254),
      NamedUnit("ft", [.length: 1], 0.3048), NamedUnit("yd", [.length: 1], 0.9144),
      NamedUnit("mi", [.length: 1], 1609.344),
      NamedUnit("L", volume, 0.001, hasPrefixes: true), NamedUnit("fl_oz_us", volume, 2.95735295625e-5),
      NamedUnit("fl_oz_imp", volume, 2.84130625e-5), NamedUnit("pt_us", volume, 4.73176473e-4),
      NamedUnit("pt_imp", volume, 5.6826125e-4), NamedUnit("cup_us", volume, 2.365882365e-4),
      NamedUnit("cup_imp", volume, 2.84130625e-4),
      NamedUnit("s", [.time: 1], 1, hasPrefixes: true), NamedUnit("min", [.time: 1], 60),
      NamedUnit("hr", [.time: 1], 3600), NamedUnit("d", [.time: 1], 86400),
      NamedUnit("Hz", [.time: -1], 1, hasPrefixes: true),
      NamedUnit("Pa", pressure, 1000, hasPrefixes: true), NamedUnit("mmHg", pressure, 133_322.387415),
      NamedUnit("inHg", pressure, 3_386_388.640341), NamedUnit("cmAq", pressure, 98_066.5),
      NamedUnit("atm", pressure, 101_325_000),
      NamedUnit("J", energy, 1000, hasPrefixes: true), NamedUnit("cal", energy, 4184),
      NamedUnit("kcal", energy, 4_184_000), NamedUnit("Cal", energy, 4_184_000),
      NamedUnit("W", [.mass: 1, .length: 2, .time: -3], 1000, hasPrefixes: true),
      NamedUnit("K", [.temperature: 1], 1, hasPrefixes: true),
      NamedUnit("degC", [.temperature: 1], 1, offset: 273.15),
      NamedUnit("degF", [.temperature: 1], 5.0 / 9, offset: 459.67 * 5 / 9),
      NamedUnit("V", [.voltage: 1], 1, hasPrefixes: true),
      NamedUnit("S", [.conductance: 1], 1, hasPrefixes: true),
      NamedUnit("rad", [.angle: 1], 1, hasPrefixes: true), NamedUnit("deg", [.angle: 1], .pi / 180),
      NamedUnit("D", [.length: -1], 1), NamedUnit("pD", [.prism: 1], 1),
      NamedUnit("lx", [.illuminance: 1], 1, hasPrefixes: true),
      NamedUnit("IU", [.internationalUnit: 1], 1), NamedUnit("dBASPL", [.soundLevel: 1], 1),
      NamedUnit("dBHL", [.hearingLevel: 1], 1), NamedUnit("appleEffortScore", [.effort: 1], 1),
    ].map { ($0.symbol, $0) })

  /// The symbols of prefixes. `da` is found before `d` in a text, because all prefixes are tried.
  static let prefixes: [(symbol: String, prefix: HKMetricPrefix, factor: Double)] = [
    ("f", .femto, 1e-15), ("p", .pico, 1e-12), ("n", .nano, 1e-9), ("mc", .micro, 1e-6), ("m", .milli, 1e-3),
    ("c", .centi, 1e-2), ("d", .deci, 1e-1), ("da", .deca, 1e1), ("h", .hecto, 1e2), ("k", .kilo, 1e3),
    ("M", .mega, 1e6), ("G", .giga, 1e9), ("T", .tera, 1e12),
  ]

  /// The unit with a symbol, which may have a prefix; `nil` if there is none.
  static func named(_ symbol: String) -> NamedUnit? {
    if let unit = all[symbol] { return unit }
    if let mole = mole(symbol) { return mole }
    for (prefix, _, factor) in prefixes where symbol.hasPrefix(prefix) {
      let rest = String(symbol.dropFirst(prefix.count))
      guard let unit = all[rest == "l" ? "L" : rest] ?? mole(rest), unit.hasPrefixes else { continue }
      return NamedUnit(prefix + unit.symbol, unit.dimension, unit.scale * factor)
    }
    return symbol == "l" ? all["L"] : nil
  }

  /// A mole of a substance counts as its mass: `mol<180.16>` is 180.16 g.
  private static func mole(_ symbol: String) -> NamedUnit? {
    guard symbol.hasPrefix("mol<"), symbol.hasSuffix(">"),
      let mass = Double(symbol.dropFirst(4).dropLast()), mass > 0, mass.isFinite
    else { return nil }
    return NamedUnit(symbol, [.mass: 1], mass, hasPrefixes: true)
  }
}

/// A power of a named unit.
struct UnitFactor: Hashable, Sendable {
  var unit: NamedUnit
  var exponent: Int
  var symbol: String { unit.symbol }

  init(_ unit: NamedUnit, _ exponent: Int) { (self.unit, self.exponent) = (unit, exponent) }

  var text: String { exponent == 1 ? symbol : "\(symbol)^\(exponent)" }
}
