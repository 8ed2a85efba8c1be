import Foundation
import OpenChartsIsolation
import OpenChartsLimits

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
  /// The address for a browser; `nil` where its scheme is a program's own, and where a page may not link to it.
  package var webAddress: String? { LinkAddress(absoluteString, others: ["sms"])?.text }
}

extension EnvironmentValues {
  /// Compact if the picture or window is narrower than 500 points, otherwise regular; `nil` if the picture is as wide
  /// as its content.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass?

  /// `nil` unless set: the height of a picture has no size class.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass?

  /// The state of the window. `active` unless set, also in a live session whose page is hidden.
  @Entry public var scenePhase: ScenePhase = .active

  /// The action that opens URLs.
  @Entry public package(set) var openURL: OpenURLAction = OpenURLAction()
}
