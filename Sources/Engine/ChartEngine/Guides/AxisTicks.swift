import Foundation
import OpenChartsChartMath
import OpenChartsChartModel

/// The values of one `AxisMarks`, ascending, as numbers of the scale (data units, or band indices).
struct AxisTicks: Sendable {
  var numbers: [Double] = []
  var values: [DataValue] = []
  /// The distance of values on a numeric axis; 0 if they are not equally spaced.
  var step = 0.0
  /// The calendar step of a date axis.
  var dateStep: DateStep?

  /// Returns the categories of a band axis. Given values outside the domain are omitted.
  static func named(_ categories: [DataValue], request: AxisValuesRequest) -> AxisTicks {
    guard case .values(let given) = request else {
      return AxisTicks(numbers: categories.indices.map(Double.init), values: categories)
    }
    let index = Dictionary(zip(categories, 0...), uniquingKeysWith: { first, _ in first })
    let matches = given.compactMap { value in index[value].map { ($0, value) } }.sorted { $0.0 < $1.0 }
    return AxisTicks(numbers: matches.map { Double($0.0) }, values: matches.map(\.1))
  }

  /// Returns the tick values of a continuous axis.
  ///
  /// - Parameters:
  ///   - numberStep: The step of a numeric axis, if it was chosen before the domain was rounded.
  ///   - firstView: The initially visible part of a longer domain. It determines the steps of dates, and the steps are
  ///     counted from its start.
  static func chosen(
    _ request: AxisValuesRequest, in domain: ContinuousDomain, numberStep: Double? = nil,
    firstView: ContinuousDomain? = nil, calendar: Calendar
  ) -> AxisTicks {
    let (lower, upper) = (domain.lower, domain.upper)
    let first = firstView ?? domain
    var ticks = AxisTicks()
    switch request {
    case .automatic(let desiredCount, _, _, _):
      if domain.kind == .date {
        let step = DateTicks.step(
          lower: first.lower, upper: first.upper, calendar: calendar, desiredCount: desiredCount)
        ticks.dateStep = step
        ticks.numbers = DateTicks.values(
          lower: lower, upper: upper, step: step, calendar: calendar, countedFrom: first.lower)
      } else if let transformTicks = domain.transform.ticks(
        lower: lower, upper: upper, desiredCount: desiredCount)
      {
        ticks.numbers = transformTicks
        ticks.step = evenStep(transformTicks)
      } else {
        ticks.step = numberStep ?? domain.numberStep(for: request) ?? 0
        ticks.numbers = NiceTicks.values(lower: lower, upper: upper, step: ticks.step)
      }
    case .strideNumber(let stride, _, _):
      ticks.step = abs(stride)
      ticks.numbers = NiceTicks.values(lower: lower, upper: upper, step: ticks.step)
    case .strideDate(let component, let count, _, _, let strideCalendar):
      let step = DateStep(unit: component, count: max(1, Int(clamping: count.magnitude)))
      ticks.dateStep = step
      ticks.numbers = DateTicks.values(
        lower: lower, upper: upper, step: step, calendar: strideCalendar ?? calendar, anchoredAtLower: true,
        countedFrom: first.lower)
    case .values(let given):
      ticks.numbers = Array(Set(given.compactMap(\.magnitude).filter { domain.contains($0) })).sorted()
      if domain.kind == .date {
        ticks.dateStep = DateStep(unit: unit(of: ticks.numbers, calendar), count: 1)
      } else {
        ticks.step = evenStep(ticks.numbers)
      }
    }
    ticks.values = ticks.numbers.map { DataValue($0, domain.kind) }
    return ticks
  }

  /// Returns the common distance of all neighbours; 0 if the distances differ.
  private static func evenStep(_ numbers: [Double]) -> Double {
    guard numbers.count > 1 else { return 0 }
    let step = numbers[1] - numbers[0]
    for (a, b) in zip(numbers, numbers.dropFirst()) where abs(b - a - step) > abs(step) * 1e-6 { return 0 }
    return step
  }

  /// Returns the largest calendar unit that starts at each of the dates.
  private static func unit(of moments: [Double], _ calendar: Calendar) -> Calendar.Component {
    var result = 0
    let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]
    for moment in moments {
      let parts = calendar.ofFormats.dateComponents(
        [.month, .day, .hour, .minute, .second], from: calendar.dateOfFormats(moment))
      let isFine = [parts.second != 0, parts.minute != 0, parts.hour != 0, parts.day != 1, parts.month != 1]
      if let finest = isFine.firstIndex(of: true) { result = max(result, 5 - finest) }
    }
    return units[result]
  }
}

extension AxisTicks {
  /// Returns the visible values.
  func within(_ window: ScaleWindow?) -> AxisTicks {
    guard let window else { return self }
    var ticks = self
    let visible = numbers.indices.filter { numbers[$0] >= window.lower && numbers[$0] <= window.upper }
    ticks.numbers = visible.map { numbers[$0] }
    ticks.values = visible.map { values[$0] }
    return ticks
  }
}
