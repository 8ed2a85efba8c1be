/// Splits delimited text into records, one per call (RFC 4180, leniently).
///
/// A quoted field can contain delimiters, line breaks and doubled quotes, and with ``escapesQuotes`` also quotes after
/// backslashes. Spaces around a field are removed. Lines end with LF, CR LF or CR.
struct RecordScanner {
  enum Outcome { case record, blank, end, unclosedQuote, tooLong }

  private let base: UnsafePointer<UInt8>
  private let count: Int
  private let delimiter: UInt8
  private(set) var position: Int
  /// The first byte of lines that are comments; 0 for none.
  var comment: UInt8 = 0
  /// Whether a backslash in a quoted field keeps the quote or the backslash after it.
  var escapesQuotes = false
  /// Whether a field has text between its closing quote and the next delimiter, which RFC 4180 does not allow.
  private(set) var hasTextAfterQuote = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, delimiter: UInt8) {
    base = bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!
    count = bytes.count
    position = start
    self.delimiter = delimiter
  }

  /// Appends the fields of the next record.
  @inline(__always)
  mutating func next(into cells: inout [Cell], decoded: inout [UInt8]) -> Outcome {
    var p = position
    if p >= count { return .end }
    if comment != 0, base[p] == comment {
      while p < count, base[p] != 0x0A, base[p] != 0x0D { p += 1 }
      advance(past: p)
      return .blank
    }
    var isFirst = true
    while true {
      while p < count, base[p] == 0x20 || (base[p] == 0x09 && delimiter != 0x09) { p += 1 }
      if p < count, base[p] == 0x22 {
        let field =
          escapesQuotes
          ? Self.escaped(base, count, delimiter, &p, &decoded, &hasTextAfterQuote)
          : Self.quoted(base, count, delimiter, &p, &decoded, &hasTextAfterQuote)
        guard let cell = field else { return .unclosedQuote }
        if cell.length >= Cell.longest { return .tooLong }
        cells.append(cell)
      } else {
        let start = p
        while p < count {
          let c = base[p]
          if c == delimiter || c == 0x0A || c == 0x0D { break }
          p += 1
        }
        var end = p
        while end > start, base[end - 1] == 0x20 || base[end - 1] == 0x09 { end -= 1 }
        if isFirst, end == start, p >= count || base[p] != delimiter {
          advance(past: p)
          return .blank
        }
        if end - start > Cell.longest { return .tooLong }
        cells.append(Cell(offset: start, length: end - start, isQuoted: false, isDecoded: false))
      }
      isFirst = false
      if p < count, base[p] == delimiter {
        p += 1
        continue
      }
      advance(past: p)
      return .record
    }
  }

  /// Moves the position past the line break at `p`.
  @inline(__always)
  private mutating func advance(past p: Int) {
    if p >= count {
      position = count
    } else if base[p] == 0x0D, p + 1 < count, base[p + 1] == 0x0A {
      position = p + 2
    } else {
      position = p + 1
    }
  }

  /// Reads a quoted field; `p` moves from the opening quote to the delimiter or line break after the field.
  private static func quoted(
    _ base: UnsafePointer<UInt8>, _ count: Int, _ delimiter: UInt8, _ p: inout Int,
    _ decoded: inout [UInt8], _ hasTextAfterQuote: inout Bool
  ) -> Cell? {
    p += 1
    let start = p
    while p < count, base[p] != 0x22 { p += 1 }
    if p >= count { return nil }
    let next = p + 1
    if next >= count || base[next] == delimiter || base[next] == 0x0A || base[next] == 0x0D {
      p = next
      return Cell(offset: start, length: next - 1 - start, isQuoted: true, isDecoded: false)
    }
    // Doubled quotes, or text after the closing quote, which is kept.
    let decodedStart = decoded.count
    decoded.append(contentsOf: UnsafeBufferPointer(start: base + start, count: p - start))
    var isOpen = true
    while p < count {
      let c = base[p]
      if isOpen {
        if c != 0x22 {
          decoded.append(c)
        } else if p + 1 < count, base[p + 1] == 0x22 {
          decoded.append(c)
          p += 1
        } else {
          isOpen = false
        }
      } else {
        if c == delimiter || c == 0x0A || c == 0x0D { break }
        if c != 0x20 { hasTextAfterQuote = true }
        decoded.append(c)
      }
      p += 1
    }
    if isOpen { return nil }
    while decoded.count > decodedStart, decoded[decoded.count - 1] == 0x20 { decoded.removeLast() }
    return Cell(offset: decodedStart, length: decoded.count - decodedStart, isQuoted: true, isDecoded: true)
  }

  /// Reads a quoted field in which a backslash keeps the quote or the backslash after it; `p` moves as in `quoted`.
  private static func escaped(
    _ base: UnsafePointer<UInt8>, _ count: Int, _ delimiter: UInt8, _ p: inout Int,
    _ decoded: inout [UInt8], _ hasTextAfterQuote: inout Bool
  ) -> Cell? {
    p += 1
    let decodedStart = decoded.count
    var isOpen = true
    while p < count {
      let c = base[p]
      let next = p + 1 < count ? base[p + 1] : 0
      if isOpen, c == UInt8(ascii: "\\") && (next == 0x22 || next == c) || c == 0x22 && next == 0x22 {
        decoded.append(next)
        p += 1
      } else if isOpen, c == 0x22 {
        isOpen = false
      } else {
        if !isOpen {
          if c == delimiter || c == 0x0A || c == 0x0D { break }
          if c != 0x20 { hasTextAfterQuote = true }
        }
        decoded.append(c)
      }
      p += 1
    }
    if isOpen { return nil }
    while decoded.count > decodedStart, decoded[decoded.count - 1] == 0x20 { decoded.removeLast() }
    return Cell(offset: decodedStart, length: decoded.count - decodedStart, isQuoted: true, isDecoded: true)
  }
}
