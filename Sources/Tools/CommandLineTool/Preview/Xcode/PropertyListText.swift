import Foundation

/// A value of an old-style (OpenStep) property list, the format of Xcode's project files.
///
///     PropertyListText(parsing: Array("{ files = (A.swift, \"B 2.swift\"); }".utf8))
///
/// The reader is tolerant: separators may be missing or repeated, and data (`<0fbd77>`) is text.
enum PropertyListText: Equatable {
  case string(String)
  case array([PropertyListText])
  case dictionary([String: PropertyListText])

  /// The longest list that is read, in bytes.
  static let sizeLimit = 32 << 20
  /// The greatest number of arrays and dictionaries within one another.
  static let depthLimit = 64

  /// Reads a list. `nil` for text that is none, and beyond the limits.
  init?(parsing bytes: [UInt8]) {
    guard bytes.count <= Self.sizeLimit else { return nil }
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    guard reader.position == bytes.count else { return nil }
    self = value
  }

  /// The text of a string; `nil` for other values.
  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The texts in an array; empty for other values. A single string counts as an array of one.
  var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let values): values.compactMap(\.string)
    case .dictionary: []
    }
  }

  /// The value of a dictionary for a key; `nil` if there is none.
  subscript(key: String) -> PropertyListText? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }
}

private struct Reader {
  let bytes: [UInt8]
  var position = 0

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// - Parameter depth: The number of arrays and dictionaries around the value.
  mutating func value(depth: Int) -> PropertyListText? {
    guard depth <= PropertyListText.depthLimit else { return nil }
    skipSpace()
    switch next {
    case UInt8(ascii: "("):
      position += 1
      return array(depth: depth + 1)
    case UInt8(ascii: "{"):
      position += 1
      return dictionary(depth: depth + 1)
    default: return string().map { .string($0) }
    }
  }

  private mutating func array(depth: Int) -> PropertyListText? {
    var values: [PropertyListText] = []
    while true {
      skipSeparators(UInt8(ascii: ","))
      if take(UInt8(ascii: ")")) { return .array(values) }
      guard let value = value(depth: depth) else { return nil }
      values.append(value)
    }
  }

  /// Of equal keys the last one wins.
  private mutating func dictionary(depth: Int) -> PropertyListText? {
    var values: [String: PropertyListText] = [:]
    while true {
      skipSeparators(UInt8(ascii: ";"))
      if take(UInt8(ascii: "}")) { return .dictionary(values) }
      guard let key = string() else { return nil }
      skipSpace()
      guard take(UInt8(ascii: "=")), let value = value(depth: depth) else { return nil }
      values[key] = value
    }
  }

  private mutating func string() -> String? {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted()
    case UInt8(ascii: "<"):
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      defer { position = end + 1 }
      return String(decoding: bytes[position + 1..<end], as: UTF8.self)
    default:
      let start = position
      while let byte = next, !Self.isDelimiter(byte), !startsComment { position += 1 }
      return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
    }
  }

  /// Reads a string in quotes; `nil` if it does not end.
  private mutating func quoted() -> String? {
    let quote = bytes[position]
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = next else {
        text.append(byte)
        continue
      }
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "U"):
        // Four hexadecimal digits of a UTF-16 code unit.
        let digits = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
        guard let code = UInt16(digits, radix: 16) else { return nil }
        position += digits.utf8.count
        text += String(decoding: [code], as: UTF16.self).utf8
      default: text.append(escaped)
      }
    }
    return nil
  }

  mutating func skipSpace() {
    while let byte = next {
      if byte <= 0x20 {
        position += 1
      } else if startsComment {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipSeparators(_ separator: UInt8) {
    skipSpace()
    while take(separator) { skipSpace() }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Whether a comment begins here. A path such as `a//b` is not in quotes only by mistake.
  private var startsComment: Bool {
    guard next == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
    return bytes[position + 1] == UInt8(ascii: "*") || bytes[position + 1] == UInt8(ascii: "/")
  }

  private mutating func skipComment() {
    let isLine = bytes[position + 1] == UInt8(ascii: "/")
    position += 2
    while position < bytes.count {
      if isLine, bytes[position] == UInt8(ascii: "\n") { return }
      if !isLine, bytes[position] == UInt8(ascii: "*"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "/")
      {
        position += 2
        return
      }
      position += 1
    }
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: false
    }
  }
}
