import OpenChartsDisplayList
import OpenChartsPixels

extension CairoRenderer {
  /// Returns the pixels on an opaque background as 0xRRGGBB words, row by row, for terminals that cannot show files.
  package static func pixels(
    _ list: DisplayList, size: Size, scale: Double, background: RGBA
  ) throws -> (pixels: [UInt32], width: Int, height: Int) {
    let image = try image(list, size: size, scale: scale, background: background.opaque)
    let buffer = image.pixels
    var pixels: [UInt32] = []
    pixels.reserveCapacity(buffer.width * buffer.height)
    for y in 0..<buffer.height {
      let row = buffer.row(y)
      for x in 0..<buffer.width { pixels.append(row[x] & 0xFFFFFF) }
    }
    return (pixels, buffer.width, buffer.height)
  }
}
