import Foundation

/// What assistive technology of a device is asked and told. None runs beside a program here: pages and live sessions
/// have what readers need within, and a view's environment says what its reader asked for (`accessibilityReduceMotion`).
public enum UIAccessibility {
  /// What has happened.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// A number for each kind.
    public let rawValue: UInt32
    /// A kind by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Most of what is shown has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of what is shown has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Words are to be said.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Reaches nobody: no assistive technology listens to a program here.
  public static func post(notification: Notification, argument: Any?) {}

  /// Never: what reads a page does not say so.
  public static var isVoiceOverRunning: Bool { false }
  /// Never: no such device is connected.
  public static var isSwitchControlRunning: Bool { false }
  /// Never outside a view, whose environment has `accessibilityReduceMotion`.
  public static var isReduceMotionEnabled: Bool { false }
  /// Never outside a view, whose environment has `accessibilityReduceTransparency`.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Never: there is no such setting.
  public static var isBoldTextEnabled: Bool { false }
  /// Never outside a view, whose environment has `colorSchemeContrast`.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Never outside a view, whose environment has `accessibilityDifferentiateWithoutColor`.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Never posted.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Never posted.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
