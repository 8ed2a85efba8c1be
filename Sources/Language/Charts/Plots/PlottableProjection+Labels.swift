import Foundation
import SwiftUI

// Names that are not looked up, for strings that are not literals.
extension PlottableProjection {
  /// The same value for all elements.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(ChannelLabel(String(label)), value)
  }

  /// A property of each element.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(ChannelLabel(String(label)), value)
  }

  /// The same interval for all elements.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue: Comparable {
    Self(ChannelLabel(String(label)), from: start, to: end)
  }

  /// The interval between two properties of each element.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue: Comparable {
    Self(ChannelLabel(String(label)), from: start, to: end)
  }

  /// The same calendar unit for all elements.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue == Date {
    Self(ChannelLabel(String(label)), date, unit, calendar)
  }

  /// The calendar unit that each element's date lies in.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue.PrimitivePlottable == Date {
    Self(ChannelLabel(String(label)), date, unit, calendar)
  }
}

// Names with text of their own.
extension PlottableProjection {
  /// The same value for all elements.
  public static func value(
    _ label: Text, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(ChannelLabel(label), value)
  }

  /// A property of each element.
  public static func value(
    _ label: Text, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(ChannelLabel(label), value)
  }

  /// The same interval for all elements.
  public static func value(
    _ label: Text, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue: Comparable {
    Self(ChannelLabel(label), from: start, to: end)
  }

  /// The interval between two properties of each element.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue: Comparable {
    Self(ChannelLabel(label), from: start, to: end)
  }

  /// The same calendar unit for all elements.
  public static func value(
    _ label: Text, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue == Date {
    Self(ChannelLabel(label), date, unit, calendar)
  }

  /// The calendar unit that each element's date lies in.
  public static func value(
    _ label: Text, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue.PrimitivePlottable == Date {
    Self(ChannelLabel(label), date, unit, calendar)
  }
}

// Names from a resource of strings.
extension PlottableProjection {
  /// The same value for all elements.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: DataValue
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(ChannelLabel(Text(labelResource)), value)
  }

  /// A property of each element.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue> {
    Self(ChannelLabel(Text(labelResource)), value)
  }

  /// The same interval for all elements.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue: Comparable {
    Self(ChannelLabel(Text(labelResource)), from: start, to: end)
  }

  /// The interval between two properties of each element.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue: Comparable {
    Self(ChannelLabel(Text(labelResource)), from: start, to: end)
  }

  /// The same calendar unit for all elements.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: DataValue, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue == Date {
    Self(ChannelLabel(Text(labelResource)), date, unit, calendar)
  }

  /// The calendar unit that each element's date lies in.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue.PrimitivePlottable == Date {
    Self(ChannelLabel(Text(labelResource)), date, unit, calendar)
  }
}
