import Foundation
import OpenChartsChartModel
import OpenChartsIsolation
import SwiftUI

/// One channel of a vectorized plot, which maps each element to a value.
struct ElementChannel<Element> {
  let label: ChannelLabel
  /// Returns the value of one element. All elements give the same kind of value.
  let datum: (Element) -> ChannelDatum
  /// Appends the value of each element to a column.
  let append: @MainActor (UnsafeBufferPointer<Element>, inout Column, _ChartCollector) -> Void
  /// The memory layout of a stored number or date; `nil` for other properties.
  private(set) var field: RowSource.Field?

  func value(of element: Element) -> ChannelValue { ChannelValue(label, datum(element)) }

  /// Creates a channel with the same value for all elements.
  init(_ value: ChannelValue) {
    label = value.label
    datum = { _ in value.datum }
    append = { elements, column, collector in
      guard !elements.isEmpty else { return }
      column.append(value.datum, of: collector)
      let (more, last, end) = (elements.count - 1, column.values.last ?? .nan, column.ends.last)
      column.values.append(contentsOf: repeatElement(last, count: more))
      if let end { column.ends.append(contentsOf: repeatElement(end, count: more)) }
    }
  }

  /// Creates a channel from a property of each element.
  init<Value: Plottable>(_ label: ChannelLabel, _ property: KeyPath<Element, Value>) {
    self.label = label
    datum = { .value($0[keyPath: property].dataValue) }
    field = RowSource.Field(of: property)
    let shared = MainActorBox(property)
    append = { elements, column, collector in
      let property = shared.value
      if elements.appendNumbers(property, to: &column.values) { return }
      column.values.reserveCapacity(column.values.count + elements.count)
      if let names = property as? KeyPath<Element, String> {
        elements.forEach(names) { column.append(category: $0) }
      } else if _isPOD(Value.self), MemoryLayout<Value>.size == 1 {
        Self.appendSmall(property, of: elements, to: &column)
      } else {
        elements.forEach(property) { column.append($0.dataValue) }
      }
    }
  }

  /// Appends values of one byte, such as enumeration cases. Each of the at most 256 different values is converted once.
  private static func appendSmall<Value: Plottable>(
    _ property: KeyPath<Element, Value>, of elements: UnsafeBufferPointer<Element>, to column: inout Column
  ) {
    var numbers = [Double?](repeating: nil, count: 256)
    elements.forEach(property) { value in
      let byte = withUnsafeBytes(of: value) { Int($0[0]) }
      if let number = numbers[byte] {
        column.append(number)
      } else {
        column.append(value.dataValue)
        numbers[byte] = column.values.last
      }
    }
  }

  /// Creates a channel from the interval between two properties of each element.
  init<Value: Plottable>(
    _ label: ChannelLabel, from start: KeyPath<Element, Value>, to end: KeyPath<Element, Value>
  ) {
    self.label = label
    let datum = { (element: Element) in
      ChannelDatum(from: element[keyPath: start].dataValue, to: element[keyPath: end].dataValue)
    }
    self.datum = datum
    // Use separate boxes, because destructuring a tuple of closures prevents optimization in Swift 6.3.
    let (starts, ends, data) = (MainActorBox(start), MainActorBox(end), MainActorBox(datum))
    append = { elements, column, collector in
      if elements.appendNumbers(starts.value, to: &column.values) {
        _ = elements.appendNumbers(ends.value, to: &column.ends)
        return
      }
      for element in elements { column.append(data.value(element), of: collector) }
    }
  }

  /// Creates a channel from the calendar unit that contains a date of each element.
  init<Value: Plottable>(
    _ label: ChannelLabel, _ date: KeyPath<Element, Value>, unit: Calendar.Component, calendar: Calendar?
  ) where Value.PrimitivePlottable == Date {
    self.label = label
    let ownCalendar = calendar.map(DatumCalendar.init)
    datum = {
      .unit($0[keyPath: date].primitivePlottable.timeIntervalSinceReferenceDate, ownCalendar, unit)
    }
    let shared = MainActorBox(date)
    append = { elements, column, collector in
      let calendar = calendar ?? collector.calendar
      column.values.reserveCapacity(column.values.count + elements.count)
      column.ends.reserveCapacity(column.ends.count + elements.count)
      elements.forEach(shared.value) { value in
        let interval = collector.intervals.interval(
          of: unit, around: value.primitivePlottable.timeIntervalSinceReferenceDate, in: calendar)
        column.append(from: interval.start, to: interval.end)
      }
    }
  }
}
