import Foundation

/// The motion of the air.
public struct Wind: Codable, Hashable, Sendable {
  /// A direction of the compass.
  public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    /// The directions clockwise from north, in steps of 22.5 degrees.
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast,
      south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
    /// The name.
    public var description: String { rawValue }
    /// An abbreviation of one to three letters, such as `NNE`.
    public var abbreviation: String {
      let names = [
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
      ]
      return Self.allCases.firstIndex(of: self).map { names[$0] } ?? ""
    }
  }
  /// The direction from which the wind comes, as a compass direction.
  public var compassDirection: CompassDirection
  /// The direction from which the wind comes, as an angle clockwise from north.
  public var direction: Measurement<UnitAngle>
  /// The speed.
  public var speed: Measurement<UnitSpeed>
  /// The speed of gusts.
  public var gust: Measurement<UnitSpeed>?
}

/// The strength of ultraviolet light.
public struct UVIndex: Codable, Hashable, Sendable {
  /// A range of the index.
  public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    /// In order of the cases: 0 to 2, 3 to 5, 6 to 7, 8 to 10, and 11 or more.
    case low, moderate, high, veryHigh, extreme
    /// The name.
    public var description: String { rawValue }
  }
  /// The index, 0 or more.
  public var value: Int
  /// The range of the index.
  public var category: ExposureCategory
}

/// The times of the sun on a day.
public struct SunEvents: Codable, Hashable, Sendable {
  /// The time of sunrise.
  public var sunrise: Date?
  /// The time of sunset.
  public var sunset: Date?
  /// The time at which the sun is highest.
  public var solarNoon: Date?
  /// The time at which the sun is lowest.
  public var solarMidnight: Date?
  /// The time before sunrise at which the sun is 6 degrees below the horizon.
  public var civilDawn: Date?
  /// The time after sunset at which the sun is 6 degrees below the horizon.
  public var civilDusk: Date?
  /// The time before sunrise at which the sun is 12 degrees below the horizon.
  public var nauticalDawn: Date?
  /// The time after sunset at which the sun is 12 degrees below the horizon.
  public var nauticalDusk: Date?
  /// The time before sunrise at which the sun is 18 degrees below the horizon.
  public var astronomicalDawn: Date?
  /// The time after sunset at which the sun is 18 degrees below the horizon.
  public var astronomicalDusk: Date?
}

/// The times of the moon on a day.
public struct MoonEvents: Codable, Hashable, Sendable {
  /// The phase of the moon.
  public var phase: MoonPhase
  /// The time of moonrise.
  public var moonrise: Date?
  /// The time of moonset.
  public var moonset: Date?
}
