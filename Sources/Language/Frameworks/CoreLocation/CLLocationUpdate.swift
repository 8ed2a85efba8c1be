import Foundation

/// An update of the device's place.
public struct CLLocationUpdate: Sendable {
  /// The place: none.
  public var location: CLLocation? { nil }
  /// Whether permission is denied.
  public let authorizationDenied: Bool
  /// False: only the app's own permission is denied.
  public var authorizationDeniedGlobally: Bool { false }
  /// False: the app was not asked.
  public var authorizationRequestInProgress: Bool { false }
  /// True: there is no place.
  public var locationUnavailable: Bool { true }
  /// Whether the device does not move: not known.
  public var stationary: Bool { false }
  /// Whether the device does not move: not known.
  public var isStationary: Bool { false }

  /// The purpose of places. Has no effect.
  public enum LiveConfiguration: Sendable {
    /// In order of the cases: any, a car, another vehicle, a walk or a sport, a plane.
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// The updates: one, that permission is denied.
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

  /// The updates of the device's place.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}
