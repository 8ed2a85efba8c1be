import Foundation

/// A floor of a building.
public final class CLFloor: NSObject, Sendable {
  /// The number of the floor: 0 at street level, negative below.
  public let level: Int
  init(level: Int) { self.level = level }
}

/// A location at a certain time, with the direction and speed of the moving object.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Latitude and longitude.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres above the ellipsoid. Equal to the altitude, because there is no model of the sea level.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// The uncertainty of the coordinate in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the altitude in metres; negative if the altitude is unknown.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel in degrees clockwise from north; -1 if unknown.
  public let course: CLLocationDirection
  /// The uncertainty of the direction; -1 if the direction is unknown.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// The speed in metres per second; -1 if unknown.
  public let speed: CLLocationSpeed
  /// The uncertainty of the speed; -1 if the speed is unknown.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The time at which the location was determined.
  public let timestamp: Date
  /// The floor. Always `nil`: no device determines it.
  public var floor: CLFloor? { nil }

  /// Creates a current location with unknown altitude, direction and speed.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }
  /// Creates a location with unknown direction and speed.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }
  /// Creates a location with a direction and a speed.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
      timestamp: timestamp)
  }
  /// Creates a location from all its values.
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

  /// Returns the distance in metres to another location along the curved surface of the Earth, ignoring altitudes.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(coordinate, location.coordinate)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  // Values are coded in the order of `values`.
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

/// The heading of a device. Never reported.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from the magnetic north pole. Always -1.
  public let magneticHeading: CLLocationDirection = -1
  /// Degrees from the geographic north pole. Always -1.
  public let trueHeading: CLLocationDirection = -1
  /// The uncertainty in degrees. Always -1.
  public let headingAccuracy: CLLocationDirection = -1
  /// The time of the measurement.
  public let timestamp = Date()
}

/// A stay at a location. Never reported.
open class CLVisit: NSObject, @unchecked Sendable {
  /// The location.
  public let coordinate = kCLLocationCoordinate2DInvalid
  /// The uncertainty of the location in metres. Always -1.
  public let horizontalAccuracy: CLLocationAccuracy = -1
  /// The start of the stay.
  public let arrivalDate = Date.distantPast
  /// The end of the stay.
  public let departureDate = Date.distantFuture
}
