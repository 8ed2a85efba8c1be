import Foundation
import ViewCore

/// How large the reader may make a window.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// As suits the kind of scene. Without a meaning here, where the browser has the window.
  public static let automatic = WindowResizability(name: "automatic")
  /// No smaller than the content. Without a meaning here, where the browser has the window.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
  /// Between the least and the greatest size of the content. Without a meaning here, where the browser has the window.
  public static let contentSize = WindowResizability(name: "contentSize")
}

// What follows is about the frames of windows on a desktop. Here a browser has the window, and its reader alone
// decides on its size and place.
extension Scene {
  /// On a Mac, which sizes a window may take; without a meaning here, where the browser has the window.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> Self { self }

  /// On a Mac, the size in which a window opens; without a meaning here, where the browser has the window.
  nonisolated public func defaultSize(_ size: CGSize) -> Self { self }

  /// On a Mac, the size in which a window opens; without a meaning here, where the browser has the window.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }

  /// On a Mac, where a window opens; without a meaning here, where the browser has the window.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> Self { self }
}
