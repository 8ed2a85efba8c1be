import ActivityKit
import Foundation
import SwiftUI

/// What a Live Activity's views show.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What stays.
  public let attributes: Attributes
  /// What changes.
  public let state: Attributes.ContentState
  /// Tells the activity from others.
  public let activityID: String
  /// Whether the state is out of date.
  public let isStale: Bool
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// How a Live Activity looks: on a lock screen, and around a phone's camera.
///
///     ActivityConfiguration(for: RunAttributes.self) { context in
///       PaceChart(paces: context.state.paces)
///     } dynamicIsland: { context in
///       DynamicIsland {
///         DynamicIslandExpandedRegion(.bottom) { PaceChart(paces: context.state.paces) }
///       } compactLeading: {
///         Image(systemName: "figure.run")
///       } compactTrailing: {
///         Text(context.state.paces.last ?? 0, format: .number)
///       } minimal: {
///         Image(systemName: "figure.run")
///       }
///     }
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private var parts = _WidgetParts()

  /// The look of activities with these attributes.
  public init<Content: View>(
    for attributesType: Attributes.Type = Attributes.self,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    parts.activity = ActivityLook(
      content: { context in
        (context as? ActivityViewContext<Attributes>).map { AnyView(content($0)) }
      },
      island: { context in (context as? ActivityViewContext<Attributes>).map(dynamicIsland) })
  }

  /// The parts.
  public var body: some WidgetConfiguration { parts }
}

/// The views of a Live Activity; `nil` for a context of another one.
struct ActivityLook {
  let content: @MainActor (Any) -> AnyView?
  let island: @MainActor (Any) -> DynamicIsland?
}

/// Which of a Live Activity's looks a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// On a lock screen.
  case content
  /// Around a phone's camera.
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// How much of the Dynamic Island a preview shows.
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  /// Beside the camera.
  case compact
  /// Beside and below the camera.
  case expanded
  /// As one of several activities.
  case minimal
}

/// A Live Activity in its place.
struct ActivityFrame: View {
  let look: ActivityLook?
  let context: Any
  let kind: ActivityPreviewViewKind

  /// In points, on a phone of 393: the widest that a Live Activity may be, and the highest.
  static let room = CGSize(width: 371, height: 160)

  private static var missing: some View {
    Text("No ActivityConfiguration of the widget is for these attributes.").padding()
  }

  var body: some View {
    switch kind {
    case .content:
      HeightWithin(limits: 0...Self.room.height) { look?.content(context) ?? AnyView(Self.missing) }
        .frame(width: Self.room.width)
        .backgroundPreferenceValue(ActivityTintKey.self) { tint in
          Rectangle().fill(.background).overlay { tint }
        }
        .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
    case .dynamicIsland(let state):
      if let island = look?.island(context) {
        IslandFrame(island: island, state: state)
      } else {
        Self.missing
      }
    }
  }
}
