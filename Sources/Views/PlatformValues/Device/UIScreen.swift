import Foundation

/// The screen size for code that depends on it: the size of a common phone, because a picture has no screen.
public final class UIScreen: Sendable {
  /// The only screen.
  public static let main = UIScreen()
  /// The bounds in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Pixels per point.
  public let scale: CGFloat = 3
  /// The bounds in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
  /// Frames per second: 60, as on a common phone. Live sessions follow the browser's frame rate.
  public let maximumFramesPerSecond = 60
  /// Light appearance with normal contrast.
  public var traitCollection: UITraitCollection { .current }
  private init() {}
}
