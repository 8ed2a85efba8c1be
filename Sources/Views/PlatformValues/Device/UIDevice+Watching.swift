import Foundation

extension UIDevice {
  /// Nothing is watched, as nobody holds the machine: no change is ever posted.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Nothing was watched.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Never: nobody holds the machine.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
}

extension UIScreen {
  /// Always 1, the brightest: no screen is dimmed.
  public var brightness: CGFloat { 1 }
}
