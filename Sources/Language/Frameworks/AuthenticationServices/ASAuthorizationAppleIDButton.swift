import UIKit

/// The button of UIKit that signs in with an Apple account. Never drawn; a `SignInWithAppleButton` is.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  /// The text of a button.
  public enum ButtonType: Int, Sendable {
    /// Signs in, continues, and signs up.
    case signIn, `continue`, signUp
    /// The default text.
    public static var `default`: ButtonType { .signIn }
  }
  /// The colours of a button.
  public enum Style: Int, Sendable {
    /// White, white with a frame, and black.
    case white, whiteOutline, black
  }
  /// The text.
  public let type: ButtonType
  /// The colours.
  public let style: Style
  /// The radius of the corners in points. Stored, but has no effect.
  open var cornerRadius: CGFloat = 6

  /// Creates a button.
  public init(type: ButtonType, style: Style) {
    (self.type, self.style) = (type, style)
    super.init(frame: .zero)
  }
  /// Creates a button from an archive. Not called.
  public required init?(coder: NSCoder) {
    (type, style) = (.default, .black)
    super.init(coder: coder)
  }
  /// Creates a button that signs in, in black.
  public convenience init() { self.init(type: .default, style: .black) }
}

/// The window in which a controller shows its dialogs.
public typealias ASPresentationAnchor = UIWindow

/// Provides the window of an ``ASAuthorizationController``. Never called: no dialog is shown.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Returns the window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
