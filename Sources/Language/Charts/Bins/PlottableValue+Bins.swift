import SwiftUI

extension PlottableValue {
  /// Creates an interval from a bin, with a localized label.
  ///
  ///     BarMark(x: .value("Age", ages[index]), y: .value("Count", count))
  @inlinable public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>)
    -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(ChannelLabel(labelKey), from: range.lowerBound, to: range.upperBound)
  }

  /// Creates an interval from a bin, with a text as its label.
  @inlinable public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(ChannelLabel(label), from: range.lowerBound, to: range.upperBound)
  }

  /// Creates an interval from a bin, with a localized resource as its label.
  @_disfavoredOverload
  @inlinable public static func value(_ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>)
    -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(ChannelLabel(Text(labelResource)), from: range.lowerBound, to: range.upperBound)
  }

  /// Creates an interval from a bin, with a verbatim label.
  @_disfavoredOverload
  @inlinable public static func value<S>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
  where S: StringProtocol, Value: Comparable {
    PlottableValue(ChannelLabel(String(label)), from: range.lowerBound, to: range.upperBound)
  }
}
