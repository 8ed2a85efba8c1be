import Foundation

/// Whether an app may use the location of a device.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// In order of the cases: the user was not asked, the device forbids it, the user refused.
  case notDetermined = 0
  case restricted, denied
  /// In order of the cases: permitted always, and only while the app is used.
  case authorizedAlways, authorizedWhenInUse
  /// The former name of ``authorizedAlways``.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// Whether an app may use precise locations.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// In order of the cases: precise, and accurate to some kilometres.
  case fullAccuracy, reducedAccuracy
}

/// The activity for which locations are used.
public enum CLActivityType: Int, Sendable {
  /// In order of the cases: unknown, car, walking or sport, another vehicle, plane.
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// The orientation of a device.
public enum CLDeviceOrientation: Int32, Sendable {
  /// In order of the cases: unknown, upright, upside down, on its left or right side, face up or down.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Is notified of the events of a manager. Only the events about permission and errors occur.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The permission is known or has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The permission is known or has changed. The default method without a status calls this one.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// A request for locations failed.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Reports new locations. Never called.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Reports a new heading. Never called.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Whether to show the calibration of the compass. Never called.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// Reports that the device entered a region. Never called.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Reports that the device left a region. Never called.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Reports that monitoring of a region has started. Never called.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Reports that the state of a region is known. Never called.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// A region cannot be monitored.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  /// Reports that a stay began or ended. Never called.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Reports that updates were paused. Never called.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Reports that updates were resumed. Never called.
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

/// Requests the location of the device. Permission is denied, so each request fails with ``CLError/Code/denied``, on
/// the main queue.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// The object that is notified of events. It is notified of the permission first.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      guard delegate != nil else { return }
      later { $0.delegate?.locationManagerDidChangeAuthorization($0) }
    }
  }

  /// The desired accuracy in metres. Stored, but has no effect.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The minimum distance between two reported locations, in metres. Stored, but has no effect.
  open var distanceFilter = kCLDistanceFilterNone
  /// The minimum angle between two reported headings, in degrees. Stored, but has no effect.
  open var headingFilter: CLLocationDegrees = 1
  /// The orientation of the device for which headings are measured. Stored, but has no effect.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// The activity for which locations are used. Stored, but has no effect.
  open var activityType = CLActivityType.other
  /// Whether updates continue while the app is in the background. Stored, but has no effect.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system may pause updates. Stored, but has no effect.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the status bar shows that the app uses locations. Stored, but has no effect.
  open var showsBackgroundLocationIndicator = false

  /// The last known location. Always `nil`.
  open var location: CLLocation? { nil }
  /// The last known heading. Always `nil`.
  open var heading: CLHeading? { nil }
  /// The monitored regions. Always empty.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// The maximum radius of a region, in metres. Always -1: no region can be monitored.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  /// Always denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// Always reduced, because permission is denied.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  public override init() {}

  /// Always false: there is no location service.
  open class func locationServicesEnabled() -> Bool { false }
  /// Always denied.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Always false: there is no compass.
  open class func headingAvailable() -> Bool { false }
  /// Always false: there is no location service.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Always false: no region can be monitored.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Always false: there are no beacons.
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
  @preconcurrency open func requestTemporaryFullAccuracyAuthorization(
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
