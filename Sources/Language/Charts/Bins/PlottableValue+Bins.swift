import SwiftUI

extension PlottableValue {
  /// Creates an interval from a bin, with a label.
  ///
  ///     BarMark(x: .value("Age", ages[index]), y: .value("Count", count))
  @_TextOverloads
  @inlinable public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>)
    -> PlottableValue<Value>
  where Value: Comparable {
    PlottableValue(ChannelLabel(labelKey), from: range.lowerBound, to: range.upperBound)
  }
}
