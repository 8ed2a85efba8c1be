import ActivityKit
import SwiftUI

/// The content of a Live Activity's views.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The constant values.
  public let attributes: Attributes
  /// The changing values.
  public let state: Attributes.ContentState
  /// The identifier of the activity.
  public let activityID: String
  /// Whether the state is out of date.
  public let isStale: Bool
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// The views of a Live Activity. Its closures return `nil` for a context of another activity.
struct ActivityViews {
  let content: @MainActor (Any) -> AnyView?
  let island: @MainActor (Any) -> DynamicIsland?
}
