import Tables

/// How far a column's values reach.
struct Extent: Sendable {
  var low = Double.nan
  var high = Double.nan
  var count = 0.0
  var resolution = Resolution.Finder()
  /// Of an engine's answer.
  var known: Resolution?

  mutating func add(_ value: Double) {
    low = count == 0 ? value : min(low, value)
    high = count == 0 ? value : max(high, value)
    count += 1
    resolution.add(value)
  }

  /// About `wanted` bins over the extent; `nil`: as many as the deviation asks for.
  func bins(_ wanted: Int?, deviation: Double = 0) -> EqualBins? {
    EqualBins(
      low: low, high: high, count: count, deviation: deviation, wanted: wanted,
      resolution: known ?? resolution.resolution)
  }

  /// `nil` where there is no value.
  var range: ClosedRange<Double>? { low <= high ? low...high : nil }
}
