@_exported import Foundation

/// The abilities of the hardware. There is none.
public protocol CHHapticDeviceCapability {
  /// Whether the device can vibrate.
  var supportsHaptics: Bool { get }
  /// Whether the device can play the sounds of patterns.
  var supportsAudio: Bool { get }
}

private struct NoHardware: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// An error of CoreHaptics.
public struct CHHapticError: Error, Hashable, CustomNSError {
  /// The reasons, by Apple's numbers.
  public enum Code: Int, Sendable {
    /// In order of the cases: the engine does not run, the operation is not permitted, or the engine did not start.
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    /// The device has no haptic hardware.
    case notSupported = -4809
    /// The server of haptics failed.
    case serverInitFailed = -4810
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  public var errorCode: Int { code.rawValue }
}

/// Plays patterns of vibrations. There is no haptic hardware: it cannot be created.
open class CHHapticEngine: @unchecked Sendable {
  /// The reason why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    /// In order of the cases: another sound, the app in the background, idleness, and a failure.
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, systemError
  }
  /// Returns that there is no hardware.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHardware() }
  /// Called when the engine stopped. Never called.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Called when the engine was reset. Never called.
  open var resetHandler: () -> Void = {}
  /// Whether only vibrations are played. Stored, but has no effect.
  open var playsHapticsOnly = false
  /// Whether the engine stops when it is idle. Stored, but has no effect.
  open var isAutoShutdownEnabled = false

  /// Throws ``CHHapticError/Code/notSupported``.
  public init() throws { throw CHHapticError(.notSupported) }
  /// Throws ``CHHapticError/Code/notSupported``.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Throws ``CHHapticError/Code/notSupported``.
  open func start() async throws { throw CHHapticError(.notSupported) }
  /// No-op: the engine never runs.
  open func stop(completionHandler: ((any Error)?) -> Void = { _ in }) {}
  /// Throws ``CHHapticError/Code/notSupported``.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}

/// Plays a pattern. Never made.
public protocol CHHapticPatternPlayer {
  /// Begins at a time in seconds.
  func start(atTime time: TimeInterval) throws
  /// Ends at a time in seconds.
  func stop(atTime time: TimeInterval) throws
}
