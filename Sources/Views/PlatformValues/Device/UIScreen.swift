import Foundation

/// The screen that code for phones asks for its size: here a common phone's, because a picture has none.
public final class UIScreen: Sendable {
  /// The screen that pictures are made for.
  public static let main = UIScreen()
  /// Points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Pixels per point.
  public let scale: CGFloat = 3
  /// The screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
  /// Pictures per second of a common phone's screen; live sessions show as many as the browser.
  public let maximumFramesPerSecond = 60
  /// Light, with the usual contrast.
  public var traitCollection: UITraitCollection { .current }
  private init() {}
}
