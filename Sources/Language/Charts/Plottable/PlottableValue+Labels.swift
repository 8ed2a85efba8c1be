import SwiftUI

extension PlottableValue {
  /// A value under a name in the reader's language. The usual form: a literal names the dimension.
  @inlinable public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    PlottableValue(ChannelLabel(labelKey), value: value)
  }

  /// An interval under a name in the reader's language.
  @inlinable public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>)
    -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(ChannelLabel(labelKey), from: range.lowerBound, to: range.upperBound)
  }

  /// The calendar unit that a date lies in, under a name in the reader's language; a `calendar` of `nil` is the
  /// environment's.
  @inlinable public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(ChannelLabel(labelKey), date, unit: unit, calendar: calendar)
  }

  /// A value under a name that is a text.
  @inlinable public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(ChannelLabel(label), value: value)
  }

  /// An interval under a name that is a text.
  @inlinable public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(ChannelLabel(label), from: range.lowerBound, to: range.upperBound)
  }

  /// The calendar unit that a date lies in, under a name that is a text; a `calendar` of `nil` is the environment's.
  @inlinable public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(ChannelLabel(label), date, unit: unit, calendar: calendar)
  }

  /// A value under a name that a resource gives in the reader's language.
  @_disfavoredOverload
  @inlinable public static func value(_ labelResource: LocalizedStringResource, _ value: Value)
    -> PlottableValue<Value>
  { PlottableValue(ChannelLabel(Text(labelResource)), value: value) }

  /// An interval under a name that a resource gives in the reader's language.
  @_disfavoredOverload
  @inlinable public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>)
    -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(ChannelLabel(Text(labelResource)), from: range.lowerBound, to: range.upperBound)
  }

  /// The calendar unit that a date lies in, under a name that a resource gives in the reader's language; a `calendar`
  /// of `nil` is the environment's.
  @_disfavoredOverload
  @inlinable public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> where Value == Date {
    PlottableValue(ChannelLabel(Text(labelResource)), date, unit: unit, calendar: calendar)
  }
}
