import Foundation

/// The interface to a device's assistive technology. Every setting is off, because no assistive technology is connected
/// to the process. Pages and live sessions have accessibility in their markup, and a view's environment has the user's
/// settings, such as `accessibilityReduceMotion`.
public enum UIAccessibility {
  /// The kind of an accessibility notification.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// UIKit's number for the kind.
    public let rawValue: UInt32
    /// Creates a kind from UIKit's number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Most of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to speak.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// No-op: no assistive technology is connected to the process.
  public static func post(notification: Notification, argument: Any?) {}

  /// Always false: browsers do not report screen readers.
  public static var isVoiceOverRunning: Bool { false }
  /// Always false: switch control is not supported.
  public static var isSwitchControlRunning: Bool { false }
  /// Always false. Inside a view, read `accessibilityReduceMotion` from the environment.
  public static var isReduceMotionEnabled: Bool { false }
  /// Always false. Inside a view, read `accessibilityReduceTransparency` from the environment.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Always false: there is no such setting.
  public static var isBoldTextEnabled: Bool { false }
  /// Always false. Inside a view, read `colorSchemeContrast` from the environment.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Always false. Inside a view, read `accessibilityDifferentiateWithoutColor` from the environment.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// A notification that is never posted.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// A notification that is never posted.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
