import Foundation

/// The condition that triggers a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification is repeated.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A notification after an interval.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The interval in seconds.
  public let timeInterval: TimeInterval
  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  /// Returns the date at which the interval would end if it started now.
  public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A notification at a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of a date that must match.
  public let dateComponents: DateComponents
  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// Returns the next date that matches.
  public func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A request to show a notification. It is never shown.
public final class UNNotificationRequest: Sendable {
  /// The identifier of the request.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The trigger; `nil` to show the notification immediately.
  public let trigger: UNNotificationTrigger?
  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// A notification that was shown. Never created.
public final class UNNotification: Sendable {
  /// The time at which the notification was shown.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// The user's answer to a notification. Never created.
public final class UNNotificationResponse: Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the chosen action.
  public let actionIdentifier: String
  init(_ notification: UNNotification, _ action: String) {
    self.notification = notification
    actionIdentifier = action
  }
}

/// The ways in which a notification is shown while its app is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A text on the screen; the former name of `list` and `banner`.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// An entry in the list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A text at the top of the screen.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// A button of a notification. Stored, but has no effect.
public struct UNNotificationAction: Hashable, Sendable {
  /// The identifier of the action.
  public let identifier: String
  /// The text of the button.
  public let title: String
  /// The behaviour of the button.
  public let options: UNNotificationActionOptions
  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// The behaviour of a button.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The action is possible only while the device is unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The action deletes something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The action opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A category of notifications. Stored, but has no effect.
public struct UNNotificationCategory: Hashable, Sendable {
  /// The identifier of the category.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// Creates a category. `intentIdentifiers` and `options` have no effect.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }
}

/// Options of a category of notifications. They have no effect.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Notifies the app when the user dismisses a notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}
