import OpenChartsDisplayList

/// Font families for text that must look right with and without the bundled font.
enum FontStack {
  static let standard = "Inter, -apple-system, 'SF Pro Text', 'Segoe UI', Roboto, sans-serif"
  static let serif = "'New York', ui-serif, Georgia, 'DejaVu Serif', serif"
  static let rounded = "ui-rounded, 'SF Pro Rounded', Nunito, Inter, 'Segoe UI', sans-serif"
  static let monospaced = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"

  /// Emoji fonts, which are listed after the fonts of text.
  static let emoji = "'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'"

  /// Returns whether a text contains emoji, for which a text font may have a plain glyph.
  static func needsEmoji(_ string: String) -> Bool {
    // All emoji have three or more bytes in UTF-8; most text has none.
    string.utf8.contains { $0 >= 0xE2 }
      && string.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }

  static func families(for font: FontDescriptor) -> String {
    let stack =
      switch font.design {
      case .standard: standard
      case .serif: serif
      case .rounded: rounded
      case .monospaced: monospaced
      }
    guard let family = font.family else { return stack }
    // A quote or backslash would end the name; no font has one in its name.
    return "'" + family.filter { $0 != "'" && $0 != "\\" } + "', " + stack
  }
}

extension SVGWriter {
  /// Writes the attributes of font and colour.
  mutating func writeStyle(_ span: TextSpan) {
    let font = span.font
    body.append(" font-size=\"", length: font.size, "\"")
    let hasEmoji = FontStack.needsEmoji(span.string)
    if font.family != nil || font.design != .standard || hasEmoji {
      body.append(" font-family=\"", escaping: FontStack.families(for: font))
      if hasEmoji {
        body.append(", ", escaping: FontStack.emoji)
      }
      body.append("\"")
    }
    if font.weight != 400 {
      body.append(" font-weight=\"")
      body.append(font.weight)
      body.append("\"")
    }
    if font.italic { body.append(" font-style=\"italic\"") }
    switch (font.smallCaps, font.monospacedDigits) {
    case (false, false): break
    case (true, false): body.append(" font-variant=\"small-caps\"")
    case (false, true): body.append(" style=\"font-variant-numeric:tabular-nums\"")
    case (true, true): body.append(" style=\"font-variant:small-caps tabular-nums\"")
    }
    if span.tracking != 0 {
      body.append(" letter-spacing=\"", length: span.tracking, "\"")
    }
    switch (span.underline, span.strikethrough) {
    case (false, false): break
    case (true, false): body.append(" text-decoration=\"underline\"")
    case (false, true): body.append(" text-decoration=\"line-through\"")
    case (true, true): body.append(" text-decoration=\"underline line-through\"")
    }
    body.append(paint: " fill=\"", opacity: " fill-opacity=\"", span.color)
  }

  /// Writes one line of text with the left end of its baseline at the origin.
  ///
  /// The width is correct with any font, except in scripts whose letters join or reorder. For these, programs interpret
  /// `textLength` and the ends of right-to-left text differently, so the text is anchored at its middle.
  mutating func write(_ run: TextRun, isStyled: Bool) {
    let string = run.span.string
    guard !string.isEmpty, run.origin.isFinite else { return }
    let isMiddle = run.width.isFinite && run.width > 0 && (run.isRightToLeft || Self.isShaped(string))
    body.append("<text x=\"", length: isMiddle ? run.origin.x + run.width / 2 : run.origin.x)
    body.append("\" y=\"", length: run.origin.y - run.span.baselineOffset, "\"")
    if run.isRightToLeft { body.append(" direction=\"rtl\"") }
    if isMiddle {
      body.append(" text-anchor=\"middle\"")
    } else if !string.dropFirst().isEmpty, run.width.isFinite, run.width > 0 {
      body.append(" textLength=\"", length: run.width, "\"")
    }
    if Self.needsPreservedSpace(string) { body.append(" xml:space=\"preserve\"") }
    if !isStyled { writeStyle(run.span) }
    body.append(">", escaping: string, "</text>")
  }

  /// Writes one line of text as a group of paths, which has the text as its accessible name.
  mutating func writeOutlines(of run: TextRun, _ drawing: @escaping SVGOptions.TextDrawing) {
    let items = drawing(run)
    guard !items.isEmpty, !run.span.string.isEmpty else { return }
    // Emoji in the drawing are written as text.
    textDrawing = nil
    defer { textDrawing = drawing }
    if items.count == 1, case .text = items[0] { return write(items) }
    body.append("<g role=\"img\" aria-label=\"", escaping: run.span.string, "\">")
    write(items)
    body.append("</g>")
  }

  /// Whether a text has letters of a script in which they join or reorder: Hebrew, Arabic, Mongolian, and Indian and
  /// Southeast Asian scripts.
  private static func isShaped(_ string: String) -> Bool {
    // All of them have two or more bytes in UTF-8, beginning with D6 or more.
    string.utf8.contains { $0 >= 0xD6 }
      && string.unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0x0590...0x109F, 0x1700...0x18AF, 0x1900...0x1CFF, 0xA800...0xA95F, 0xA980...0xAB2F,
          0xABC0...0xABFF,
          0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x11FFF:
          true
        default: false
        }
      }
  }

  private static func needsPreservedSpace(_ string: String) -> Bool {
    var previousIsSpace = true
    for byte in string.utf8 {
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
      if isSpace && previousIsSpace { return true }
      previousIsSpace = isSpace
    }
    return previousIsSpace
  }
}
