import DisplayList
import SwiftUI

extension ChartHost {
  /// What views that the chart has drawn answer to, such as buttons in annotations, in front of the chart's own.
  /// `place` leads from coordinates of the items to those of the root.
  func addLiveContents(_ items: [DisplayItem], _ place: Transform, to drawing: inout Drawing) {
    guard !scope.liveContents.isEmpty else { return }
    for case .group(let group) in items {
      let inner = group.transform.then(place)
      if let role = group.role, let content = scope.liveContents[role] {
        drawing.addActive(content, movedBy: inner)
      }
      addLiveContents(group.children, inner, to: &drawing)
    }
  }
}
