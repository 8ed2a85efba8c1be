import Foundation

/// A value to plot, with the label of its dimension.
///
///     PlottableValue.value("Day", day, unit: .day)     // the whole day
///     PlottableValue.value("Price", 10..<20)           // an interval
///
/// The label is read by assistive technology. It is not drawn.
public struct PlottableValue<Value: Plottable> {
  @usableFromInline package var channel: ChannelValue

  @inlinable package init(_ label: ChannelLabel, _ datum: ChannelDatum) {
    channel = ChannelValue(label, datum)
  }

  @inlinable package init(_ label: ChannelLabel, value: Value) {
    self.init(label, .value(value.dataValue))
  }

  @inlinable package init(_ label: ChannelLabel, from start: Value, to end: Value) {
    self.init(label, ChannelDatum(from: start.dataValue, to: end.dataValue))
  }

  @inlinable package init(
    _ label: ChannelLabel, _ date: Date, unit: Calendar.Component, calendar: Calendar?
  ) {
    self.init(label, .unit(date.timeIntervalSinceReferenceDate, calendar.map(DatumCalendar.init), unit))
  }
}

extension PlottableValue: Sendable where Value: Sendable {}
