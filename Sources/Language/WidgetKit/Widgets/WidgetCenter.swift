import Foundation

/// A widget that a reader has put on a screen.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  /// The name in its configuration.
  public let kind: String
  /// Where it stands.
  public let family: WidgetFamily
  /// Tells widgets of one kind and place from those of another.
  public var id: String { "\(kind)-\(family)" }
}

/// The widgets that readers have put on screens. There are none here, so nothing is to be drawn again.
public final class WidgetCenter: Sendable {
  /// The one that there is.
  public static let shared = WidgetCenter()
  private init() {}

  /// Asks the widgets of a kind for new entries; there are none.
  public func reloadTimelines(ofKind kind: String) {}
  /// Asks all widgets for new entries; there are none.
  public func reloadAllTimelines() {}
  /// Tells that what readers can choose has changed; nobody chooses here.
  public func invalidateConfigurationRecommendations() {}
  /// Answers at once with no widget.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
  /// No widget.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
