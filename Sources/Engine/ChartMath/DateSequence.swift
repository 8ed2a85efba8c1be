import Foundation

/// The moments that are a whole number of calendar steps after an origin.
struct DateSequence {
  private let step: DateStep
  private let origin: Double
  private let calendar: Calendar
  private var clock: WallClock
  /// The wall time of the origin when ticks follow wall time; `nil` when ticks are a fixed number of seconds apart.
  private let wallOrigin: Double?
  /// The day of the origin and the time of that day. With these, the type computes days, weeks, months and years
  /// itself, which is much faster than `Calendar`. `nil` for other calendars, and for dates that may be Julian.
  private let gregorianOrigin: (day: Int, time: Double)?

  /// - Parameters:
  ///   - step: A normalised step.
  ///   - end: The last moment of the ticks, to detect a clock change on the way.
  init(step: DateStep, origin: Double, end: Double, calendar: Calendar) {
    self.step = step
    self.origin = origin
    self.calendar = calendar
    clock = WallClock(zone: calendar.timeZone)
    switch step.unit {
    case .second, .minute, .hour:
      // A step of up to an hour that divides the clock change stays aligned with wall time without correction. The hour
      // that a clock change repeats then has its ticks twice, which is correct.
      let change = clock.offset(at: end) - clock.offset(at: origin)
      let addsUp = step.seconds <= 3_600 && change.truncatingRemainder(dividingBy: step.seconds) == 0
      wallOrigin = addsUp ? nil : clock.wall(origin)
      gregorianOrigin = nil
    default:
      wallOrigin = nil
      if GregorianDay.serves(calendar, at: origin), step.unit != .nanosecond {
        let wall = clock.wall(origin)
        let day = (wall / 86_400).rounded(.down)
        // If a clock change skips midnight, the day starts later, but the following days do not.
        let isStart = clock.start(day * 86_400) == origin
        gregorianOrigin = (Int(day), isStart ? 0 : wall - day * 86_400)
      } else {
        gregorianOrigin = nil
      }
    }
  }

  /// Returns the index of a tick at or shortly before a moment.
  func index(before moment: Double) -> Int {
    // Months and years differ in length, and clock changes are at most a day. Starting slightly early costs a few
    // steps.
    let isEven = step.seconds / Double(step.count) <= 604_800
    let estimate =
      isEven ? (moment - origin - 90_000) / step.seconds : (moment - origin) / step.seconds * 0.97
    return max(0, Int(min(estimate - 2, 1e15)))
  }

  /// Returns the tick at an index, counted from 0; `nil` beyond the range of the calendar.
  mutating func tick(_ index: Int) -> Double? {
    let (units, overflow) = index.multipliedReportingOverflow(by: step.count)
    if overflow { return nil }
    let tick: Double
    switch step.unit {
    case .nanosecond, .second, .minute, .hour:
      let seconds = Double(index) * step.seconds
      tick = wallOrigin.map { clock.start($0 + seconds) } ?? origin + seconds
    default:
      // Count from the origin each time. Then a tick on the 31st is again on the 31st after a shorter month.
      guard abs(Double(units)) * step.seconds / Double(step.count) < 2e13 else { return nil }
      if let gregorianOrigin {
        let day = self.day(units, after: gregorianOrigin.day)
        tick = clock.start(Double(day) * 86_400 + gregorianOrigin.time)
        break
      }
      let date = Date(timeIntervalSinceReferenceDate: origin)
      guard let later = calendar.date(byAdding: step.unit, value: units, to: date) else { return nil }
      tick = later.timeIntervalSinceReferenceDate
    }
    return tick.isFinite && tick <= 2e13 ? tick : nil
  }

  /// Returns the day that is `units` of the step's unit after another day. The 31st becomes the last day of shorter
  /// months.
  private func day(_ units: Int, after day: Int) -> Int {
    switch step.unit {
    case .day: return day + units
    case .weekOfYear: return day + 7 * units
    default:
      let (year, month) = GregorianDay.yearAndMonth(of: day)
      let inMonth = day - GregorianDay.first(year: year, month: month - 1)
      let target = month - 1 + (step.unit == .year ? 12 : 1) * units
      let first = GregorianDay.first(year: year, month: target)
      return min(first + inMonth, GregorianDay.first(year: year, month: target + 1) - 1)
    }
  }
}
