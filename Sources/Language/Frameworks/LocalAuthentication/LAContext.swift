@_exported import Foundation

/// How a user is recognized.
public enum LABiometryType: Int, Sendable {
  /// Not at all.
  case none = 0
  /// By a finger.
  case touchID
  /// By the face.
  case faceID = 2
  /// By the eyes.
  case opticID = 4
}

/// The accepted proofs of identity.
public enum LAPolicy: Int, Sendable {
  /// A finger, the face or the eyes.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// The same, or the code of the device.
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
    /// The user chose another way.
    case userFallback = -3
    /// The system cancelled.
    case systemCancel = -4
    /// There is no code.
    case passcodeNotSet = -5
    /// There is no sensor.
    case biometryNotAvailable = -6
    /// The sensor knows no user.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app cancelled.
    case appCancel = -9
    /// The context has ended.
    case invalidContext = -10
    /// A dialog is forbidden.
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
  /// There is no code.
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
  /// The title of another way. Stored, but no dialog is shown.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels. Stored, but no dialog is shown.
  open var localizedCancelTitle: String?
  /// The reason that a dialog names. Stored, but no dialog is shown.
  open var localizedReason = ""
  /// Seconds in which the user need not be asked again. Stored, but has no effect.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether a dialog is forbidden. Stored, but no dialog is shown.
  open var interactionNotAllowed = false
  /// Not at all.
  open var biometryType: LABiometryType { .none }

  public override init() {}

  /// False, with ``LAError/Code/biometryNotAvailable``.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = LAError(.biometryNotAvailable) as NSError
    return false
  }
  /// Fails.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { reply(false, LAError(.biometryNotAvailable)) } }
  /// Throws ``LAError/Code/biometryNotAvailable``.
  @discardableResult open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws
    -> Bool
  { throw LAError(.biometryNotAvailable) }
  /// No-op: nothing is kept.
  open func invalidate() {}
}
