import SwiftUI

/// The names of TipKit.
public enum Tips {
  /// Whether a tip is displayed.
  public enum Status: Hashable, Sendable {
    /// In order of the cases: not yet, can be displayed, and no longer.
    case pending, available
    case invalidated(InvalidationReason)
  }
  /// The reason why a tip is no longer displayed.
  public enum InvalidationReason: Hashable, Sendable {
    /// In order of the cases: the user did what it advises, it was displayed often enough, or the user closed it.
    case actionPerformed, displayCountExceeded, tipClosed, displayDurationExceeded
  }

  /// A button of a tip. Never shown.
  public struct Action: Identifiable, Sendable {
    public let id: String
    /// The text of the button.
    public let label: @Sendable () -> Text
    /// The action. Never called.
    public let handler: @Sendable () -> Void
    /// Creates a button.
    @preconcurrency public init(
      id: String = "", perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) { (self.id, self.label, self.handler) = (id, label, handler) }
    /// Creates a button with a title.
    @preconcurrency public init<S: StringProtocol>(
      id: String = "", title: S, perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(verbatim: title) }
    }
  }

  /// A condition for displaying a tip. Never evaluated.
  public struct Rule: Sendable {}

  /// Nothing but the time of an event.
  public struct EmptyDonation: Codable, Sendable {}

  /// An event that a condition counts. Events are not stored.
  public struct Event<Value: Codable & Sendable>: Identifiable, Sendable {
    /// The name.
    public let id: String
    /// The stored events. Always empty.
    public var donations: [Value] { [] }
    /// Creates an event.
    public init(id: String) { self.id = id }
    /// No-op: events are not stored.
    public func sendDonation(_ onComplete: (() -> Void)? = nil) where Value == EmptyDonation { onComplete?() }
    /// No-op: events are not stored.
    public func donate() async where Value == EmptyDonation {}
    /// No-op: events are not stored.
    public func donate(_ value: Value) async {}
  }

  /// How often a tip may be displayed. Stored, but has no effect.
  public struct MaxDisplayCount: TipOption {
    private let count: Int
    /// Creates a setting.
    public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
  }
  /// Whether a tip ignores the interval between tips. Stored, but has no effect.
  public struct IgnoresDisplayFrequency: TipOption {
    private let isIgnored: Bool
    /// Creates a setting.
    public init(_ ignoresDisplayFrequency: Bool) { isIgnored = ignoresDisplayFrequency }
  }

  /// A setting of all tips. Has no effect.
  public struct ConfigurationOption: Sendable {
    /// The least interval between two tips.
    public enum DisplayFrequency: Sendable {
      /// In order of the cases: none, and one tip an hour, a day, a week and a month.
      case immediate, hourly, daily, weekly, monthly
    }
    /// The place of the events.
    public enum DatastoreLocation: Sendable {
      /// The folder of the app.
      case applicationDefault
      /// Another folder.
      case url(URL)
      /// A folder that apps share.
      case groupContainer(identifier: String)
    }
    /// The least interval between two tips.
    public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> Self { Self() }
    /// The place of the events.
    public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> Self { Self() }
  }

  /// No-op: tips are not displayed.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// No-op: events are not stored.
  public static func resetDatastore() throws {}
  /// No-op: tips are not displayed.
  public static func showAllTipsForTesting() {}
  /// No-op: tips are not displayed.
  public static func hideAllTipsForTesting() {}
  /// No-op: tips are not displayed.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  /// No-op: tips are not displayed.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

  /// Collects the buttons of a tip.
  @resultBuilder public enum ActionBuilder {
    public static func buildBlock(_ actions: Action...) -> [Action] { actions }
  }
  /// Collects the conditions of a tip.
  @resultBuilder public enum RuleBuilder {
    public static func buildBlock(_ rules: Rule...) -> [Rule] { rules }
    /// Conditions in an array.
    public static func buildBlock(_ rules: [Rule]) -> [Rule] { rules }
  }
  /// Collects the settings of a tip.
  @resultBuilder public enum OptionsBuilder {
    public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
    /// Settings in an array.
    public static func buildBlock(_ options: [any TipOption]) -> [any TipOption] { options }
  }
}
