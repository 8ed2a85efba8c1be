import Foundation

/// Converts between moments and what a clock on the wall shows, both in seconds: moments since the
/// reference date, wall time since midnight of the first of January 2001 on that wall.
struct WallClock {
  let zone: TimeZone

  func offset(at moment: Double) -> Double {
    Double(zone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: moment)))
  }

  func wall(_ moment: Double) -> Double { moment + offset(at: moment) }

  /// The first moment at which the wall shows this time, or has skipped past it.
  func moment(_ wall: Double) -> Double {
    // No zone is further than a day from UTC, so these lie before and after any change nearby.
    let before = offset(at: wall - 86_400)
    let after = offset(at: wall + 86_400)
    if before == after { return wall - before }
    let early = wall - max(before, after)
    let late = wall - min(before, after)
    if early + offset(at: early) == wall { return early }
    if late + offset(at: late) == wall { return late }
    // The clock was put forward over this time: the change itself lies between.
    var low = early
    var high = late
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if middle + offset(at: middle) < wall { low = middle } else { high = middle }
    }
    return high.rounded(.up)
  }
}
