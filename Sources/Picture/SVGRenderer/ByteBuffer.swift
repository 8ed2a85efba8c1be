/// SVG text under construction: UTF-8 bytes, and the offsets of identifiers.
///
/// Identifiers start with a prefix that is known only when the document is complete. Until then, zeros take its
/// place.
struct ByteBuffer {
  private(set) var bytes: [UInt8] = []
  private(set) var prefixOffsets: [Int] = []

  /// The length of the prefix of all identifiers of a document, in letters and digits.
  static let prefixLength = 7

  var isEmpty: Bool { bytes.isEmpty }

  /// Reserves memory for further bytes. Grows at least by half: reserving exactly the bytes of one mark after another
  /// would copy the document for each mark.
  mutating func reserve(_ count: Int) {
    let needed = bytes.count + count
    if needed > bytes.capacity { bytes.reserveCapacity(max(needed, bytes.capacity + bytes.capacity / 2)) }
  }

  var capacity: Int { bytes.capacity }

  mutating func append(_ text: StaticString) {
    guard text.utf8CodeUnitCount > 0 else { return }
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends text that is already valid SVG.
  mutating func append(raw text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  mutating func append(_ other: ByteBuffer) {
    let start = bytes.count
    bytes += other.bytes
    prefixOffsets += other.prefixOffsets.map { $0 + start }
  }

  /// Appends an identifier: the document's prefix, a hyphen and a number.
  mutating func append(identifier number: Int) {
    prefixOffsets.append(bytes.count)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: Self.prefixLength))
    append("-")
    append(number)
  }

  /// Removes the last bytes, which must not contain an identifier.
  mutating func removeLast(_ count: Int) { bytes.removeLast(count) }

  mutating func fillPrefix(_ prefix: [UInt8]) {
    for offset in prefixOffsets {
      for i in 0..<Self.prefixLength { bytes[offset + i] = prefix[i] }
    }
  }
}

// MARK: - Numbers

extension ByteBuffer {
  /// The largest length that is written, in points; larger lengths are clamped.
  private static let limit = 1e9

  /// Returns a length in hundredths of a point, the unit of all coordinates. NaN gives 0.
  @inline(__always) static func hundredths(_ value: Double) -> Int {
    guard !value.isNaN else { return 0 }
    return Int((min(max(value, -limit), limit) * 100).rounded())
  }

  mutating func append(_ number: Int) { append(number, decimals: 0) }

  /// Appends a length with up to two decimals.
  mutating func append(length: Double) { append(Self.hundredths(length), decimals: 2) }

  mutating func append(hundredths: Int) { append(hundredths, decimals: 2) }

  /// Appends a factor (opacity, gradient offset, matrix element) with up to `decimals` decimals; 0 if it is not
  /// finite.
  mutating func append(factor: Double, decimals: Int = 3) {
    guard factor.isFinite else { return append("0") }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    append(Int((min(max(factor, -Self.limit), Self.limit) * scale).rounded()), decimals: decimals)
  }

  /// Appends `scaled` ÷ 10^`decimals`, without trailing zeros, exponent or negative zero.
  private mutating func append(_ scaled: Int, decimals: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { digits in
      var rest = scaled.magnitude
      var position = 32
      var digitPlace = 0
      var isTrailing = true
      while rest > 0 || digitPlace <= decimals {
        if digitPlace == decimals, decimals > 0, !isTrailing {
          position -= 1
          digits[position] = UInt8(ascii: ".")
        }
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        if digitPlace >= decimals || digit != 0 || !isTrailing {
          isTrailing = false
          position -= 1
          digits[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
        }
        rest = quotient
        digitPlace += 1
      }
      if scaled < 0 {
        position -= 1
        digits[position] = UInt8(ascii: "-")
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[position...]))
    }
  }
}

// MARK: - Values between markup

extension ByteBuffer {
  @inline(__always) mutating func append(
    _ before: StaticString, length: Double, _ after: StaticString = ""
  ) {
    append(before, hundredths: Self.hundredths(length), after)
  }

  @inline(__always) mutating func append(
    _ before: StaticString, hundredths: Int, _ after: StaticString = ""
  ) {
    append(before)
    append(hundredths: hundredths)
    append(after)
  }

  mutating func append(_ before: StaticString, factor: Double, _ after: StaticString = "") {
    append(before)
    append(factor: factor)
    append(after)
  }

  mutating func append(_ before: StaticString, identifier: Int, _ after: StaticString = "") {
    append(before)
    append(identifier: identifier)
    append(after)
  }

  mutating func append(_ before: StaticString, escaping text: String, _ after: StaticString = "") {
    append(before)
    append(escaping: text)
    append(after)
  }
}

// MARK: - Text

extension ByteBuffer {
  /// Appends text for element content or an attribute in double quotes. Characters that XML 1.0 does not allow are
  /// omitted; tabs and line breaks become spaces.
  mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { utf8 in
      let isPlain = utf8.allSatisfy { byte in
        switch byte {
        case 0..<0x20, 0xEF, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""):
          false
        default: true
        }
      }
      if isPlain { return bytes.append(contentsOf: utf8) }
      var i = 0
      while i < utf8.count {
        let byte = utf8[i]
        switch byte {
        case UInt8(ascii: "&"): append("&amp;")
        case UInt8(ascii: "<"): append("&lt;")
        case UInt8(ascii: ">"): append("&gt;")
        case UInt8(ascii: "\""): append("&quot;")
        case 0x09, 0x0A, 0x0D: append(" ")
        case 0..<0x20: break
        // The only other characters that are not allowed are U+FFFE and U+FFFF.
        case 0xEF where i + 2 < utf8.count && utf8[i + 1] == 0xBF && utf8[i + 2] >= 0xBE: i += 2
        default: bytes.append(byte)
        }
        i += 1
      }
    }
  }
}
