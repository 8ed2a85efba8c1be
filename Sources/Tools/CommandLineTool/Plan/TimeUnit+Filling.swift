import OpenChartsTables

extension TimeUnit {
  /// The shortest of `units` that is shorter than this one and gives 12 to `most` intervals with values. `nil` if there
  /// is none, or if this unit gives 12 or more.
  func finer(in units: [TimeUnit], _ times: [Double], most: Double) -> TimeUnit? {
    func occupied(_ unit: TimeUnit) -> Int {
      Set(times.lazy.filter(\.isFinite).map { ($0 / unit.seconds).rounded(.down) }).count
    }
    guard occupied(self) < 12 else { return nil }
    return units.first { $0.seconds < seconds && occupied($0) >= 12 && Double(occupied($0)) <= most }
  }

  /// The next shorter one of `units`, if this unit divides a length in seconds into fewer than 15 intervals; else `nil`.
  /// The shorter unit must give 12 to 400 intervals with at least two values each on average.
  func shorter(in units: [TimeUnit], _ length: Double, values: Int) -> TimeUnit? {
    guard length / seconds < 15, let index = units.firstIndex(of: self), index > 0 else { return nil }
    let intervals = length / units[index - 1].seconds
    return (12...400).contains(intervals) && intervals * 2 <= Double(values) ? units[index - 1] : nil
  }

  /// The first longer one of `units` in which at least 95 % of the intervals have values, and at least 12. `nil` if there
  /// is none, or if 90 % of the intervals of this unit have values. A line of means with fewer values has gaps where
  /// nothing happened.
  func fuller(in units: [TimeUnit], _ times: [Double]) -> TimeUnit? {
    let finite = times.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else { return nil }
    func filled(_ unit: TimeUnit) -> (count: Double, share: Double) {
      let intervals = Set(finite.map { ($0 / unit.seconds).rounded(.down) })
      let all = (high / unit.seconds).rounded(.down) - (low / unit.seconds).rounded(.down) + 1
      return (Double(intervals.count), Double(intervals.count) / all)
    }
    guard filled(self).share < 0.9 else { return nil }
    return units.first { longer in
      guard longer.seconds > seconds else { return false }
      let (count, share) = filled(longer)
      return count >= 12 && share >= 0.95
    }
  }
}
