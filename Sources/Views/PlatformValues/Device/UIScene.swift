import Foundation

/// A UIKit scene. The program has one, a ``UIWindowScene``.
@preconcurrency @MainActor open class UIScene: Hashable {
  init() {}
  nonisolated public static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not attached to an app.
    case unattached = -1
    /// In order of the cases: visible and receiving input, visible without input, and not visible.
    case foregroundActive, foregroundInactive, background
  }

  /// Always `foregroundActive`.
  open var activationState: ActivationState { .foregroundActive }
}

/// A scene with windows. The program has one, with one window, for code that lays out by its screen. Views are shown in
/// pictures and pages, not in the window.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  /// The only scene.
  static let main = UIWindowScene()
  /// The main screen.
  public var screen: UIScreen { .main }
  /// Always `portrait`.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The current traits.
  public var traitCollection: UITraitCollection { .current }
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// In order of the cases: unknown, upright, and upside down.
  case unknown, portrait, portraitUpsideDown
  /// The interface of a device in `UIDeviceOrientation.landscapeRight`.
  case landscapeLeft = 4
  /// The interface of a device in `UIDeviceOrientation.landscapeLeft`.
  case landscapeRight = 3

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is `landscapeLeft` or `landscapeRight`.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIApplication {
  /// The only scene, a ``UIWindowScene``.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  /// Always `large`, the default size. Inside a view, read `dynamicTypeSize` from the environment.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}
