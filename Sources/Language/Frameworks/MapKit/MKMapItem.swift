// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreLocation
import Foundation

/// The address of a place.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The parts of the address on lines: none.
  open var title: String? { nil }

  /// Creates an address at a place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
}

/// A place with a name.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The address.
  public let placemark: MKPlacemark
  /// The name.
  open var name: String?
  /// The number of its telephone.
  open var phoneNumber: String?
  /// The page about it.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?

  /// Creates a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// Returns false: there is no app for maps.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// Whether and how to go somewhere, among the options of opening a place.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// An error of maps.
public struct MKError: Error, Hashable {
  /// The reasons, by Apple's numbers.
  public enum Code: UInt, Sendable {
    /// Another one.
    case unknown = 1
    /// The service failed.
    case serverFailure
    /// There were too many requests.
    case loadingThrottled
    /// Nothing was found.
    case placemarkNotFound
    /// There is no way.
    case directionsNotFound
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// Searches for places. Each search ends with ``MKError/Code/serverFailure``, because pictures do not depend on a network.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// The words and region of a search.
  open class Request: NSObject, @unchecked Sendable {
    /// The words.
    open var naturalLanguageQuery: String?
    /// The region.
    open var region = MKCoordinateRegion()
    public override init() {}
  }
  /// The places that were found.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    public let mapItems: [MKMapItem] = []
    /// The region around them.
    public let boundingRegion = MKCoordinateRegion()
  }
  /// Creates a search.
  public init(request: Request) {}
  /// Throws ``MKError/Code/serverFailure``.
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  /// Fails with ``MKError/Code/serverFailure``.
  open func start(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
  }
  /// No-op: a search ends at once.
  open func cancel() {}
}
