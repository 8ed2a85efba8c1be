import Foundation

/// Converts between moments and wall time. It caches the offset of the last week.
///
/// All values are in seconds: moments since 1 January 2001, 00:00 UTC; wall time since 1 January 2001, 00:00 local
/// time. A wall time that occurs twice means the earlier moment. For a wall time that is skipped, ``moment(_:)`` uses
/// the offset before the change, and ``start(_:)`` returns the moment of the change.
package struct WallClock {
  private let zone: ZoneOffsets
  private var from = Double.infinity
  private var to = -Double.infinity
  private var offset = 0.0

  package init(_ zone: ZoneOffsets) { self.zone = zone }

  package init(zone: TimeZone) { self.init(ZoneOffsets(zone)) }

  /// Returns the wall time at a moment.
  @inline(__always)
  package mutating func wall(_ moment: Double) -> Double {
    guard zone.seconds != nil else { return moment }
    return moment + offset(at: moment)
  }

  /// Returns the moment that a wall time means. A skipped time uses the offset before the change, as calendars do
  /// (RFC 5545, 3.3.5): 2:30 in an hour that is skipped from 2:00 on is 3:30.
  @inline(__always)
  package mutating func moment(_ wall: Double) -> Double {
    guard zone.seconds != nil else { return wall }
    let before = offset(at: wall - 86_400)
    let first = wall - before
    if offset(at: first) == before { return first }
    let second = wall - offset(at: wall + 86_400)
    return self.wall(second) == wall ? second : first
  }

  /// Returns the first moment at which the wall time is reached or has been skipped. Later times never start earlier,
  /// so that ticks and bins stay in order.
  package mutating func start(_ wall: Double) -> Double {
    guard zone.seconds != nil else { return wall }
    // No zone is more than a day from UTC, so these moments are before and after any change nearby.
    let before = offset(at: wall - 86_400)
    let after = offset(at: wall + 86_400)
    if before == after { return wall - before }
    let early = wall - max(before, after)
    let late = wall - min(before, after)
    if early + offset(at: early) == wall { return early }
    if late + offset(at: late) == wall { return late }
    // The clock change skipped this time. The change is between the two candidates.
    var low = early
    var high = late
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if middle + offset(at: middle) < wall { low = middle } else { high = middle }
    }
    return high.rounded(.up)
  }

  /// Returns how many seconds wall time is ahead of UTC.
  mutating func offset(at moment: Double) -> Double {
    if moment >= from, moment < to { return offset }
    guard let seconds = zone.seconds, moment.isFinite else { return 0 }
    let week = (moment / 604_800).rounded(.down) * 604_800
    let (first, last) = (seconds(week), seconds(week + 604_800 - 1))
    guard first == last else { return seconds(moment) }
    (from, to, offset) = (week, week + 604_800, first)
    return first
  }
}
