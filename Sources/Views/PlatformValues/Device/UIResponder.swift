import Foundation

/// The name of an Objective-C method. The method is never called: there is no Objective-C on Linux. `opencharts
/// preview` replaces each `#selector` by a `Selector`.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  private let name: String
  /// Creates the name of a method.
  public init(_ name: String) { self.name = name }
  /// Creates the name of a method.
  public init(stringLiteral value: String) { name = value }
}

/// An object that receives events in UIKit. On Linux, SwiftUI delivers events to views, so a responder receives none.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  nonisolated public override init() { super.init() }
  /// Always false.
  open var isFirstResponder: Bool { false }
  /// Always false.
  open var canBecomeFirstResponder: Bool { false }
  /// Returns false.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Returns true: it receives no events.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// A notification that is never posted: the keyboard of a picture is never shown, and browsers do not report theirs.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// A notification that is never posted.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// A notification that is never posted.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// A notification that is never posted.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// A notification that is never posted.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's frame.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}

/// A UIKit event. None are created.
@preconcurrency @MainActor open class UIEvent: NSObject {}

extension UIApplication {
  /// Returns false: nothing receives the action. To hide the keyboard, apps send
  /// `#selector(UIResponder.resignFirstResponder)`. This has no effect, because pictures show no keyboard.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
}
