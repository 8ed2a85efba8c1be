import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The title.
  public fileprivate(set) var title = ""
  /// The subtitle.
  public fileprivate(set) var subtitle = ""
  /// The text.
  public fileprivate(set) var body = ""
  /// The number on the app's icon.
  public fileprivate(set) var badge: NSNumber?
  /// The sound.
  public fileprivate(set) var sound: UNNotificationSound?
  /// The values that the app attaches.
  public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The identifier of the notification's category.
  public fileprivate(set) var categoryIdentifier = ""
  /// The identifier of the notification's group.
  public fileprivate(set) var threadIdentifier = ""
  /// The files to show with the text.
  public fileprivate(set) var attachments: [UNNotificationAttachment] = []
  /// The importance.
  public fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// The rank in a summary, from 0 to 1.
  public fileprivate(set) var relevanceScore = 0.0
  /// Creates empty content.
  public override init() {}
}

/// The content of a notification, which can be changed.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The subtitle.
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app's icon.
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound.
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The values that the app attaches.
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The identifier of the notification's category.
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The identifier of the notification's group.
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The files to show with the text.
  public override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  /// The importance.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// The rank in a summary, from 0 to 1.
  public override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
}

/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// In order of the cases: without light or sound; immediately; even during a Focus; even with the mute switch on.
  case passive, active, timeSensitive, critical
}

/// The name of a sound file.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. Never played.
public final class UNNotificationSound: Sendable {
  /// The name of the sound file; `nil` for the system's sound.
  let name: UNNotificationSoundName?
  private init(_ name: UNNotificationSoundName?) { self.name = name }
  /// Creates a sound from a file.
  public convenience init(named name: UNNotificationSoundName) { self.init(name) }
  /// The system's sound.
  public static let `default` = UNNotificationSound(nil)
  /// The system's sound for critical notifications.
  public static let defaultCritical = UNNotificationSound(nil)
}
