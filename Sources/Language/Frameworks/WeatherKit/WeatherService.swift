import CoreLocation
import Foundation

/// An error of the service.
public enum WeatherError: LocalizedError, Hashable {
  /// The app may not ask.
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

/// A part of the weather.
public struct WeatherQuery<Value>: Sendable {}

extension WeatherQuery where Value == CurrentWeather {
  /// The weather now.
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}
extension WeatherQuery where Value == Forecast<MinuteWeather>? {
  /// The next hour by minutes.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}
extension WeatherQuery where Value == Forecast<HourWeather> {
  /// The next hours.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
  /// The hours between two times.
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery()
  }
}
extension WeatherQuery where Value == Forecast<DayWeather> {
  /// The next days.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
  /// The days between two times.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery()
  }
}
extension WeatherQuery where Value == [WeatherAlert]? {
  /// The warnings.
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

/// The source of weather, to name beside it.
public struct WeatherAttribution: Codable, Hashable, Sendable {
  /// The name.
  public var serviceName: String
  /// The page about the sources.
  public var legalPageURL: URL
  /// The text about the sources.
  public var legalAttributionText: String
  /// A dark picture.
  public var combinedMarkDarkURL: URL
  /// A light picture.
  public var combinedMarkLightURL: URL
  /// A square picture.
  public var squareMarkURL: URL
}

/// The service of weather. It throws ``WeatherError/permissionDenied``, because only Apple's systems may ask it.
public final class WeatherService: Sendable {
  /// The only instance.
  public static let shared = WeatherService()
  /// Creates a service.
  public init() {}

  /// The source of weather: not known.
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
