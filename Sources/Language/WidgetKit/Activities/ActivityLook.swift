import ActivityKit
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

/// The views of a Live Activity; `nil` for a context of another one.
struct ActivityLook {
  let content: @MainActor (Any) -> AnyView?
  let island: @MainActor (Any) -> DynamicIsland?
}
