import Foundation
import OpenChartsChartMath
import OpenChartsChartModel

extension ContinuousDomain {
  /// Returns the step of an axis' values on a numeric domain; `nil` if values are not derived from a step.
  ///
  /// - Parameter isExact: Whether the domain keeps its ends; if not, they are rounded to multiples of the step.
  func numberStep(for request: AxisValuesRequest, isExact: Bool = false) -> Double? {
    switch request {
    case .automatic(let desiredCount, let minimumStride, let roundLower, let roundUpper):
      guard kind != .date else { return nil }
      return NiceTicks.step(
        lower: lower, upper: upper, includesZero: includesZero, desiredCount: desiredCount,
        minimumStride: minimumStride, isExact: isExact || roundLower == false || roundUpper == false)
    case .strideNumber(let step, _, _): return abs(step)
    case .strideDate, .values: return nil
    }
  }

  /// Rounds the bounds outwards to the steps of the axis, if required.
  ///
  /// By default, bounds are rounded for numbers, but not for strides of dates. If the author gave the values, bounds
  /// are never rounded.
  mutating func round(for request: AxisValuesRequest, numberStep: Double?, calendar: Calendar) {
    switch request {
    case .automatic(let desiredCount, _, let roundLower, let roundUpper):
      if kind == .date {
        let step = DateTicks.step(lower: lower, upper: upper, calendar: calendar, desiredCount: desiredCount)
        roundDates(step, calendar, roundLower, roundUpper)
        return
      }
      if let rounded = transform.rounded(lower: lower, upper: upper) {
        if roundLower ?? true { lower = rounded.lower }
        if roundUpper ?? true { upper = rounded.upper }
      } else {
        roundNumbers(numberStep, roundLower ?? true, roundUpper ?? true)
      }
    case .strideNumber(_, let roundLower, let roundUpper):
      roundNumbers(numberStep, roundLower ?? true, roundUpper ?? true)
    case .strideDate(let component, let count, let roundLower, let roundUpper, let strideCalendar):
      let step = DateStep(unit: component, count: max(1, Int(clamping: count.magnitude)))
      roundDates(step, strideCalendar ?? calendar, roundLower, roundUpper)
    case .values: break
    }
  }

  private mutating func roundNumbers(_ step: Double?, _ roundLower: Bool, _ roundUpper: Bool) {
    guard let step else { return }
    (lower, upper) = NiceTicks.rounded(
      lower: lower, upper: upper, step: step, roundLower: roundLower, roundUpper: roundUpper,
      includesZero: includesZero)
  }

  private mutating func roundDates(
    _ step: DateStep, _ calendar: Calendar, _ roundLower: Bool?, _ roundUpper: Bool?
  ) {
    guard roundLower == true || roundUpper == true else { return }
    (lower, upper) = DateTicks.rounded(
      lower: lower, upper: upper, step: step, calendar: calendar, roundLower: roundLower ?? false,
      roundUpper: roundUpper ?? false)
  }
}
