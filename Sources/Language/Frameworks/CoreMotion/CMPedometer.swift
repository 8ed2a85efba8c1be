// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation

/// Whether an app may use the motion of a device.
public enum CMAuthorizationStatus: Int, Sendable {
  /// Not asked.
  case notDetermined = 0
  /// Forbidden by the device.
  case restricted
  /// Refused.
  case denied
  /// Permitted.
  case authorized
}

/// The domain of errors of CoreMotion.
public let CMErrorDomain = "CMErrorDomain"

/// The steps of a time. None is ever reported.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// The start.
  public let startDate = Date.distantPast
  /// The end.
  public let endDate = Date.distantPast
  /// The number of steps.
  public let numberOfSteps: NSNumber = 0
  /// Metres.
  public let distance: NSNumber? = nil
  /// The number of floors up.
  public let floorsAscended: NSNumber? = nil
  /// The number of floors down.
  public let floorsDescended: NSNumber? = nil
  /// Seconds for a metre.
  public let currentPace: NSNumber? = nil
  /// Steps in a second.
  public let currentCadence: NSNumber? = nil
  /// Seconds for a metre, as an average.
  public let averageActivePace: NSNumber? = nil
}

/// Receives steps.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void

/// Counts steps. There is no sensor on Linux: nothing is available, and each request fails with the error 109 of
/// CoreMotion, not available.
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() {}
  /// False.
  open class func isStepCountingAvailable() -> Bool { false }
  /// False.
  open class func isDistanceAvailable() -> Bool { false }
  /// False.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// False.
  open class func isPaceAvailable() -> Bool { false }
  /// False.
  open class func isCadenceAvailable() -> Bool { false }
  /// Denied.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  private func fail(_ handler: @escaping CMPedometerHandler) {
    DispatchQueue.global().async { handler(nil, NSError(domain: CMErrorDomain, code: 109)) }
  }
  /// Fails.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) { fail(handler) }
  /// Fails.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    fail(handler)
  }
  /// No-op: nothing was started.
  open func stopUpdates() {}
}
