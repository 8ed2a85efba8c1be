/// Builds JSON for pages from parts that are already JSON.
package enum JSONText {
  /// Returns a JSON string that is safe anywhere in a page, including a script element: it cannot end the element or
  /// a line of code.
  package static func string(_ value: String) -> String { quoted(value, isWithinMarkup: true) }

  /// Returns a JSON string that is sent to a page rather than embedded in it. Markup is not escaped, which keeps it
  /// short.
  package static func message(_ value: String) -> String { quoted(value, isWithinMarkup: false) }

  private static func quoted(_ value: String, isWithinMarkup: Bool) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    bytes.reserveCapacity(value.utf8.count + 16)
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case 0..<0x20: bytes += "\\u00".utf8 + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      case UInt8(ascii: "<") where isWithinMarkup: bytes += "\\u003c".utf8
      // U+2028 and U+2029, which end lines in scripts.
      case 0xA8 where isWithinMarkup && endsBeforeLineEnd(bytes),
        0xA9 where isWithinMarkup && endsBeforeLineEnd(bytes):
        bytes.removeLast(2)
        bytes += "\\u202".utf8 + [digits[Int(byte) - 0xA0]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the last two bytes are the first two of U+2028 and U+2029.
  ///
  /// Not `suffix(2)`: compared with an array literal that is the sequence's method, which visits all bytes.
  private static func endsBeforeLineEnd(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 2 && bytes[bytes.count - 2] == 0xE2 && bytes[bytes.count - 1] == 0x80
  }

  /// Returns the shortest text that parses to the same number; `null` if it is not finite.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
    return "\(value)"
  }

  /// Returns the number rounded to hundredths, which is precise enough for a picture; `null` if it is not finite.
  package static func hundredths(_ value: Double) -> String { number((value * 100).rounded() / 100) }

  package static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }
  package static func strings(_ values: [String]) -> String { array(values.map(string)) }

  package static func object(_ entries: [(String, String)]) -> String {
    "{" + entries.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }

  /// Returns a column: evenly spaced numbers as start, step and count, others as an array.
  package static func column(_ values: [Double]) -> String {
    evenColumn(values) ?? array(values.map(number))
  }

  /// Returns more than three evenly spaced numbers as start, step and count; `nil` for other numbers.
  package static func evenColumn(_ values: [Double]) -> String? {
    guard values.count > 3, let first = values.first, first.isFinite else { return nil }
    let step = values[1] - first
    let isEven = step.isFinite && values.indices.allSatisfy { values[$0] == first + Double($0) * step }
    guard isEven else { return nil }
    return object([("from", number(first)), ("by", number(step)), ("n", String(values.count))])
  }
}
