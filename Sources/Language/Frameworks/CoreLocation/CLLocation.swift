import Foundation

/// A storey of a building.
public final class CLFloor: NSObject, Sendable {
  /// The number of the storey: 0 at street level, negative below.
  public let level: Int
  init(level: Int) { self.level = level }
}

/// A place at a time, with the direction and speed of whatever was there.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Latitude and longitude.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres above the ellipsoid; equal to the altitude, because no model of the sea level is kept.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// The uncertainty of the coordinate in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the altitude in metres; negative if the altitude is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel in degrees clockwise from north; -1 if it is not known.
  public let course: CLLocationDirection
  /// The uncertainty of the direction; -1 if the direction is not known.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// Metres per second; -1 if the speed is not known.
  public let speed: CLLocationSpeed
  /// The uncertainty of the speed; -1 if the speed is not known.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// When the place was determined.
  public let timestamp: Date
  /// The storey; `nil`, because no device determines it.
  public var floor: CLFloor? { nil }

  /// Creates a place now, with unknown altitude, direction and speed.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }
  /// Creates a place with unknown direction and speed.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }
  /// Creates a place with a direction and a speed.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
      timestamp: timestamp)
  }
  /// Creates a place from all its values.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
  }

  /// Metres to another place along the curved surface of the Earth, without regard to altitudes.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(coordinate, location.coordinate)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  // Coded in the order of `values`.
  public static var supportsSecureCoding: Bool { true }
  private static let keys = [
    "latitude", "longitude", "altitude", "horizontalAccuracy", "verticalAccuracy", "course", "courseAccuracy",
    "speed", "speedAccuracy", "timestamp",
  ]
  open func encode(with coder: NSCoder) {
    let values = [
      coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course,
      courseAccuracy, speed, speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
    ]
    for (key, value) in zip(Self.keys, values) { coder.encode(value, forKey: key) }
  }
  public required convenience init?(coder: NSCoder) {
    let values = Self.keys.map { coder.decodeDouble(forKey: $0) }
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: values[0], longitude: values[1]), altitude: values[2],
      horizontalAccuracy: values[3], verticalAccuracy: values[4], course: values[5],
      courseAccuracy: values[6], speed: values[7], speedAccuracy: values[8],
      timestamp: Date(timeIntervalSinceReferenceDate: values[9]))
  }
}

/// A direction of a device. None is ever reported.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from the magnetic north pole; -1.
  public let magneticHeading: CLLocationDirection = -1
  /// Degrees from the geographic north pole; -1.
  public let trueHeading: CLLocationDirection = -1
  /// The uncertainty in degrees; -1.
  public let headingAccuracy: CLLocationDirection = -1
  /// When the direction was measured.
  public let timestamp = Date()
}

/// A stay at a place. None is ever reported.
open class CLVisit: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate = kCLLocationCoordinate2DInvalid
  /// The uncertainty of the place in metres; -1.
  public let horizontalAccuracy: CLLocationAccuracy = -1
  /// When the stay began.
  public let arrivalDate = Date.distantPast
  /// When the stay ended.
  public let departureDate = Date.distantFuture
}
