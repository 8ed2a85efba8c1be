import Foundation
import OpenChartsViewCore

/// The sizes that a user can give to a window. Has no effect: the browser controls its window.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// The default of the kind of scene. Has no effect.
  public static let automatic = WindowResizability(name: "automatic")
  /// The window cannot be smaller than the content's minimum size. Has no effect.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
  /// The window's size is between the minimum and maximum size of the content. Has no effect.
  public static let contentSize = WindowResizability(name: "contentSize")
}

// Modifiers for the frames of desktop windows. They have no effect, because the user controls the size and position
// of the browser's window.
extension Scene {
  /// Sets the sizes that a Mac window can have. Has no effect in a browser.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> Self { self }

  /// Sets the initial size of a Mac window. Has no effect in a browser.
  nonisolated public func defaultSize(_ size: CGSize) -> Self { self }

  /// Sets the initial width and height of a Mac window. Has no effect in a browser.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }

  /// Sets the initial position of a Mac window. Has no effect in a browser.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> Self { self }
}
