import SwiftUI

/// In which colours a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `fullColor`.
  public let description: String

  /// In its own.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two, as a reader's home screen has them; nothing here draws so.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Without colours: on a lock screen.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How large the place of a Live Activity is.
public enum ActivityFamily: Sendable, Hashable, CaseIterable {
  /// On a watch.
  case small
  /// On a phone's lock screen.
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
  /// Where the widget stands that this view is in; `systemSmall` outside of widgets.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// In which colours the widget is drawn: its own on home screens, none on lock screens.
  public internal(set) var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// The space in points that the content keeps from the widget's edges, also where that was switched off; zero outside
  /// of widgets.
  public internal(set) var widgetContentMargins: EdgeInsets {
    get { self[WidgetMarginsKey.self] }
    set { self[WidgetMarginsKey.self] = newValue }
  }

  /// Whether the background that a widget's content asks for is drawn: not on lock screens.
  public internal(set) var showsWidgetContainerBackground: Bool {
    get { self[WidgetHasBackgroundKey.self] }
    set { self[WidgetHasBackgroundKey.self] = newValue }
  }

  /// Whether a label outside of the widget is drawn: never here.
  public var showsWidgetLabel: Bool { false }

  /// How large the place of the Live Activity is that this view is in.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// Whether a Live Activity takes a whole screen: never here.
  public var isActivityFullscreen: Bool { false }
}
