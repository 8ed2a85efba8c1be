internal import OpenChartsCCairo
import OpenChartsDisplayList

/// Masks of a face's glyphs at one size and transform, at four subpixel offsets per axis.
///
/// Cairo snaps glyphs to whole pixels, which spaces small text unevenly. These masks keep the positions of the text
/// engine to a quarter of a pixel.
final class GlyphStrike {
  struct Key: Hashable {
    var face: FontFaceID
    /// The size in points, and the linear part of the transform to pixels.
    var size: Double
    var a: Double
    var b: Double
    var c: Double
    var d: Double
  }

  private let key: Key
  private let face: DrawingFace
  private var masks: [UInt64: CoverageMask] = [:]

  init(_ key: Key, face: DrawingFace) {
    self.key = key
    self.face = face
  }

  /// Returns the mask of a glyph, shifted right and down by 0 to 3 quarters of a pixel.
  func mask(_ glyph: UInt32, right: Int, down: Int) -> CoverageMask {
    let index = UInt64(glyph) << 4 | UInt64(right << 2 | down)
    if let mask = masks[index] { return mask }
    let mask = render(glyph, right: right, down: down)
    masks[index] = mask
    return mask
  }

  private func render(_ glyph: UInt32, right: Int, down: Int) -> CoverageMask {
    let empty = CoverageMask(left: 0, top: 0, width: 0, height: 0, bytes: [])
    let face = face.face
    let magnification = abs(key.a * key.d - key.b * key.c).squareRoot()
    let pixels = key.size * magnification
    guard pixels > 0.1, FT_Set_Char_Size(face, 0, FT_F26Dot6((pixels * 64).rounded()), 72, 72) == 0 else {
      return empty
    }
    func fixed(_ value: Double) -> FT_Fixed { FT_Fixed((value / magnification * 65536).rounded()) }
    // In FreeType, y grows upwards.
    let slant = self.face.source.isSlanted ? 0.2 : 0
    var matrix = FT_Matrix(
      xx: fixed(key.a), xy: fixed(key.a * slant - key.c), yx: fixed(-key.b), yy: fixed(key.d - key.b * slant))
    FT_Set_Transform(face, nil, nil)
    // FT_LOAD_NO_HINTING and FT_LOAD_NO_BITMAP
    guard FT_Load_Glyph(face, glyph, 1 << 1 | 1 << 3) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return empty }
    if self.face.source.isEmboldened {
      FT_Outline_Embolden(&slot.pointee.outline, FT_Pos(pixels * 64 / 24))
    }
    FT_Outline_Transform(&slot.pointee.outline, &matrix)
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(right * 16), FT_Pos(-down * 16))
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return empty }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, let buffer = bitmap.buffer else { return empty }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height)
    for y in 0..<height {
      bytes.append(contentsOf: UnsafeBufferPointer(start: buffer + y * Int(bitmap.pitch), count: width))
    }
    return CoverageMask(
      left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top), width: width, height: height,
      bytes: bytes)
  }
}
