import OpenChartsChartMath

/// A calendar unit by which dates are grouped.
package enum TimeUnit: String, Sendable, CaseIterable {
  case second, minute, hour, day, week, month, quarter, year

  /// The typical length in seconds.
  package var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .month: 2_629_746
    case .quarter: 7_889_238
    case .year: 31_556_952
    }
  }

  /// The start of the unit that contains a time; weeks begin on Monday.
  ///
  /// - Parameters:
  ///   - moment: Seconds since 1 January 2001, 00:00 UTC. NaN gives NaN.
  ///   - clock: The wall clock of the time zone.
  package func start(of moment: Double, _ clock: inout WallClock) -> Double {
    guard moment.isFinite, abs(moment) < 1e14 else { return .nan }
    let local = clock.wall(moment)
    switch self {
    case .second, .minute, .hour:
      // In zones with an offset of half an hour, the start of an hour depends on the zone, too.
      return moment - (local - (local / seconds).rounded(.down) * seconds)
    case .day: return clock.start((local / 86_400).rounded(.down) * 86_400)
    case .week:
      let day = Int((local / 86_400).rounded(.down))
      return clock.start(Double(day - ((day % 7) + 7) % 7) * 86_400)
    case .month, .quarter, .year:
      let civil = CivilDate(dayNumber: Int((local / 86_400).rounded(.down)))
      let month =
        switch self {
        case .month: civil.month
        case .quarter: (civil.month - 1) / 3 * 3 + 1
        default: 1
        }
      let first = CivilDate(year: civil.year, month: month, day: 1)
      return clock.start(Double(first.dayNumber) * 86_400)
    }
  }

  /// The start of the next unit.
  package func end(of moment: Double, _ clock: inout WallClock) -> Double {
    let start = start(of: moment, &clock)
    if start.isNaN { return .nan }
    // 1.4 average lengths after the start always lies in the next unit, even with days of 23 or 25 hours and short
    // months.
    switch self {
    case .second, .minute, .hour: return start + seconds
    default: return self.start(of: start + seconds * 1.4, &clock)
    }
  }
}
