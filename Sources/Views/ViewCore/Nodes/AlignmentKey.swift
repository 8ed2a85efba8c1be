import Foundation
import OpenChartsViewValues

/// The identity of an alignment guide: the type that defines it, and its axis.
package struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let isHorizontal: Bool

  package init(_ id: any AlignmentID.Type, isHorizontal: Bool) {
    self.id = id
    self.isHorizontal = isHorizontal
  }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.isHorizontal == b.isHorizontal
  }

  /// Combines a child's guide into the container's guide.
  ///
  /// The first baseline is the topmost one, and the last baseline the lowest one. The first text is taken from the
  /// first child that has one. Any other guide is the average.
  func combine(_ value: CGFloat, after count: Int, into result: inout CGFloat?) {
    guard let previous = result else {
      result = value
      return
    }
    if self == VerticalAlignment.firstTextBaseline.key {
      result = min(previous, value)
    } else if self == VerticalAlignment.lastTextBaseline.key {
      result = max(previous, value)
    } else if self != HorizontalAlignment.firstTextLeading.key {
      result = (previous * CGFloat(count) + value) / CGFloat(count + 1)
    }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(isHorizontal)
  }
}

extension HorizontalAlignment {
  package var key: AlignmentKey { AlignmentKey(id, isHorizontal: true) }
}

extension VerticalAlignment {
  package var key: AlignmentKey { AlignmentKey(id, isHorizontal: false) }
}
