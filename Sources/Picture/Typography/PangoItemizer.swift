internal import OpenChartsCHarfBuzz
internal import OpenChartsCPango
import OpenChartsDisplayList
import OpenChartsLimits
import Synchronization

/// A range of text with one face and one direction.
struct TextItem: Sendable {
  var range: Range<Int>
  /// The index of the input piece that contains it.
  var piece: Int
  var face: FontFace
  /// The embedding level of the bidirectional algorithm: odd means right to left.
  var level: UInt8
  var script: hb_script_t
  /// The language in Pango's notation.
  var language: String?
}

/// Finds faces, scripts and directions with Pango and fontconfig, for all text that ``SimpleText`` rejects.
///
/// Pango determines only the face, script and direction of each range. ``Shaper`` does the shaping, so that metrics
/// are the same as on the fast path.
final class PangoItemizer: Sendable {
  static let shared = PangoItemizer()

  /// Pango's state. Its font maps are not thread-safe.
  private struct Fonts {
    let library: PangoFunctions
    /// Pango's context. It keeps the font map alive, and both live as long as the process.
    let context: OpaquePointer
    var primaryFaces = BoundedCache<FontDescriptor, FontFaceID>(limit: Limits.cachedNames.value)

    init?() {
      guard let library = PangoLibrary.functions,
        let context = library.pango_font_map_create_context(library.pango_ft2_font_map_new())
      else { return nil }
      library.pango_context_set_language(context, library.pango_language_from_string("en"))
      (self.library, self.context) = (library, context)
    }
  }

  private let fonts = Mutex<Fonts?>(nil)

  private init() {}

  private func withFonts<Result: Sendable>(_ body: (inout Fonts) -> Result?) -> Result? {
    fonts.withLock { fonts in
      if fonts == nil { fonts = Fonts() }
      guard var takenFonts = fonts.take() else { return nil }
      defer { fonts = takenFonts }
      return body(&takenFonts)
    }
  }

  /// Returns the families to try, best first. Concrete names come before generic ones such as "monospace", which
  /// differ between machines.
  private static func families(_ font: FontDescriptor) -> String {
    if let family = font.family, !family.isEmpty { return "\(family), Inter, sans-serif" }
    return switch font.design {
    case .standard: "Inter, sans-serif"
    case .serif: "DejaVu Serif, serif"
    case .rounded: "Nunito, Quicksand, Varela Round, Inter, sans-serif"
    case .monospaced: "DejaVu Sans Mono, monospace"
    }
  }

  private static func describe(_ font: FontDescriptor, _ library: PangoFunctions) -> OpaquePointer? {
    let description = library.pango_font_description_new()
    library.pango_font_description_set_family(description, families(font))
    library.pango_font_description_set_weight(description, Int32(min(max(font.weight, 100), 1000)))
    let style = font.italic ? pango_style_italic : pango_style_normal
    library.pango_font_description_set_style(description, Int32(style))
    let size = font.size.isFinite ? min(max(font.size, 0.1), 10000) : 12
    library.pango_font_description_set_absolute_size(description, size * Double(pango_scale))
    return description
  }

  private static func source(of font: OpaquePointer, _ library: PangoFunctions) -> FontSource? {
    guard let pattern = library.pango_fc_font_get_pattern(font) else { return nil }
    // The functions return 0 (`FcResultMatch`) if the pattern has the property.
    var file: UnsafeMutablePointer<UInt8>?
    guard library.FcPatternGetString(pattern, "file", 0, &file) == 0, let file else { return nil }
    var index: Int32 = 0
    if library.FcPatternGetInteger(pattern, "index", 0, &index) != 0 { index = 0 }
    var source = FontSource(path: String(cString: file), index: index)
    var flag: Int32 = 0
    source.isEmboldened = library.FcPatternGetBool(pattern, "embolden", 0, &flag) == 0 && flag != 0
    var matrix: UnsafeMutablePointer<FcMatrix>?
    source.isSlanted =
      library.FcPatternGetMatrix(pattern, "matrix", 0, &matrix) == 0 && (matrix?.pointee.xy ?? 0) != 0
    return source
  }

  /// Returns the face for Latin text in a font; `nil` if no font is installed.
  func primaryFace(_ font: FontDescriptor) -> FontFace? {
    let id = withFonts { fonts -> FontFaceID? in
      let library = fonts.library
      var key = font
      key.size = 12
      if let id = fonts.primaryFaces.value(for: key) { return id }
      let description = Self.describe(key, library)
      defer { library.pango_font_description_free(description) }
      guard let loaded = library.pango_context_load_font(fonts.context, description) else { return nil }
      defer { library.g_object_unref(UnsafeMutableRawPointer(loaded)) }
      guard let source = Self.source(of: loaded, library) else { return nil }
      let id = FontRegistry.shared.id(for: source)
      fonts.primaryFaces.insert(id, for: key)
      return id
    }
    return id.flatMap { FontRegistry.shared.face($0) }
  }

