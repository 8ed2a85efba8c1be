import Foundation

extension UIDevice {
  /// No-op: the orientation is unknown and never changes.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// No-op.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Always false: the orientation is not tracked.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
}

extension UIScreen {
  /// Always 1, full brightness.
  public var brightness: CGFloat { 1 }
}
