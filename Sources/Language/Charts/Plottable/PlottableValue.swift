import Foundation

/// A value for a chart with the name of its dimension.
///
///     PlottableValue.value("Day", day, unit: .day)     // the whole day
///     PlottableValue.value("Price", 10..<20)           // an interval
///
/// The name is spoken by assistive technology; it is not drawn.
public struct PlottableValue<Value: Plottable> {
  @usableFromInline package var channel: ChannelValue

  @inlinable package init(_ label: ChannelLabel, _ datum: ChannelDatum) {
    channel = ChannelValue(label, datum)
  }

  @inlinable package init(_ label: ChannelLabel, value: Value) {
    self.init(label, ChannelDatum(value.primitivePlottable._datum))
  }

  @inlinable package init(_ label: ChannelLabel, from start: Value, to end: Value) {
    self.init(
      label, ChannelDatum(from: start.primitivePlottable._datum, to: end.primitivePlottable._datum))
  }

  @inlinable package init(
    _ label: ChannelLabel, _ date: Date, unit: Calendar.Component, calendar: Calendar?
  ) {
    self.init(label, .unit(date.timeIntervalSinceReferenceDate, unit, calendar))
  }
}

extension PlottableValue: Sendable where Value: Sendable {}

// A string literal prefers `LocalizedStringKey` by its own rule: these forms are for values.
extension PlottableValue {
  /// A value under a name that is not localised.
  @_disfavoredOverload
  @inlinable public static func value<S>(_ label: S, _ value: Value) -> PlottableValue<Value>
  where S: StringProtocol { PlottableValue(ChannelLabel(String(label)), value: value) }

  /// An interval under a name that is not localised.
  @_disfavoredOverload
  @inlinable public static func value<S>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value>
  where S: StringProtocol, Value: Comparable {
    PlottableValue(ChannelLabel(String(label)), from: range.lowerBound, to: range.upperBound)
  }

  /// The calendar unit that a date lies in, under a name that is not localised; a `calendar` of `nil` is the
  /// environment's.
  @_disfavoredOverload
  @inlinable public static func value<S>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where S: StringProtocol, Value == Date {
    PlottableValue(ChannelLabel(String(label)), date, unit: unit, calendar: calendar)
  }
}
