import Foundation
import SwiftUI

extension ContainerBackgroundPlacement {
  /// Behind the content of a widget, up to its edges.
  public static let widget = ContainerBackgroundPlacement("widget")
}

struct ActivityTintKey: PreferenceKey {
  static let defaultValue: Color? = nil
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

extension View {
  /// The colour behind a Live Activity; `nil` is the system's.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTintKey.self, value: color)
  }
  /// The colour of the system's buttons beside a Live Activity; a picture has none.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

  /// What the app is told when somebody taps the widget; a picture opens no app.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }
  /// Puts the view into the group that is drawn in a home screen's second colour; nothing here draws so.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Bends the content along the edge of a watch's face; here it is straight.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
  /// A label outside of the widget, on a watch's face; it is not drawn.
  nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// A label outside of the widget, on a watch's face; it is not drawn.
  nonisolated public func widgetLabel(_ key: LocalizedStringKey) -> some View { self }
  /// A label outside of the widget, on a watch's face; it is not drawn.
  @_disfavoredOverload
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Whether a region of the Dynamic Island may go below the camera; here it stays beside it.
  nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement)
    -> some View
  { self }
}

/// Where a region of the Dynamic Island goes.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let isBelow: Bool
  /// Beside the camera.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
  /// Below the camera where it is wider than the room beside it; here it stays beside it.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

/// The background that widgets of a lock screen have: a faint fill, for the view to put its content on.
public struct AccessoryWidgetBackground: View {
  /// The background; it takes all the room that it is given.
  public init() {}
  /// The fill.
  public var body: some View { Color.primary.opacity(0.16) }
}
