// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreLocation
import Foundation

/// The address of a location.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  /// The position.
  public let coordinate: CLLocationCoordinate2D
  /// The parts of the address, one per line. Always `nil`.
  open var title: String? { nil }

  /// Creates an address at a position.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
}

/// A location with a name.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The address.
  public let placemark: MKPlacemark
  /// The name.
  open var name: String?
  /// The telephone number.
  open var phoneNumber: String?
  /// The web page about the location.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?

  /// Creates a location.
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// Returns false: there is no map app.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// The key for the mode of transport, among the options for opening a location.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
/// Directions by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Directions on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// An error of maps.
public struct MKError: Error, Hashable {
  /// The reasons, by Apple's numbers.
  public enum Code: UInt, Sendable {
    /// Another reason.
    case unknown = 1
    /// The service failed.
    case serverFailure
    /// There were too many requests.
    case loadingThrottled
    /// Nothing was found.
    case placemarkNotFound
    /// There is no route.
    case directionsNotFound
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// Searches for locations. Each search fails with ``MKError/Code/serverFailure``, because pictures do not depend on a
/// network.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// The text and region of a search.
  open class Request: NSObject, @unchecked Sendable {
    /// The search text.
    open var naturalLanguageQuery: String?
    /// The region.
    open var region = MKCoordinateRegion()
    public override init() {}
  }
  /// The locations that were found.
  open class Response: NSObject, @unchecked Sendable {
    /// The locations.
    public let mapItems: [MKMapItem] = []
    /// The region around the locations.
    public let boundingRegion = MKCoordinateRegion()
  }
  /// Creates a search.
  public init(request: Request) {}
  /// Throws ``MKError/Code/serverFailure``.
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  /// Fails with ``MKError/Code/serverFailure``.
  @preconcurrency open func start(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
  }
  /// No-op: a search ends at once.
  open func cancel() {}
}
