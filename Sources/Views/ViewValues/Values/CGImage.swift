import DisplayList
import Foundation

/// A picture of pixels.
public final class CGImage: Hashable, Sendable {
  package let pixels: RasterImage

  package init(_ pixels: RasterImage) { self.pixels = pixels }

  /// Pixels.
  public var width: Int { pixels.width }
  /// Pixels.
  public var height: Int { pixels.height }

  public static func == (a: CGImage, b: CGImage) -> Bool { a.pixels == b.pixels }
  public func hash(into hasher: inout Hasher) { hasher.combine(pixels) }
}
