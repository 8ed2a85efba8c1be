import Foundation

/// The motion of the air.
public struct Wind: Codable, Hashable, Sendable {
  /// A direction of the compass.
  public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    /// Clockwise from north, in steps of 22.5 degrees.
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast,
      south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
    /// The name.
    public var description: String { rawValue }
    /// One to three letters, such as `NNE`.
    public var abbreviation: String {
      let names = [
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
      ]
      return Self.allCases.firstIndex(of: self).map { names[$0] } ?? ""
    }
  }
  /// The direction from which it comes, by the compass.
  public var compassDirection: CompassDirection
  /// The direction from which it comes, clockwise from north.
  public var direction: Measurement<UnitAngle>
  /// The speed.
  public var speed: Measurement<UnitSpeed>
  /// The speed of gusts.
  public var gust: Measurement<UnitSpeed>?
}

/// The strength of ultraviolet light.
public struct UVIndex: Codable, Hashable, Sendable {
  /// A range of strengths.
  public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    /// In order of the cases: 0 to 2, to 5, to 7, to 10, and more.
    case low, moderate, high, veryHigh, extreme
    /// The name.
    public var description: String { rawValue }
  }
  /// The index, 0 or more.
  public var value: Int
  /// The range.
  public var category: ExposureCategory
}

/// The times of the sun on a day.
public struct SunEvents: Codable, Hashable, Sendable {
  /// Sunrise.
  public var sunrise: Date?
  /// Sunset.
  public var sunset: Date?
  /// The sun in the south.
  public var solarNoon: Date?
  /// The sun in the north.
  public var solarMidnight: Date?
  /// The sun 6 degrees below the horizon, before sunrise.
  public var civilDawn: Date?
  /// The sun 6 degrees below the horizon, after sunset.
  public var civilDusk: Date?
  /// The sun 12 degrees below the horizon, before sunrise.
  public var nauticalDawn: Date?
  /// The sun 12 degrees below the horizon, after sunset.
  public var nauticalDusk: Date?
  /// The sun 18 degrees below the horizon, before sunrise.
  public var astronomicalDawn: Date?
  /// The sun 18 degrees below the horizon, after sunset.
  public var astronomicalDusk: Date?
}

/// The times of the moon on a day.
public struct MoonEvents: Codable, Hashable, Sendable {
  /// The phase.
  public var phase: MoonPhase
  /// Moonrise.
  public var moonrise: Date?
  /// Moonset.
  public var moonset: Date?
}
