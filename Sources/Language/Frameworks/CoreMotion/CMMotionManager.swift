import Foundation

/// An acceleration, in multiples of gravity.
public struct CMAcceleration: Sendable {
  /// The components along the width, height and depth of the device.
  public var x, y, z: Double
  /// Creates an acceleration.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A measured acceleration. Never reported.
open class CMAccelerometerData: NSObject, @unchecked Sendable {
  /// The acceleration.
  public let acceleration = CMAcceleration()
}

/// The attitude of a device. Never reported.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// The angles in radians.
  public let roll = 0.0, pitch = 0.0, yaw = 0.0
}

/// The motion of a device. Never reported.
open class CMDeviceMotion: NSObject, @unchecked Sendable {
  /// The attitude.
  public let attitude = CMAttitude()
  /// The acceleration without gravity.
  public let userAcceleration = CMAcceleration()
  /// Gravity.
  public let gravity = CMAcceleration()
}

/// The motion sensors. There are none on Linux: no sensor is available, and no handler is called.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// The interval between two accelerations in seconds. Stored, but has no effect.
  open var accelerometerUpdateInterval: TimeInterval = 0.1
  /// The interval between two motions in seconds. Stored, but has no effect.
  open var deviceMotionUpdateInterval: TimeInterval = 0.1
  /// Always false: there is no sensor.
  open var isAccelerometerAvailable: Bool { false }
  /// Always false: there is no sensor.
  open var isDeviceMotionAvailable: Bool { false }
  /// Always false: there is no sensor.
  open var isGyroAvailable: Bool { false }
  /// Always false: there is no sensor.
  open var isAccelerometerActive: Bool { false }
  /// Always false: there is no sensor.
  open var isDeviceMotionActive: Bool { false }
  /// Always `nil`: there is no sensor.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Always `nil`: there is no sensor.
  open var deviceMotion: CMDeviceMotion? { nil }

  public override init() {}
  /// No-op: there is no sensor.
  open func startAccelerometerUpdates() {}
  /// No-op: there is no sensor.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// No-op: nothing was started.
  open func stopAccelerometerUpdates() {}
  /// No-op: there is no sensor.
  open func startDeviceMotionUpdates() {}
  /// No-op: there is no sensor.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// No-op: nothing was started.
  open func stopDeviceMotionUpdates() {}
}
