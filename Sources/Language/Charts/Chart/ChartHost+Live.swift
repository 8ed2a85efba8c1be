import OpenChartsChartEngine
import OpenChartsDisplayList
import SwiftUI

// The chart's interaction in a live session: selection by pointers, scrolling by touch and wheel.

extension ChartHost {
  /// The number of keys that the regions below use.
  static let livePartCount = 6

  func addLiveParts(of node: ViewNode, to drawing: inout Drawing) {
    let settings = scope.environment.chart
    let corner = Point(node.pixelFrame.origin)
    let plot = chart.plotFrame.offset(x: corner.x, y: corner.y)
    let proxy = proxy(of: node)
    let keys = scope.liveKeys
    guard keys.count == Self.livePartCount else { return }
    let selector = ChartSelector(proxy: proxy, size: plot.size)
    let hasSelection = settings.selections.hasAny && !settings.hasOwnGesture
    var select: (@MainActor (Point?) -> Void)?
    if hasSelection {
      let inset = chart.plotFrame.origin
      select = { point in selector.select(point.map { $0 - inset }) }
    }
    let scrolls = !settings.scrolling.axes.isEmpty && scope.scroll != nil && !plot.isEmpty
    drawing.live.charts.append(LiveChart(scope.id, scrollKey: scrolls ? keys[4] : nil, select: select))
    guard !plot.isEmpty else { return }
    addScrolling(
      settings.scrolling, plot, proxy, keys, to: &drawing, node, isMouseFree: !settings.selections.hasRange)
    guard hasSelection else { return }
    let path = VectorPath(plot)
    func add(_ gesture: _GestureDescription, _ key: Int, _ pointers: Set<PointerKind>?) {
      drawing.add(
        HitRegion(.gesture, key: keys[key], path: path, origin: plot.origin, pointers: pointers),
        GestureHandler(gesture, of: node))
    }
    if settings.selections.hasRange {
      add(selector.clearing, 0, nil)
      // If a value selection is bound, a finger selects values. Otherwise a finger scrolls, or selects a range if it is
      // first held still.
      let isFree = !settings.selections.hasValue
      add(selector.ranging, 1, isFree && !scrolls ? nil : [.mouse])
      if isFree, scrolls {
        add(selector.rangingAfterPress, 5, [.touch, .pen])
      }
    }
    guard settings.selections.hasValue else { return }
    drawing.add(
      HitRegion(.hover, key: keys[2], path: path, origin: plot.origin),
      HoverHandler { location in selector.selectValue(location.map { Point($0) }) })
    add(selector.pointing(afterPress: scrolls), 3, [.touch, .pen])
  }

  private func addScrolling(
    _ scrolling: ChartScrolling, _ plot: Rect, _ proxy: ChartProxy, _ keys: [Int],
    to drawing: inout Drawing, _ node: ViewNode, isMouseFree: Bool
  ) {
    guard !scrolling.axes.isEmpty, let scroll = scope.scroll else { return }
    let step = ChartScrollStep(
      scroll: scroll, scrolling: scroll.applied(to: scrolling), proxy: proxy, plot: plot,
      environment: scope.environment)
    let path = VectorPath(plot)
    let kind = HitRegion.Kind.scroll(
      alongX: scrolling.axes.contains(.horizontal), alongY: scrolling.axes.contains(.vertical))
    drawing.add(
      HitRegion(kind, key: keys[4], path: path, origin: plot.origin),
      ScrollHandler(
        scroll: { step.move(by: $0) }, rest: { step.rest() }, zoom: { step.zoom(by: $0, around: $1) }))
    let drag = DragGesture(minimumDistance: 8)
      .onChanged { scroll.drag(to: $0.translation) { step.move(by: $0) } }
      .onEnded { value in
        scroll.endDrag()
        step.rest(after: value.velocity)
      }
    drawing.add(
      HitRegion(
        .gesture, key: keys[4], path: path, origin: plot.origin,
        pointers: isMouseFree ? nil : [.touch, .pen]),
      GestureHandler(drag._describe(), of: node))
  }
}

extension ChartSelections {
  var hasValue: Bool { xValue != nil || yValue != nil || angleValue != nil }
  var hasRange: Bool { xRange != nil || yRange != nil }
  var hasAny: Bool { hasValue || hasRange }
}

/// Writes the values at points of a plot to the chart's selections.
@MainActor private struct ChartSelector {
  let proxy: ChartProxy
  let size: Size

  /// Clamps a point to the plot, in plot coordinates.
  private func within(_ point: Point) -> CGPoint {
    CGPoint(x: min(max(point.x, 0), size.width), y: min(max(point.y, 0), size.height))
  }

  func select(_ point: Point?) {
    selectValue(point)
    if point == nil { clearRange() }
  }

  func selectValue(_ point: Point?) {
    guard let point else {
      proxy.selections.xValue?(nil)
      proxy.selections.yValue?(nil)
      proxy.selections.angleValue?(nil)
      return
    }
    let plotPoint = within(point)
    if proxy.selections.xValue != nil { proxy.selectXValue(at: plotPoint.x) }
    if proxy.selections.yValue != nil { proxy.selectYValue(at: plotPoint.y) }
    if proxy.selections.angleValue != nil { proxy.selectAngleValue(at: proxy.angle(at: plotPoint)) }
  }

  private func selectRange(_ a: CGPoint, _ b: CGPoint) {
    let (a, b) = (within(Point(a)), within(Point(b)))
    if proxy.selections.xRange != nil { proxy.selectXRange(from: a.x, to: b.x) }
    if proxy.selections.yRange != nil { proxy.selectYRange(from: a.y, to: b.y) }
  }

  private func clearRange() {
    proxy.selections.xRange?(nil)
    proxy.selections.yRange?(nil)
  }

  /// Selects the value under a finger as long as the finger is down. In a scrollable chart, the finger must first be
  /// held still.
  func pointing(afterPress: Bool) -> _GestureDescription {
    let drag = DragGesture(minimumDistance: 0)
    guard afterPress else {
      return drag.onChanged { selectValue(Point($0.location)) }.onEnded { _ in selectValue(nil) }._describe()
    }
    return LongPressGesture(minimumDuration: 0.25).sequenced(before: drag)
      .onChanged { value in
        if case .second(_, let drag?) = value { selectValue(Point(drag.location)) }
      }
      .onEnded { _ in selectValue(nil) }
      ._describe()
  }

  /// Selects the range from the start of a drag to its current location.
  var ranging: _GestureDescription {
    DragGesture(minimumDistance: 3).onChanged { selectRange($0.startLocation, $0.location) }._describe()
  }

  /// Selects a range by a drag after a long press.
  var rangingAfterPress: _GestureDescription {
    LongPressGesture(minimumDuration: 0.25).sequenced(before: DragGesture(minimumDistance: 3))
      .onChanged { value in
        if case .second(_, let drag?) = value { selectRange(drag.startLocation, drag.location) }
      }
      ._describe()
  }

  var clearing: _GestureDescription { TapGesture().onEnded { clearRange() }._describe() }
}
