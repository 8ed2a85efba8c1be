import Foundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// As on a device; here it is not known.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its face or its back.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The machine that draws. To code that lays out by the kind of device it is a phone, as ``UIScreen`` has a phone's size;
/// what it is asked of itself it says as it is.
@preconcurrency @MainActor public final class UIDevice: Sendable {
  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    /// As on a device; here it is not known.
    case unknown, unplugged, charging, full
  }

  /// The machine.
  public static let current = UIDevice()
  private init() {}

  /// Pictures are those of a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// `Linux`.
  public var systemName: String { "Linux" }
  /// The kernel's.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// The machine's on its network.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// A word for the machine.
  public var model: String { "Linux" }
  /// The same word in every language.
  public var localizedModel: String { model }
  /// `nil`: nothing tells this machine from others.
  public var identifierForVendor: UUID? { nil }
  /// Whether programs run beside each other: they do.
  public var isMultitaskingSupported: Bool { true }
  /// Nobody holds it.
  public var orientation: UIDeviceOrientation { .unknown }
  /// Kept, though there is nothing to watch: the battery's state stays unknown.
  public var isBatteryMonitoringEnabled = false
  /// -1, which stands for unknown.
  public var batteryLevel: Float { -1 }
  /// Not known here.
  public var batteryState: BatteryState { .unknown }

  /// Never posted.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Never posted.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
