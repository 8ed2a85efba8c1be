import OpenChartsTables

/// The range, count and resolution of a column's values.
struct Extent: Sendable {
  var low = Double.nan
  var high = Double.nan
  var count = 0.0
  var resolution = Resolution.Finder()
  /// The resolution that an engine computed. If set, it replaces `resolution`.
  var engineResolution: Resolution?

  mutating func add(_ value: Double) {
    low = count == 0 ? value : min(low, value)
    high = count == 0 ? value : max(high, value)
    count += 1
    resolution.add(value)
  }

  /// About `wanted` bins over the range; `nil` to choose the number by the deviation.
  func bins(_ wanted: Int?, deviation: Double = 0) -> EqualBins? {
    EqualBins(
      low: low, high: high, count: count, deviation: deviation, wanted: wanted,
      resolution: engineResolution ?? resolution.resolution)
  }

  /// The range of the values; `nil` if there are none.
  var range: ClosedRange<Double>? { low <= high ? low...high : nil }
}
