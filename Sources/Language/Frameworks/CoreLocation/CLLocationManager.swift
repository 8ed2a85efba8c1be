import Foundation

/// Whether an app may use the place of a device.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// In order of the cases: not asked, forbidden by the device, and refused.
  case notDetermined = 0
  case restricted, denied
  /// In order of the cases: permitted always, and while the app is used.
  case authorizedAlways, authorizedWhenInUse
  /// The former name of the permission always.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Whether an app may use exact places.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// In order of the cases: exact, and within some kilometres.
  case fullAccuracy, reducedAccuracy
}

/// The purpose of places.
public enum CLActivityType: Int, Sendable {
  /// In order of the cases: unknown, a car, a walk or a sport, another vehicle, and a plane.
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// The side of a device that is its top.
public enum CLDeviceOrientation: Int32, Sendable {
  /// In order of the cases: unknown, upright, upside down, on its sides, and lying.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Receives the events of a manager. Only the two about permission and errors happen.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Permission is known or has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Permission is known or has changed; called if the other function is not implemented.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// A request for places failed.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// There are new places. Not called.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// There is a new heading. Not called.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Whether to show the calibration of the compass. Not called.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// The device entered a region. Not called.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The device left a region. Not called.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// A region is watched. Not called.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// The state of a region is known. Not called.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// A region cannot be watched.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  /// A stay began or ended. Not called.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Updates pause. Not called.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Updates resume. Not called.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}

/// Asks for the place of the device. Permission is denied, so each request ends with ``CLError/Code/denied``, on the main
/// queue.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Receives the events, the permission first.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      guard delegate != nil else { return }
      later { $0.delegate?.locationManagerDidChangeAuthorization($0) }
    }
  }

  /// The wanted accuracy in metres. Stored, but has no effect.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The smallest distance between two reported places, in metres. Stored, but has no effect.
  open var distanceFilter = kCLDistanceFilterNone
  /// The smallest angle between two reported headings, in degrees. Stored, but has no effect.
  open var headingFilter: CLLocationDegrees = 1
  /// The side of the device from which headings are measured. Stored, but has no effect.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// The purpose of the places. Stored, but has no effect.
  open var activityType = CLActivityType.other
  /// Whether updates go on while the app is hidden. Stored, but has no effect.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system may pause updates. Stored, but has no effect.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the status bar shows the use of places. Stored, but has no effect.
  open var showsBackgroundLocationIndicator = false

  /// The last known place: none.
  open var location: CLLocation? { nil }
  /// The last known heading: none.
  open var heading: CLHeading? { nil }
  /// The regions that are watched: none.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// The greatest radius of a region, in metres; -1, because no region can be watched.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  /// Denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// Within some kilometres, as without permission.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  public override init() {}

  /// False: there is no service for places.
  open class func locationServicesEnabled() -> Bool { false }
  /// Denied.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// False: there is no compass.
  open class func headingAvailable() -> Bool { false }
  /// False.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// False: no region can be watched.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// False: there are no beacons.
  open class func isRangingAvailable() -> Bool { false }

  private func later(_ body: @escaping @Sendable (CLLocationManager) -> Void) {
    DispatchQueue.main.async { body(self) }
  }
  private func fail() {
    later { $0.delegate?.locationManager($0, didFailWithError: CLError(.denied)) }
  }

  /// No-op: permission is already denied.
  open func requestWhenInUseAuthorization() {}
  /// No-op: permission is already denied.
  open func requestAlwaysAuthorization() {}
  /// Reports ``CLError/Code/denied``.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    later { _ in completion?(CLError(.denied)) }
  }

  /// Fails with ``CLError/Code/denied``.
  open func requestLocation() { fail() }
  /// Fails with ``CLError/Code/denied``.
  open func startUpdatingLocation() { fail() }
  /// No-op: nothing was started.
  open func stopUpdatingLocation() {}
  /// Fails with ``CLError/Code/denied``.
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// No-op: nothing was started.
  open func stopMonitoringSignificantLocationChanges() {}
  /// No-op: there is no compass.
  open func startUpdatingHeading() {}
  /// No-op: nothing was started.
  open func stopUpdatingHeading() {}
  /// No-op: stays are not reported.
  open func startMonitoringVisits() {}
  /// No-op: nothing was started.
  open func stopMonitoringVisits() {}
  /// Fails with ``CLError/Code/regionMonitoringDenied``.
  open func startMonitoring(for region: CLRegion) {
    later {
      $0.delegate?.locationManager(
        $0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
  }
  /// No-op: nothing was started.
  open func stopMonitoring(for region: CLRegion) {}
  /// No-op: the state of a region is never known.
  open func requestState(for region: CLRegion) {}
}
