@_exported import CoreLocation
import Foundation

/// The location and date of weather data.
public struct WeatherMetadata: Codable, Hashable, Sendable {
  /// The date of the data.
  public var date: Date
  /// The date at which the data expire.
  public var expirationDate: Date
  /// The latitude in degrees north.
  public var latitude: Double
  /// The longitude in degrees east.
  public var longitude: Double
}

/// The current weather.
public struct CurrentWeather: Codable, Hashable, Sendable {
  /// The time.
  public var date: Date
  /// The fraction of the sky that clouds cover, from 0 to 1.
  public var cloudCover: Double
  /// The state of the sky.
  public var condition: WeatherCondition
  /// The dew point.
  public var dewPoint: Measurement<UnitTemperature>
  /// The relative humidity, from 0 to 1.
  public var humidity: Double
  /// The pressure at sea level.
  public var pressure: Measurement<UnitPressure>
  /// The trend of the pressure.
  public var pressureTrend: PressureTrend
  /// The amount of precipitation per hour.
  public var precipitationIntensity: Measurement<UnitSpeed>
  /// Whether the sun is up.
  public var isDaylight: Bool
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The apparent temperature.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The strength of ultraviolet light.
  public var uvIndex: UVIndex
  /// The visibility, as a distance.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
  /// The name of a symbol for the weather.
  public var symbolName: String
  /// The location and date of the data.
  public var metadata: WeatherMetadata
}

/// The weather of one minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
  /// The start of the minute.
  public var date: Date
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// The probability of precipitation, from 0 to 1.
  public var precipitationChance: Double
  /// The amount of precipitation per hour.
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of one hour.
public struct HourWeather: Codable, Hashable, Sendable {
  /// The start of the hour.
  public var date: Date
  /// The fraction of the sky that clouds cover, from 0 to 1.
  public var cloudCover: Double
  /// The state of the sky.
  public var condition: WeatherCondition
  /// The dew point.
  public var dewPoint: Measurement<UnitTemperature>
  /// The relative humidity, from 0 to 1.
  public var humidity: Double
  /// Whether the sun is up.
  public var isDaylight: Bool
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// The probability of precipitation, from 0 to 1.
  public var precipitationChance: Double
  /// The amount of precipitation.
  public var precipitationAmount: Measurement<UnitLength>
  /// The amount of snow.
  public var snowfallAmount: Measurement<UnitLength>
  /// The pressure at sea level.
  public var pressure: Measurement<UnitPressure>
  /// The trend of the pressure.
  public var pressureTrend: PressureTrend
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The apparent temperature.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The strength of ultraviolet light.
  public var uvIndex: UVIndex
  /// The visibility, as a distance.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
  /// The name of a symbol for the weather.
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
  /// The probability of precipitation, from 0 to 1.
  public var precipitationChance: Double
  /// The amount of rain.
  public var rainfallAmount: Measurement<UnitLength>
  /// The amount of precipitation.
  public var precipitationAmount: Measurement<UnitLength>
  /// The amount of snow.
  public var snowfallAmount: Measurement<UnitLength>
  /// The times of sunrise, sunset and twilight.
  public var sun: SunEvents
  /// The times of moonrise and moonset, and the phase of the moon.
  public var moon: MoonEvents
  /// The strength of ultraviolet light.
  public var uvIndex: UVIndex
  /// The wind.
  public var wind: Wind
  /// The name of a symbol for the weather.
  public var symbolName: String
}

/// The weather of consecutive equal intervals of time.
public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable, Hashable,
  Sendable
{
  /// The weather of the intervals.
  public var forecast: [Element]
  /// The location and date of the data.
  public var metadata: WeatherMetadata
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

/// A weather warning.
public struct WeatherAlert: Codable, Hashable, Sendable {
  /// The page with details.
  public var detailsURL: URL
  /// The organization that issues the warning.
  public var source: String
  /// The event that the warning is about.
  public var summary: String
  /// The region of the event.
  public var region: String?
  /// The severity of the event.
  public var severity: WeatherSeverity
}

/// The current and future weather of a location.
public struct Weather: Codable, Hashable, Sendable {
  /// The current weather.
  public var currentWeather: CurrentWeather
  /// The weather of the next hour, minute by minute.
  public var minuteForecast: Forecast<MinuteWeather>?
  /// The weather of the next hours.
  public var hourlyForecast: Forecast<HourWeather>
  /// The weather of the next days.
  public var dailyForecast: Forecast<DayWeather>
  /// The warnings.
  public var weatherAlerts: [WeatherAlert]?
}
