// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The state of Bluetooth.
public enum CBManagerState: Int, Sendable {
  /// In order of the cases: unknown, restarting, no Bluetooth, forbidden, off, and on.
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Whether an app may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  /// In order of the cases: the user was not asked, the device forbids it, the user refused, and the user permitted it.
  case notDetermined, restricted, denied, allowedAlways
}

/// Uses Bluetooth. There is none: the state is ``CBManagerState/unsupported``.
open class CBManager: NSObject, @unchecked Sendable {
  /// Always unsupported.
  open var state: CBManagerState { .unsupported }
  /// Always denied.
  open class var authorization: CBManagerAuthorization { .denied }
  /// Always denied.
  open var authorization: CBManagerAuthorization { .denied }
  override init() {}
}

/// The domain of errors of CoreBluetooth.
public let CBErrorDomain = "CBErrorDomain"

/// An error of CoreBluetooth.
public struct CBError: Error, Hashable, CustomNSError {
  /// The reasons, by Apple's numbers.
  public enum Code: Int, Sendable {
    /// In order of the cases: an unknown error, invalid parameters or an invalid handle.
    case unknown, invalidParameters, invalidHandle
    /// In order of the cases: there is no connection, no space, or the operation was cancelled or took too long.
    case notConnected, outOfSpace, operationCancelled, connectionTimeout
    /// In order of the cases: the device disconnected, the identifier is not allowed, or is already used.
    case peripheralDisconnected, uuidNotAllowed, alreadyAdvertising
    /// In order of the cases: the connection failed, there are too many, or the device is unknown.
    case connectionFailed, connectionLimitReached, unknownDevice
    /// The operation is not supported.
    case operationNotSupported
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CBErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [
      NSLocalizedDescriptionKey:
        "The operation couldn’t be completed. (\(CBErrorDomain) error \(code.rawValue).)"
    ]
  }
}
