import Foundation
import ViewValues

/// The screen that code for phones asks for its size: here a common phone's, because a picture has none.
public final class UIScreen: Sendable {
  public static let main = UIScreen()
  /// Points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Pixels per point.
  public let scale: CGFloat = 3
  private init() {}
}
