import Foundation
import SwiftUI

/// In which forms the Dynamic Island shows an activity.
public struct DynamicIslandMode: Hashable, Sendable {
  fileprivate let name: String
  /// Beside and below the camera.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// Left of the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// Right of the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// As one of several activities.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// What a Live Activity shows around a phone's camera.
public struct DynamicIsland {
  var regions: [IslandRegion]
  var parts: [DynamicIslandMode: AnyView]
  var tint: Color?
  private var margins: [DynamicIslandMode: EdgeInsets] = [
    .expanded: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
  ]

  /// The three forms of an island.
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

  /// What the app is told when somebody taps the island; a picture opens no app.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// The colour of the line around the island; `nil` is none.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var copy = self
    copy.tint = color
    return copy
  }

  /// The space in points between the island's edges and what it shows in a form: 20 on all edges when expanded, and
  /// none else, unless said.
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

/// Where in the expanded island a view is.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  /// Left of the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// Right of the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below all others.
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

  /// A view at a place. Of views beside the camera, the one of higher priority gets its width first.
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

/// Puts the views of the expanded island together.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  /// A view.
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
    -> DynamicIslandExpandedContent<Void>
  { DynamicIslandExpandedContent(regions: [region.region]) }
  /// All of them.
  public static func buildBlock(_ parts: DynamicIslandExpandedContent<Void>...)
    -> DynamicIslandExpandedContent<Void>
  { DynamicIslandExpandedContent(regions: parts.flatMap(\.regions)) }
  /// Those of an `if`, or none.
  public static func buildOptional(_ part: DynamicIslandExpandedContent<Void>?)
    -> DynamicIslandExpandedContent<Void>
  { part ?? DynamicIslandExpandedContent(regions: []) }
  /// Those of one branch.
  public static func buildEither(first: DynamicIslandExpandedContent<Void>)
    -> DynamicIslandExpandedContent<Void>
  { first }
  /// Those of the other branch.
  public static func buildEither(second: DynamicIslandExpandedContent<Void>)
    -> DynamicIslandExpandedContent<Void>
  { second }
}
