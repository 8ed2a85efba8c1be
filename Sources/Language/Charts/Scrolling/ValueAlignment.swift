import Foundation
import OpenChartsChartEngine
import OpenChartsChartModel

/// The values at which scrolls may end.
enum ValueGrid {
  /// Multiples, in units of the scale; categories count from zero.
  case unit(Double)
  case matching(DateComponents)

  /// Returns the nearest value of the grid; `nil` if there is none.
  func nearest(to value: Double, _ calendar: Calendar) -> Double? {
    let candidates = [
      self.next(from: value, forward: false, calendar), next(from: value, forward: true, calendar),
    ]
    return candidates.compactMap { $0 }.min { abs($0 - value) < abs($1 - value) }
  }

  /// Returns the value itself if it is on the grid, otherwise the next value of the grid in a direction.
  func next(from value: Double, forward: Bool, _ calendar: Calendar) -> Double? {
    switch self {
    case .unit(let unit):
      guard unit > 0, unit.isFinite else { return nil }
      // Tolerates rounding errors.
      let count = value / unit
      let whole = abs(count - count.rounded()) < 1e-9 ? count.rounded() : count.rounded(forward ? .up : .down)
      return whole * unit
    case .matching(let components):
      let date = Date(timeIntervalSinceReferenceDate: value)
      // The search excludes its start, so start slightly before it.
      let start = date.addingTimeInterval(forward ? -0.5 : 0.5)
      return calendar.nextDate(
        after: start, matching: components, matchingPolicy: .nextTime,
        direction: forward ? .forward : .backward)?.timeIntervalSinceReferenceDate
    }
  }
}

enum MajorAlignment {
  case page
  case grid(ValueGrid)
}

/// The alignment of scrolls along one axis.
struct ValueAlignment {
  let minor: ValueGrid
  let major: MajorAlignment?

  init<P: Plottable & Numeric>(_ unit: P, _ major: MajorValueAlignment<P>?) {
    minor = .unit(unit.dataValue.magnitude ?? 0)
    self.major = major?.alignment
  }

  init(_ components: DateComponents, _ major: MajorValueAlignment<Date>?) {
    minor = .matching(components)
    self.major = major?.alignment
  }

  /// Returns an offset in points near `target` with an aligned value at the start of the visible part. `start` is the
  /// offset at which the scroll began, `view` the visible length in points.
  func aligned(
    _ target: Double, from start: Double, on scale: PositionScale, view: Double, isLimited: Bool,
    _ calendar: Calendar
  ) -> Double {
    // Offsets are measured from the content's top left, values from the start of the scale.
    let origin = min(scale.start, scale.end)
    let content = abs(scale.end - scale.start)
    guard target.isFinite, start.isFinite, content > 0,
      let from = scale.number(at: origin + start), let to = scale.number(at: origin + target)
    else { return target }
    var alignedValue: Double?
    if let major, view > 0, abs(target - start) >= view / 2 {
      switch major {
      case .page:
        let pages = ((target - start) / view).rounded()
        let offset = start + (isLimited ? min(max(pages, -1), 1) : pages) * view
        alignedValue = scale.number(at: origin + offset).flatMap { minor.nearest(to: $0, calendar) }
      case .grid(let grid):
        alignedValue = grid.nearest(to: to, calendar)
        if isLimited, let wanted = alignedValue {
          // Start slightly beyond the start, so that a scroll from an aligned value moves to the next one.
          let isForward = to > from
          let nudge = (to - from) * 1e-6
          let next = grid.next(from: from + nudge, forward: isForward, calendar)
          if let next { alignedValue = isForward ? min(wanted, next) : max(wanted, next) }
        }
      }
    } else {
      alignedValue = minor.nearest(to: to, calendar)
    }
    guard let alignedValue else { return target }
    let offset = scale.position(scale.isBand ? alignedValue - 0.5 : alignedValue) - origin
    return offset.isFinite ? min(max(offset, 0), max(content - view, 0)) : target
  }
}

extension PositionScale {
  /// Returns the value at a position: in data units, or the number of bands before it.
  fileprivate func number(at position: Double) -> Double? {
    guard !isBand else {
      return start == end || step == 0 ? nil : (position - start) / (end - start) * Double(domain.count)
    }
    return value(at: position)?.magnitude
  }
}
