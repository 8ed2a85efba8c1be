extension PlottableValue {
  /// A bin as an interval, under a name that is not localised.
  ///
  ///     BarMark(x: .value("Age", bins[index]), y: .value("Count", count))
  @_disfavoredOverload
  @inlinable public static func value<S>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
  where S: StringProtocol, Value: Comparable {
    PlottableValue(ChannelLabel(String(label)), from: range.lowerBound, to: range.upperBound)
  }
}
