import Foundation

/// A property of an event.
open class CHHapticEventParameter {
  /// The name of a property.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength from 0 to 1.
    public static let hapticIntensity = ID(rawValue: "HapticIntensity")
    /// The sharpness from 0 to 1.
    public static let hapticSharpness = ID(rawValue: "HapticSharpness")
    /// The time in seconds until the full strength.
    public static let attackTime = ID(rawValue: "AttackTime")
    /// The time in seconds until the sustained strength.
    public static let decayTime = ID(rawValue: "DecayTime")
    /// The time in seconds until the end.
    public static let releaseTime = ID(rawValue: "ReleaseTime")
    /// Whether the strength stays until the end.
    public static let sustained = ID(rawValue: "Sustained")
  }
  /// The name.
  public let parameterID: ID
  /// The value.
  open var value: Float
  /// Creates a property.
  public init(parameterID: ID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}

/// A vibration or a sound.
open class CHHapticEvent {
  /// The kind of an event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A short vibration.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A long vibration.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
  }
  /// The kind.
  public let type: EventType
  /// The properties.
  public let eventParameters: [CHHapticEventParameter]
  /// The start in seconds after the start of the pattern.
  open var relativeTime: TimeInterval
  /// The duration in seconds.
  open var duration: TimeInterval
  /// Creates an event.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    (self.type, eventParameters) = (type, eventParams)
    (self.relativeTime, self.duration) = (relativeTime, duration)
  }
}

/// A change of a property while a pattern is played.
open class CHHapticDynamicParameter {
  /// The name of a property.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The factor of the strength from 0 to 1.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// The difference in sharpness from -1 to 1.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }
  /// The name.
  public let parameterID: ID
  /// The value.
  open var value: Float
  /// The start in seconds after the start of the pattern.
  open var relativeTime: TimeInterval
  /// Creates a change.
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    (self.parameterID, self.value, self.relativeTime) = (parameterID, value, relativeTime)
  }
}

/// Events in time.
open class CHHapticPattern {
  /// The end of the last event, in seconds.
  public let duration: TimeInterval
  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}
