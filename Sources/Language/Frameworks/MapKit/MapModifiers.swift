import CoreLocation
import SwiftUI

/// The look of a map. Has no effect.
public struct MapStyle: Sendable {
  /// The relief of a map.
  public struct Elevation: Sendable {
    /// The usual one.
    public static let automatic = Elevation()
    /// Flat.
    public static let flat = Elevation()
    /// Real.
    public static let realistic = Elevation()
  }
  /// How strong the colours are.
  public struct StandardEmphasis: Sendable {
    /// The usual one.
    public static let automatic = StandardEmphasis()
    /// Pale.
    public static let muted = StandardEmphasis()
  }
  /// Streets.
  public static var standard: MapStyle { MapStyle() }
  /// Pictures from above.
  public static var imagery: MapStyle { MapStyle() }
  /// Pictures from above with streets.
  public static var hybrid: MapStyle { MapStyle() }
  /// Streets.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  /// Pictures from above.
  public static func imagery(elevation: Elevation) -> MapStyle { MapStyle() }
  /// Pictures from above with streets.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

/// Kinds of places on a map.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = PointOfInterestCategories()
  /// None.
  public static let excludingAll = PointOfInterestCategories()
}

/// A control of a map, which draws nothing.
public struct MapCompass: View {
  /// Creates the control.
  nonisolated public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
/// A control of a map, which draws nothing.
public struct MapScaleView: View {
  /// Creates the control.
  nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
/// A control of a map, which draws nothing.
public struct MapUserLocationButton: View {
  /// Creates the control.
  nonisolated public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
/// A control of a map, which draws nothing.
public struct MapPitchToggle: View {
  /// Creates the control.
  nonisolated public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
/// A control of a map, which draws nothing.
public struct MapZoomStepper: View {
  /// Creates the control.
  nonisolated public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Converts between places and points of a map. There is no map, so both are `nil`.
public struct MapProxy: Sendable {
  /// Returns `nil`.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    nil
  }
  /// Returns `nil`.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol)
    -> CGPoint?
  { nil }
}

/// A view that can convert between places and points of the map in it.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  /// Creates the view.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  /// The content.
  public var body: some View { content(MapProxy()) }
}

extension View {
  /// No-op: a map is drawn as a box.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
  /// No-op: the controls of a map draw nothing.
  nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  /// No-op: the controls of a map draw nothing.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  /// No-op: there is nothing to share.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
  /// No-op: the user cannot move the map, so the action is not called.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  /// No-op: the user cannot move the map, so the action is not called.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
}
