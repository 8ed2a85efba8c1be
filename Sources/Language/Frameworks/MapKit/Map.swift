import CoreLocation
import SwiftUI

/// A map, drawn as a box with the word Map: Linux has no maps. It fills the proposed size. Markers and
/// other content are not drawn, and the closure for them is not called.
public struct Map: View {
  /// The box.
  public var body: some View {
    ZStack {
      Rectangle().fill(Color.gray.opacity(0.18))
      Label("Map", systemImage: "map").font(.caption).foregroundStyle(.secondary).padding(4)
    }
  }

  /// Creates a map.
  nonisolated public init<C: View>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @ViewBuilder content: () -> C
  ) {}
  /// Creates a map with nothing on it.
  nonisolated public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  /// Creates a map with a position.
  nonisolated public init<C: View>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @ViewBuilder content: () -> C
  ) {}
  /// Creates a map with a position and nothing on it.
  nonisolated public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  /// Creates a map with a selection.
  nonisolated public init<S: Hashable, C: View>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<S?>, scope: Namespace.ID? = nil,
    @ViewBuilder content: () -> C
  ) {}
  /// Creates a map with a position and a selection.
  nonisolated public init<S: Hashable, C: View>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<S?>, scope: Namespace.ID? = nil,
    @ViewBuilder content: () -> C
  ) {}
  /// Creates a map of a region.
  nonisolated public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
  /// Creates a map of a region with something for each item.
  nonisolated public init<Items: RandomAccessCollection, C>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> C
  ) where Items.Element: Identifiable, C: MapAnnotationProtocol {}
}

/// Content of a map. It is a view that draws nothing, because maps are boxes.
public protocol MapContent: View {}

extension MapContent {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Keeps the content, of which nothing is drawn.
  nonisolated public func tint(_ color: Color?) -> Self { self }
  /// Keeps the content, of which nothing is drawn.
  nonisolated public func tint(_ style: some ShapeStyle) -> Self { self }
  /// Keeps the content, which cannot be selected.
  nonisolated public func tag(_ tag: some Hashable) -> Self { self }
  /// Keeps the content, of which nothing is drawn.
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// Keeps the content, of which nothing is drawn.
  nonisolated public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> Self { self }
  /// Keeps the content, of which nothing is drawn.
  nonisolated public func stroke(_ style: some ShapeStyle, style stroke: StrokeStyle) -> Self { self }
  /// Keeps the content, of which nothing is drawn.
  nonisolated public func annotationTitles(_ visibility: Visibility) -> Self { self }
  /// Keeps the content, of which nothing is drawn.
  nonisolated public func annotationSubtitles(_ visibility: Visibility) -> Self { self }
  /// Keeps the content, of which nothing is drawn.
  nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> Self { self }
}

/// Whether something is above the names of a map.
public enum MKOverlayLevel: Int, Sendable {
  /// Above streets.
  case aboveRoads = 0
  /// Above names.
  case aboveLabels
}

extension ForEach: MapContent where Content: MapContent {}
extension EmptyView: MapContent {}

/// Several things on a map.
public struct MapContentGroup: MapContent {}

/// Collects the content of a map.
@resultBuilder public enum MapContentBuilder {
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> MapContentGroup {
    MapContentGroup()
  }
  public static func buildOptional(_ content: (some MapContent)?) -> MapContentGroup { MapContentGroup() }
  public static func buildEither(first content: some MapContent) -> MapContentGroup { MapContentGroup() }
  public static func buildEither(second content: some MapContent) -> MapContentGroup { MapContentGroup() }
  public static func buildLimitedAvailability(_ content: some MapContent) -> MapContentGroup {
    MapContentGroup()
  }
}
