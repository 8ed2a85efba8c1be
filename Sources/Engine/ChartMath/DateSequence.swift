import Foundation

/// The moments a whole number of calendar steps after an origin.
struct DateSequence {
  private let step: DateStep
  private let origin: Double
  private let calendar: Calendar
  private var clock: WallClock
  /// Wall time of the origin where ticks follow the wall; `nil` where seconds simply add up.
  private let wallOrigin: Double?
  /// The origin's day and the time on it, where days, weeks, months and years are reckoned here instead of
  /// by the calendar, which is far slower; `nil` where the calendar is another or may be the Julian one.
  private let gregorianOrigin: (day: Int, time: Double)?

  /// - Parameters:
  ///   - step: Normalized.
  ///   - end: Where the ticks will end; tells whether the clocks change on the way.
  init(step: DateStep, origin: Double, end: Double, calendar: Calendar) {
    self.step = step
    self.origin = origin
    self.calendar = calendar
    clock = WallClock(zone: calendar.timeZone)
    switch step.unit {
    case .second, .minute, .hour:
      // Steps up to an hour that divide the change stay on the wall's marks by themselves, and then the
      // hour that a change repeats has its ticks twice, as it should.
      let change = clock.offset(at: end) - clock.offset(at: origin)
      let addsUp = step.seconds <= 3_600 && change.truncatingRemainder(dividingBy: step.seconds) == 0
      wallOrigin = addsUp ? nil : clock.wall(origin)
      gregorianOrigin = nil
    default:
      wallOrigin = nil
      if GregorianDay.serves(calendar, at: origin), step.unit != .nanosecond {
        let wall = clock.wall(origin)
        let day = (wall / 86_400).rounded(.down)
        // A day whose midnight the clock skips begins later; the days after it do not.
        let isStart = clock.start(day * 86_400) == origin
        gregorianOrigin = (Int(day), isStart ? 0 : wall - day * 86_400)
      } else {
        gregorianOrigin = nil
      }
    }
  }

  /// The index of a tick at or before a moment, not far from it.
  func index(before moment: Double) -> Int {
    // Months and years differ in length, and clocks move by a day at most; starting a little early costs a few
    // steps.
    let isEven = step.seconds / Double(step.count) <= 604_800
    let estimate =
      isEven ? (moment - origin - 90_000) / step.seconds : (moment - origin) / step.seconds * 0.97
    return max(0, Int(min(estimate - 2, 1e15)))
  }

  /// The tick at an index from 0; `nil` beyond what the calendar reckons.
  mutating func tick(_ index: Int) -> Double? {
    let (units, overflow) = index.multipliedReportingOverflow(by: step.count)
    if overflow { return nil }
    let tick: Double
    switch step.unit {
    case .nanosecond, .second, .minute, .hour:
      let seconds = Double(index) * step.seconds
      tick = wallOrigin.map { clock.start($0 + seconds) } ?? origin + seconds
    default:
      // Always from the origin, so that the 31st comes back after a short month.
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

  /// A day a number of the step's units after another; the 31st becomes the last day of shorter months.
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
