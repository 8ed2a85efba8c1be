/// A black PNG of one bit for each pixel, in a file that is far smaller than its pixels.
struct BlankPicture {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Parameters: The size in pixels.
  init(width: Int, height: Int) {
    add("IHDR", Self.bytes(width) + Self.bytes(height) + [1, 0, 0, 0, 0])
    // Each row begins with the number of its filter, which is 0.
    let count = height * ((width + 7) / 8 + 1)
    // The second sum of Adler-32 adds 1 for each zero.
    add("IDAT", [0x78, 0x01] + Self.deflated(zeros: count) + Self.bytes((count % 65_521) << 16 | 1))
    add("IEND", [])
  }

  /// Zeros in one block with fixed codes (RFC 1951): a literal, and copies of 258 bytes at a distance of 1.
  private static func deflated(zeros count: Int) -> [UInt8] {
    let literals = (count - 1) % 258 + 1
    var bits = "110"
    bits += String(repeating: "00110000", count: literals)
    bits += String(repeating: "1100010100000", count: (count - literals) / 258)
    bits += "0000000"
    var bytes = [UInt8](repeating: 0, count: (bits.utf8.count + 7) / 8)
    for (index, bit) in bits.utf8.enumerated() where bit == UInt8(ascii: "1") {
      bytes[index / 8] |= 1 << UInt8(index % 8)
    }
    return bytes
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private mutating func add(_ type: String, _ content: [UInt8]) {
    let body = Array(type.utf8) + content
    var checksum = UInt32.max
    for byte in body {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
    }
    bytes += Self.bytes(content.count) + body + Self.bytes(Int(~checksum))
  }
}
