import Foundation

/// The content of a widget from a certain date.
public protocol TimelineEntry: SendableMetatype {
  /// The date from which the entry is shown.
  var date: Date { get }
  /// The relevance of the entry in a stack of widgets; by default `nil`.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// The relevance of the entry; by default `nil`, which means none.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry relative to the widget's other entries.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// The score; 0 or less means not relevant.
  public var score: Float
  /// The duration in seconds; 0 means until the next entry.
  public var duration: TimeInterval

  /// Creates a relevance from a score and a duration in seconds.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The time of the next request for entries. It has no effect: a timeline is requested once, when it is drawn.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Kind: Equatable {
    case end, never
    case after(Date)
  }
  private let kind: Kind

  /// Requests a new timeline after the last entry.
  public static let atEnd = TimelineReloadPolicy(kind: .end)
  /// Requests a new timeline only when the app asks for one.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// Requests a new timeline after a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}

/// The entries of a widget and the time of the next request.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries in the order of their dates.
  public let entries: [EntryType]
  /// The time of the next request.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline from entries and the time of the next request.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The widget for which a provider makes entries.
public struct TimelineProviderContext: Sendable {
  /// The family of the widget.
  public let family: WidgetFamily
  /// Whether the widget is shown in a gallery. True in previews.
  public let isPreview: Bool
  /// The size of the widget in points.
  public let displaySize: CGSize
}

/// A type that makes the entries of a widget.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the context.
  typealias Context = TimelineProviderContext

  /// Returns a placeholder entry, which a preview shows until the timeline arrives.
  func placeholder(in context: Context) -> Entry
  /// Passes one entry for a widget gallery to `completion`.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Passes all entries from now on to `completion`, at any time and on any thread.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A result builder of timeline entries.
@resultBuilder
public enum TimelineBuilder {
  /// Builds one entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Builds several entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// Builds all entries in order.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Builds the entries of a loop.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Builds the entries of an `if` without `else`.
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] { part ?? [] }
  /// Builds the entries of an `if` branch.
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  /// Builds the entries of an `else` branch.
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}
