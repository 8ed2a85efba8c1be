@_exported import Foundation

/// A metric prefix, such as kilo.
public enum HKMetricPrefix: Int, Sendable {
  /// No prefix.
  case none = 0
  /// 10⁻¹⁵.
  case femto = 13
  /// 10⁻¹².
  case pico = 1
  /// 10⁻⁹.
  case nano = 2
  /// 10⁻⁶.
  case micro = 3
  /// 10⁻³.
  case milli = 4
  /// 10⁻².
  case centi = 5
  /// 10⁻¹.
  case deci = 6
  /// 10.
  case deca = 7
  /// 10².
  case hecto = 8
  /// 10³.
  case kilo = 9
  /// 10⁶.
  case mega = 10
  /// 10⁹.
  case giga = 11
  /// 10¹².
  case tera = 12
}

/// A unit of quantities: a product of powers of named units, such as `mL/(kg*min)`.
/// `HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70).doubleValue(for: .pound())` is 154.3….
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
  /// The powers of named units, in order.
  let factors: [UnitFactor]
  /// The powers of the basic dimensions.
  let dimension: [UnitDimension: Int]
  /// The number of basic units in this one.
  let scale: Double
  /// The zero of the unit, in basic units. It is not 0 only for degrees Celsius and Fahrenheit.
  let offset: Double

  init(factors: [UnitFactor]) {
    var merged: [UnitFactor] = []
    for factor in factors {
      if let index = merged.firstIndex(where: { $0.symbol == factor.symbol }) {
        merged[index].exponent += factor.exponent
      } else {
        merged.append(factor)
      }
    }
    self.factors = merged.filter { $0.exponent != 0 }
    var dimension: [UnitDimension: Int] = [:]
    var scale = 1.0
    for factor in self.factors {
      for (name, power) in factor.unit.dimension { dimension[name, default: 0] += power * factor.exponent }
      for _ in 0..<abs(factor.exponent) {
        scale = factor.exponent > 0 ? scale * factor.unit.scale : scale / factor.unit.scale
      }
    }
    self.dimension = dimension.filter { $0.value != 0 }
    self.scale = scale
    offset = self.factors.count == 1 && self.factors[0].exponent == 1 ? self.factors[0].unit.offset : 0
  }

  /// Creates a unit from a text such as `kg`, `count/min`, `mg/dL`, `m^2` or `ml/(kg*min)`. `*` binds tighter than `/`.
  ///
  /// A text that is not a unit ends the program, as on Apple's systems.
  public convenience init(from string: String) {
    guard let factors = UnitText.factors(of: string) else {
      preconditionFailure("\"\(string)\" is not a unit of HealthKit")
    }
    self.init(factors: factors)
  }
  /// Creates the unit of a mass formatter.
  public convenience init(from massFormatterUnit: MassFormatter.Unit) {
    self.init(from: Self.masses[massFormatterUnit] ?? "g")
  }
  /// Creates the unit of a length formatter.
  public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
    self.init(from: Self.lengths[lengthFormatterUnit] ?? "m")
  }
  /// Creates the unit of an energy formatter.
  public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
    self.init(from: Self.energies[energyFormatterUnit] ?? "J")
  }
  private static let masses: [MassFormatter.Unit: String] = [
    .gram: "g", .kilogram: "kg", .ounce: "oz", .pound: "lb", .stone: "st",
  ]
  private static let lengths: [LengthFormatter.Unit: String] = [
    .millimeter: "mm", .centimeter: "cm", .meter: "m", .kilometer: "km", .inch: "in", .foot: "ft",
    .yard: "yd", .mile: "mi",
  ]
  private static let energies: [EnergyFormatter.Unit: String] = [
    .joule: "J", .kilojoule: "kJ", .calorie: "cal", .kilocalorie: "kcal",
  ]

  /// The text from which the unit can be created again.
  open var unitString: String {
    guard !factors.isEmpty else { return "()" }
    let above = factors.filter { $0.exponent > 0 }.map(\.text)
    let below = factors.filter { $0.exponent < 0 }.map { UnitFactor($0.unit, -$0.exponent).text }
    let denominator = below.joined(separator: "·")
    return (above.isEmpty ? "1" : above.joined(separator: "·"))
      + (below.isEmpty ? "" : "/" + (below.count > 1 ? "(\(denominator))" : denominator))
  }
  /// The text of the unit.
  open override var description: String { unitString }

  /// Whether the unit is a pure number.
  open func isNull() -> Bool { factors.isEmpty }
  /// Returns the product with another unit.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(factors: factors + unit.factors) }
  /// Returns the quotient by another unit.
  open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }
  /// Returns a power of the unit.
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit(factors: factors.map { UnitFactor($0.unit, $0.exponent * power) })
  }
  /// Returns the reciprocal of the unit.
  open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit, factors.count == other.factors.count else { return false }
    return factors.allSatisfy(other.factors.contains)
  }
  open override var hash: Int { Set(factors).hashValue }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
