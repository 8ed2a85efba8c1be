import Foundation
import OpenChartsChartMath
import OpenChartsChartModel

/// The values on a scene's axes.
enum SpaceTicks {
  /// Ticks of a numeric axis: about three steps of 1, 2 or 5 times a power of ten, without the ends, where edges of
  /// the box meet.
  static func numbers(from lower: Double, to upper: Double) -> [Double] {
    let step = step(upper - lower)
    guard step > 0 else { return [] }
    let slack = (upper - lower) * 1e-6
    return NiceTicks.values(lower: lower, upper: upper, step: step).filter {
      $0 > lower + slack && $0 < upper - slack
    }
  }

  /// The step that is closest to a third of the span, by ratio.
  static func step(_ span: Double) -> Double {
    let third = span / 3
    guard third > 0, third.isFinite else { return 0 }
    let power = log10(third).rounded(.down)
    var best = (step: 0.0, distance: Double.infinity)
    for exponent in [power, power + 1] {
      for mantissa in [1.0, 2, 5] {
        // A negative power of ten is exact only as a quotient.
        let step = exponent < 0 ? mantissa / pow(10, -exponent) : mantissa * pow(10, exponent)
        let distance = abs(log(step / third))
        if step.isFinite, distance < best.distance { best = (step, distance) }
      }
    }
    return best.step
  }

  /// Returns the ticks that the author requests, or the default ones.
  static func ticks(_ request: AxisMarksRequest, on scale: SpaceScale, calendar: Calendar) -> AxisTicks {
    if scale.setup.isBand {
      return AxisTicks.named(scale.setup.categories, request: request.values)
    }
    let domain = scale.domain
    switch request.values {
    case .automatic(let count, let stride, _, _):
      guard count == nil, stride == nil, domain.kind == .number, domain.transform.isLinear else {
        return AxisTicks.chosen(
          .automatic(
            desiredCount: count ?? 3, minimumStride: stride, roundLowerBound: nil, roundUpperBound: nil),
          in: domain, calendar: calendar
        ).withoutEnds(of: domain)
      }
      var ticks = AxisTicks()
      ticks.numbers = numbers(from: domain.lower, to: domain.upper)
      ticks.values = ticks.numbers.map { .number($0) }
      ticks.step = step(domain.upper - domain.lower)
      return ticks
    case .strideNumber, .strideDate, .values:
      return AxisTicks.chosen(request.values, in: domain, calendar: calendar)
    }
  }
}

extension AxisTicks {
  fileprivate func withoutEnds(of domain: ContinuousDomain) -> AxisTicks {
    let slack = (domain.upper - domain.lower) * 1e-6
    var ticks = self
    let visible = numbers.indices.filter {
      numbers[$0] > domain.lower + slack && numbers[$0] < domain.upper - slack
    }
    ticks.numbers = visible.map { numbers[$0] }
    ticks.values = visible.map { values[$0] }
    return ticks
  }
}
