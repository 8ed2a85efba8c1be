@_exported import CoreLocation
import Foundation

/// The place and time of weather.
public struct WeatherMetadata: Codable, Hashable, Sendable {
  /// When it was determined.
  public var date: Date
  /// When it is no longer true.
  public var expirationDate: Date
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
}

/// The weather now.
public struct CurrentWeather: Codable, Hashable, Sendable {
  /// The time.
  public var date: Date
  /// The fraction of the sky that is covered.
  public var cloudCover: Double
  /// The state of the sky.
  public var condition: WeatherCondition
  /// The temperature at which dew falls.
  public var dewPoint: Measurement<UnitTemperature>
  /// The relative humidity, 0 to 1.
  public var humidity: Double
  /// The pressure at sea level.
  public var pressure: Measurement<UnitPressure>
  /// How the pressure changes.
  public var pressureTrend: PressureTrend
  /// The amount of precipitation in an hour.
  public var precipitationIntensity: Measurement<UnitSpeed>
  /// Whether the sun is up.
  public var isDaylight: Bool
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature that a person feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The strength of ultraviolet light.
  public var uvIndex: UVIndex
  /// How far one sees.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
  /// The name of a symbol.
  public var symbolName: String
  /// The place and time.
  public var metadata: WeatherMetadata
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
  /// The time.
  public var date: Date
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// How probable it is, 0 to 1.
  public var precipitationChance: Double
  /// The amount in an hour.
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Codable, Hashable, Sendable {
  /// The time.
  public var date: Date
  /// The fraction of the sky that is covered.
  public var cloudCover: Double
  /// The state of the sky.
  public var condition: WeatherCondition
  /// The temperature at which dew falls.
  public var dewPoint: Measurement<UnitTemperature>
  /// The relative humidity, 0 to 1.
  public var humidity: Double
  /// Whether the sun is up.
  public var isDaylight: Bool
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// How probable it is, 0 to 1.
  public var precipitationChance: Double
  /// The amount.
  public var precipitationAmount: Measurement<UnitLength>
  /// The amount of snow.
  public var snowfallAmount: Measurement<UnitLength>
  /// The pressure at sea level.
  public var pressure: Measurement<UnitPressure>
  /// How the pressure changes.
  public var pressureTrend: PressureTrend
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature that a person feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The strength of ultraviolet light.
  public var uvIndex: UVIndex
  /// How far one sees.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
  /// The name of a symbol.
  public var symbolName: String
}

/// The weather of a day.
public struct DayWeather: Codable, Hashable, Sendable {
  /// The start of the day.
  public var date: Date
  /// The state of the sky.
  public var condition: WeatherCondition
  /// The highest temperature.
  public var highTemperature: Measurement<UnitTemperature>
  /// The time of the highest temperature.
  public var highTemperatureTime: Date?
  /// The lowest temperature.
  public var lowTemperature: Measurement<UnitTemperature>
  /// The time of the lowest temperature.
  public var lowTemperatureTime: Date?
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// How probable it is, 0 to 1.
  public var precipitationChance: Double
  /// The amount of rain.
  public var rainfallAmount: Measurement<UnitLength>
  /// The amount.
  public var precipitationAmount: Measurement<UnitLength>
  /// The amount of snow.
  public var snowfallAmount: Measurement<UnitLength>
  /// The times of the sun.
  public var sun: SunEvents
  /// The times of the moon.
  public var moon: MoonEvents
  /// The strength of ultraviolet light.
  public var uvIndex: UVIndex
  /// The wind.
  public var wind: Wind
  /// The name of a symbol.
  public var symbolName: String
}

/// The weather of equal intervals of time.
public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable, Hashable,
  Sendable
{
  /// The weather of the intervals.
  public var forecast: [Element]
  /// The place and time.
  public var metadata: WeatherMetadata
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

/// A warning.
public struct WeatherAlert: Codable, Hashable, Sendable {
  /// The page with details.
  public var detailsURL: URL
  /// Who warns.
  public var source: String
  /// The event.
  public var summary: String
  /// The region of the event.
  public var region: String?
  /// How severe it is.
  public var severity: WeatherSeverity
}

/// All weather of a place.
public struct Weather: Codable, Hashable, Sendable {
  /// The weather now.
  public var currentWeather: CurrentWeather
  /// The next hour by minutes.
  public var minuteForecast: Forecast<MinuteWeather>?
  /// The next hours.
  public var hourlyForecast: Forecast<HourWeather>
  /// The next days.
  public var dailyForecast: Forecast<DayWeather>
  /// The warnings.
  public var weatherAlerts: [WeatherAlert]?
}
