import SwiftUI

/// A button that signs in with an Apple account. A tap makes a request, which fails with
/// ``ASAuthorizationError/Code/notHandled``, because there are no Apple accounts on Linux.
public struct SignInWithAppleButton: View {
  /// The text of the button.
  public struct Label: Sendable {
    fileprivate let text: String
    /// Sign in with Apple.
    public static let signIn = Label(text: "Sign in with Apple")
    /// Continue with Apple.
    public static let `continue` = Label(text: "Continue with Apple")
    /// Sign up with Apple.
    public static let signUp = Label(text: "Sign up with Apple")
  }

  /// The colours of the button.
  public struct Style: Sendable, Equatable {
    fileprivate let isWhite: Bool
    fileprivate let hasOutline: Bool
    /// White text on black.
    public static let black = Style(isWhite: false, hasOutline: false)
    /// Black text on white.
    public static let white = Style(isWhite: true, hasOutline: false)
    /// Black text on white with a black outline.
    public static let whiteOutline = Style(isWhite: true, hasOutline: true)
  }

  @Environment(\.signInWithAppleButtonStyle) private var style
  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  /// Creates the button.
  ///
  /// - Parameters:
  ///   - onRequest: Receives the request before it is sent.
  ///   - onCompletion: Receives the error; the request always fails.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion) }

  /// A rounded button, which fills the proposed width and height.
  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
      onCompletion(.failure(ASAuthorizationError(.notHandled)))
    } label: {
      Text(verbatim: label.text).font(.system(size: 17, weight: .medium)).lineLimit(1)
        .minimumScaleFactor(0.5).foregroundStyle(style.isWhite ? Color.black : .white).padding(.horizontal, 8)
        .frame(minWidth: 130, maxWidth: .infinity, minHeight: 30, idealHeight: 44, maxHeight: .infinity)
        .background(style.isWhite ? Color.white : .black, in: RoundedRectangle(cornerRadius: 6))
        .overlay {
          if style.hasOutline { RoundedRectangle(cornerRadius: 6).strokeBorder(Color.black) }
        }
    }
    .buttonStyle(.plain)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style = SignInWithAppleButton.Style
    .black
}

extension View {
  /// Sets the colours of sign-in buttons.
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
