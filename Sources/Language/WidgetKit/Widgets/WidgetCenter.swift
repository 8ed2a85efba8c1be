import Foundation

/// A widget that the user has placed on a screen.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  /// The kind in its configuration.
  public let kind: String
  /// The family of the widget.
  public let family: WidgetFamily
  /// An identifier made of kind and family.
  public var id: String { "\(kind)-\(family)" }
}

/// The widgets that the user has placed on screens. There are none on Linux, so all methods are no-ops.
public final class WidgetCenter: Sendable {
  /// The only instance.
  public static let shared = WidgetCenter()
  private init() {}

  /// No-op: there are no placed widgets.
  public func reloadTimelines(ofKind kind: String) {}
  /// No-op: there are no placed widgets.
  public func reloadAllTimelines() {}
  /// No-op: widgets cannot be configured.
  public func invalidateConfigurationRecommendations() {}
  /// Calls `completion` at once with no widgets.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
  /// Returns no widgets.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
