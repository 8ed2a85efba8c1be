import Foundation
import OpenChartsViewCore

/// The data of a Live Activity: constant values, and a state that changes while it runs.
///
///     struct RunAttributes: ActivityAttributes {
///       struct ContentState: Codable, Hashable {
///         var paces: [Double]
///       }
///       var route: String
///     }
public protocol ActivityAttributes: Decodable, Encodable {
  /// The type of the changing values.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The state of a Live Activity and the date until which it is valid.
public struct ActivityContent<State: Decodable & Encodable & Hashable & Sendable>: Sendable {
  /// The state to show.
  public let state: State
  /// The date from which the state is outdated; `nil` means never.
  public let staleDate: Date?
  /// The order of an app's activities when there is space for one: the highest score comes first.
  public let relevanceScore: Double

  /// Creates content that is valid until `staleDate`.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// The state of a Live Activity's life cycle.
public enum ActivityState: Codable, Hashable, Sendable {
  /// Visible, and its content may change.
  case active
  /// Visible, but its content no longer changes.
  case ended
  /// No longer visible.
  case dismissed
  /// Visible with outdated content.
  case stale
  /// Requested, but not started yet.
  case pending
}

/// The time at which an ended Live Activity disappears.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private let date: Date?
  private let isImmediate: Bool

  /// Removes the ended activity at a time that the system chooses.
  public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
  /// Immediately.
  public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)
  /// Removes the ended activity at a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date, isImmediate: false)
  }
}

/// The source of a Live Activity's updates.
public struct PushType: Equatable, Sendable {
  private let channel: String?

  /// A server that has the activity's token.
  public static let token = PushType(channel: nil)
  /// A server that sends to a channel.
  public static func channel(_ identifier: String) -> PushType { PushType(channel: identifier) }
}

/// An alert for an important change.
public struct AlertConfiguration: Sendable {
  /// The sound of an alert.
  public struct AlertSound: Equatable, Sendable {
    private let name: String?

    /// The system sound.
    public static let `default` = AlertSound(name: nil)
    /// Returns a sound file of the app.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// The title of the alert.
  public var title: LocalizedStringResource
  /// The text of the alert.
  public var body: LocalizedStringResource
  /// The sound of the alert.
  public var sound: AlertSound

  /// Creates an alert. It has no effect.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
