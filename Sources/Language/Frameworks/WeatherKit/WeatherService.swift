import CoreLocation
import Foundation

/// An error of the service.
public enum WeatherError: LocalizedError, Hashable {
  /// The app has no permission to use the service.
  case permissionDenied
  /// Another reason.
  case unknown
  /// A sentence about the error.
  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "The app does not have permission to use WeatherKit."
    case .unknown: "An unknown error occurred."
    }
  }
}

/// A part of the weather that a query requests.
public struct WeatherQuery<Value>: Sendable {}

extension WeatherQuery where Value == CurrentWeather {
  /// The current weather.
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}
extension WeatherQuery where Value == Forecast<MinuteWeather>? {
  /// The weather of the next hour, minute by minute.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}
extension WeatherQuery where Value == Forecast<HourWeather> {
  /// The weather of the next hours.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
  /// The weather of the hours between two dates.
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery()
  }
}
extension WeatherQuery where Value == Forecast<DayWeather> {
  /// The weather of the next days.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
  /// The weather of the days between two dates.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery()
  }
}
extension WeatherQuery where Value == [WeatherAlert]? {
  /// The warnings.
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

/// The source of weather data, which an app must display.
public struct WeatherAttribution: Codable, Hashable, Sendable {
  /// The name.
  public var serviceName: String
  /// The web page about the sources.
  public var legalPageURL: URL
  /// The text about the sources.
  public var legalAttributionText: String
  /// The address of a dark logo.
  public var combinedMarkDarkURL: URL
  /// The address of a light logo.
  public var combinedMarkLightURL: URL
  /// The address of a square logo.
  public var squareMarkURL: URL
}

/// The weather service. It throws ``WeatherError/permissionDenied``, because only Apple's systems may use it.
public final class WeatherService: Sendable {
  /// The only instance.
  public static let shared = WeatherService()
  /// Creates a service.
  public init() {}

  /// The source of weather data. Throws, because it is unknown.
  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.permissionDenied }
  }
  /// Throws ``WeatherError/permissionDenied``.
  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }
  /// Throws ``WeatherError/permissionDenied``.
  public func weather<each Value>(
    for location: CLLocation, including query: repeat WeatherQuery<each Value>
  ) async throws -> (repeat each Value) { throw WeatherError.permissionDenied }
}
