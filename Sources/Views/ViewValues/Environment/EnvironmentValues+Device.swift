import Foundation

/// The space available in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little space, as on a phone, and much space, as on a larger screen.
  case compact, regular

  /// The width in points from which the size class is regular.
  package static let regularWidth = 500.0
}

/// The state of a program's windows.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// Not visible, visible, and visible with focus. Only `active` occurs unless an author sets another.
  case background, inactive, active
  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

extension EnvironmentValues {
  /// Compact if the picture or window is narrower than 500 points, otherwise regular; `nil` if the picture is as wide
  /// as its content.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass?

  /// `nil` unless set: the height of a picture has no size class.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass?

  /// The state of the window. `active` unless set, also in a live session whose page is hidden.
  @Entry public var scenePhase: ScenePhase = .active
}
