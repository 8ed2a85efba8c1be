import Foundation

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The program. It is never suspended, cannot open other programs, and its only UIKit window shows nothing.
@preconcurrency @MainActor public final class UIApplication: Sendable {
  /// The activity of the program.
  public enum State: Int, Sendable {
    /// UIKit's states. The program is always `active`.
    case active, inactive, background
  }

  /// A key for the options of `open(_:options:)`. No option has an effect.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    nonisolated public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A key for the reason why the program was launched. Never set.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    nonisolated public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The only instance.
  public static let shared = UIApplication()
  private init() {}

  /// The delegate, by default the one that `UIApplicationDelegateAdaptor` creates.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Always `active`.
  public var applicationState: State { .active }
  /// Always true: there is no file protection.
  public var isProtectedDataAvailable: Bool { true }
  /// Stored, but has no effect: the screen is never put to sleep.
  public var isIdleTimerDisabled = false
  /// Stored, but has no effect: there is no icon.
  public var applicationIconBadgeNumber = 0
  /// Always false: there is no icon.
  public var supportsAlternateIcons: Bool { false }
  /// Always `nil`: there is no icon.
  public var alternateIconName: String? { nil }
  /// Always the greatest finite number: background time is unlimited.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Always false. Inside a view, use `openURL` from the environment.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// No-op: reports false. Inside a view, use `openURL` from the environment.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// No-op: reports false. Inside a view, use `openURL` from the environment.
  @discardableResult public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async
    -> Bool
  {
    false
  }

  private var lastTask = 0

  /// Returns a new identifier. The handler is never called, because the program is never suspended.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }
  /// Returns a new identifier. The handler is never called, because the program is never suspended.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }
  /// No-op: tasks need no end.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The address of the program's settings. It cannot be opened.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The address of the program's settings for notifications. It cannot be opened.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The identifier of no task.
  nonisolated public static let backgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

  /// A notification that is never posted: the program is active from start to end.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// A notification that is never posted.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// A notification that is never posted.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// A notification that is never posted.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// A notification that is never posted.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// A notification that is never posted.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// A notification that is never posted.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailableNotification")
}
