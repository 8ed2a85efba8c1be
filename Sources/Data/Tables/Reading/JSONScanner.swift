import OpenChartsLimits

/// Scans JSON text. Strings become cells; numbers and keywords stay text.
struct JSONScanner {
  /// The maximum nesting, so that no input can overflow the stack.
  static let deepest = Limits.nesting.value

  let base: UnsafePointer<UInt8>
  let count: Int
  var position: Int
  var decoded: [UInt8] = []

  struct Failure: Error {
    var position: Int
    var message: String
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    base = bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!
    count = bytes.count
    position = start
  }

  /// Returns the next byte that is not white space, without consuming it; 0 at the end.
  @inline(__always)
  mutating func peek() -> UInt8 {
    while position < count {
      let c = base[position]
      if c > 0x20 { return c }
      position += 1
    }
    return 0
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  func fail(_ message: String) -> Failure { Failure(position: position, message: message) }

  /// Reads a string, starting at its opening quote.
  mutating func string() throws(Failure) -> Cell {
    let open = position
    position += 1
    let start = position
    while position < count {
      let c = base[position]
      if c == 0x22 {
        position += 1
        guard position - 1 - start < Cell.longest else { throw fail("a text longer than 64 MB") }
        return Cell(
          offset: start, length: position - 1 - start, isQuoted: true, isDecoded: false)
      }
      if c == 0x5C { return try escaped(from: start, open: open) }
      position += 1
    }
    position = open
    throw fail("a text that is never closed")
  }

  /// Reads the rest of a string with escapes, starting at the first backslash.
  private mutating func escaped(from start: Int, open: Int) throws(Failure) -> Cell {
    let decodedStart = decoded.count
    decoded.append(contentsOf: UnsafeBufferPointer(start: base + start, count: position - start))
    while position < count {
      let c = base[position]
      position += 1
      if c == 0x22 {
        guard decoded.count - decodedStart < Cell.longest else { throw fail("a text longer than 64 MB") }
        return Cell(
          offset: decodedStart, length: decoded.count - decodedStart, isQuoted: true, isDecoded: true)
      }
      guard c == 0x5C, position < count else {
        decoded.append(c)
        continue
      }
      let letter = base[position]
      position += 1
      switch letter {
      case UInt8(ascii: "n"): decoded.append(0x0A)
      case UInt8(ascii: "t"): decoded.append(0x09)
      case UInt8(ascii: "r"): decoded.append(0x0D)
      case UInt8(ascii: "b"): decoded.append(0x08)
      case UInt8(ascii: "f"): decoded.append(0x0C)
      case UInt8(ascii: "u"): try unicodeEscape()
      case 0x22, 0x5C, 0x2F: decoded.append(letter)
      default: throw fail("an unknown escape in a text")
      }
    }
    position = open
    throw fail("a text that is never closed")
  }

  private mutating func unicodeEscape() throws(Failure) {
    var value = try hexDigits()
    if (0xD800..<0xDC00).contains(value), position + 1 < count, base[position] == 0x5C,
      base[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      let low = try hexDigits()
      value =
        (0xDC00..<0xE000).contains(low) ? 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00) : 0xFFFD
    }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    decoded.append(contentsOf: Array(String(Character(scalar)).utf8))
  }

  private mutating func hexDigits() throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard position < count else { throw fail("an escape cut short") }
      let c = base[position]
      switch c {
      case 0x30...0x39: value = value << 4 | UInt32(c - 0x30)
      case 0x41...0x46: value = value << 4 | UInt32(c - 0x41 + 10)
      case 0x61...0x66: value = value << 4 | UInt32(c - 0x61 + 10)
      default: throw fail("an escape that is not four hexadecimal digits")
      }
      position += 1
    }
    return value
  }

  /// Reads a number, `true`, `false` or `null`. `null`, NaN and infinities are missing.
  mutating func word() throws(Failure) -> Cell {
    let start = position
    while position < count {
      let c = base[position]
      let isPart =
        (c >= 0x30 && c <= 0x39) || c == 0x2D || c == 0x2B || c == 0x2E
        || (c | 0x20) >= 0x61
          && (c | 0x20) <= 0x7A
      if !isPart { break }
      position += 1
    }
    let text = UnsafeBufferPointer(start: base + start, count: position - start)
    if NumberText.plain(text) != nil || equals(text, "true") || equals(text, "false") {
      return Cell(offset: start, length: position - start, isQuoted: false, isDecoded: false)
    }
    if equals(text, "null") || equals(text, "NaN") || equals(text, "Infinity")
      || equals(text, "-Infinity")
    {
      return .missing
    }
    position = start
    throw fail("expected a value")
  }

  /// Skips any value and returns its text.
  mutating func skip(depth: Int = 0) throws(Failure) -> Cell {
    let first = peek()
    let start = position
    guard depth < Self.deepest else { throw fail("nested more than \(Self.deepest) deep") }
    switch first {
    case UInt8(ascii: "\""): return try string()
    case UInt8(ascii: "["):
      position += 1
      if !take(UInt8(ascii: "]")) {
        repeat { _ = try skip(depth: depth + 1) } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw fail("expected \",\" or \"]\"") }
      }
    case UInt8(ascii: "{"):
      position += 1
      if !take(UInt8(ascii: "}")) {
        repeat {
          _ = try key()
          _ = try skip(depth: depth + 1)
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw fail("expected \",\" or \"}\"") }
      }
    default: return try word()
    }
    guard position - start < Cell.longest else { throw fail("a value longer than 64 MB") }
    return Cell(offset: start, length: position - start, isQuoted: true, isDecoded: false)
  }

  /// Reads a member's name and the colon.
  mutating func key() throws(Failure) -> Cell {
    guard peek() == UInt8(ascii: "\"") else { throw fail("expected a name in quotes") }
    let name = try string()
    guard take(UInt8(ascii: ":")) else { throw fail("expected \":\" after a name") }
    return name
  }

  func text(_ cell: Cell) -> String {
    let bytes =
      cell.isDecoded
      ? Array(decoded[cell.offset..<cell.offset + cell.length])
      : Array(UnsafeBufferPointer(start: base + cell.offset, count: cell.length))
    return String(decoding: bytes, as: UTF8.self)
  }
}
