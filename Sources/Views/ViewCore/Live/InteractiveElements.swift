import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// The interactive elements of a frame other than its hit regions, from back to front, in points in root coordinates.
package struct InteractiveElements {
  package var controls: [LiveControl] = []
  package var charts: [LiveChart] = []
  /// The actions that dismiss presentations, the innermost last.
  package var escapes: [() -> Void] = []
  /// The handlers of URLs that the program opens itself.
  package var openers: [(URL) -> Void] = []
  /// The transitions of views, by the role of their group.
  package var transitions: [GroupRole: LiveTransition] = [:]
  package init() {}

  package struct Counts {
    var controls = 0
  }

  package var counts: Counts { Counts(controls: controls.count) }

  package mutating func append(_ other: InteractiveElements) {
    controls += other.controls
    charts += other.charts
    escapes += other.escapes
    openers += other.openers
    if !other.transitions.isEmpty { transitions.merge(other.transitions) { $1 } }
  }

  /// Transforms the elements added since `first`.
  package mutating func apply(_ transform: Transform, from first: Counts) {
    for i in first.controls..<controls.count {
      controls[i].frame = controls[i].frame.bounds(after: transform)
    }
  }
}

/// A chart of a live session that the keyboard can explore.
package struct LiveChart {
  package let id: ChartID
  /// The key of the region that scrolls the chart; `nil` if the chart does not scroll.
  package let scrollKey: Int?
  /// Selects the value at a point of the chart; `nil` clears the selection.
  package var select: (@MainActor (Point?) -> Void)?

  package init(_ id: ChartID, scrollKey: Int?, select: (@MainActor (Point?) -> Void)?) {
    self.id = id
    self.scrollKey = scrollKey
    self.select = select
  }
}

extension Rect {
  /// Returns the bounding box of the transformed rectangle.
  func bounds(after transform: Transform) -> Rect {
    Rect(from: transform.apply(Point(minX, minY)), to: transform.apply(Point(maxX, maxY)))
      .union(Rect(from: transform.apply(Point(maxX, minY)), to: transform.apply(Point(minX, maxY))))
  }
}
