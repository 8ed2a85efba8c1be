import Foundation

/// The orientations that an interface supports. The screen is always upright.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device is upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The device is upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The device is on its right side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The device is on its left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// The device is on either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// The stored state of a scene. There are none.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// The purpose of the scene, which is always a window of the app.
  open var role: Role { .windowApplication }
}

/// The setup of a scene. Stored, but has no effect: the program has no scenes.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// The purpose.
  public let role: UISceneSession.Role
  /// The type of the delegate.
  open var delegateClass: AnyClass?
  /// Creates a setup.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIScene {
  /// The reasons why a scene is created. There are none.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {}
}

/// Receives the events of a scene. There are no scenes, so it is never called.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}

/// Receives the events of a scene with windows. Never called.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// The result of loading data in the background. Ignored: programs are never in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// In order of the cases: new data, no new data, or an error.
  case newData, noData, failed
}

extension UIApplication {
  /// A key for the options with which an address is opened. There are none.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// No-op: there are no remote notifications.
  public func registerForRemoteNotifications() {}
}
