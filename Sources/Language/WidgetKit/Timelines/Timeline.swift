import Foundation

/// What a widget shows from a date on.
public protocol TimelineEntry: SendableMetatype {
  /// From when on.
  var date: Date { get }
  /// How much it matters then, for stacks of widgets; `nil` unless said.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nothing is said.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside a widget's others.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// Zero or less does not matter at all.
  public var score: Float
  /// Seconds for which that is so; zero: until the next entry.
  public var duration: TimeInterval

  /// A score, and for how many seconds it counts.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a system asks for new entries. Here a timeline is asked for once, when it is drawn.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Kind: Equatable {
    case end, never
    case after(Date)
  }
  private let kind: Kind

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(kind: .end)
  /// When the app says so.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// At a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}

/// What a widget shows one after another.
public struct Timeline<EntryType: TimelineEntry> {
  /// In the order of their dates.
  public let entries: [EntryType]
  /// When there are to be new ones.
  public let policy: TimelineReloadPolicy

  /// Entries, and when there are to be new ones.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// For which place entries are made.
public struct TimelineProviderContext: Sendable {
  /// Where the widget stands.
  public let family: WidgetFamily
  /// Whether it is shown to somebody who chooses widgets: so it is for previews.
  public let isPreview: Bool
  /// In points.
  public let displaySize: CGSize
}

/// Makes the entries of a widget.
public protocol TimelineProvider {
  /// What is shown at a date.
  associatedtype Entry: TimelineEntry
  /// For which place entries are made.
  typealias Context = TimelineProviderContext

  /// An entry that stands for others; a preview shows it until the timeline is there.
  func placeholder(in context: Context) -> Entry
  /// Answers with one entry, for somebody who chooses widgets.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Answers with all entries from now on; on any thread, and whenever they are there.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Puts the entries of a preview together.
@resultBuilder
public enum TimelineBuilder {
  /// One entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Several entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  /// All in their order.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Those of a loop.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Those of an `if`, or none.
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] { part ?? [] }
  /// Those of one branch.
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  /// Those of the other branch.
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}
