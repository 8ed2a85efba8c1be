import Foundation

/// A Live Activity that goes on. There is none here: a Linux machine has no lock screen, and ``request(attributes:content:pushType:)``
/// says so. What an activity looks like is drawn by previews: `ActivityConfiguration` of WidgetKit.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {
  /// The part that changes.
  public typealias ContentState = Attributes.ContentState

  /// Tells this activity from others.
  public let id: String
  /// What does not change.
  public let attributes: Attributes
  /// What is shown.
  public let content: ActivityContent<ContentState>
  /// At what point of its life it is.
  public let activityState: ActivityState

  private init(attributes: Attributes, content: ActivityContent<ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    self.content = content
    activityState = .active
  }

  /// What is shown, without its dates.
  public var contentState: ContentState { content.state }
  /// What a server would need; there is none.
  public var pushToken: Data? { nil }

  /// Begins an activity.
  ///
  /// - Throws: ``ActivityAuthorizationError/unsupported``, always: nothing here shows Live Activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Begins an activity whose content is never out of date.
  ///
  /// - Throws: ``ActivityAuthorizationError/unsupported``, always: nothing here shows Live Activities.
  public static func request(attributes: Attributes, contentState: ContentState, pushType: PushType? = nil)
    throws -> Activity<Attributes>
  {
    throw ActivityAuthorizationError.unsupported
  }

  /// Those that go on: none.
  public static var activities: [Activity<Attributes>] { [] }
  /// Those that begin: the sequence ends at once.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { .ended }

  /// Changes of what is shown: the sequence ends at once.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { .ended }
  /// Changes of what is shown, without dates: the sequence ends at once.
  public var contentStateUpdates: AsyncStream<ContentState> { .ended }
  /// Changes of its life: the sequence ends at once.
  public var activityStateUpdates: AsyncStream<ActivityState> { .ended }
  /// Tokens for a server: the sequence ends at once.
  public var pushTokenUpdates: AsyncStream<Data> { .ended }

  /// Shows another state. As no activity is ever begun, there is nothing to change.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {}
  /// Shows another state. As no activity is ever begun, there is nothing to change.
  public func update(using state: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
  /// Ends the activity. As no activity is ever begun, there is nothing to end.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// Ends the activity. As no activity is ever begun, there is nothing to end.
  public func end(
    using state: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

/// Why no Live Activity began.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// This system shows none: what ``Activity`` throws here.
  case unsupported
  /// The reader does not want them.
  case denied
  /// There are as many as this app may have.
  case targetMaximumExceeded
  /// There are as many as the device shows.
  case globalMaximumExceeded
  /// The attributes are more than 4 kilobytes.
  case attributesTooLarge
  /// The app is not on the screen.
  case visibility
  /// The app may not have Live Activities.
  case unentitled
  /// What was asked for is no activity.
  case malformedActivityIdentifier
  /// The system could not keep it.
  case persistenceFailure
  /// The process may not ask.
  case missingProcessIdentifier
}

extension ActivityAuthorizationError: LocalizedError {
  /// What went wrong, as a sentence.
  public var errorDescription: String? {
    switch self {
    case .unsupported: "This system shows no Live Activities."
    default: "The Live Activity could not begin (\(self))."
    }
  }
}

/// Whether Live Activities may begin: here they may not.
public final class ActivityAuthorizationInfo: Sendable {
  /// Asks the system.
  public init() {}
  /// `false`: ``Activity`` begins none.
  public var areActivitiesEnabled: Bool { false }
  /// `false`: no server sends changes.
  public var frequentPushesEnabled: Bool { false }
  /// Changes of that: the sequence ends at once.
  public var activityEnablementUpdates: AsyncStream<Bool> { .ended }
  /// Changes of that: the sequence ends at once.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { .ended }
}

extension AsyncStream {
  /// One without elements.
  fileprivate static var ended: AsyncStream { AsyncStream { $0.finish() } }
}
