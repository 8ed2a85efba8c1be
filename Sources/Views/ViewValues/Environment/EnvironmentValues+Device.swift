import Foundation

/// Whether there is much room in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular

  /// The least width in points that is not that of a phone.
  package static let regularWidth = 500.0
}

/// What a program's windows are doing.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background, inactive, active
  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

/// Opens an address. Where pictures are drawn nothing can: it says that it was not opened.
public struct OpenURLAction: Sendable {
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(false)
  }
}

private struct HorizontalSizeKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private struct VerticalSizeKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

extension EnvironmentValues {
  /// Compact below 500 points of the width that a picture or a window offers, else regular; `nil` where a picture
  /// is as wide as its content.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeKey.self] }
    set { self[HorizontalSizeKey.self] = newValue }
  }

  /// `nil` unless set: a picture has a size in points and no class of device.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeKey.self] }
    set { self[VerticalSizeKey.self] = newValue }
  }

  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  public var openURL: OpenURLAction { OpenURLAction() }
}
