/// A time zone, as far as tables need one: how far its clocks are ahead of UTC.
package struct ZoneOffsets: Sendable {
  /// Seconds to add to UTC at a moment, given in seconds since 1 January 2001, 00:00 UTC; `nil`: never any.
  let seconds: (@Sendable (Double) -> Double)?

  package static let utc = ZoneOffsets(seconds: nil)

  package init(seconds: (@Sendable (Double) -> Double)?) { self.seconds = seconds }
}

/// Goes between moments and what clocks on the wall show; remembers the last week's offset.
package struct WallClock {
  private let zone: ZoneOffsets
  private var from = Double.infinity
  private var to = -Double.infinity
  private var offset = 0.0

  package init(_ zone: ZoneOffsets) { self.zone = zone }

  /// Seconds since 1 January 2001 on the wall.
  @inline(__always)
  package mutating func local(_ moment: Double) -> Double {
    guard zone.seconds != nil else { return moment }
    return moment + offset(at: moment)
  }

  /// The moment at which the wall shows a time: the earlier one where there are two, and where there is none
  /// (clocks jump ahead) the time by the old offset.
  @inline(__always)
  package mutating func moment(_ local: Double) -> Double {
    guard zone.seconds != nil else { return local }
    let before = offset(at: local - 86_400)
    let first = local - before
    if offset(at: first) == before { return first }
    let second = local - offset(at: local + 86_400)
    return self.local(second) == local ? second : first
  }

  private mutating func offset(at moment: Double) -> Double {
    if moment >= from, moment < to { return offset }
    guard let seconds = zone.seconds, moment.isFinite else { return 0 }
    let week = (moment / 604_800).rounded(.down) * 604_800
    let (first, last) = (seconds(week), seconds(week + 604_800 - 1))
    guard first == last else { return seconds(moment) }
    (from, to, offset) = (week, week + 604_800, first)
    return first
  }
}
