import OpenChartsDisplayList

/// Shapes whole lines: in one font, or from several spans side by side.
enum LineShaper {
  /// Returns the face that determines the height of a line in a font.
  static func primaryFace(_ font: FontDescriptor) -> FontFace? {
    systemFace(font) ?? PangoItemizer.shared.primaryFace(font)
  }

  /// Returns Inter if the font is the system font and Inter is installed.
  private static func systemFace(_ font: FontDescriptor) -> FontFace? {
    guard font.design == .standard, font.family == nil || font.family == "Inter" else { return nil }
    return InterFaces.shared.source(weight: font.weight, italic: font.italic)
      .flatMap { FontRegistry.shared.face(for: $0) }
  }

  /// Shapes one line in a single font.
  static func shape(_ key: ShapeKey) -> ShapedLine {
    var string = key.string
    return string.withUTF8 { utf8 in
      let font = key.font
      if let face = systemFace(font), SimpleText.isSimple(utf8) {
        let segment = Shaper.shape(
          utf8, range: 0..<utf8.count, face: face, font: font, script: Shaper.simpleScript(utf8))
        if !segment.hasMissingGlyphs {
          let metrics = TextMetrics(
            width: segment.width, ascent: face.ascent * font.size, descent: face.descent * font.size)
          return ShapedLine(
            runs: segment.run.glyphs.isEmpty ? [] : [segment.run], advances: [segment.advances],
            metrics: metrics, isRightToLeft: false)
        }
      }
      return shapeItems(utf8, font: font, prefersRightToLeft: key.prefersRightToLeft)
    }
  }

  /// An item with its glyphs and its x position in the line.
  struct PlacedItem {
    var item: TextItem
    var segment: ShapedSegment
    var x: Double
  }

  /// Itemizes and shapes a line of several pieces. The result is in visual order.
  static func placeItems(
    _ utf8: UnsafeBufferPointer<UInt8>, pieces: [(range: Range<Int>, font: FontDescriptor)],
    prefersRightToLeft: Bool
  ) -> (items: [PlacedItem], width: Double, isRightToLeft: Bool) {
    let (items, isRightToLeft) = PangoItemizer.shared.itemize(
      utf8, pieces: pieces, prefersRightToLeft: prefersRightToLeft)
    var placed: [PlacedItem] = []
    var x = 0.0
    for item in PangoItemizer.visualOrder(items) {
      let segment = Shaper.shape(
        utf8, range: item.range, face: item.face, font: pieces[item.piece].font, script: item.script,
        language: item.language, isRightToLeft: item.level % 2 == 1)
      placed.append(PlacedItem(item: item, segment: segment, x: x))
      x += segment.width
    }
    return (placed, x, isRightToLeft)
  }

  private static func shapeItems(
    _ utf8: UnsafeBufferPointer<UInt8>, font: FontDescriptor, prefersRightToLeft: Bool
  ) -> ShapedLine {
    let (items, width, isRightToLeft) = placeItems(
      utf8, pieces: [(0..<utf8.count, font)], prefersRightToLeft: prefersRightToLeft)
    var metrics = height(of: font)
    metrics.width = width
    for item in items { metrics.cover(item.item.face, size: font.size) }
    let runs = items.map { placed in
      var run = placed.segment.run
      for i in run.positions.indices { run.positions[i].x += placed.x }
      return run
    }
    return ShapedLine(
      runs: runs, advances: items.map(\.segment.advances), metrics: metrics, isRightToLeft: isRightToLeft)
  }

  /// Returns the ascent and descent of a font's primary face, with a width of 0.
  static func height(of font: FontDescriptor) -> TextMetrics {
    // A line has a height even if no font is installed.
    let face = primaryFace(font)
    return TextMetrics(
      width: 0, ascent: (face?.ascent ?? 0.97) * font.size, descent: (face?.descent ?? 0.24) * font.size)
  }
}

extension TextMetrics {
  /// Extends ascent and descent to include the ascent and descent of another face.
  mutating func cover(_ face: FontFace, size: Double) {
    ascent = max(ascent, face.ascent * size)
    descent = max(descent, face.descent * size)
  }
}
