// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation

/// Whether an app may use the motion of a device.
public enum CMAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// The device forbids it.
  case restricted
  /// The user refused.
  case denied
  /// The user permitted it.
  case authorized
}

/// The domain of errors of CoreMotion.
public let CMErrorDomain = "CMErrorDomain"

/// The steps in a period. Never reported.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// The start.
  public let startDate = Date.distantPast
  /// The end.
  public let endDate = Date.distantPast
  /// The number of steps.
  public let numberOfSteps: NSNumber = 0
  /// The distance in metres.
  public let distance: NSNumber? = nil
  /// The number of ascended floors.
  public let floorsAscended: NSNumber? = nil
  /// The number of descended floors.
  public let floorsDescended: NSNumber? = nil
  /// The pace in seconds per metre.
  public let currentPace: NSNumber? = nil
  /// The cadence in steps per second.
  public let currentCadence: NSNumber? = nil
  /// The average pace in seconds per metre.
  public let averageActivePace: NSNumber? = nil
}

/// Receives steps.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void

/// Counts steps. There is no sensor on Linux: nothing is available, and each request fails with CoreMotion's error 109
/// (not available).
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() {}
  /// Always false: there is no sensor.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Always false: there is no sensor.
  open class func isDistanceAvailable() -> Bool { false }
  /// Always false: there is no sensor.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Always false: there is no sensor.
  open class func isPaceAvailable() -> Bool { false }
  /// Always false: there is no sensor.
  open class func isCadenceAvailable() -> Bool { false }
  /// Always denied.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  private func fail(_ handler: @escaping CMPedometerHandler) {
    DispatchQueue.global().async { handler(nil, NSError(domain: CMErrorDomain, code: 109)) }
  }
  /// Fails with CoreMotion's error 109 (not available).
  @preconcurrency open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) { fail(handler) }
  /// Fails with CoreMotion's error 109 (not available).
  @preconcurrency open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler)
  {
    fail(handler)
  }
  /// No-op: nothing was started.
  open func stopUpdates() {}
}
