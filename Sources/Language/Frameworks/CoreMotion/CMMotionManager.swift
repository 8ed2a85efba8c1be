import Foundation

/// An acceleration in multiples of that of gravity.
public struct CMAcceleration: Sendable {
  /// Along the width, height and depth of the device.
  public var x, y, z: Double
  /// Creates an acceleration.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A measured acceleration. None is ever reported.
open class CMAccelerometerData: NSObject, @unchecked Sendable {
  /// The acceleration.
  public let acceleration = CMAcceleration()
}

/// The attitude of a device. None is ever reported.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// Radians.
  public let roll = 0.0, pitch = 0.0, yaw = 0.0
}

/// The motion of a device. None is ever reported.
open class CMDeviceMotion: NSObject, @unchecked Sendable {
  /// The attitude.
  public let attitude = CMAttitude()
  /// The acceleration without gravity.
  public let userAcceleration = CMAcceleration()
  /// Gravity.
  public let gravity = CMAcceleration()
}

/// The sensors of motion. There are none: nothing is available, and no handler is called.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Seconds between two accelerations. Stored, but has no effect.
  open var accelerometerUpdateInterval: TimeInterval = 0.1
  /// Seconds between two motions. Stored, but has no effect.
  open var deviceMotionUpdateInterval: TimeInterval = 0.1
  /// False.
  open var isAccelerometerAvailable: Bool { false }
  /// False.
  open var isDeviceMotionAvailable: Bool { false }
  /// False.
  open var isGyroAvailable: Bool { false }
  /// False.
  open var isAccelerometerActive: Bool { false }
  /// False.
  open var isDeviceMotionActive: Bool { false }
  /// None.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// None.
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
