// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CoreLocation
import Foundation

/// The height and width of a region in degrees.
public struct MKCoordinateSpan: Sendable {
  /// Degrees from south to north.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees
  /// Creates a span of nothing.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the Earth.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// The height and width.
  public var span: MKCoordinateSpan
  /// Creates a region of nothing.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// Creates a region with a height and a width in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    func metres(_ latitude: Double, _ longitude: Double) -> Double {
      CLLocation(latitude: center.latitude - latitude / 2, longitude: -longitude / 2).distance(
        from: CLLocation(latitude: center.latitude + latitude / 2, longitude: longitude / 2))
    }
    // The length of small parts of a meridian and a parallel.
    let (north, east) = (metres(0.01, 0) / 0.01, metres(0, 0.01) / 0.01)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / north, 180),
        longitudeDelta: east > 1 ? min(longitudinalMeters / east, 360) : 360))
  }
}

/// Creates a region with a height and a width in metres.
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
