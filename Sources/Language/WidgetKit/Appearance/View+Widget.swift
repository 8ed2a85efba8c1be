import Foundation
import SwiftUI

extension ContainerBackgroundPlacement {
  /// The background of a widget, up to its edges.
  public static let widget = ContainerBackgroundPlacement("widget")
}

struct ActivityTintKey: PreferenceKey {
  static let defaultValue: Color? = nil
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the background colour of a Live Activity. `nil` means the system's.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTintKey.self, value: color)
  }
  /// No-op: a picture has no system buttons.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

  /// No-op: a picture cannot open an app.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }
  /// No-op: accented rendering is not supported.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// No-op: content is never curved.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
  /// No-op: labels outside the widget are not drawn.
  nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// No-op: labels outside the widget are not drawn.
  nonisolated public func widgetLabel(_ key: LocalizedStringKey) -> some View { self }
  /// No-op: labels outside the widget are not drawn.
  @_disfavoredOverload
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// No-op: regions stay beside the camera.
  nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement)
    -> some View
  { self }
}

/// The vertical position of a region in the Dynamic Island.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let isBelow: Bool
  /// Beside the camera.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
  /// Below the camera if the region is too wide. Has no effect: the region stays beside the camera.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

/// The background of lock screen widgets: a faint fill.
public struct AccessoryWidgetBackground: View {
  /// Creates the background, which takes the proposed size.
  public init() {}
  /// A fill of the primary colour at 16 % opacity.
  public var body: some View { Color.primary.opacity(0.16) }
}
