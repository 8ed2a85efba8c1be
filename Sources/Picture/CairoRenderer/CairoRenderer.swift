import Foundation
internal import OpenChartsCCairo
import OpenChartsDisplayList
import OpenChartsPixels

package enum CairoError: Error, Hashable, CustomStringConvertible, LocalizedError {
  /// The picture has more pixels than the format or the memory limit allows.
  case tooLarge(width: Int, height: Int)
  case library(String)
  /// Cairo of this version writes PDF in an unknown layout, to which structure cannot be added.
  case structure(String)

  package var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) is too large; PNG takes 32767 pixels a side and 268 million in all, "
        + "PDF 14400 points a side"
    case .library(let reason): "the picture cannot be drawn: \(reason)"
    case .structure(let version):
      "the PDF cannot have alternative texts and tables: Cairo \(version) writes it in an unknown form; "
        + "1.16 and 1.18 are known"
    }
  }
  package var errorDescription: String? { description }
}

/// Draws display lists with Cairo. Safe to use from several threads at once.
package enum CairoRenderer {
  /// The maximum number of pixels per side in Cairo.
  package static let sideLimit = 32767
  /// The maximum number of pixels: one gigabyte.
  static let areaLimit = 1 << 28

  /// Returns a PNG of `size` points at `scale` pixels per point; transparent if `background` is `nil`.
  ///
  /// Fractions of a pixel are rounded up. A size that is zero or NaN gives one empty pixel.
  /// - Parameter text: The title and description in the file's metadata.
  package static func png(
    _ list: DisplayList, size: Size, scale: Double, background: RGBA?, text: PNGText = PNGText()
  ) throws -> [UInt8] {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let image = try image(list, size: size, scale: scale, background: background)
    return try PNGEncoder.encode(
      image.pixels, pixelsPerMeter: 72 * scale / 0.0254, texts: text.chunks,
      mergesShades: true)
  }

  /// Returns the picture as premultiplied pixels.
  static func image(_ list: DisplayList, size: Size, scale: Double, background: RGBA?) throws -> ImageSurface
  {
    guard size.width > 0, size.height > 0 else { return try ImageSurface(width: 1, height: 1) }
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    guard width <= Double(sideLimit), height <= Double(sideLimit), width * height <= Double(areaLimit) else {
      func whole(_ value: Double) -> Int { value < 1e18 ? Int(value) : .max }
      throw CairoError.tooLarge(width: whole(width), height: whole(height))
    }
    let image = try ImageSurface(width: max(1, Int(width)), height: max(1, Int(height)))
    try FaceStore.pool.withElement { faces in
      let canvas = try Canvas(image, faces: faces, transform: .scale(scale, scale))
      if let background { canvas.fillAll(background) }
      canvas.draw(list.items)
      try canvas.finish()
    }
    return image
  }
}
