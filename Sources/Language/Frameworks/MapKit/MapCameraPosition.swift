import CoreLocation

/// The point of view of a map.
public struct MapCamera: Equatable, Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres from the camera to the place.
  public var distance: Double
  /// The direction at the top, in degrees clockwise from north.
  public var heading: Double
  /// Degrees from straight down.
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
  /// The region, if the position is one.
  public private(set) var region: MKCoordinateRegion?
  /// The camera, if the position is one.
  public private(set) var camera: MapCamera?

  /// All content of the map.
  public static var automatic: MapCameraPosition { MapCameraPosition(kind: .automatic) }
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region, region: region)
  }
  /// The view of a camera.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(kind: .camera, camera: camera)
  }
  /// The place of the user, or another position while it is not known.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition)
    -> MapCameraPosition
  { MapCameraPosition(kind: .user(fallback: fallback, followsHeading: followsHeading)) }
  /// A place.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(
        center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }

  /// The position while the place of the user is not known.
  public var fallbackPosition: MapCameraPosition? {
    if case .user(let fallback, _) = kind { fallback } else { nil }
  }
  /// Whether the place of the user is followed.
  public var followsUserLocation: Bool { fallbackPosition != nil }
  /// Whether the direction of the user is followed.
  public var followsUserHeading: Bool {
    if case .user(_, let followsHeading) = kind { followsHeading } else { false }
  }
  /// False: the user cannot move the map.
  public var positionedByUser: Bool { false }

  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    a.camera == b.camera && a.numbers == b.numbers && a.fallbackPosition == b.fallbackPosition
      && a.followsUserHeading == b.followsUserHeading
  }
  private var numbers: [Double]? {
    region.map { [$0.center.latitude, $0.center.longitude, $0.span.latitudeDelta, $0.span.longitudeDelta] }
  }
}

/// The part of the Earth beyond which a map is not moved. Has no effect.
public struct MapCameraBounds: Sendable {
  /// Creates limits.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  /// Creates limits of the distance.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The visible part of a map after a movement.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The region.
  public let region: MKCoordinateRegion
}

/// When changes of a map are reported.
public enum MapCameraUpdateFrequency: Sendable {
  /// During a movement.
  case continuous
  /// After a movement.
  case onEnd
}

/// How a user may move a map. Has no effect.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To the sides.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Nearer and farther.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Tilting.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Turning.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All of them.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the user. Has no effect.
public enum MapUserTrackingMode: Sendable {
  /// It does not.
  case none
  /// It does.
  case follow
}
