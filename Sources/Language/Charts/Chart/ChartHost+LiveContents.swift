import OpenChartsDisplayList
import SwiftUI

extension ChartHost {
  /// Adds the interactive elements of views in the chart, such as buttons in annotations, in front of the chart's
  /// own. `transform` converts item coordinates to root coordinates.
  func addLiveContents(_ items: [DisplayItem], _ transform: Transform, to drawing: inout Drawing) {
    guard !scope.liveContents.isEmpty else { return }
    for case .group(let group) in items {
      let inner = group.transform.then(transform)
      if let role = group.role, let content = scope.liveContents[role] {
        drawing.addActive(content, movedBy: inner)
      }
      addLiveContents(group.children, inner, to: &drawing)
    }
  }
}
