import Foundation

/// Names work that goes on when a program is left.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The program. Nothing here puts it to sleep or opens other programs, and it has no windows of UIKit's.
@preconcurrency @MainActor public final class UIApplication: Sendable {
  /// What a program is to who looks at the device.
  public enum State: Int, Sendable {
    /// As on a device; here a program is always active.
    case active, inactive, background
  }

  /// Names what is wanted of opening an address. Nothing here reads it.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    nonisolated public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Names why a program was started. Nothing here sets it.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    nonisolated public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The program.
  public static let shared = UIApplication()
  private init() {}

  /// Always active.
  public var applicationState: State { .active }
  /// Files are never locked here.
  public var isProtectedDataAvailable: Bool { true }
  /// Kept, though nothing puts a screen to sleep.
  public var isIdleTimerDisabled = false
  /// Kept, though there is no icon to show it.
  public var applicationIconBadgeNumber = 0
  /// A program has no icon here.
  public var supportsAlternateIcons: Bool { false }
  /// There is none.
  public var alternateIconName: String? { nil }
  /// There is always time.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// No address can be opened: where a view is drawn, SwiftUI's `openURL` asks who draws it.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and says so.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Opens nothing, and says so.
  @discardableResult public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async
    -> Bool
  {
    false
  }

  private var lastTask = 0

  /// Numbers the work; the program is never stopped, so that the handler is never called.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }
  /// Numbers the work; the program is never stopped, so that the handler is never called.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }
  /// Nothing waits for the end of the work.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The address of a program's settings on a device. Nothing answers to it here.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// No work.
  nonisolated public static let backgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

  /// Never posted, as are the others: a program is active from its start to its end.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Never posted here.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Never posted here.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Never posted here.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Never posted here.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Never posted here.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Never posted here.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailableNotification")
}
