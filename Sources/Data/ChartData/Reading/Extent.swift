import Tables

/// How far a column's values reach.
struct Extent: Sendable {
  var low = Double.nan
  var high = Double.nan
  var count = 0.0
  var isWhole = true

  mutating func add(_ value: Double) {
    low = count == 0 ? value : min(low, value)
    high = count == 0 ? value : max(high, value)
    count += 1
    if value != value.rounded() { isWhole = false }
  }

  /// About `wanted` bins over the extent; `nil`: as many as the deviation asks for.
  func bins(_ wanted: Int?, deviation: Double = 0) -> EqualBins? {
    EqualBins(low: low, high: high, count: count, deviation: deviation, wanted: wanted, wholeNumbers: isWhole)
  }

  /// `nil` where there is no value.
  var range: ClosedRange<Double>? { low <= high ? low...high : nil }
}
