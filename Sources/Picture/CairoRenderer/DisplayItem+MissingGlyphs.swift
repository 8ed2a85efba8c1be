import OpenChartsDisplayList
import OpenChartsTypography

extension DisplayItem {
  /// Whether a character of the item is drawn as a font's box for missing characters. In a PDF, all such characters
  /// have the text of the first one, because they share one glyph.
  var hasMissingGlyphs: Bool {
    switch self {
    case .group(let group): return group.children.contains(where: \.hasMissingGlyphs)
    case .text(var run):
      // A run without glyphs was made without the text engine, and is shaped when it is drawn.
      if run.glyphRuns.isEmpty, !run.span.string.isEmpty {
        run = Typesetter.shared.line(run.span, at: run.origin)
      }
      guard run.glyphRuns.contains(where: { $0.glyphs.contains(0) }) else { return false }
      return !MissingGlyphs(in: [(run, run.bounds)]).groups.isEmpty
    case .path, .rects, .symbols, .scene, .image: return false
    }
  }
}
