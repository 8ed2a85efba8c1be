import Foundation

/// An event of AppKit. None is delivered; gestures receive the input of live sessions.
@preconcurrency @MainActor open class NSEvent: NSObject {
  /// The keys that are held.
  public struct ModifierFlags: OptionSet, Sendable {
    /// The bits of the keys.
    public let rawValue: UInt
    /// Creates a set of keys.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Caps lock.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// A function key.
    public static let function = ModifierFlags(rawValue: 1 << 23)
  }

  /// Kinds of events.
  public struct EventTypeMask: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt64
    /// Creates a set of kinds.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The left button is pressed.
    public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
    /// The left button is released.
    public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
    /// The right button is pressed.
    public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
    /// The right button is released.
    public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
    /// The pointer moves.
    public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
    /// The pointer moves with the left button pressed.
    public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
    /// A key is pressed.
    public static let keyDown = EventTypeMask(rawValue: 1 << 10)
    /// A key is released.
    public static let keyUp = EventTypeMask(rawValue: 1 << 11)
    /// The held keys change.
    public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
    /// A wheel or a gesture scrolls.
    public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
    /// A gesture magnifies.
    public static let magnify = EventTypeMask(rawValue: 1 << 30)
    /// Any event.
    public static let any = EventTypeMask(rawValue: .max)
  }

  /// The position in the window in points.
  open var locationInWindow: CGPoint { .zero }
  /// The keys that are held.
  open var modifierFlags: ModifierFlags { [] }
  /// The number of the key.
  open var keyCode: UInt16 { 0 }
  /// The text of the key.
  open var characters: String? { nil }
  /// The text of the key without held keys.
  open var charactersIgnoringModifiers: String? { nil }
  /// The number of clicks.
  open var clickCount: Int { 0 }
  /// The horizontal distance that is scrolled, in points.
  open var scrollingDeltaX: CGFloat { 0 }
  /// The vertical distance that is scrolled, in points.
  open var scrollingDeltaY: CGFloat { 0 }
  /// The horizontal distance of the pointer in points.
  open var deltaX: CGFloat { 0 }
  /// The vertical distance of the pointer in points.
  open var deltaY: CGFloat { 0 }

  /// Always empty: no key is held.
  public class var modifierFlags: ModifierFlags { [] }
  /// Always zero: there is no pointer.
  public class var mouseLocation: CGPoint { .zero }
  /// Returns `nil`: no event is delivered.
  public class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  /// Returns `nil`: no event is delivered.
  public class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }
  /// No-op: no event is delivered.
  public class func removeMonitor(_ eventMonitor: Any) {}
}

/// A pointer of macOS. Never shown: browsers choose the pointer.
@preconcurrency @MainActor public final class NSCursor {
  private init() {}
  /// The pointer over content.
  public static let arrow = NSCursor()
  /// The pointer over text.
  public static let iBeam = NSCursor()
  /// The pointer over links.
  public static let pointingHand = NSCursor()
  /// The pointer over what can be dragged.
  public static let openHand = NSCursor()
  /// The pointer while dragging.
  public static let closedHand = NSCursor()
  /// The pointer for positions.
  public static let crosshair = NSCursor()
  /// The pointer over what cannot be used.
  public static let operationNotAllowed = NSCursor()
  /// The pointer over a vertical divider.
  public static let resizeLeftRight = NSCursor()
  /// The pointer over a horizontal divider.
  public static let resizeUpDown = NSCursor()

  /// No-op: the pointer is never shown.
  public func set() {}
  /// No-op: the pointer is never shown.
  public func push() {}
  /// No-op: the pointer is never shown.
  public func pop() {}
  /// No-op: the pointer is never shown.
  public class func pop() {}
  /// No-op: the pointer is never shown.
  public class func hide() {}
  /// No-op: the pointer is never shown.
  public class func unhide() {}
}

/// The haptic feedback of a trackpad. It has no effect.
@preconcurrency @MainActor public final class NSHapticFeedbackManager {
  /// The kind of feedback.
  public enum FeedbackPattern: Int, Sendable {
    /// For any action.
    case generic
    /// When dragged content is aligned.
    case alignment
    /// When a level is reached.
    case levelChange
  }
  /// When the feedback is given.
  public enum PerformanceTime: UInt, Sendable {
    /// At a time that the system chooses.
    case `default`
    /// Immediately.
    case now
    /// When the next drawing is complete.
    case drawCompleted
  }
  /// The feedback of the trackpad.
  public static let defaultPerformer = NSHapticFeedbackManager()
  private init() {}
  /// No-op: there is no trackpad.
  public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
}
