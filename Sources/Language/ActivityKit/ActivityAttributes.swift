import Foundation
import ViewCore

/// What a Live Activity shows: values that stay, and a state that changes while it goes on.
///
///     struct RunAttributes: ActivityAttributes {
///       struct ContentState: Codable, Hashable {
///         var paces: [Double]
///       }
///       var route: String
///     }
public protocol ActivityAttributes: Decodable, Encodable {
  /// The part that changes.
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// A state of a Live Activity, and until when it is true.
public struct ActivityContent<State: Decodable & Encodable & Hashable & Sendable>: Sendable {
  /// What is shown.
  public let state: State
  /// From then on the state is out of date; `nil`: it never is.
  public let staleDate: Date?
  /// Which of an app's activities comes first where there is room for one: the one with the highest score.
  public let relevanceScore: Double

  /// A state that is true until a date.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// At what point of its life a Live Activity is.
public enum ActivityState: Codable, Hashable, Sendable {
  /// It is shown and may change.
  case active
  /// It is shown and does not change any more.
  case ended
  /// It is not shown any more.
  case dismissed
  /// It is shown, and its content is out of date.
  case stale
  /// It was asked for and begins later.
  case pending
}

/// When a Live Activity that has ended goes away.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private let date: Date?
  private let isImmediate: Bool

  /// When the system chooses.
  public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)
  /// At a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date, isImmediate: false)
  }
}

/// From where a Live Activity's changes may come.
public struct PushType: Equatable, Sendable {
  private let channel: String?

  /// From a server that has the activity's token.
  public static let token = PushType(channel: nil)
  /// From a server that sends to a channel.
  public static func channel(_ identifier: String) -> PushType { PushType(channel: identifier) }
}

/// What tells a reader of a change that matters.
public struct AlertConfiguration: Sendable {
  /// A sound that comes with the words.
  public struct AlertSound: Equatable, Sendable {
    private let name: String?

    /// The system's.
    public static let `default` = AlertSound(name: nil)
    /// A file of the app.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// The words' first line.
  public var title: LocalizedStringResource
  /// The other words.
  public var body: LocalizedStringResource
  /// What is heard.
  public var sound: AlertSound

  /// Words and a sound. No device is there to show and to play them.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
