internal import OpenChartsCCairo
import OpenChartsDisplayList
import OpenChartsIsolation
import OpenChartsLimits
import OpenChartsTypography

/// Font faces opened for drawing, with caches of their glyphs. For one thread at a time.
///
/// FreeType and Cairo lock a face or forbid that two threads use it. So each rendering borrows a store from the
/// ``pool`` and returns it; there are as many stores as simultaneous renderings.
final class FaceStore {
  static let pool = Pool { FaceStore() }

  private var library: FT_Library?
  private var faces: [FontFaceID: DrawingFace] = [:]
  private var strikes = BoundedCache<GlyphStrike.Key, GlyphStrike>(limit: 64)

  private init() { FT_Init_FreeType(&library) }

  /// Returns the opened face; `nil` if its file cannot be opened.
  func face(_ id: FontFaceID) -> DrawingFace? {
    if let face = faces[id] { return face }
    guard let library, let source = FontRegistry.shared.source(of: id),
      let face = DrawingFace(source, library: library)
    else { return nil }
    faces[id] = face
    return face
  }

  /// Returns the glyph masks of a face at a size and transform; `nil` if the face cannot be opened.
  func strike(_ key: GlyphStrike.Key) -> GlyphStrike? {
    if let strike = strikes.value(for: key) { return strike }
    guard let face = face(key.face) else { return nil }
    let strike = GlyphStrike(key, face: face)
    strikes.insert(strike, for: key)
    return strike
  }
}

/// A face opened with FreeType.
final class DrawingFace {
  let face: FT_Face
  let source: FontSource
  private let library: FT_Library
  /// A second copy of the face for Cairo, which caches the size that it has set. Glyph masks would change that size.
  private(set) lazy var cairoFace: OpaquePointer? = {
    var freeTypeFace: FT_Face?
    guard FT_New_Face(library, source.path, FT_Long(source.index), &freeTypeFace) == 0, let freeTypeFace
    else { return nil }
    // FT_LOAD_NO_HINTING
    let drawn = cairo.ft_font_face_create_for_ft_face(freeTypeFace, 1 << 1)
    if source.isEmboldened { cairo.ft_font_face_set_synthesize(drawn, CAIRO_FT_SYNTHESIZE_BOLD.rawValue) }
    if source.isSlanted { cairo.ft_font_face_set_synthesize(drawn, CAIRO_FT_SYNTHESIZE_OBLIQUE.rawValue) }
    return drawn
  }()

  init?(_ source: FontSource, library: FT_Library) {
    var face: FT_Face?
    guard FT_New_Face(library, source.path, FT_Long(source.index), &face) == 0, let face else { return nil }
    self.face = face
    self.library = library
    self.source = source
  }

  /// Whether the font is a colour font, such as emoji.
  var hasColor: Bool { face.pointee.face_flags & (1 << 14) != 0 }
  /// Whether the glyphs are outlines.
  var isScalable: Bool { face.pointee.face_flags & 1 != 0 }
}
