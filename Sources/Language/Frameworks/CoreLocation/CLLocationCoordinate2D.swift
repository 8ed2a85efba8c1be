// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// A radius of uncertainty in metres; negative if invalid.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second; negative if invalid.
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed in metres per second; negative if invalid.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees clockwise from north; negative if invalid.
public typealias CLLocationDirection = Double
/// The uncertainty of a direction in degrees; negative if invalid.
public typealias CLLocationDirectionAccuracy = Double

/// A place on the Earth by the WGS 84 system.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator, -90 to 90.
  public var latitude: CLLocationDegrees
  /// Degrees east of the meridian of Greenwich, -180 to 180.
  public var longitude: CLLocationDegrees

  /// The place where equator and meridian meet.
  public init() { self.init(latitude: 0, longitude: 0) }
  /// Creates a place from degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Creates a place from degrees.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether latitude and longitude are in their ranges.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// An accuracy for navigation; a constant, not metres.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy; a constant, not metres.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an app without permission for exact places; a constant, not metres.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 6_378_137
/// No smallest distance between two places that are reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// No smallest angle between two headings that are reported.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
