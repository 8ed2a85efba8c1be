import CoreLocation
import Foundation

/// The route of a workout.
open class HKWorkoutRoute: HKSample, @unchecked Sendable {
  /// The number of locations. Always 0.
  open var count: Int { 0 }
}

/// A query for the locations of a route. Finds none.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

  /// Creates a query.
  @preconcurrency public init(
    route workoutRoute: HKWorkoutRoute,
    dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  ) {
    handler = dataHandler
    super.init(HKSeriesType.workoutRoute(), nil)
  }
  override func answer() { handler(self, [], true, nil) }
}

/// A query for the locations of a route. Finds none.
public struct HKWorkoutRouteQueryDescriptor: Sendable {
  private let route: HKWorkoutRoute
  /// Creates a query.
  public init(_ route: HKWorkoutRoute) { self.route = route }
  /// Returns no locations.
  public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<CLLocation, any Error> {
    AsyncThrowingStream { $0.finish() }
  }
}

/// Builds the route of a workout. Saving it fails, because there is no store of health data.
open class HKWorkoutRouteBuilder: NSObject, @unchecked Sendable {
  /// Creates a builder.
  public init(healthStore: HKHealthStore, device: HKDevice?) {}

  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func insertRouteData(_ routeData: [CLLocation]) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func insertRouteData(
    _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(false, HKError(.errorHealthDataUnavailable)) } }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  @discardableResult open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws
    -> HKWorkoutRoute
  { throw HKError(.errorHealthDataUnavailable) }
}
