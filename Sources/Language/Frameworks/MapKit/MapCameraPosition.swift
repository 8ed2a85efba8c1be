import CoreLocation

/// The point of view of a map.
public struct MapCamera: Equatable, Sendable {
  /// The position in the centre.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance from the camera to the centre, in metres.
  public var distance: Double
  /// The direction at the top of the map, in degrees clockwise from north.
  public var heading: Double
  /// The angle from straight down, in degrees.
  public var pitch: Double
  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
  public static func == (a: MapCamera, b: MapCamera) -> Bool { a.numbers == b.numbers }
  private var numbers: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }
}

/// The part of the Earth that a map shows.
public struct MapCameraPosition: Equatable, Sendable {
  private indirect enum Kind: Sendable {
    case automatic, camera, region
    case user(fallback: MapCameraPosition, followsHeading: Bool)
  }
  private var kind: Kind
  /// The region; `nil` if the position is not a region.
  public private(set) var region: MKCoordinateRegion?
  /// The camera; `nil` if the position is not a camera.
  public private(set) var camera: MapCamera?

  /// The region that shows all content of the map.
  public static var automatic: MapCameraPosition { MapCameraPosition(kind: .automatic) }
  /// The position of a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region, region: region)
  }
  /// The view of a camera.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(kind: .camera, camera: camera)
  }
  /// The location of the user, or another position while it is unknown.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition)
    -> MapCameraPosition
  { MapCameraPosition(kind: .user(fallback: fallback, followsHeading: followsHeading)) }
  /// The position of a location with a name.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(
        center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }

  /// The position that is shown while the location of the user is unknown.
  public var fallbackPosition: MapCameraPosition? {
    if case .user(let fallback, _) = kind { fallback } else { nil }
  }
  /// Whether the map follows the location of the user.
  public var followsUserLocation: Bool { fallbackPosition != nil }
  /// Whether the map follows the heading of the user.
  public var followsUserHeading: Bool {
    if case .user(_, let followsHeading) = kind { followsHeading } else { false }
  }
  /// Always false: the user cannot move the map.
  public var positionedByUser: Bool { false }

  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    a.camera == b.camera && a.numbers == b.numbers && a.fallbackPosition == b.fallbackPosition
      && a.followsUserHeading == b.followsUserHeading
  }
  private var numbers: [Double]? {
    region.map { [$0.center.latitude, $0.center.longitude, $0.span.latitudeDelta, $0.span.longitudeDelta] }
  }
}

/// The region and distances to which the camera is limited. Has no effect.
public struct MapCameraBounds: Sendable {
  /// Creates limits.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  /// Creates limits of the camera's distance.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The visible part of a map after a movement.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The region.
  public let region: MKCoordinateRegion
}

/// The frequency of reports about changes of a map.
public enum MapCameraUpdateFrequency: Sendable {
  /// During a movement of the map.
  case continuous
  /// After a movement of the map.
  case onEnd
}

/// The ways in which a user can move a map. Has no effect.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving the map sideways.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Zooming.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Tilting.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Rotating.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All modes.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the user. Has no effect.
public enum MapUserTrackingMode: Sendable {
  /// The map does not follow the user.
  case none
  /// The map follows the user.
  case follow
}
