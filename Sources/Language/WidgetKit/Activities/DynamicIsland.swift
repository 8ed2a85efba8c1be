import Foundation
import SwiftUI

/// The presentations of an activity in the Dynamic Island.
public struct DynamicIslandMode: Hashable, Sendable {
  fileprivate let name: String
  /// The expanded presentation, beside and below the camera.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// To the left of the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// To the right of the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// The presentation that is used if there are several activities.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The views of a Live Activity around a phone's camera.
public struct DynamicIsland {
  var regions: [IslandRegion]
  var parts: [DynamicIslandMode: AnyView]
  var tint: Color?
  private var margins: [DynamicIslandMode: EdgeInsets] = [
    .expanded: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
  ]

  /// Creates an island from its presentations.
  public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    regions = expanded().regions
    parts = [
      .compactLeading: AnyView(compactLeading()), .compactTrailing: AnyView(compactTrailing()),
      .minimal: AnyView(minimal()),
    ]
  }

  func margins(for mode: DynamicIslandMode) -> EdgeInsets { margins[mode] ?? EdgeInsets() }

  /// No-op: a picture cannot open an app.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Sets the colour of the line around the island. `nil` means no line.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Sets the margins of a presentation, in points. The default is 20 on all edges when expanded, otherwise 0.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode)
    -> DynamicIsland
  {
    var copy = self
    var margins = margins(for: mode)
    if edges.contains(.top) { margins.top = length }
    if edges.contains(.leading) { margins.leading = length }
    if edges.contains(.bottom) { margins.bottom = length }
    if edges.contains(.trailing) { margins.trailing = length }
    copy.margins[mode] = margins
    return copy
  }
}

/// The position of a view in the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  /// To the left of the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// To the right of the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below all other views.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

struct IslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: AnyView
}

/// A view of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
  let region: IslandRegion

  /// Creates a view at a position. Beside the camera, the view with the higher priority gets its width first.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
    region = IslandRegion(position: position, priority: priority, content: AnyView(content()))
  }
}

/// The views of the expanded island.
public struct DynamicIslandExpandedContent<Content> {
  let regions: [IslandRegion]
}

/// A result builder of the expanded island's views.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// Builds one view.
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
    -> DynamicIslandExpandedContent<Void>
  { DynamicIslandExpandedContent(regions: [region.region]) }
  /// Builds several views in order.
  public static func buildBlock(_ parts: DynamicIslandExpandedContent<Void>...)
    -> DynamicIslandExpandedContent<Void>
  { DynamicIslandExpandedContent(regions: parts.flatMap(\.regions)) }
  /// Builds views of an `if` without `else`.
  public static func buildOptional(_ part: DynamicIslandExpandedContent<Void>?)
    -> DynamicIslandExpandedContent<Void>
  { part ?? DynamicIslandExpandedContent(regions: []) }
  /// Builds the views of an `if` branch.
  public static func buildEither(first: DynamicIslandExpandedContent<Void>)
    -> DynamicIslandExpandedContent<Void>
  { first }
  /// Builds the views of an `else` branch.
  public static func buildEither(second: DynamicIslandExpandedContent<Void>)
    -> DynamicIslandExpandedContent<Void>
  { second }
}
