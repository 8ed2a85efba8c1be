import Foundation
import Isolation

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

/// An action that opens a URL. In a live session, URLs whose scheme is not of the web go to `onOpenURL(perform:)`.
/// Other URLs, and all URLs in a picture, cannot be opened.
public struct OpenURLAction: Sendable {
  private let handler: (@MainActor (URL) -> Bool)?

  /// - Parameter handler: Opens a URL and returns whether it could. With `nil` no URL can be opened.
  package init(_ handler: (@MainActor (URL) -> Bool)? = nil) { self.handler = handler }

  /// Opens a URL. Has no effect if it cannot be opened.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
  /// Opens a URL and calls `completion` at once with whether it could be opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    guard let handler else { return completion(false) }
    completion(onMainActor { handler(url) })
  }
}

extension URL {
  /// Whether browsers can open the URL. URLs without a scheme count as such.
  package var isOfTheWeb: Bool {
    guard let scheme = scheme?.lowercased() else { return true }
    return ["http", "https", "mailto", "tel", "sms"].contains(scheme)
  }
}

private struct HorizontalSizeKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private struct VerticalSizeKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private struct OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction() }

extension EnvironmentValues {
  /// Compact if the picture or window is narrower than 500 points, otherwise regular; `nil` if the picture is as wide
  /// as its content.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeKey.self] }
    set { self[HorizontalSizeKey.self] = newValue }
  }

  /// `nil` unless set: the height of a picture has no size class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeKey.self] }
    set { self[VerticalSizeKey.self] = newValue }
  }

  /// The state of the window. `active` unless set, also in a live session whose page is hidden.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The action that opens URLs.
  public package(set) var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
