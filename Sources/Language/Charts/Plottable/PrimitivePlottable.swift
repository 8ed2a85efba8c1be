import Foundation
import OpenChartsChartModel

extension BinaryInteger where Self: FixedWidthInteger {
  /// Truncates fractions towards zero. A value within a rounding error of an integer counts as that integer.
  @inlinable static func _plottable(_ datum: DataValue) -> Self? {
    guard case .number(let number) = datum, number.isFinite else { return nil }
    let nearest = number.rounded()
    let isWhole = abs(number - nearest) <= 1e-9 * Swift.max(1, abs(number))
    return Self(exactly: isWhole ? nearest : number.rounded(.towardZero))
  }
}

extension PrimitivePlottableProtocol where Self: FixedWidthInteger {
  @inlinable public var _datum: DataValue { .number(Double(self)) }
  @inlinable public init?(_datum: DataValue) {
    guard let value = Self._plottable(_datum) else { return nil }
    self = value
  }
}

extension Int: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int
  @inlinable public init?(primitivePlottable: Int) { self = primitivePlottable }
}
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int16
  @inlinable public init?(primitivePlottable: Int16) { self = primitivePlottable }
}
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int64
  @inlinable public init?(primitivePlottable: Int64) { self = primitivePlottable }
}
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt8
  @inlinable public init?(primitivePlottable: UInt8) { self = primitivePlottable }
}
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  @inlinable public var _datum: DataValue { .number(Double(self)) }
  @inlinable public init?(_datum: DataValue) {
    guard case .number(let number) = _datum else { return nil }
    self.init(number)
  }
}

extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension Float16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float16 }

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  @inlinable public var _datum: DataValue { .category(self) }
  @inlinable public init?(_datum: DataValue) {
    guard case .category(let name) = _datum else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  @inlinable public var _datum: DataValue { .date(timeIntervalSinceReferenceDate) }
  @inlinable public init?(_datum: DataValue) {
    guard case .date(let seconds) = _datum else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension Decimal: Plottable {
  /// The nearest `Double`.
  @inlinable public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }
  @inlinable public init?(primitivePlottable: Double) {
    guard primitivePlottable.isFinite else { return nil }
    self.init(primitivePlottable)
  }
}

/// Has no values. Used as the type of a missing dimension, such as y in a chart with x only.
extension Never: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Never
  @inlinable public init?(primitivePlottable: Never) { self = primitivePlottable }
  public var _datum: DataValue { switch self {} }
  public init?(_datum: DataValue) { nil }
}
