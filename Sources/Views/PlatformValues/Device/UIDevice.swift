import Foundation

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// UIKit's orientations. The orientation is always `unknown`.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its left or right side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen faces up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The computer that draws. `userInterfaceIdiom` is `phone`, to match the size of ``UIScreen``; names and versions come
/// from the Linux system.
@preconcurrency @MainActor public final class UIDevice: Sendable {
  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// UIKit's states. The state is always `unknown`.
    case unknown, unplugged, charging, full
  }

  /// The only instance.
  public static let current = UIDevice()
  private init() {}

  /// Always `phone`: the screen has the size of a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Always `Linux`.
  public var systemName: String { "Linux" }
  /// The version of the kernel.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// The host name of the computer.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// Always `Linux`.
  public var model: String { "Linux" }
  /// Always `Linux`.
  public var localizedModel: String { model }
  /// Always `nil`: there is no vendor identifier.
  public var identifierForVendor: UUID? { nil }
  /// Always true.
  public var isMultitaskingSupported: Bool { true }
  /// Always `unknown`.
  public var orientation: UIDeviceOrientation { .unknown }
  /// Stored, but has no effect: the battery state stays unknown.
  public var isBatteryMonitoringEnabled = false
  /// Always -1, UIKit's value for an unknown level.
  public var batteryLevel: Float { -1 }
  /// Always `unknown`.
  public var batteryState: BatteryState { .unknown }

  /// A notification that is never posted.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// A notification that is never posted.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// A notification that is never posted.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
