import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// The scroll position of one chart, stored per view identity.
@MainActor final class ChartScroll {
  struct Direction {
    var position: DataValue?
    /// The visible length that zooming set; `nil` before any zoom.
    var length: Double?
    /// The distance in points that is not yet a whole step, on a category axis.
    var rest = 0.0
    /// The offset at which the scroll began; `nil` if there is no scroll.
    var begin: Double?
    /// The last move: the offset of the frame in which it started, and the resulting offset. Several moves may arrive
    /// before the next frame; each continues from the previous move.
    var last: (drawn: Double, moved: Double)?

    /// Returns the current offset of the window; `drawn` is the offset in the last picture.
    func offset(drawn: Double) -> Double { last.map { $0.drawn == drawn ? $0.moved : drawn } ?? drawn }
  }

  var x = Direction()
  var y = Direction()
  private var dragged = CGSize.zero
  private let changes: ChangeFlag

  init(changes: ChangeFlag) { self.changes = changes }

  func changed() { changes.set() }

  /// Returns the author's settings with the current positions.
  func applied(to scrolling: ChartScrolling) -> ChartScrolling {
    var scrolling = scrolling
    apply(x, to: &scrolling.x)
    apply(y, to: &scrolling.y)
    return scrolling
  }

  private func apply(_ now: Direction, to direction: inout ChartScrolling.Direction) {
    // If the position has a binding, it is already current.
    if direction.write == nil, let position = now.position { direction.position = position }
    if let length = now.length { direction.length = length }
  }

  /// Calls `move` with the distance of a drag since the last call.
  func drag(to translation: CGSize, _ move: (CGSize) -> Bool) {
    let step = CGSize(width: dragged.width - translation.width, height: dragged.height - translation.height)
    dragged = translation
    _ = move(step)
  }

  func endDrag() { dragged = .zero }
}

/// One step of scrolling or zooming, starting from the chart in the current frame.
@MainActor struct ChartScrollStep {
  let scroll: ChartScroll
  let scrolling: ChartScrolling
  let proxy: ChartProxy
  let plot: Rect
  let environment: EnvironmentValues

  /// - Returns: Whether the window moved.
  func move(by distance: CGSize) -> Bool {
    var hasMoved = false
    if scrolling.axes.contains(.horizontal), distance.width != 0, let scale = proxy.layout.xScale {
      hasMoved = move(\.x, scrolling.x, scale, Double(distance.width), length: plot.width) || hasMoved
    }
    if scrolling.axes.contains(.vertical), distance.height != 0, let scale = proxy.layout.yScale {
      hasMoved = move(\.y, scrolling.y, scale, Double(distance.height), length: plot.height) || hasMoved
    }
    return hasMoved
  }

  private func move(
    _ path: ReferenceWritableKeyPath<ChartScroll, ChartScroll.Direction>,
    _ direction: ChartScrolling.Direction, _ scale: PositionScale, _ distance: Double, length: Double
  ) -> Bool {
    let window = WindowReach(scale, length: length)
    guard distance.isFinite, window.maximumOffset > 0.5 else { return false }
    if scroll[keyPath: path].begin == nil { scroll[keyPath: path].begin = window.offset }
    let now = scroll[keyPath: path].offset(drawn: window.offset)
    let wanted = now + distance + scroll[keyPath: path].rest
    let offset = min(max(wanted, 0), window.maximumOffset)
    let isFirst = now == window.offset
    let (position, reached) = window.position(at: offset)
    scroll[keyPath: path].rest = scale.isBand ? offset - reached : 0
    guard let position, isFirst && position != direction.position || abs(reached - now) > 0.01 else {
      return false
    }
    scroll[keyPath: path].last = (window.offset, reached)
    write(position, path, direction)
    return true
  }

  private func write(
    _ position: DataValue, _ path: ReferenceWritableKeyPath<ChartScroll, ChartScroll.Direction>,
    _ direction: ChartScrolling.Direction
  ) {
    if let write = direction.write {
      write(position)
    } else {
      scroll[keyPath: path].position = position
      scroll.changed()
    }
  }

