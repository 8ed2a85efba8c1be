import Foundation

/// The domain of errors of CoreLocation.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of CoreLocation.
public struct CLError: Error, Hashable, CustomNSError {
  /// The reasons, by Apple's numbers.
  public enum Code: Int, Sendable {
    /// In order of the cases: the location is unknown, permission is denied, and there is no network.
    case locationUnknown = 0
    case denied, network
    /// The heading is unknown.
    case headingFailure
    /// In order of the cases: monitoring of regions is denied, has failed, has too many regions, or is delayed.
    case regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed,
      regionMonitoringResponseDelayed
    /// In order of the cases: an address has no location, has several locations, or its search was cancelled.
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
    /// In order of the cases: deferred updates failed, because of no receiver, accuracy, distance, or cancellation.
    case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered,
      deferredCanceled
    /// In order of the cases: beacons are not available, or failed.
    case rangingUnavailable, rangingFailure
    /// The user did not permit precise locations.
    case promptDeclined
    /// The location history failed.
    case historicalLocationError

    /// Whether an error has this reason, for patterns such as `catch CLError.denied`.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// Permission is denied.
  public static var denied: Code { .denied }
  /// The location is unknown.
  public static var locationUnknown: Code { .locationUnknown }
  /// There is no network.
  public static var network: Code { .network }
  /// The heading is unknown.
  public static var headingFailure: Code { .headingFailure }
  /// An address has no location.
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
