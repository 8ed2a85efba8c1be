import Foundation

/// A font with one empty glyph for all characters, for invisible text that screen readers and searches find: the values
/// of charts.
///
/// It is embedded, as PDF/A and PDF/UA demand of fonts (ISO 19005-3, 6.2.11.4; ISO 14289-1, 7.21.4).
struct GlyphlessFont {
  private static let name = "OpenChartsGlyphless"

  /// The advance of each character, in thousandths of the size of the text.
  static let width = 500

  /// The characters beyond U+FFFF in their order of use. They have the codes of surrogates, because some PDF viewers do
  /// not join two codes to one character.
  private var wide: [Unicode.Scalar] = []
  private var codes: [Unicode.Scalar: Int] = [:]
  /// The number of the font's object and of its map; `nil` until the font is used.
  private var objects: (font: Int, map: Int)?

  private static let surrogates = 0xD800...0xDFFF

  /// The character codes of a text in hexadecimal digits. Beyond 2,048 different wide characters, they become U+FFFD.
  mutating func codes(of text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value > 0xFFFF }) else { return PDFStructure.units(text) }
    return text.unicodeScalars.map { scalar in
      guard scalar.value > 0xFFFF else { return PDFStructure.units(String(scalar)) }
      if codes[scalar] == nil, wide.count < Self.surrogates.count {
        codes[scalar] = Self.surrogates.lowerBound + wide.count
        wide.append(scalar)
      }
      return String(codes[scalar] ?? 0xFFFD, radix: 16, uppercase: true)
    }.joined()
  }

  /// The number of the font's object, which is added at the first call.
  mutating func number(in file: inout PDFObjects) -> Int {
    if let objects { return objects.font }
    let map = file.reserve()
    let font = Self.add(to: &file, map: map)
    objects = (font, map)
    return font
  }

  /// Writes the map of the codes, after all texts are drawn.
  func finish(in file: inout PDFObjects) {
    guard let objects else { return }
    file.set(
      objects.map,
      wide.isEmpty ? Self.unicodeStream : PDFStream.object("", Array(Self.unicodeMap(wide).utf8)))
  }

  private static func add(to file: inout PDFObjects, map: Int) -> Int {
    let data = file.add(programStream)
    let descriptor = file.add(
      """
      << /Type /FontDescriptor /FontName /\(name) /Flags 5 /FontBBox [ 0 0 500 1000 ] /ItalicAngle 0 \
      /Ascent 1000 /Descent 0 /CapHeight 1000 /StemV 80 /FontFile2 \(data) 0 R >>
      """)
    let glyphs = file.add(glyphStream)
    let descendant = file.add(
      """
      << /Type /Font /Subtype /CIDFontType2 /BaseFont /\(name) /CIDSystemInfo << /Registry (Adobe) \
      /Ordering (Identity) /Supplement 0 >> /FontDescriptor \(descriptor) 0 R /DW \(width) \
      /CIDToGIDMap \(glyphs) 0 R >>
      """)
    return file.add(
      """
      << /Type /Font /Subtype /Type0 /BaseFont /\(name) /Encoding /Identity-H \
      /DescendantFonts [ \(descendant) 0 R ] /ToUnicode \(map) 0 R >>
      """)
  }

  // Each is made once per process.
  private static let programStream = PDFStream.object("/Length1 \(program.count)", program)
  private static let unicodeStream = PDFStream.object("", Array(unicodeMap([]).utf8))
  /// All codes but 0 are glyph 1.
  private static let glyphStream: [UInt8] = {
    var glyphs = [UInt8](repeating: 0, count: 2 * 65_536)
    for index in stride(from: 3, to: glyphs.count, by: 2) { glyphs[index] = 1 }
    return PDFStream.object("", glyphs)
  }()

  /// Maps each code to itself, and the codes of surrogates to the wide characters. A range may vary only the last byte,
  /// and a block has at most 100 entries.
  private static func unicodeMap(_ wide: [Unicode.Scalar]) -> String {
    func hex(_ byte: Int) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
    var ranges = ""
    for start in stride(from: 0, to: 256, by: 64) {
      let bytes = (start..<start + 64).filter { !(0xD8...0xDF).contains($0) }
      ranges += "\(bytes.count) beginbfrange\n"
      for high in bytes {
        let low = high == 0 ? "01" : "00"
        ranges += "<\(hex(high))\(low)> <\(hex(high))FF> <\(hex(high))\(low)>\n"
      }
      ranges += "endbfrange\n"
    }
    for start in stride(from: 0, to: wide.count, by: 100) {
      let block = wide.indices[start..<min(start + 100, wide.count)]
      ranges += "\(block.count) beginbfchar\n"
      for index in block {
        let code = String(surrogates.lowerBound + index, radix: 16, uppercase: true)
        ranges += "<\(code)> <\(PDFStructure.units(String(wide[index])))>\n"
      }
      ranges += "endbfchar\n"
    }
    return """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <0000> <FFFF>
      endcodespacerange
      \(ranges)endcmap
      CMapName currentdict /CMap defineresource pop
      end
      end
      """
  }

  /// A TrueType program with the tables that a PDF needs (ISO 32000-1, 9.9), and two empty glyphs.
  private static var program: [UInt8] {
    func words(_ values: Int...) -> [UInt8] {
      values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
    let tables: [(tag: String, bytes: [UInt8])] = [
      ("glyf", [0, 0, 0, 0]),
      (
        "head",
        words(1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000) + [UInt8](repeating: 0, count: 16)
          + words(0, 0, 500, 1000, 0, 8, 2, 0, 0)
      ),
      ("hhea", words(1, 0, 1000, 0, 0, 500, 0, 0, 500, 1, 0, 0, 0, 0, 0, 0, 0, 2)),
      ("hmtx", words(500, 0, 500, 0)), ("loca", words(0, 0, 0)),
      ("maxp", words(1, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)),
    ]
    func sum(_ bytes: [UInt8]) -> UInt32 {
      stride(from: 0, to: bytes.count, by: 4).reduce(0) { sum, offset in
        sum &+ (0..<4).reduce(0) { $0 << 8 | (offset + $1 < bytes.count ? UInt32(bytes[offset + $1]) : 0) }
      }
    }
    func long(_ value: UInt32) -> [UInt8] { words(Int(value >> 16), Int(value & 0xFFFF)) }
    var directory: [UInt8] = words(1, 0, tables.count, 64, 2, tables.count * 16 - 64)
    var body: [UInt8] = []
    let start = 12 + tables.count * 16
    for table in tables {
      directory +=
        Array(table.tag.utf8) + long(sum(table.bytes)) + long(UInt32(start + body.count))
        + long(UInt32(table.bytes.count))
      body += table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
    }
    var font = directory + body
    // The check sum of the whole font, in the table `head` (OpenType, "head").
    let adjustment = 0xB1B0_AFBA &- sum(font)
    let adjustmentOffset = start + 4 + 8
    font.replaceSubrange(adjustmentOffset..<adjustmentOffset + 4, with: long(adjustment))
    return font
  }
}
