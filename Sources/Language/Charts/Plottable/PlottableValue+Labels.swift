import SwiftUI

extension PlottableValue {
  /// Creates a value with a localized label. The usual form, with a string literal.
  @inlinable public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    PlottableValue(ChannelLabel(labelKey), value: value)
  }

  /// Creates an interval with a localized label.
  @inlinable public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>)
    -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(ChannelLabel(labelKey), from: range.lowerBound, to: range.upperBound)
  }

  /// Creates the calendar unit that contains a date, with a localized label. `nil` for `calendar` means that of the
  /// environment.
  @inlinable public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(ChannelLabel(labelKey), date, unit: unit, calendar: calendar)
  }

  /// Creates a value with a text as its label.
  @inlinable public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(ChannelLabel(label), value: value)
  }

  /// Creates an interval with a text as its label.
  @inlinable public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(ChannelLabel(label), from: range.lowerBound, to: range.upperBound)
  }

  /// Creates the calendar unit that contains a date, with a text as its label. `nil` for `calendar` means that of the
  /// environment.
  @inlinable public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(ChannelLabel(label), date, unit: unit, calendar: calendar)
  }

  /// Creates a value with a localized resource as its label.
  @_disfavoredOverload
  @inlinable public static func value(_ labelResource: LocalizedStringResource, _ value: Value)
    -> PlottableValue<Value>
  { PlottableValue(ChannelLabel(Text(labelResource)), value: value) }

  /// Creates an interval with a localized resource as its label.
  @_disfavoredOverload
  @inlinable public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>)
    -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(ChannelLabel(Text(labelResource)), from: range.lowerBound, to: range.upperBound)
  }

  /// Creates the calendar unit that contains a date, with a localized resource as its label. `nil` for `calendar`
  /// means that of the environment.
  @_disfavoredOverload
  @inlinable public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(ChannelLabel(Text(labelResource)), date, unit: unit, calendar: calendar)
  }
}
