import DisplayList
import Foundation
import ViewValues

/// What a drawing has for a live session beside its gestures; from back to front, in points of the root.
package struct LiveParts {
  package var controls: [LiveControl] = []
  package var hovers: [HoverRegion] = []
  package var scrolls: [ScrollRegion] = []
  package var charts: [LiveChart] = []
  /// Ways out of what is presented, the innermost last.
  package var escapes: [() -> Void] = []
  /// How views come and go, by the roles of their groups.
  package var transitions: [GroupRole: LiveTransition] = [:]
  package init() {}

  package struct Counts {
    var controls = 0
    var hovers = 0
    var scrolls = 0
    var charts = 0
  }

  package var counts: Counts {
    Counts(controls: controls.count, hovers: hovers.count, scrolls: scrolls.count, charts: charts.count)
  }

  package mutating func append(_ other: LiveParts) {
    controls += other.controls
    hovers += other.hovers
    scrolls += other.scrolls
    charts += other.charts
    escapes += other.escapes
    if !other.transitions.isEmpty { transitions.merge(other.transitions) { $1 } }
  }

  /// Moves the parts after the given ones with the drawing around them.
  package mutating func apply(_ transform: Transform, from first: Counts) {
    for i in first.controls..<controls.count {
      controls[i].frame = controls[i].frame.bounds(after: transform)
    }
    for i in first.hovers..<hovers.count {
      hovers[i].path = hovers[i].path.transformed(by: transform)
      hovers[i].origin = transform.apply(hovers[i].origin)
    }
    for i in first.scrolls..<scrolls.count { scrolls[i].frame = scrolls[i].frame.bounds(after: transform) }
    for i in first.charts..<charts.count { charts[i].frame = charts[i].frame.bounds(after: transform) }
  }
}

/// A chart of a live session: what keys over its values do.
package struct LiveChart {
  /// Where the chart lies in points of the root; that of its accessible node.
  package var frame: Rect
  /// Selects what lies at a place of the chart; `nil` selects nothing.
  package var select: (@MainActor (Point?) -> Void)?

  package init(frame: Rect, select: (@MainActor (Point?) -> Void)?) {
    self.frame = frame
    self.select = select
  }
}

/// A place that notices a pointer over it.
package struct HoverRegion {
  package var path: VectorPath
  /// The top left of the coordinates that places are given in.
  package var origin: Point
  package var key: Int
  /// Gets the place of the pointer, and `nil` when it has gone.
  package var action: @MainActor (CGPoint?) -> Void

  package init(
    path: VectorPath, origin: Point, key: Int, action: @escaping @MainActor (CGPoint?) -> Void
  ) {
    self.path = path
    self.origin = origin
    self.key = key
    self.action = action
  }
}

/// A place whose content moves when one scrolls over it.
package struct ScrollRegion {
  package var frame: Rect
  package var axes: Axis.Set
  /// Moves by points; positive brings what is further right or down. Answers whether anything moved.
  package var scroll: @MainActor (CGSize) -> Bool
  /// Runs when the scrolling has come to rest.
  package var rest: @MainActor () -> Void
  /// Shows more or less of the axis around a place: the factor by which the visible length grows.
  package var zoom: (@MainActor (Double, CGPoint) -> Bool)?
  /// Whether a frame is that of something within, in view or not; `nil` where everything within is in view.
  package var holds: (@MainActor (Rect) -> Bool)?

  package init(
    frame: Rect, axes: Axis.Set, scroll: @escaping @MainActor (CGSize) -> Bool,
    rest: @escaping @MainActor () -> Void = {}, zoom: (@MainActor (Double, CGPoint) -> Bool)? = nil,
    holds: (@MainActor (Rect) -> Bool)? = nil
  ) {
    self.frame = frame
    self.axes = axes
    self.scroll = scroll
    self.rest = rest
    self.zoom = zoom
    self.holds = holds
  }
}

extension Rect {
  /// The box around the rectangle once it is transformed.
  func bounds(after transform: Transform) -> Rect {
    Rect(from: transform.apply(Point(minX, minY)), to: transform.apply(Point(maxX, maxY)))
      .union(Rect(from: transform.apply(Point(maxX, minY)), to: transform.apply(Point(minX, maxY))))
  }
}
