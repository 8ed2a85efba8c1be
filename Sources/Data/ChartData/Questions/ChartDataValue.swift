import Foundation

/// What rows of an answer hold on an axis: numbers, dates and names.
public protocol ChartDataValue: Sendable, Hashable {
  /// From numbers, or seconds since 2001; from names.
  static func _values(numbers: [Double], names: [String]) -> [Self]
}

/// Numbers and dates: what a window can be cut from.
public protocol ContinuousDataValue: ChartDataValue, Comparable {
  /// The number, or seconds since 2001.
  var _number: Double { get }
  init(_number: Double)
}

extension Double: ContinuousDataValue {
  public static func _values(numbers: [Double], names: [String]) -> [Double] { numbers }
  public var _number: Double { self }
  public init(_number: Double) { self = _number }
}

extension Date: ContinuousDataValue {
  public static func _values(numbers: [Double], names: [String]) -> [Date] {
    numbers.map(Date.init(timeIntervalSinceReferenceDate:))
  }
  public var _number: Double { timeIntervalSinceReferenceDate }
  public init(_number: Double) { self.init(timeIntervalSinceReferenceDate: _number) }
}

extension String: ChartDataValue {
  public static func _values(numbers: [Double], names: [String]) -> [String] { names }
}
