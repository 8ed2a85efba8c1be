import SwiftUI

/// The colours in which a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `fullColor`.
  public let description: String

  /// Its own colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// Two colours chosen by the user. Never used: accented rendering is not supported.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Without colours, on a lock screen.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// The size of a Live Activity.
public enum ActivityFamily: Sendable, Hashable, CaseIterable {
  /// The small size, on a watch.
  case small
  /// The medium size, on a phone's lock screen.
  case medium
}

private struct WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
private struct WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}
private struct WidgetMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private struct WidgetHasBackgroundKey: EnvironmentKey { static let defaultValue = true }
private struct ActivityFamilyKey: EnvironmentKey { static let defaultValue = ActivityFamily.medium }

extension EnvironmentValues {
  /// The family of the enclosing widget; `systemSmall` outside widgets.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// The colours of the enclosing widget: its own on home screens, none on lock screens.
  public internal(set) var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// The margins of the enclosing widget in points, even if they are disabled; zero outside widgets.
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[WidgetMarginsKey.self] }
    set { self[WidgetMarginsKey.self] = newValue }
  }

  /// Whether the widget's background is drawn: not on lock screens.
  public internal(set) var showsWidgetContainerBackground: Bool {
    get { self[WidgetHasBackgroundKey.self] }
    set { self[WidgetHasBackgroundKey.self] = newValue }
  }

  /// Always false: labels outside the widget are not drawn.
  public var showsWidgetLabel: Bool { false }

  /// The size of the enclosing Live Activity.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// Always false.
  public var isActivityFullscreen: Bool { false }
}
