import Foundation
import Isolation
import Limits

/// Whether there is much room in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// As on a phone, and as on a larger screen.
  case compact, regular

  /// The least width in points that is not that of a phone.
  package static let regularWidth = 500.0
}

/// What a program's windows are doing.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// Unseen, seen, and seen with somebody at it. Only the last occurs by itself here.
  case background, inactive, active
  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

/// Opens an address. In a live session, addresses of the program's own, which are not of the web, go to the views that
/// take them (`onOpenURL(perform:)`); others, and all where a picture is drawn, nothing here can open.
public struct OpenURLAction: Sendable {
  private let handler: (@MainActor (URL) -> Bool)?

  /// - Parameter handler: Opens an address; says whether it could. `nil` opens none.
  package init(_ handler: (@MainActor (URL) -> Bool)? = nil) { self.handler = handler }

  /// Opens an address; nothing happens where nothing here can.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
  /// Opens an address, and says at once whether something could.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    guard let handler else { return completion(false) }
    completion(onMainActor { handler(url) })
  }
}

extension URL {
  /// The address for a browser; `nil` where its scheme is a program's own, and where a page may not link to it.
  package var webAddress: String? { LinkAddress(absoluteString, others: ["sms"])?.text }
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

  /// What the window is doing. Active unless set, also in a live session whose page nobody looks at.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Opens addresses.
  public package(set) var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
