/// Where the text of one cell lies, in eight bytes: offset, length and two flags.
struct Cell {
  private var bits: UInt64

  /// The longest text that a cell can have, in bytes.
  static let longest = 1 << 26 - 1
  /// The longest input, in bytes.
  static let farthest = 1 << 36 - 1

  /// No text at all.
  static let missing = Cell(offset: 0, length: 0, isQuoted: false, isDecoded: false)

  /// - Parameters:
  ///   - isQuoted: The text stood in quotes.
  ///   - isDecoded: The offset counts from the start of the decoded texts, not of the input.
  @inline(__always)
  init(offset: Int, length: Int, isQuoted: Bool, isDecoded: Bool) {
    bits =
      UInt64(truncatingIfNeeded: offset) << 28 | UInt64(truncatingIfNeeded: length) << 2
      | (isQuoted ? 2 : 0) | (isDecoded ? 1 : 0)
  }

  @inline(__always) var offset: Int { Int(bits >> 28) }
  @inline(__always) var length: Int { Int(bits >> 2 & 0x3FF_FFFF) }
  @inline(__always) var isQuoted: Bool { bits & 2 != 0 }
  @inline(__always) var isDecoded: Bool { bits & 1 != 0 }
}
