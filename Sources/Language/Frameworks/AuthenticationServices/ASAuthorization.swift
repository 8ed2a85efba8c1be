@_exported import Foundation

/// An error of signing in.
public struct ASAuthorizationError: Error, Hashable, CustomNSError {
  /// The reasons, by Apple's numbers.
  public enum Code: Int, Sendable {
    /// An unknown reason.
    case unknown = 1000
    /// The user cancelled.
    case canceled
    /// The answer is not valid.
    case invalidResponse
    /// The request was not answered.
    case notHandled
    /// Another failure.
    case failed
    /// The request needs a dialog, but dialogs are forbidden.
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
  /// An unknown reason.
  public static var unknown: Code { .unknown }
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public var errorCode: Int { code.rawValue }
}

/// A proof of identity.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// The result of signing in. Never created: there are no Apple accounts on Linux.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// A fact about the user that the app requests.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user's full name.
    public static let fullName = Scope(rawValue: "fullName")
    /// The email address.
    public static let email = Scope(rawValue: "email")
  }
  /// The proof of identity.
  public let credential: any ASAuthorizationCredential
  init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// The account of a user. Never created: there are no Apple accounts on Linux.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The identifier of the user.
  public let user: String
  /// The user's full name.
  public let fullName: PersonNameComponents?
  /// The email address.
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

/// A request for authorization.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// A request to sign in. It is stored, but not sent.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The facts about the user that the app requests.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A number that the answer repeats.
  open var nonce: String?
  /// A text that the response returns unchanged.
  open var state: String?
  /// The identifier of the user.
  open var user: String?
}

/// Creates requests and reports whether a user is still signed in.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
  /// Whether a user is signed in.
  public enum CredentialState: Int, Sendable {
    /// The user is no longer signed in.
    case revoked = 0
    /// The user is signed in.
    case authorized
    /// The user is unknown.
    case notFound
    /// The account was transferred.
    case transferred
  }
  public override init() {}
  /// Creates a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Returns that the user is unknown.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
  /// Reports that the user is unknown.
  @preconcurrency open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(.notFound, nil) } }
}

/// Is notified of the answer to requests.
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Reports that the user signed in. Never called.
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

/// Sends requests. Each request fails with ``ASAuthorizationError/Code/notHandled``.
open class ASAuthorizationController: NSObject, @unchecked Sendable {
  /// The object that is notified of the answer.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The object that provides a window. Never called.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
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
