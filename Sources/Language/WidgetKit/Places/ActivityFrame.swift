import Foundation
import SwiftUI

/// The presentation of a Live Activity that a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// The view on a lock screen.
  case content
  /// The Dynamic Island around a phone's camera, in one of its presentations.
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// The presentation of the Dynamic Island in a preview.
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  /// The compact presentation, beside the camera.
  case compact
  /// The expanded presentation, beside and below the camera.
  case expanded
  /// One of several activities.
  case minimal
}

/// A Live Activity in its position on the screen.
struct ActivityFrame: View {
  let views: ActivityViews?
  let context: Any
  let kind: ActivityPreviewViewKind

  /// The maximum size of a Live Activity in points, on a phone 393 points wide.
  static let size = CGSize(width: 371, height: 160)

  private static var missing: some View {
    Text("No ActivityConfiguration of the widget is for these attributes.").padding()
  }

  var body: some View {
    switch kind {
    case .content:
      HeightWithin(limits: 0...Self.size.height) { views?.content(context) ?? AnyView(Self.missing) }
        .frame(width: Self.size.width)
        .backgroundPreferenceValue(ActivityTintKey.self) { tint in
          Rectangle().fill(.background).overlay { tint }
        }
        .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
    case .dynamicIsland(let state):
      if let island = views?.island(context) {
        IslandFrame(island: island, state: state)
      } else {
        Self.missing
      }
    }
  }
}
