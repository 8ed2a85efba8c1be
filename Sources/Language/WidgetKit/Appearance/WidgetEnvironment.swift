import SwiftUI

/// The colours in which a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `fullColor`.
  public let description: String

  /// The colours of the widget.
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

extension EnvironmentValues {
  /// The family of the enclosing widget; `systemSmall` outside widgets.
  @Entry public var widgetFamily: WidgetFamily = .systemSmall

  /// The colours of the enclosing widget: its own on home screens, none on lock screens.
  @Entry public internal(set) var widgetRenderingMode: WidgetRenderingMode = .fullColor

  /// The margins of the enclosing widget in points, even if they are disabled; zero outside widgets.
  @Entry public internal(set) var widgetContentMargins: EdgeInsets = EdgeInsets()

  /// Whether the widget's background is drawn: not on lock screens.
  @Entry public internal(set) var showsWidgetContainerBackground: Bool = true

  /// Always false: labels outside the widget are not drawn.
  public var showsWidgetLabel: Bool { false }

  /// The size of the enclosing Live Activity.
  @Entry public var activityFamily: ActivityFamily = .medium

  /// Always false.
  public var isActivityFullscreen: Bool { false }
}
