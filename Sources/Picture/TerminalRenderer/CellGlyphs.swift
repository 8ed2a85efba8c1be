/// A character that fills a part of its cell. Each set bit is one of 8 × 8 samples, row by row from the top left.
struct CellGlyph: Sendable {
  let character: Character
  let mask: UInt64

  init(_ character: Character, _ isFilled: (_ x: Int, _ y: Int) -> Bool) {
    self.character = character
    var mask: UInt64 = 0
    for y in 0..<8 { for x in 0..<8 where isFilled(x, y) { mask |= 1 << UInt64(y * 8 + x) } }
    self.mask = mask
  }

  static let full = CellGlyph("█") { _, _ in true }

  /// The Unicode block characters that fill one part of a cell, and the quadrants.
  static let blocks: [CellGlyph] = {
    var all = [full]
    for (n, character) in zip(1..., "▁▂▃▄▅▆▇") { all.append(CellGlyph(character) { _, y in y >= 8 - n }) }
    for (n, character) in zip(1..., "▏▎▍▌▋▊▉") { all.append(CellGlyph(character) { x, _ in x < n }) }
    all.append(CellGlyph("▀") { _, y in y < 4 })
    all.append(CellGlyph("▐") { x, _ in x >= 4 })
    all.append(CellGlyph("▔") { _, y in y < 1 })
    all.append(CellGlyph("▕") { x, _ in x >= 7 })
    // In quadrants: top left, top right, bottom left, bottom right.
    for (bits, character) in zip([1, 2, 4, 8, 9, 6, 7, 11, 13, 14], "▘▝▖▗▚▞▛▜▙▟") {
      all.append(CellGlyph(character) { x, y in bits >> ((y / 4) * 2 + x / 4) & 1 == 1 })
    }
    return all
  }()

  /// Lines from the centre of a cell, indexed by a bit mask: 1 up, 2 right, 4 down, 8 left.
  static let lines: [Character] = [
    " ", "│", "─", "└", "│", "│", "┌", "├", "─", "┘", "─", "┴", "┐", "┤", "┬", "┼",
  ]

  /// Returns the braille character with the given dots, in two columns of four: bit `y * 2 + x`.
  static func braille(_ dots: UInt8) -> Character {
    // Unicode numbers the upper three dots of the left column, then the upper three dots of the right column, then the
    // lowest two dots.
    let order: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    var code: UInt32 = 0x2800
    for bit in 0..<8 where dots >> UInt8(bit) & 1 == 1 { code |= order[bit] }
    return Unicode.Scalar(code).map(Character.init) ?? " "
  }
}
