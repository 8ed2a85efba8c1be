/// JSON that a page reads, put together from parts that are JSON already.
package enum WireText {
  package static func string(_ value: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    bytes.reserveCapacity(value.utf8.count + 16)
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Hundredths are as fine as a page needs; `null` for what is no number.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let rounded = (value * 100).rounded() / 100
    if let whole = Int(exactly: rounded) { return String(whole) }
    return "\(rounded)"
  }

  package static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  package static func object(_ entries: [(String, String)]) -> String {
    "{" + entries.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }
}
