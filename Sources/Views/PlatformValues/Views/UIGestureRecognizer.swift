import Foundation

/// A recognizer of gestures of UIKit. It recognizes nothing: UIKit's views receive no touches; SwiftUI's views do.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The progress of a gesture.
  public enum State: Int, Sendable {
    /// Not begun, begun, changed, ended, interrupted, and not recognized.
    case possible, began, changed, ended, cancelled, failed
    /// A gesture without progress has been recognized.
    public static var recognized: State { .ended }
  }
  /// The progress: always ``State/possible``.
  open var state: State { .possible }
  /// The view; `nil` before ``UIView/addGestureRecognizer(_:)``.
  open fileprivate(set) weak var view: UIView?
  /// Whether gestures are recognized. Stored, but has no effect.
  open var isEnabled = true
  /// Whether touches end once a gesture is recognized. Stored, but has no effect.
  open var cancelsTouchesInView = true
  /// Receives no messages.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Creates a recognizer. The method is not called.
  public init(target: Any?, action: Selector?) {}
  /// Creates a recognizer.
  public convenience override init() { self.init(target: nil, action: nil) }
  /// No-op: the method is not called.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Returns zero: no touch has a position.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// The delegate of a ``UIGestureRecognizer``. Its functions are not called.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}

/// A recognizer of taps. It recognizes nothing.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. Stored, but has no effect.
  open var numberOfTapsRequired = 1
  /// The number of fingers. Stored, but has no effect.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses. It recognizes nothing.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The shortest duration in seconds. Stored, but has no effect.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A recognizer of drags. It recognizes nothing.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The greatest number of fingers. Stored, but has no effect.
  open var maximumNumberOfTouches = Int.max
  /// Returns zero: nothing is dragged.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// No-op: nothing is dragged.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Returns zero: nothing is dragged.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of two fingers that move apart. It recognizes nothing.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale. Stored, but has no effect.
  open var scale: CGFloat = 1
}

/// A recognizer of swipes. It recognizes nothing.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
  /// The direction. Stored, but has no effect.
  open var direction = Direction.right
}

extension UIView {
  /// Attaches a recognizer, which recognizes nothing.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { gestureRecognizer.view = self }
  /// Detaches a recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = nil
  }
}
