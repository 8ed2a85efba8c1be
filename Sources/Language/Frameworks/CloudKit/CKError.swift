// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The domain of errors of CloudKit.
public let CKErrorDomain = "CKErrorDomain"

/// An error of CloudKit.
public struct CKError: Error, Hashable, CustomNSError {
  /// The reasons, by Apple's numbers.
  public enum Code: Int, Sendable {
    /// In order of the cases: an internal error, and a failure of some items.
    case internalError = 1
    case partialFailure
    /// In order of the cases: the network is unavailable or failed.
    case networkUnavailable, networkFailure
    /// In order of the cases: the container is invalid, the service is unavailable, or there are too many requests.
    case badContainer, serviceUnavailable, requestRateLimited
    /// In order of the cases: the app has no entitlement, the user is not signed in, or may not do this.
    case missingEntitlement, notAuthenticated, permissionFailure
    /// In order of the cases: an item is unknown, or an argument is invalid.
    case unknownItem, invalidArguments
    /// The record on the server has changed. A former reason lies between the neighbours.
    case serverRecordChanged = 14
    /// In order of the cases: the server rejected the request, or a file is missing or was modified.
    case serverRejectedRequest, assetFileNotFound, assetFileModified
    /// In order of the cases: the app is too old, a constraint is violated, or the operation was cancelled.
    case incompatibleVersion, constraintViolation, operationCancelled
    /// In order of the cases: the token of changes expired, a batch failed, or the zone is busy.
    case changeTokenExpired, batchRequestFailed, zoneBusy
    /// In order of the cases: the database is wrong, the storage is full, the zone does not exist, or there is a limit.
    case badDatabase, quotaExceeded, zoneNotFound, limitExceeded
    /// The user deleted the zone.
    case userDeletedZone
    /// The account is unavailable for some time.
    case accountTemporarilyUnavailable = 36

    /// Whether an error has this reason, for patterns such as `catch CKError.notAuthenticated`.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? CKError)?.code == code }
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The user is not signed in.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// The network is unavailable.
  public static var networkUnavailable: Code { .networkUnavailable }
  /// The network failed.
  public static var networkFailure: Code { .networkFailure }
  /// The item is unknown.
  public static var unknownItem: Code { .unknownItem }
  /// The record on the server has changed.
  public static var serverRecordChanged: Code { .serverRecordChanged }
  /// The storage is full.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// Some items failed.
  public static var partialFailure: Code { .partialFailure }

  /// Seconds after which to repeat the request. Always `nil`.
  public var retryAfterSeconds: Double? { nil }

  public static var errorDomain: String { CKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
  private var text: String {
    code == .notAuthenticated
      ? "This request requires an authenticated account"
      : "The operation couldn’t be completed. (\(CKErrorDomain) error \(code.rawValue).)"
  }
}
