internal import CHarfBuzz
internal import CPango
import DisplayList
import Glibc

/// A stretch of text that one face shapes in one direction.
struct TextItem {
  var range: Range<Int>
  /// Which of the pieces given to the itemizer it lies in.
  var piece: Int
  var face: FontFace
  /// Embedding level of the bidirectional algorithm: odd is right to left.
  var level: UInt8
  var script: hb_script_t
  var language: hb_language_t?
}

/// Finds faces, scripts and directions with Pango and fontconfig: for everything that is not simple text.
///
/// Pango only says which face, script and direction each stretch has; the shaping is ``Shaper``'s, so
/// that metrics are the same as on the fast path.
final class PangoItemizer: @unchecked Sendable {
  static let shared = PangoItemizer()

  // Pango's font maps are for one thread at a time: all below is touched with the lock held only.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var context: OpaquePointer?
  private var primaryFaces: [FontDescriptor: FontFaceID] = [:]

  private init() {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  private func locked<Result>(_ body: (PangoFunctions, OpaquePointer) -> Result?) -> Result? {
    guard let library = PangoLibrary.functions else { return nil }
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if context == nil {
      // The map lives as long as its context, and both as long as the process.
      context = library.pango_font_map_create_context(library.pango_ft2_font_map_new())
      library.pango_context_set_language(context, library.pango_language_from_string("en"))
    }
    return context.flatMap { body(library, $0) }
  }

  /// The families to try, best first: by name, since what "monospace" stands for differs between machines.
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
    // Zero is a match.
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

  /// The face that Latin text of this font is drawn with; `nil` on a machine without fonts.
  func primaryFace(_ font: FontDescriptor) -> FontFace? {
    let id = locked { library, context -> FontFaceID? in
      var key = font
      key.size = 12
      if let id = primaryFaces[key] { return id }
      let description = Self.describe(key, library)
      defer { library.pango_font_description_free(description) }
      guard let loaded = library.pango_context_load_font(context, description) else { return nil }
      defer { library.g_object_unref(UnsafeMutableRawPointer(loaded)) }
      guard let source = Self.source(of: loaded, library) else { return nil }
      let id = FontRegistry.shared.id(for: source)
      if primaryFaces.count > 1000 { primaryFaces = [:] }
      primaryFaces[key] = id
      return id
    }
    return id.flatMap { FontRegistry.shared.face($0) }
  }

  /// Splits a line into items, in logical order.
  /// - Parameters:
  ///   - utf8: One line, no line breaks in it.
  ///   - pieces: Consecutive stretches of it with their fonts.
  ///   - prefersRightToLeft: Direction where the text has none of its own.
  /// - Returns: The items, and whether the line as a whole runs from right to left.
  func itemize(
    _ utf8: UnsafeBufferPointer<UInt8>, pieces: [(range: Range<Int>, font: FontDescriptor)],
    prefersRightToLeft: Bool
  ) -> (items: [TextItem], isRightToLeft: Bool) {
    guard !utf8.isEmpty else { return ([], prefersRightToLeft) }
    let isRightToLeft = Self.startsRightToLeft(utf8) ?? prefersRightToLeft
    let items = locked { library, context -> [TextItem] in
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
          context, Int32(direction), text.baseAddress, 0, Int32(text.count), attributes, nil)
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

  /// The direction of the first letter that is not isolated from the text around it; `nil` without such letters.
  private static func startsRightToLeft(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool? {
    var depth = 0
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = max(depth - 1, 0)
      default: break
      }
      if depth > 0 { continue }
      if SimpleText.isRightToLeft(scalar.value) || scalar.value == 0x200F { return true }
      if scalar.properties.isAlphabetic || scalar.value == 0x200E { return false }
    }
    return nil
  }

  /// Adds an item of Pango's, split where a piece ends.
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
      .flatMap { hb_language_from_string($0, -1) }
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

  /// Items from left to right, from their embedding levels (rule L2 of Unicode Standard Annex 9).
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
