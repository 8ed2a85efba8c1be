import Foundation
import SwiftUI

/// The value that a plot reads from each element of its data, with the label of the dimension.
///
///     PointPlot(cars, x: .value("Power", \.horsepower), y: .value("Economy", \.milesPerGallon))
///     BarPlot(days, x: .value("Day", \.date, unit: .day), y: .value("Steps", \.count))
///     RectanglePlot(bins, x: .value("Price", \.low, \.high), y: .value("Count", \.count))
///
/// Stored properties are read in place in the collection; a plain value is the same for all elements.
public struct PlottableProjection<DataElement, DataValue> where DataValue: Plottable {
  let channel: ElementChannel<DataElement>

  init(_ label: ChannelLabel, _ value: DataValue) {
    channel = ElementChannel(ChannelValue(label, .value(value.dataValue)))
  }

  init(_ label: ChannelLabel, _ value: KeyPath<DataElement, DataValue>) {
    channel = ElementChannel(label, value)
  }

  init(_ label: ChannelLabel, from start: DataValue, to end: DataValue) {
    channel = ElementChannel(
      ChannelValue(label, ChannelDatum(from: start.dataValue, to: end.dataValue)))
  }

  init(
    _ label: ChannelLabel, from start: KeyPath<DataElement, DataValue>,
    to end: KeyPath<DataElement, DataValue>
  ) { channel = ElementChannel(label, from: start, to: end) }
}

extension PlottableProjection where DataValue == Date {
  init(_ label: ChannelLabel, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) {
    channel = ElementChannel(
      ChannelValue(label, .unit(date.timeIntervalSinceReferenceDate, calendar.map(DatumCalendar.init), unit)))
  }
}

extension PlottableProjection where DataValue.PrimitivePlottable == Date {
  init(
    _ label: ChannelLabel, _ date: KeyPath<DataElement, DataValue>, _ unit: Calendar.Component,
    _ calendar: Calendar?
  ) { channel = ElementChannel(label, date, unit: unit, calendar: calendar) }
}

// A string literal is a localization key. Most programs pass a string literal.
extension PlottableProjection {
  /// Returns the same value for all elements.
  @_TextOverloads
  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue)
    -> PlottableProjection<DataElement, DataValue>
  { Self(ChannelLabel(labelKey), value) }

  /// Returns a property of each element.
  @_TextOverloads
  public static func value(_ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>)
    -> PlottableProjection<DataElement, DataValue>
  { Self(ChannelLabel(labelKey), value) }

  /// Returns the same interval for all elements.
  @_TextOverloads
  public static func value(_ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue)
    -> PlottableProjection<DataElement, DataValue>
  where DataValue: Comparable { Self(ChannelLabel(labelKey), from: start, to: end) }

  /// Returns the interval between two properties of each element.
  @_TextOverloads
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue: Comparable { Self(ChannelLabel(labelKey), from: start, to: end) }

  /// Returns the same calendar unit for all elements. Uses the calendar of the environment if `calendar` is `nil`.
  @_TextOverloads
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue == Date { Self(ChannelLabel(labelKey), date, unit, calendar) }

  /// Returns the calendar unit that contains a date of each element. Uses the calendar of the environment if `calendar`
  /// is `nil`.
  @_TextOverloads
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, DataValue>
  where DataValue.PrimitivePlottable == Date { Self(ChannelLabel(labelKey), date, unit, calendar) }
}