  /// Whether the font that is loaded for these families is of the given one, without blanks and in lower case; `nil`
  /// without Pango or without any font.
  func hasFamily(_ family: String, wanted: String) -> Bool? {
    withFonts { fonts -> Bool? in
      let library = fonts.library
      let description = library.pango_font_description_new()
      defer { library.pango_font_description_free(description) }
      library.pango_font_description_set_family(description, wanted)
      guard let loaded = library.pango_context_load_font(fonts.context, description) else { return nil }
      defer { library.g_object_unref(UnsafeMutableRawPointer(loaded)) }
      guard let pattern = library.pango_fc_font_get_pattern(loaded) else { return nil }
      // A font has several names, in several languages.
      for index in 0..<Int32(16) {
        var name: UnsafeMutablePointer<UInt8>?
        guard library.FcPatternGetString(pattern, "family", index, &name) == 0, let name else { break }
        if String(cString: name).filter({ !$0.isWhitespace }).lowercased() == family { return true }
      }
      return false
    }
  }

  /// Splits a line into items, in logical order.
  /// - Parameters:
  ///   - utf8: One line without line breaks.
  ///   - pieces: Consecutive ranges of the line with their fonts.
  ///   - prefersRightToLeft: The direction of text without strongly directional letters.
  /// - Returns: The items, and whether the line's base direction is right to left.
  func itemize(
    _ utf8: UnsafeBufferPointer<UInt8>, pieces: [(range: Range<Int>, font: FontDescriptor)],
    prefersRightToLeft: Bool
  ) -> (items: [TextItem], isRightToLeft: Bool) {
    guard !utf8.isEmpty else { return ([], prefersRightToLeft) }
    let text = String(decoding: utf8, as: UTF8.self)
    let isRightToLeft = SimpleText.startsRightToLeft(text.unicodeScalars) ?? prefersRightToLeft
    let items = withFonts { fonts -> [TextItem] in
      let library = fonts.library
      let attributes = library.pango_attr_list_new()
      defer { library.pango_attr_list_unref(attributes) }
      for piece in pieces {
        let description = Self.describe(piece.font, library)
        defer { library.pango_font_description_free(description) }
        guard let attribute = library.pango_attr_font_desc_new(description) else { continue }
        attribute.pointee.start_index = UInt32(piece.range.lowerBound)
        attribute.pointee.end_index = UInt32(piece.range.upperBound)
        library.pango_attr_list_insert(attributes, attribute)
      }
      let direction = isRightToLeft ? pango_direction_rtl : pango_direction_ltr
      let list = utf8.withMemoryRebound(to: CChar.self) { text in
        library.pango_itemize_with_base_dir(
          fonts.context, Int32(direction), text.baseAddress, 0, Int32(text.count), attributes, nil)
      }
      defer { library.g_list_free(list) }
      var items: [TextItem] = []
      var link = list
      while let node = link {
        link = node.pointee.next
        guard let data = node.pointee.data else { continue }
        let item = data.assumingMemoryBound(to: PangoItem.self)
        defer { library.pango_item_free(item) }
        Self.append(item.pointee, pieces: pieces, library, to: &items)
      }
      return items
    }
    return (items ?? [], isRightToLeft)
  }

  /// Adds an item from Pango, split at the ends of pieces.
  private static func append(
    _ item: PangoItem, pieces: [(range: Range<Int>, font: FontDescriptor)], _ library: PangoFunctions,
    to items: inout [TextItem]
  ) {
    guard let font = item.analysis.font, let source = source(of: font, library),
      let face = FontRegistry.shared.face(for: source)
    else { return }
    let iso = library.g_unicode_script_to_iso15924(Int32(item.analysis.script))
    let script = hb_script_from_iso15924_tag(iso)
    let language = item.analysis.language.flatMap { library.pango_language_to_string($0) }
      .map { String(cString: $0) }
    let range = Int(item.offset)..<Int(item.offset + item.length)
    for (index, piece) in pieces.enumerated() {
      let part = range.clamped(to: piece.range)
      guard !part.isEmpty else { continue }
      items.append(
        TextItem(
          range: part, piece: index, face: face, level: item.analysis.level, script: script,
          language: language))
    }
  }

  /// Sorts items into visual order by their embedding levels (rule L2 of Unicode Standard Annex 9).
  static func visualOrder(_ items: [TextItem]) -> [TextItem] {
    var order = items
    guard let highest = items.map(\.level).max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var i = 0
      while i < order.count {
        guard order[i].level >= level else {
          i += 1
          continue
        }
        var j = i
        while j < order.count, order[j].level >= level { j += 1 }
        order[i..<j].reverse()
        i = j
      }
    }
    return order
  }
}
