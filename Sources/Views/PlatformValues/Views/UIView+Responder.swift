import Foundation

extension UIView {
  /// The view itself. The closure of a property's initial value names it `self`, as it does the function of `NSObject`
  /// on Apple's systems, for example in `addTarget(self, action:for:)`.
  public func `self`() -> UIView { self }

  /// Always false: no view of UIKit has the keyboard's input.
  public var isFirstResponder: Bool { false }
  /// Returns false.
  @discardableResult public func becomeFirstResponder() -> Bool { false }
  /// Returns true: the view does not have the keyboard's input.
  @discardableResult public func resignFirstResponder() -> Bool { true }
  /// No-op: no text is edited.
  public func selectAll(_ sender: Any?) {}

  /// Makes the changes at once and calls the completion handler: views of UIKit are not animated.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}
