import Foundation

/// A running Live Activity. No activity can run on Linux: ``request(attributes:content:pushType:)`` always throws.
/// Previews draw the views of an activity, with WidgetKit's `ActivityConfiguration`.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {
  /// The changing values.
  public typealias ContentState = Attributes.ContentState

  /// The identifier of the activity.
  public let id: String
  /// The constant values.
  public let attributes: Attributes
  /// The current content.
  public let content: ActivityContent<ContentState>
  /// The state of the activity's life cycle.
  public let activityState: ActivityState

  private init(attributes: Attributes, content: ActivityContent<ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    self.content = content
    activityState = .active
  }

  /// The current content without its dates.
  public var contentState: ContentState { content.state }
  /// Always `nil`: there is no push service.
  public var pushToken: Data? { nil }

  /// Always throws: Live Activities cannot run on Linux.
  ///
  /// - Throws: ``ActivityAuthorizationError/unsupported``, always.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }

  /// Always throws: Live Activities cannot run on Linux.
  ///
  /// - Throws: ``ActivityAuthorizationError/unsupported``, always.
  public static func request(attributes: Attributes, contentState: ContentState, pushType: PushType? = nil)
    throws -> Activity<Attributes>
  {
    throw ActivityAuthorizationError.unsupported
  }

  /// Always empty.
  public static var activities: [Activity<Attributes>] { [] }
  /// The started activities. The sequence ends at once.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { .ended }

  /// The changes of the content. The sequence ends at once.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { .ended }
  /// The changes of the state. The sequence ends at once.
  public var contentStateUpdates: AsyncStream<ContentState> { .ended }
  /// The changes of the life cycle. The sequence ends at once.
  public var activityStateUpdates: AsyncStream<ActivityState> { .ended }
  /// The push tokens. The sequence ends at once.
  public var pushTokenUpdates: AsyncStream<Data> { .ended }

  /// No-op: no activity can run.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {}
  /// No-op: no activity can run.
  public func update(using state: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
  /// No-op: no activity can run.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// No-op: no activity can run.
  public func end(
    using state: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

/// The reason why a Live Activity did not start.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// The system does not support Live Activities. The only error that ``Activity`` throws.
  case unsupported
  /// The user has disabled Live Activities.
  case denied
  /// The app has reached its limit.
  case targetMaximumExceeded
  /// The device has reached its limit.
  case globalMaximumExceeded
  /// The attributes exceed 4 kilobytes.
  case attributesTooLarge
  /// The app is not in the foreground.
  case visibility
  /// The app has no entitlement for Live Activities.
  case unentitled
  /// The activity identifier is invalid.
  case malformedActivityIdentifier
  /// The system could not store the activity.
  case persistenceFailure
  /// The process has no identifier.
  case missingProcessIdentifier
}

extension ActivityAuthorizationError: LocalizedError {
  /// A sentence that describes the error.
  public var errorDescription: String? {
    switch self {
    case .unsupported: "This system shows no Live Activities."
    default: "The Live Activity could not begin (\(self))."
    }
  }
}

/// Whether Live Activities are allowed: never on Linux.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates the information.
  public init() {}
  /// Always false: no ``Activity`` can run.
  public var areActivitiesEnabled: Bool { false }
  /// Always false: there is no push service.
  public var frequentPushesEnabled: Bool { false }
  /// The changes of the setting. The sequence ends at once.
  public var activityEnablementUpdates: AsyncStream<Bool> { .ended }
  /// The changes of the setting. The sequence ends at once.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { .ended }
}

extension AsyncStream {
  /// A stream without elements.
  fileprivate static var ended: AsyncStream { AsyncStream { $0.finish() } }
}
