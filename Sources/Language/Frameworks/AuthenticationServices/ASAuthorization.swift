@_exported import Foundation

/// An error of signing in.
public struct ASAuthorizationError: Error, Hashable, CustomNSError {
  /// The reasons, by Apple's numbers.
  public enum Code: Int, Sendable {
    /// A reason without a name.
    case unknown = 1000
    /// The user cancelled.
    case canceled
    /// The answer is not valid.
    case invalidResponse
    /// There is no answer.
    case notHandled
    /// Another failure.
    case failed
    /// A dialog is forbidden.
    case notInteractive
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The user cancelled.
  public static var canceled: Code { .canceled }
  /// Another failure.
  public static var failed: Code { .failed }
  /// A reason without a name.
  public static var unknown: Code { .unknown }
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public var errorCode: Int { code.rawValue }
}

/// A proof of identity.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// The result of signing in. There is none: Linux has no accounts of Apple.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// A fact about the user that the app requests.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name.
    public static let fullName = Scope(rawValue: "fullName")
    /// The address of mail.
    public static let email = Scope(rawValue: "email")
  }
  /// The proof of identity.
  public let credential: any ASAuthorizationCredential
  init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// The account of a user. There is none: Linux has no accounts of Apple.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The identifier of the user.
  public let user: String
  /// The name.
  public let fullName: PersonNameComponents?
  /// The address of mail.
  public let email: String?
  /// The token for a server.
  public let identityToken: Data?
  /// The code for a server.
  public let authorizationCode: Data?
  /// The state of the request.
  public let state: String?
  init(user: String) {
    self.user = user
    (fullName, email, identityToken, authorizationCode, state) = (nil, nil, nil, nil, nil)
  }
}

/// A request.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// A request to sign in. It is kept and not sent.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The facts about the user that the app requests.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A number to find again in the answer.
  open var nonce: String?
  /// A text to find again in the answer.
  open var state: String?
  /// The identifier of the user.
  open var user: String?
}

/// Makes requests and tells whether a user is still signed in.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
  /// Whether a user is signed in.
  public enum CredentialState: Int, Sendable {
    /// No longer.
    case revoked = 0
    /// The user is signed in.
    case authorized
    /// The user is not known.
    case notFound
    /// The account moved.
    case transferred
  }
  public override init() {}
  /// Creates a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Returns that the user is not known.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
  /// Reports that the user is not known.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(.notFound, nil) } }
}

/// Receives the answer to requests.
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// The user signed in. Not called.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Signing in failed.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Sends requests: each ends with ``ASAuthorizationError/Code/notHandled``.
open class ASAuthorizationController: NSObject, @unchecked Sendable {
  /// Receives the answer.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that names a window. Not called.
  open weak var presentationContextProvider: AnyObject?
  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Creates a controller.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  /// Fails with ``ASAuthorizationError/Code/notHandled``.
  open func performRequests() {
    DispatchQueue.main.async {
      self.delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
    }
  }
}
