import Foundation

/// An update of the device's location.
public struct CLLocationUpdate: Sendable {
  /// The location. Always `nil`.
  public var location: CLLocation? { nil }
  /// Whether permission is denied.
  public let authorizationDenied: Bool
  /// Always false: only the permission of this app is denied.
  public var authorizationDeniedGlobally: Bool { false }
  /// Always false: the user is not asked.
  public var authorizationRequestInProgress: Bool { false }
  /// Always true: there is no location.
  public var locationUnavailable: Bool { true }
  /// Whether the device is stationary. Always false, because this is unknown.
  public var stationary: Bool { false }
  /// Whether the device is stationary. Always false, because this is unknown.
  public var isStationary: Bool { false }

  /// The activity for which locations are used. Has no effect.
  public enum LiveConfiguration: Sendable {
    /// In order of the cases: any, car, another vehicle, walking or sport, plane.
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// A sequence of one update, which reports that permission is denied.
  public struct Updates: AsyncSequence, Sendable {
    /// Reads the updates.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var isRead = false
      /// Returns the update, then `nil`.
      public mutating func next() async throws -> CLLocationUpdate? {
        guard !isRead else { return nil }
        isRead = true
        return CLLocationUpdate(authorizationDenied: true)
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The updates of the device's location.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}
