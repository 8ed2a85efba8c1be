import Foundation

/// The position of a device relative to a region.
public enum CLRegionState: Int, Sendable {
  /// In order of the cases: not known, inside, outside.
  case unknown, inside, outside
}

/// A region with a name.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// Whether entering is to be reported. Stored, but nothing is reported.
  open var notifyOnEntry = true
  /// Whether leaving is to be reported. Stored, but nothing is reported.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the Earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// Metres from the middle to the edge.
  public let radius: CLLocationDistance

  /// Creates a circle with a radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Whether a place is within the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic.distance(center, coordinate) <= radius
  }
}
