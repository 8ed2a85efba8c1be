import SwiftUI

extension PlottableValue {
  /// Creates a value with a label. Most programs use this initialiser, with a string literal.
  @_TextOverloads
  @inlinable public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    PlottableValue(ChannelLabel(labelKey), value: value)
  }

  /// Creates an interval with a label.
  @_TextOverloads
  @inlinable public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>)
    -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(ChannelLabel(labelKey), from: range.lowerBound, to: range.upperBound)
  }

  /// Creates the calendar unit that contains a date, with a label. Uses the calendar of the environment if `calendar`
  /// is `nil`.
  @_TextOverloads
  @inlinable public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(ChannelLabel(labelKey), date, unit: unit, calendar: calendar)
  }
}
