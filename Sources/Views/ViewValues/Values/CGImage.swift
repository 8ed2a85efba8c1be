import Foundation
import OpenChartsDisplayList

/// An image of pixels.
public final class CGImage: Hashable, Sendable {
  package let pixels: RasterImage

  package init(_ pixels: RasterImage) { self.pixels = pixels }

  /// The width in pixels.
  public var width: Int { pixels.width }
  /// The height in pixels.
  public var height: Int { pixels.height }

  public static func == (a: CGImage, b: CGImage) -> Bool { a.pixels == b.pixels }
  public func hash(into hasher: inout Hasher) { hasher.combine(pixels) }
}
