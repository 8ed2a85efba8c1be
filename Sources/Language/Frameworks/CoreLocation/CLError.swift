import Foundation

/// The domain of errors of CoreLocation.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of CoreLocation.
public struct CLError: Error, Hashable, CustomNSError {
  /// The reasons, by Apple's numbers.
  public enum Code: Int, Sendable {
    /// In order of the cases: no place is known yet, no permission, and no network.
    case locationUnknown = 0
    case denied, network
    /// No heading is known.
    case headingFailure
    /// In order of the cases: regions are not permitted, failed, are too many, or are late.
    case regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed,
      regionMonitoringResponseDelayed
    /// In order of the cases: an address has no place, several places, or its search was cancelled.
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
    /// In order of the cases: deferred updates failed, because of no receiver, accuracy, distance, or cancellation.
    case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered,
      deferredCanceled
    /// In order of the cases: beacons are not available, or failed.
    case rangingUnavailable, rangingFailure
    /// An exact place was not permitted.
    case promptDeclined
    /// The history of places failed.
    case historicalLocationError
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// Permission is denied.
  public static var denied: Code { .denied }
  /// No place is known yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// There is no network.
  public static var network: Code { .network }
  /// No heading is known.
  public static var headingFailure: Code { .headingFailure }
  /// An address has no place.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// A search was cancelled.
  public static var geocodeCanceled: Code { .geocodeCanceled }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
  private var text: String {
    "The operation couldn’t be completed. (\(kCLErrorDomain) error \(code.rawValue).)"
  }
}
