// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The domain of errors of HealthKit.
public let HKErrorDomain = "com.apple.healthkit"

/// An error of HealthKit.
public struct HKError: Error, Hashable, CustomNSError {
  /// The reasons, by Apple's numbers.
  public enum Code: Int, Sendable {
    /// No error.
    case noError = 0
    /// In order of the cases: the device has no health data, or restricts them; an argument is invalid.
    case errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    /// In order of the cases: permission is denied, or not determined; the data are locked.
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
    /// In order of the cases: the user cancelled, another workout began, or the workout took too long.
    case errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
    /// In order of the cases: a required permission is denied, there are no data, there is no permission for workouts,
    /// another error of workouts.
    case errorRequiredAuthorizationDenied, errorNoData, errorWorkoutActivityNotAllowed, errorDataSizeExceeded
    /// In order of the cases: workouts are not allowed in the background, or for guests.
    case errorBackgroundWorkoutSessionNotAllowed, errorNotPermissibleForGuestUserMode

    /// Whether an error has this reason, for patterns such as `catch HKError.errorNoData`.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? HKError)?.code == code }
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The device has no health data.
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  /// Health data are restricted.
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  /// An argument is invalid.
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  /// Permission is denied.
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  /// The user was not asked.
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  /// The data are locked.
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  /// The user cancelled.
  public static var errorUserCanceled: Code { .errorUserCanceled }
  /// There are no data.
  public static var errorNoData: Code { .errorNoData }

  public static var errorDomain: String { HKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
  private var text: String {
    switch code {
    case .errorHealthDataUnavailable: "Health data is unavailable on this device"
    case .errorNoData: "No data available for the specified predicate."
    case .errorAuthorizationDenied: "Authorization is denied"
    default: "The operation couldn’t be completed. (\(HKErrorDomain) error \(code.rawValue).)"
    }
  }
}