  /// Ends a scroll at the position that the target behaviour chooses, if there is one.
  func rest(after velocity: CGSize = .zero) {
    let (x, y) = (scroll.x.begin, scroll.y.begin)
    let (lastX, lastY) = (scroll.x, scroll.y)
    (scroll.x.last, scroll.y.last) = (nil, nil)
    (scroll.x.begin, scroll.y.begin) = (nil, nil)
    (scroll.x.rest, scroll.y.rest) = (0, 0)
    guard x != nil || y != nil, let behavior = scrolling.behavior else { return }
    let xWindow = proxy.layout.xScale.map { WindowReach($0, length: plot.width) }
    let yWindow = proxy.layout.yScale.map { WindowReach($0, length: plot.height) }
    func rect(_ x: Double?, _ y: Double?) -> CGRect {
      CGRect(
        x: x ?? xWindow?.offset ?? 0, y: y ?? yWindow?.offset ?? 0, width: plot.width, height: plot.height)
    }
    // Seconds for which a scroll continues after release.
    let run = 0.15
    var target = ScrollTarget(
      rect: rect(
        xWindow.map { $0.clamped(lastX.offset(drawn: $0.offset) - Double(velocity.width) * run) },
        yWindow.map { $0.clamped(lastY.offset(drawn: $0.offset) - Double(velocity.height) * run) }))
    let base = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: rect(x, y)),
      velocity: CGVector(dx: velocity.width, dy: velocity.height),
      contentSize: CGSize(
        width: plot.width + (xWindow?.maximumOffset ?? 0), height: plot.height + (yWindow?.maximumOffset ?? 0)
      ),
      containerSize: plot.size.cgSize, axes: scrolling.axes, environment: environment)
    behavior.updateTarget(&target, context: ChartScrollTargetBehaviorContext(base, chartProxy: proxy))
    if x != nil, scrolling.axes.contains(.horizontal), let xWindow,
      let position = xWindow.position(at: xWindow.clamped(Double(target.rect.minX))).position
    {
      write(position, \.x, scrolling.x)
    }
    if y != nil, scrolling.axes.contains(.vertical), let yWindow,
      let position = yWindow.position(at: yWindow.clamped(Double(target.rect.minY))).position
    {
      write(position, \.y, scrolling.y)
    }
  }

  /// Multiplies the visible length by a factor, around a point in root coordinates.
  func zoom(by factor: Double, around point: CGPoint) -> Bool {
    var hasChanged = false
    if scrolling.axes.contains(.horizontal), let scale = proxy.layout.xScale {
      let share = (Double(point.x) - plot.x) / max(plot.width, 1)
      hasChanged = zoom(\.x, scrolling.x, scale, factor, share, length: plot.width) || hasChanged
    }
    if scrolling.axes.contains(.vertical), let scale = proxy.layout.yScale {
      let share = (plot.maxY - Double(point.y)) / max(plot.height, 1)
      hasChanged = zoom(\.y, scrolling.y, scale, factor, share, length: plot.height) || hasChanged
    }
    return hasChanged
  }

  private func zoom(
    _ path: ReferenceWritableKeyPath<ChartScroll, ChartScroll.Direction>,
    _ direction: ChartScrolling.Direction, _ scale: PositionScale, _ factor: Double, _ share: Double,
    length: Double
  ) -> Bool {
    let window = WindowReach(scale, length: length)
    let (lower, upper) = scale.bounds
    let whole = upper - lower
    guard whole > 0, factor.isFinite, factor > 0 else { return false }
    let now = whole * length / (length + window.maximumOffset)
    // The visible length is at least 1/1000 of the axis or two categories, and at most the whole axis.
    let new = min(max(now * factor, scale.isBand ? min(2, whole) : whole / 1_000), whole)
    guard abs(new - now) > whole * 1e-9 else { return false }
    let start = lower + whole * window.offsetFromStart / (length + window.maximumOffset)
    let moved = min(max(start + (now - new) * min(max(share, 0), 1), lower), upper - new)
    scroll[keyPath: path].length = new
    switch scale.form {
    case .band(let names):
      let index = Int((moved + 0.5).rounded())
      if names.indices.contains(index) { write(names[index], path, direction) }
    case .continuous(_, _, _, let kind): write(DataValue(moved, kind), path, direction)
    }
    scroll.changed()
    return true
  }
}

/// The position of the window on an axis that is longer than the plot, in points.
private struct WindowReach {
  private let scale: PositionScale
  /// The distance of the window's left or top edge from the content's left or top edge.
  let offset: Double
  /// The maximum offset.
  let maximumOffset: Double
  private let length: Double

  init(_ scale: PositionScale, length: Double) {
    self.scale = scale
    self.length = length
    let (low, high) = (min(scale.start, scale.end), max(scale.start, scale.end))
    offset = max(-low, 0)
    maximumOffset = max(high - low - length, 0)
  }

  func clamped(_ offset: Double) -> Double { min(max(offset, 0), maximumOffset) }

  /// The offset from the start of the axis, which may be at the right or bottom.
  var offsetFromStart: Double { scale.end < scale.start ? maximumOffset - offset : offset }

  /// Returns the value at the start of a window, and the resulting offset.
  func position(at offset: Double) -> (position: DataValue?, offset: Double) {
    let low = min(scale.start, scale.end)
    let isReversed = scale.end < scale.start
    // A reversed axis starts at the far end of the window.
    let start = low + offset + (isReversed ? length : 0)
    guard case .band(let names) = scale.form else { return (scale.value(at: start), offset) }
    guard scale.step > 0 else { return (nil, offset) }
    let distance = isReversed ? scale.start - start : start - scale.start
    let index = min(max(Int((distance / scale.step).rounded()), 0), names.count - 1)
    let reached = Double(index) * scale.step
    return (names.isEmpty ? nil : names[index], clamped(isReversed ? maximumOffset - reached : reached))
  }
}
