import Foundation

/// The state of the sky.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  /// Blizzard.
  case blizzard
  /// Blowing dust.
  case blowingDust
  /// Blowing snow.
  case blowingSnow
  /// Breezy.
  case breezy
  /// Clear.
  case clear
  /// Cloudy.
  case cloudy
  /// Drizzle.
  case drizzle
  /// Flurries.
  case flurries
  /// Foggy.
  case foggy
  /// Freezing drizzle.
  case freezingDrizzle
  /// Freezing rain.
  case freezingRain
  /// Frigid.
  case frigid
  /// Hail.
  case hail
  /// Haze.
  case haze
  /// Heavy rain.
  case heavyRain
  /// Heavy snow.
  case heavySnow
  /// Hot.
  case hot
  /// Hurricane.
  case hurricane
  /// Isolated thunderstorms.
  case isolatedThunderstorms
  /// Mostly clear.
  case mostlyClear
  /// Mostly cloudy.
  case mostlyCloudy
  /// Partly cloudy.
  case partlyCloudy
  /// Rain.
  case rain
  /// Scattered thunderstorms.
  case scatteredThunderstorms
  /// Sleet.
  case sleet
  /// Smoky.
  case smoky
  /// Snow.
  case snow
  /// Strong storms.
  case strongStorms
  /// Sun flurries.
  case sunFlurries
  /// Sun showers.
  case sunShowers
  /// Thunderstorms.
  case thunderstorms
  /// Tropical storm.
  case tropicalStorm
  /// Windy.
  case windy
  /// Wintry mix.
  case wintryMix

  /// The English name.
  public var description: String {
    rawValue.reduce(into: "") { name, letter in
      if letter.isUppercase { name += " " }
      name += name.isEmpty ? letter.uppercased() : String(letter)
    }
  }
  /// The English name.
  public var accessibilityDescription: String { description }
}

/// A kind of precipitation.
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  /// None.
  case none
  /// Hail.
  case hail
  /// Mixed.
  case mixed
  /// Rain.
  case rain
  /// Sleet.
  case sleet
  /// Snow.
  case snow

  /// The name.
  public var description: String { rawValue }
}

/// How the pressure of the air changes.
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  /// Rising.
  case rising
  /// Falling.
  case falling
  /// Steady.
  case steady

  /// The name.
  public var description: String { rawValue }
}

/// The phase of the moon.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  /// New.
  case new
  /// Waxing crescent.
  case waxingCrescent
  /// First quarter.
  case firstQuarter
  /// Waxing gibbous.
  case waxingGibbous
  /// Full.
  case full
  /// Waning gibbous.
  case waningGibbous
  /// Last quarter.
  case lastQuarter
  /// Waning crescent.
  case waningCrescent

  /// The name.
  public var description: String { rawValue }
  /// The name of its symbol.
  public var symbolName: String {
    let words = rawValue.reduce(into: "") { $0 += $1.isUppercase ? "." + $1.lowercased() : String($1) }
    return "moonphase." + (self == .new || self == .full ? words + ".moon" : words)
  }
}

/// How severe an alert is.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  /// Minor.
  case minor
  /// Moderate.
  case moderate
  /// Severe.
  case severe
  /// Extreme.
  case extreme
  /// Unknown.
  case unknown

  /// The name.
  public var description: String { rawValue }
}
