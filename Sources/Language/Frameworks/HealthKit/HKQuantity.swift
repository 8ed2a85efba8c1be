import Foundation

/// A number with its unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  /// Creates a quantity.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  /// Whether the quantity can be converted to a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }

  /// The number of the given units. A unit of another dimension ends the program, as on Apple's systems.
  open func doubleValue(for unit: HKUnit) -> Double {
    if unit.isEqual(self.unit) { return value }
    precondition(
      `is`(compatibleWith: unit), "\(self.unit.unitString) cannot be converted to \(unit.unitString)")
    return ((value * self.unit.scale + self.unit.offset) - unit.offset) / unit.scale
  }

  /// The order of two quantities of one dimension.
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return compare(other) == .orderedSame
  }
  // Equal quantities may have different units.
  open override var hash: Int { unit.dimension.hashValue }
  open override var description: String { "\(value) \(unit.unitString)" }
}
