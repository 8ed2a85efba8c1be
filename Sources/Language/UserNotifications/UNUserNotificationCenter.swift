import Foundation

/// The parts of a notification that an app asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Texts on the screen.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Sounds despite the mute switch.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button that opens the app's notification settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Silent notifications, without asking the user for permission.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// In order of the cases: not asked, refused, permitted, permitted silently, and permitted temporarily.
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// The user's choices about notifications.
public struct UNNotificationSettings: Sendable {
  /// Not determined until the app asks, then denied: apps cannot show notifications on Linux.
  public let authorizationStatus: UNAuthorizationStatus
}

/// Receives events about notifications. Never called: no notification is shown.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// The notifications of a program. Apps cannot show notifications on Linux: permission is refused, and requests are
/// only stored until they are removed or the program ends.
public final class UNUserNotificationCenter: @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private var wasAsked = false
  private var requests: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  /// Receives events. Never called.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  private init() {}

  /// The only instance.
  public static func current() -> UNUserNotificationCenter { shared }

  private func locked<T>(_ body: () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// Reports false: permission is refused.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    locked { wasAsked = true }
    DispatchQueue.global().async { completionHandler(false, nil) }
  }
  /// Returns false: permission is refused.
  @discardableResult public func requestAuthorization(options: UNAuthorizationOptions = []) async throws
    -> Bool
  {
    locked { wasAsked = true }
    return false
  }

  /// Reports the settings.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void)
  {
    let settings = settings
    DispatchQueue.global().async { completionHandler(settings) }
  }
  /// Returns the settings.
  public func notificationSettings() async -> UNNotificationSettings { settings }
  private var settings: UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: locked { wasAsked } ? .denied : .notDetermined)
  }

  private func keep(_ request: UNNotificationRequest) {
    locked {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
  }
  /// Stores a request, replacing a request with the same identifier. It is never shown.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
  }
  /// Stores a request, replacing a request with the same identifier. It is never shown.
  public func add(_ request: UNNotificationRequest) async throws { keep(request) }

  /// Reports the requests that were added and not removed.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let all = locked { requests }
    DispatchQueue.global().async { completionHandler(all) }
  }
  /// Returns the requests that were added and not removed.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { locked { requests } }
  /// Removes requests.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    let names = Set(identifiers)
    locked { requests.removeAll { names.contains($0.identifier) } }
  }
  /// Removes all requests.
  public func removeAllPendingNotificationRequests() { locked { requests = [] } }

  /// Reports that nothing was shown.
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    DispatchQueue.global().async { completionHandler([]) }
  }
  /// Returns an empty list: nothing was shown.
  public func deliveredNotifications() async -> [UNNotification] { [] }
  /// No-op: nothing was shown.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// No-op: nothing was shown.
  public func removeAllDeliveredNotifications() {}

  /// Stores the categories of notifications.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    locked { self.categories = categories }
  }
  /// Returns the stored categories of notifications.
  public func notificationCategories() async -> Set<UNNotificationCategory> { locked { categories } }
  /// No-op: there is no icon.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
  }
  /// No-op: there is no icon.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
