import Foundation

/// The address of a location. No address is ever found.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The location.
  public let location: CLLocation?
  /// The region around the location. Always `nil`.
  public var region: CLRegion? { nil }
  /// The time zone of the location. Always `nil`.
  public var timeZone: TimeZone? { nil }
  /// The name of the location. Always `nil`, like all parts of the address.
  public var name: String? { nil }
  /// The street.
  public var thoroughfare: String? { nil }
  /// The house number.
  public var subThoroughfare: String? { nil }
  /// The city.
  public var locality: String? { nil }
  /// The district of the city.
  public var subLocality: String? { nil }
  /// The state or province.
  public var administrativeArea: String? { nil }
  /// The county.
  public var subAdministrativeArea: String? { nil }
  /// The postal code.
  public var postalCode: String? { nil }
  /// The ISO code of the country.
  public var isoCountryCode: String? { nil }
  /// The country.
  public var country: String? { nil }
  /// The lake or river.
  public var inlandWater: String? { nil }
  /// The ocean.
  public var ocean: String? { nil }
  /// Points of interest nearby.
  public var areasOfInterest: [String]? { nil }

  /// Creates a copy.
  public init(placemark: CLPlacemark) { location = placemark.location }
  /// Creates a placemark for a location, without an address.
  public init(location: CLLocation?) { self.location = location }
}

/// Reports the addresses that were found.
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Searches for addresses. Each search ends with ``CLError/Code/network``, because pictures do not depend on a network.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Always false: a search ends at once.
  open var isGeocoding: Bool { false }

  public override init() {}

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    DispatchQueue.main.async { handler(nil, CLError(.network)) }
  }

  /// Fails with ``CLError/Code/network``.
  @preconcurrency open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Fails with ``CLError/Code/network``.
  @preconcurrency open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Fails with ``CLError/Code/network``.
  @preconcurrency open func geocodeAddressString(
    _ address: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Throws ``CLError/Code/network``.
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale? = nil) async throws
    -> [CLPlacemark]
  { throw CLError(.network) }
  /// Throws ``CLError/Code/network``.
  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  /// No-op: a search ends at once.
  open func cancelGeocode() {}
}
