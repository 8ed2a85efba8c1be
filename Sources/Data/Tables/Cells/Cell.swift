/// The location of one cell's text, in eight bytes: offset, length and two flags.
struct Cell {
  private var bits: UInt64

  /// The maximum length of a cell's text, in bytes.
  static let longest = 1 << 26 - 1
  /// The maximum size of an input, in bytes.
  static let farthest = 1 << 36 - 1

  /// A cell without text.
  static let missing = Cell(offset: 0, length: 0, isQuoted: false, isDecoded: false)

  /// - Parameters:
  ///   - isQuoted: Whether the text was in quotes.
  ///   - isDecoded: Whether the offset is into the decoded texts instead of the input.
  @inline(__always)
  init(offset: Int, length: Int, isQuoted: Bool, isDecoded: Bool) {
    bits =
      UInt64(truncatingIfNeeded: offset) << 28 | UInt64(truncatingIfNeeded: length) << 2
      | (isQuoted ? 2 : 0) | (isDecoded ? 1 : 0)
  }

  /// The same cell as if the text had no quotes, so that it may be a number or a date.
  var unquoted: Cell { Cell(offset: offset, length: length, isQuoted: false, isDecoded: isDecoded) }

  /// The range of the text in the input or in the decoded texts.
  var bytes: Range<Int> { offset..<(offset + length) }

  @inline(__always) var offset: Int { Int(bits >> 28) }
  @inline(__always) var length: Int { Int(bits >> 2 & 0x3FF_FFFF) }
  @inline(__always) var isQuoted: Bool { bits & 2 != 0 }
  @inline(__always) var isDecoded: Bool { bits & 1 != 0 }
}
