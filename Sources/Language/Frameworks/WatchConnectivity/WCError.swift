// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The domain of errors of WatchConnectivity.
public let WCErrorDomain = "WCErrorDomain"

/// An error of WatchConnectivity.
public struct WCError: Error, Hashable, CustomNSError {
  /// The reasons, by Apple's numbers.
  public enum Code: Int, Sendable {
    /// In order of the cases: an unknown error, and the session is not supported.
    case genericError = 7001
    case sessionNotSupported
    /// In order of the cases: the session has no delegate, is not activated, or there is no watch.
    case sessionMissingDelegate, sessionNotActivated, deviceNotPaired
    /// In order of the cases: the watch does not have the app, or cannot be reached.
    case watchAppNotInstalled, notReachable
    /// In order of the cases: a parameter is invalid, a message is too large or has types that cannot be sent.
    case invalidParameter, payloadTooLarge, payloadUnsupportedTypes
    /// In order of the cases: an answer failed or took too long, and a file cannot be read.
    case messageReplyFailed, messageReplyTimedOut, fileAccessDenied
    /// In order of the cases: a delivery failed, the space is not enough, and the session is inactive.
    case deliveryFailed, insufficientSpace, sessionInactive
    /// In order of the cases: a transfer took too long, and the phone does not have the app.
    case transferTimedOut, companionAppNotInstalled

    /// Whether an error has this reason, for patterns such as `catch WCError.notReachable`.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? WCError)?.code == code }
  }

  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The session is not supported.
  public static var sessionNotSupported: Code { .sessionNotSupported }
  /// The watch cannot be reached.
  public static var notReachable: Code { .notReachable }

  public static var errorDomain: String { WCErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [
      NSLocalizedDescriptionKey:
        "The operation couldn’t be completed. (\(WCErrorDomain) error \(code.rawValue).)"
    ]
  }
}
