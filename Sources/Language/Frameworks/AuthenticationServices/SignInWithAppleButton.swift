import SwiftUI

/// The button that signs in with an account of Apple. A tap makes a request, which ends with
/// ``ASAuthorizationError/Code/notHandled``, because Linux has no accounts of Apple.
public struct SignInWithAppleButton: View {
  /// The words of the button.
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
    /// White words on black.
    public static let black = Style(isWhite: false, hasOutline: false)
    /// Black words on white.
    public static let white = Style(isWhite: true, hasOutline: false)
    /// Black words on white with a black line around.
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
  ///   - onCompletion: Receives the failure.
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
  /// Sets the colours of the buttons that sign in.
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
