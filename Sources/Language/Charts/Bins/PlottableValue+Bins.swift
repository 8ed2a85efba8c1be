import SwiftUI

extension PlottableValue {
  /// A bin as an interval, under a name in the reader's language.
  ///
  ///     BarMark(x: .value("Age", ages[index]), y: .value("Count", count))
  @inlinable public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>)
    -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(ChannelLabel(labelKey), from: range.lowerBound, to: range.upperBound)
  }

  /// A bin as an interval, under a name that is a text.
  @inlinable public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(ChannelLabel(label), from: range.lowerBound, to: range.upperBound)
  }

  /// A bin as an interval, under a name that a resource gives in the reader's language.
  @_disfavoredOverload
  @inlinable public static func value(_ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>)
    -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(ChannelLabel(Text(labelResource)), from: range.lowerBound, to: range.upperBound)
  }

  /// A bin as an interval, under a name that is not localised.
  @_disfavoredOverload
  @inlinable public static func value<S>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
  where S: StringProtocol, Value: Comparable {
    PlottableValue(ChannelLabel(String(label)), from: range.lowerBound, to: range.upperBound)
  }
}
