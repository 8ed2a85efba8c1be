import Foundation
import SwiftUI

// Labels that are not localized, for strings that are not literals.
extension PlottableProjection {
  /// Returns the same value for all elements.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(ChannelLabel(String(label)), value)
  }

  /// Returns a property of each element.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(ChannelLabel(String(label)), value)
  }

  /// Returns the same interval for all elements.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue: Comparable {
    Self(ChannelLabel(String(label)), from: start, to: end)
  }

  /// Returns the interval between two properties of each element.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue: Comparable {
    Self(ChannelLabel(String(label)), from: start, to: end)
  }

  /// Returns the same calendar unit for all elements. `nil` for `calendar` means that of the environment.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue == Date {
    Self(ChannelLabel(String(label)), date, unit, calendar)
  }

  /// Returns the calendar unit that contains a date of each element. `nil` for `calendar` means that of the
  /// environment.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue.PrimitivePlottable == Date {
    Self(ChannelLabel(String(label)), date, unit, calendar)
  }
}

// Labels from a `Text`.
extension PlottableProjection {
  /// Returns the same value for all elements.
  public static func value(
    _ label: Text, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(ChannelLabel(label), value)
  }

  /// Returns a property of each element.
  public static func value(
    _ label: Text, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(ChannelLabel(label), value)
  }

  /// Returns the same interval for all elements.
  public static func value(
    _ label: Text, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue: Comparable {
    Self(ChannelLabel(label), from: start, to: end)
  }

  /// Returns the interval between two properties of each element.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue: Comparable {
    Self(ChannelLabel(label), from: start, to: end)
  }

  /// Returns the same calendar unit for all elements. `nil` for `calendar` means that of the environment.
  public static func value(
    _ label: Text, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue == Date {
    Self(ChannelLabel(label), date, unit, calendar)
  }

  /// Returns the calendar unit that contains a date of each element. `nil` for `calendar` means that of the
  /// environment.
  public static func value(
    _ label: Text, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue.PrimitivePlottable == Date {
    Self(ChannelLabel(label), date, unit, calendar)
  }
}

// Labels from a localized resource.
extension PlottableProjection {
  /// Returns the same value for all elements.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(ChannelLabel(Text(labelResource)), value)
  }

  /// Returns a property of each element.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(ChannelLabel(Text(labelResource)), value)
  }

  /// Returns the same interval for all elements.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue: Comparable {
    Self(ChannelLabel(Text(labelResource)), from: start, to: end)
  }

  /// Returns the interval between two properties of each element.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue: Comparable {
    Self(ChannelLabel(Text(labelResource)), from: start, to: end)
  }

  /// Returns the same calendar unit for all elements. `nil` for `calendar` means that of the environment.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: DataValue, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue == Date {
    Self(ChannelLabel(Text(labelResource)), date, unit, calendar)
  }

  /// Returns the calendar unit that contains a date of each element. `nil` for `calendar` means that of the
  /// environment.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue.PrimitivePlottable == Date {
    Self(ChannelLabel(Text(labelResource)), date, unit, calendar)
  }
}
