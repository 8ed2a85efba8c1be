import DisplayList
import Foundation
import ViewValues

/// What a drawing has for a live session beside its regions; from back to front, in points of the root.
package struct LiveParts {
  package var controls: [LiveControl] = []
  package var charts: [LiveChart] = []
  /// Ways out of what is presented, the innermost last.
  package var escapes: [() -> Void] = []
  /// Those who take addresses of the program's own.
  package var openers: [(URL) -> Void] = []
  /// How views come and go, by the roles of their groups.
  package var transitions: [GroupRole: LiveTransition] = [:]
  package init() {}

  package struct Counts {
    var controls = 0
    var charts = 0
  }

  package var counts: Counts {
    Counts(controls: controls.count, charts: charts.count)
  }

  package mutating func append(_ other: LiveParts) {
    controls += other.controls
    charts += other.charts
    escapes += other.escapes
    openers += other.openers
    if !other.transitions.isEmpty { transitions.merge(other.transitions) { $1 } }
  }

  /// Moves the parts after the given ones with the drawing around them.
  package mutating func apply(_ transform: Transform, from first: Counts) {
    for i in first.controls..<controls.count {
      controls[i].frame = controls[i].frame.bounds(after: transform)
    }
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

extension Rect {
  /// The box around the rectangle once it is transformed.
  func bounds(after transform: Transform) -> Rect {
    Rect(from: transform.apply(Point(minX, minY)), to: transform.apply(Point(maxX, maxY)))
      .union(Rect(from: transform.apply(Point(maxX, minY)), to: transform.apply(Point(minX, maxY))))
  }
}
