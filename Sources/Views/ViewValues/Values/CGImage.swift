import DisplayList
import Foundation

/// A picture of pixels.
public final class CGImage: Hashable, Sendable {
  package let pixels: RasterImage

  package init(_ pixels: RasterImage) { self.pixels = pixels }

  /// How many pixels it is wide.
  public var width: Int { pixels.width }
  /// How many pixels it is high.
  public var height: Int { pixels.height }

  public static func == (a: CGImage, b: CGImage) -> Bool { a.pixels == b.pixels }
  public func hash(into hasher: inout Hasher) { hasher.combine(pixels) }
}
