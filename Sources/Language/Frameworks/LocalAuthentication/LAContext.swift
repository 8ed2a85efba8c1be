@_exported import Foundation

/// The method of recognizing a user.
public enum LABiometryType: Int, Sendable {
  /// No method.
  case none = 0
  /// Recognition by fingerprint.
  case touchID
  /// Recognition by face.
  case faceID = 2
  /// Recognition by iris.
  case opticID = 4
}

/// The accepted proofs of identity.
public enum LAPolicy: Int, Sendable {
  /// A fingerprint, the face or the iris.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A fingerprint, the face, the iris, or the passcode of the device.
  case deviceOwnerAuthentication
}

/// An error of recognition.
public struct LAError: Error, Hashable, CustomNSError {
  /// The reasons, by Apple's numbers.
  public enum Code: Int, Sendable {
    /// The user was not recognized.
    case authenticationFailed = -1
    /// The user cancelled.
    case userCancel = -2
    /// The user chose another method.
    case userFallback = -3
    /// The system cancelled.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// There is no sensor.
    case biometryNotAvailable = -6
    /// No user is registered with the sensor.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app cancelled.
    case appCancel = -9
    /// The context has ended.
    case invalidContext = -10
    /// The request needs a dialog, but dialogs are forbidden.
    case notInteractive = -1004
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// There is no sensor.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The user was not recognized.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user cancelled.
  public static var userCancel: Code { .userCancel }
  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }

  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
  private var text: String {
    code == .biometryNotAvailable
      ? "Biometry is not available on this device."
      : "The operation couldn’t be completed. (\(Self.errorDomain) error \(code.rawValue).)"
  }
}

/// A pointer to an error, by its name in Objective-C.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Recognizes the user. There is no sensor, so each request ends with ``LAError/Code/biometryNotAvailable``.
open class LAContext: NSObject, @unchecked Sendable {
  /// The title of the button for another method. Stored, but no dialog is shown.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels. Stored, but no dialog is shown.
  open var localizedCancelTitle: String?
  /// The reason that a dialog shows. Stored, but no dialog is shown.
  open var localizedReason = ""
  /// The period in seconds in which the user need not be asked again. Stored, but has no effect.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether a dialog is forbidden. Stored, but no dialog is shown.
  open var interactionNotAllowed = false
  /// The method of recognition. Always none.
  open var biometryType: LABiometryType { .none }

  public override init() {}

  /// Returns false, with the error ``LAError/Code/biometryNotAvailable``.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = LAError(.biometryNotAvailable) as NSError
    return false
  }
  /// Fails with ``LAError/Code/biometryNotAvailable``.
  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { reply(false, LAError(.biometryNotAvailable)) } }
  /// Throws ``LAError/Code/biometryNotAvailable``.
  @discardableResult open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws
    -> Bool
  { throw LAError(.biometryNotAvailable) }
  /// No-op: there is nothing to invalidate.
  open func invalidate() {}
}
