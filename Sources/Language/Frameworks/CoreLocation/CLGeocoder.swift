import Foundation

/// The address of a place. None is ever found.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The place.
  public let location: CLLocation?
  /// The region around the place.
  public var region: CLRegion? { nil }
  /// The time zone of the place.
  public var timeZone: TimeZone? { nil }
  /// The parts of the address, from the name of the place to its country.
  public var name: String? { nil }
  /// The street.
  public var thoroughfare: String? { nil }
  /// The number of the house.
  public var subThoroughfare: String? { nil }
  /// The city.
  public var locality: String? { nil }
  /// The part of the city.
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
  /// Sights nearby.
  public var areasOfInterest: [String]? { nil }

  /// Copies another one.
  public init(placemark: CLPlacemark) { location = placemark.location }
  /// Creates one for a place, without an address.
  public init(location: CLLocation?) { self.location = location }
}

/// Reports the addresses that were found.
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Searches for addresses. Each search ends with ``CLError/Code/network``, because pictures do not depend on a network.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// False: a search ends at once.
  open var isGeocoding: Bool { false }

  public override init() {}

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    DispatchQueue.main.async { handler(nil, CLError(.network)) }
  }

  /// Fails with ``CLError/Code/network``.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Fails with ``CLError/Code/network``.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Fails with ``CLError/Code/network``.
  open func geocodeAddressString(
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
