import CoreLocation
import SwiftUI

/// A balloon at a place.
public struct Marker: MapContent {
  /// Creates a balloon with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  /// Creates a balloon with a title.
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a balloon with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a balloon with a title and a symbol.
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a balloon with a title and an image.
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a balloon with a title and a few letters.
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
  /// Creates a balloon with a label.
  nonisolated public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> some View) {}
  /// Creates a balloon for a place.
  nonisolated public init(item: MKMapItem) {}
}

/// A view at a place.
public struct Annotation: MapContent {
  /// Creates a view with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View
  ) {}
  /// Creates a view with a title.
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View
  ) {}
  /// Creates a view with a label.
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> some View,
    @ViewBuilder label: () -> some View
  ) {}
}

/// The place of the user.
public struct UserAnnotation: MapContent {
  /// Creates the mark.
  nonisolated public init(anchor: UnitPoint = .center) {}
}

/// A line on a map.
public struct MapPolyline: MapContent {
  /// Creates a line.
  nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// An area on a map.
public struct MapPolygon: MapContent {
  /// Creates an area.
  nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// A circle on a map.
public struct MapCircle: MapContent {
  /// Creates a circle with a radius in metres.
  nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

/// The content of a map for one item.
public protocol MapAnnotationProtocol {}

/// A balloon at a place.
public struct MapMarker: MapAnnotationProtocol {
  /// Creates a balloon.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A pin at a place.
public struct MapPin: MapAnnotationProtocol {
  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A view at a place.
public struct MapAnnotation: MapAnnotationProtocol {
  /// Creates a view.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> some View
  ) {}
}
