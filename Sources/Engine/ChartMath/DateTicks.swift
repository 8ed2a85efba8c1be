import Foundation

/// Computes steps and ticks for date axes, in a calendar with a time zone.
///
/// Moments are seconds since the reference date. Hours follow wall time: six-hour ticks stay at 6, 12 and 18 o'clock
/// when the clocks change.
package enum DateTicks {
  /// The range of moments that calendars support; domains outside it have no ticks.
  static let reach: ClosedRange<Double> = -1.8e11...1e13

  /// The number of ticks that automatic axes aim for. It agrees with the axes in pictures of Apple's devices.
  private static let wantedCount = 4.25

  /// Returns the automatic step for a domain: the one whose number of ticks is nearest to 4.25. Among equals, the
  /// smaller step wins. There are at least two ticks if any step gives two.
  ///
  /// - Parameter desiredCount: The desired number of ticks instead of 4.25.
  /// - Returns: The step; for a domain of one moment, the largest of day, hour, minute and second that starts at that
  ///   moment.
  package static func step(
    lower: Double, upper: Double, calendar: Calendar, desiredCount: Int?
  ) -> DateStep {
    guard reach.contains(lower), reach.contains(upper), lower < upper else {
      return DateStep(unit: lower == upper ? unit(startingAt: lower, calendar) : .day, count: 1)
    }
    let wanted = desiredCount.map { Double(max(1, $0)) } ?? wantedCount
    return best(lower, upper, wanted: wanted, most: .max) {
      values(lower: lower, upper: upper, step: $0, calendar: calendar).count
    }
  }

  /// Returns the automatic step for which `count` is nearest to the desired number. Among equals, the smaller step
  /// wins.
  static func best(
    _ lower: Double, _ upper: Double, wanted: Double, most: Int, count: (DateStep) -> Int
  ) -> DateStep {
    var best = (step: DateStep.automatic[DateStep.automatic.count - 1], distance: Double.infinity)
    func consider(_ step: DateStep) {
      let estimate = (upper - lower) / step.seconds
      // Exact counting is slow. A step that cannot win by its estimate is skipped.
      guard abs(estimate + 0.5 - wanted) - 2.5 < best.distance else { return }
      let number = estimate > 400 ? estimate + 1 : Double(count(step))
      // A single tick does not show the scale, so it is preferred only to no tick.
      let distance = abs(number - wanted) + (number < 2 && wanted >= 2 ? 1000 : 0)
      if number <= Double(most), distance < best.distance { best = (step, distance) }
    }
    if upper - lower < 1 { DateStep.fractions.forEach(consider) }
    DateStep.automatic.forEach(consider)
    // A domain of less than two seconds may contain only one full second.
    if best.distance >= 1000, upper - lower < 2 { DateStep.fractions.forEach(consider) }
    return best.step
  }

  /// Returns the ticks of a step within a domain, in ascending order.
  ///
  /// Ticks are counted from the lower bound rounded down to the step's unit: six-hour steps from the full hour, years
  /// from 1 January. Steps of five years or more are at their multiples: 1990, 2000, 2010. Above 10,000 ticks, only
  /// every second, third, … tick is returned.
  ///
  /// - Parameters:
  ///   - anchoredAtLower: Whether to count from the lower bound itself, for strides that the author requested.
  ///   - start: The start of a longer axis of which the domain is a part. Ticks are counted from there.
  package static func values(
    lower: Double, upper: Double, step: DateStep, calendar: Calendar, anchoredAtLower: Bool = false,
    countedFrom start: Double? = nil
  ) -> [Double] {
    guard reach.contains(lower), reach.contains(upper), lower <= upper, let step = step.normalized else {
      return []
    }
    if step.unit == .nanosecond, !anchoredAtLower {
      return NiceTicks.values(lower: lower, upper: upper, step: step.seconds)
    }
    let start = min(start.flatMap { reach.contains($0) ? $0 : nil } ?? lower, lower)
    let origin = anchoredAtLower ? start : self.origin(below: start, step: step, calendar)
    var sequence = DateSequence(step: step, origin: origin, end: upper, calendar: calendar)
    let skip = max(1, Int(((upper - lower) / step.seconds / Double(NiceTicks.limit)).rounded(.up)))
    var values: [Double] = []
    var index = sequence.index(before: lower) / skip * skip
    while values.count < NiceTicks.limit, let tick = sequence.tick(index), tick <= upper {
      if tick >= lower, values.last.map({ tick > $0 }) ?? true { values.append(tick) }
      let (next, overflow) = index.addingReportingOverflow(skip)
      if overflow { break }
      index = next
    }
    return values
  }

  /// Returns a domain widened to calendar boundaries of a step. Hours are rounded outward to multiples of the step
  /// since midnight, months to quarters or half years, and years to multiples of the count. Days and weeks are rounded
  /// outward to whole days and weeks.
  package static func rounded(
    lower: Double, upper: Double, step: DateStep, calendar: Calendar, roundLower: Bool, roundUpper: Bool
  ) -> (lower: Double, upper: Double) {
    guard reach.contains(lower), reach.contains(upper), lower <= upper, let step = step.normalized else {
      return (lower, upper)
    }
    let low = roundLower ? boundary(atOrBefore: lower, step: step, calendar) : lower
    guard roundUpper else { return (low, upper) }
    let origin = roundLower ? low : self.origin(below: lower, step: step, calendar)
    var sequence = DateSequence(step: step, origin: origin, end: upper, calendar: calendar)
    var index = sequence.index(before: upper)
    while let tick = sequence.tick(index) {
      if tick >= upper, tick > low { return (low, tick) }
      index += 1
    }
    return (low, upper)
  }

  private static func unit(startingAt moment: Double, _ calendar: Calendar) -> Calendar.Component {
    for unit in [.day, .hour, .minute] as [Calendar.Component] {
      var interval = DateUnitInterval(unit: unit, calendar: calendar)
      if interval(moment).start == moment { return unit }
    }
    return .second
  }

  /// Returns the moment from which the ticks of an axis are counted.
  private static func origin(below lower: Double, step: DateStep, _ calendar: Calendar) -> Double {
    let countsFromFirst = step.unit == .year && step.count < 5
    return floor(lower, step: countsFromFirst ? DateStep(unit: .year, count: 1) : step, calendar)
  }

  /// Returns the start of the unit that contains a moment; for years, the start of a multiple of the count.
  private static func floor(_ moment: Double, step: DateStep, _ calendar: Calendar) -> Double {
    if step.unit == .nanosecond { return boundary(atOrBefore: moment, step: step, calendar) }
    var interval = DateUnitInterval(unit: step.unit, calendar: calendar)
    let start = interval(moment).start
    guard step.unit == .year, step.count > 1 else { return start }
    if calendar.identifier == .iso8601 {
      var clock = WallClock(zone: calendar.timeZone)
      let year = GregorianDay.yearAndMonth(of: Int((clock.wall(start) / 86_400).rounded(.down))).year
      let first = GregorianDay.first(year: year - GregorianDay.modulo(year, step.count), month: 0)
      return clock.start(Double(first) * 86_400)
    }
    let date = Date(timeIntervalSinceReferenceDate: start)
    // A moment near the middle of the year is safely inside it.
    let parts = calendar.dateComponents([.era, .year], from: date.addingTimeInterval(1e7))
    guard var year = parts.year else { return start }
    if parts.era == 0, calendar.identifier == .gregorian { year = 1 - year }
    let excess = GregorianDay.modulo(year, step.count)
    return calendar.date(byAdding: .year, value: -excess, to: date)?.timeIntervalSinceReferenceDate ?? start
  }

  private static func boundary(
    atOrBefore moment: Double, step: DateStep, _ calendar: Calendar
  ) -> Double {
    switch step.unit {
    case .nanosecond:
      let grid = DecimalGrid(step: step.seconds)
      return grid.value(grid.steps(in: moment).rounded(.down))
    case .second, .minute, .hour:
      guard 86_400.truncatingRemainder(dividingBy: step.seconds) == 0 else { break }
      var clock = WallClock(zone: calendar.timeZone)
      let start = clock.start((clock.wall(moment) / step.seconds).rounded(.down) * step.seconds)
      return min(start, moment)
    case .month where step.count > 1 && 12 % step.count == 0:
      let start = floor(moment, step: step, calendar)
      if calendar.identifier == .iso8601 {
        var clock = WallClock(zone: calendar.timeZone)
        let (year, month) = GregorianDay.yearAndMonth(of: Int((clock.wall(start) / 86_400).rounded(.down)))
        let first = GregorianDay.first(year: year, month: (month - 1) / step.count * step.count)
        return clock.start(Double(first) * 86_400)
      }
      let date = Date(timeIntervalSinceReferenceDate: start)
      let excess = (calendar.component(.month, from: date) - 1) % step.count
      return calendar.date(byAdding: .month, value: -excess, to: date)?.timeIntervalSinceReferenceDate
        ?? start
    default: break
    }
    return floor(moment, step: step, calendar)
  }
}
