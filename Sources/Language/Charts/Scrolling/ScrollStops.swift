import OpenChartsChartEngine
import OpenChartsDisplayList
import SwiftUI

/// The positions at which scrolls in a chart end, computed in advance for pages.
@MainActor enum ScrollStops {
  /// The maximum number of stops in a page, and the number of offsets at which custom behaviours are sampled.
  private static let most = 2_000
  private static let samples = 240

  /// Returns the stops of both directions; `nil` if scrolls end anywhere.
  static func find(
    by behavior: any ChartScrollTargetBehavior, for chart: ScrollingChart, _ proxy: ChartProxy,
    in environment: EnvironmentValues
  ) -> (x: ScrollingChart.Stops?, y: ScrollingChart.Stops?) {
    var axisStops: (x: ScrollingChart.Stops?, y: ScrollingChart.Stops?)
    switch behavior {
    case is PagingScrollTargetBehavior:
      axisStops = (ScrollingChart.Stops(nil), ScrollingChart.Stops(nil))
    case let behavior as ValueAlignedChartScrollTargetBehavior:
      var calendar = environment.calendar
      calendar.timeZone = environment.timeZone
      if let scale = proxy.layout.xScale, chart.x.scrolls {
        axisStops.x = behavior.x.stops(on: scale, calendar, most: most)
        axisStops.x?.isLimited = behavior.limitBehavior.isLimited
      }
      if let scale = proxy.layout.yScale, chart.y.scrolls {
        axisStops.y = behavior.y.stops(on: scale, calendar, most: most)
        axisStops.y?.isLimited = behavior.limitBehavior.isLimited
      }
    default:
      for axes in [Axis.Set.horizontal, .vertical] {
        let isX = axes == .horizontal
        guard isX ? chart.x.scrolls : chart.y.scrolls else { continue }
        let stops = sampled(behavior, proxy, axes, chart, environment)
        if isX { axisStops.x = stops } else { axisStops.y = stops }
      }
    }
    return axisStops
  }

  /// Samples the targets of a behaviour along the axis.
  private static func sampled(
    _ behavior: any ChartScrollTargetBehavior, _ proxy: ChartProxy, _ axes: Axis.Set, _ chart: ScrollingChart,
    _ environment: EnvironmentValues
  ) -> ScrollingChart.Stops? {
    let isX = axes == .horizontal
    let view = isX ? chart.plot.width : chart.plot.height
    let across = isX ? chart.plot.height : chart.plot.width
    let content = view * (isX ? chart.x.factor : chart.y.factor)
    func size(_ length: Double) -> CGSize {
      isX ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }
    func offset(_ target: ScrollTarget) -> Double { Double(isX ? target.rect.minX : target.rect.minY) }
    var stopOffsets: [Double] = []
    var isMoved = false
    for i in 0...samples {
      let position = (content - view) * Double(i) / Double(samples)
      let origin = isX ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
      let from = ScrollTarget(rect: CGRect(origin: origin, size: size(view)))
      let context = ScrollTargetBehaviorContext(
        originalTarget: from, velocity: .zero, contentSize: size(content), containerSize: size(view),
        axes: axes,
        environment: environment)
      var target = from
      behavior.updateTarget(&target, context: ChartScrollTargetBehaviorContext(context, chartProxy: proxy))
      let end = min(max(offset(target), 0), content - view)
      guard end.isFinite else { continue }
      if abs(end - position) > 0.5 { isMoved = true }
      if stopOffsets.allSatisfy({ abs($0 - end) > 0.5 }) { stopOffsets.append(end) }
    }
    return isMoved ? ScrollingChart.Stops(stopOffsets.sorted().map { $0 / content }) : nil
  }
}

extension ValueAlignment {
  /// Returns the stops as fractions of the axis from its left or top end.
  func stops(on scale: PositionScale, _ calendar: Calendar, most: Int) -> ScrollingChart.Stops? {
    guard let shares = minor.shares(on: scale, calendar, most: most) else { return nil }
    var stops = ScrollingChart.Stops(shares)
    switch major {
    case .page: stops.isByPage = true
    case .grid(let grid): stops.major = grid.shares(on: scale, calendar, most: most)
    case nil: break
    }
    return stops
  }
}

extension ValueGrid {
  /// Returns the positions of the grid's values as fractions of the axis. Returns `nil` if there are none, or if there
  /// are more than `most`, because such short steps are not noticeable.
  fileprivate func shares(on scale: PositionScale, _ calendar: Calendar, most: Int) -> [Double]? {
    let origin = min(scale.start, scale.end)
    let length = abs(scale.end - scale.start)
    guard length > 0 else { return nil }
    let (lower, upper) = scale.isBand ? (0, Double(scale.domain.count)) : scale.bounds
    var shares: [Double] = []
    var value = next(from: lower, forward: true, calendar)
    let nudge = max((upper - lower) * 1e-9, 1e-9)
    while let stopValue = value, stopValue <= upper {
      guard shares.count < most else { return nil }
      let share = (scale.position(scale.isBand ? stopValue - 0.5 : stopValue) - origin) / length
      if share.isFinite { shares.append(share) }
      let following = next(from: stopValue + nudge, forward: true, calendar)
      // If the calendar returns the same date again, there are no more dates.
      guard let following, following > stopValue else {
        value = next(from: stopValue + max(nudge, 1), forward: true, calendar).flatMap {
          $0 > stopValue ? $0 : nil
        }
        continue
      }
      value = following
    }
    return shares.isEmpty ? nil : shares.sorted()
  }
}
