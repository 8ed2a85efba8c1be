internal import CCairo
import DisplayList
import Synchronization
import Typography

/// Faces opened for drawing and the glyphs drawn with them, for one thread at a time.
///
/// FreeType and Cairo lock or forbid the use of one face by two threads. So each rendering borrows a store
/// of its own and gives it back; there are as many stores as renderings at once.
final class FaceStore: @unchecked Sendable {
  private static let idle = Mutex<[FaceStore]>([])

  static func withStore<Result>(_ body: (FaceStore) throws -> Result) rethrows -> Result {
    let store = idle.withLock { $0.popLast() } ?? FaceStore()
    defer { idle.withLock { $0.append(store) } }
    return try body(store)
  }

  private var library: FT_Library?
  private var faces: [FontFaceID: DrawingFace] = [:]
  private var strikes: [GlyphStrike.Key: GlyphStrike] = [:]

  private init() { FT_Init_FreeType(&library) }

  /// The opened face; `nil` when its file is gone.
  func face(_ id: FontFaceID) -> DrawingFace? {
    if let face = faces[id] { return face }
    guard let library, let source = FontRegistry.shared.source(of: id),
      let face = DrawingFace(source, library: library)
    else { return nil }
    faces[id] = face
    return face
  }

  /// Glyph masks of a face at a size and under a transform.
  func strike(_ key: GlyphStrike.Key) -> GlyphStrike? {
    if let strike = strikes[key] { return strike }
    guard let face = face(key.face) else { return nil }
    if strikes.count >= 64 { strikes = [:] }
    let strike = GlyphStrike(key, face: face)
    strikes[key] = strike
    return strike
  }
}

/// A face opened with FreeType.
final class DrawingFace {
  let face: FT_Face
  let source: FontSource
  private(set) lazy var cairoFace: OpaquePointer? = {
    // FT_LOAD_NO_HINTING
    let drawn = cairo.ft_font_face_create_for_ft_face(face, 1 << 1)
    if source.isEmboldened { cairo.ft_font_face_set_synthesize(drawn, CAIRO_FT_SYNTHESIZE_BOLD.rawValue) }
    if source.isSlanted { cairo.ft_font_face_set_synthesize(drawn, CAIRO_FT_SYNTHESIZE_OBLIQUE.rawValue) }
    return drawn
  }()

  init?(_ source: FontSource, library: FT_Library) {
    var face: FT_Face?
    guard FT_New_Face(library, source.path, FT_Long(source.index), &face) == 0, let face else { return nil }
    self.face = face
    self.source = source
  }

  /// Whether glyphs have colours of their own, as emoji have.
  var hasColor: Bool { face.pointee.face_flags & (1 << 14) != 0 }
  /// Whether glyphs are outlines.
  var isScalable: Bool { face.pointee.face_flags & 1 != 0 }
}
