import Foundation

/// A window of UIKit's with its surroundings. A program here has none: what asks for one finds nothing.
@preconcurrency @MainActor open class UIScene: Hashable {
  init() {}
  nonisolated public static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// What a scene is doing.
  public enum ActivationState: Int, Sendable {
    /// Not attached to a program.
    case unattached = -1
    /// Seen, with somebody at it; seen without; and unseen.
    case foregroundActive, foregroundInactive, background
  }

  /// A scene that is there is active.
  open var activationState: ActivationState { .foregroundActive }
}

/// A scene with windows, of which there is none here: `connectedScenes.first as? UIWindowScene` is `nil`.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  /// The screen that code for phones asks for its size.
  public var screen: UIScreen { .main }
  /// How the interface is turned, were there one.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The appearance of a program.
  public var traitCollection: UITraitCollection { .current }
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known, upright, and upside down.
  case unknown, portrait, portraitUpsideDown
  /// The device turned to the right.
  case landscapeLeft = 4
  /// The device turned to the left.
  case landscapeRight = 3

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIApplication {
  /// Always empty: views of SwiftUI are shown in pictures and pages, not in windows of UIKit.
  public var connectedScenes: Set<UIScene> { [] }
  /// The usual size. A view's environment says what its reader chose.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}
