import Foundation

/// SHA-256 (FIPS 180-4), for content security policies of pages and checksums of drivers. One function does not
/// justify a cryptography library.
struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The digest, 32 bytes.
  static func digest(of bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    let fullBlockBytes = bytes.count & ~63
    hash.add(bytes, count: fullBlockBytes)
    // Padding: a one bit, zeros, and the number of bits in the last eight bytes.
    var tail = Array(bytes[fullBlockBytes...]) + [0x80]
    tail += [UInt8](repeating: 0, count: (120 - tail.count) % 64)
    let bits = UInt64(bytes.count) * 8
    tail += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    hash.add(tail, count: tail.count)
    return hash.state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }
  }

  /// The source expression of a Content-Security-Policy that allows an inline script or style sheet.
  static func source(of text: String) -> String {
    "'sha256-\(Data(digest(of: Array(text.utf8))).base64EncodedString())'"
  }

  /// The digest as 64 lower-case hexadecimal digits, as in checksum files.
  static func text(of bytes: [UInt8]) -> String {
    digest(of: bytes).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  private mutating func add(_ bytes: [UInt8], count: Int) {
    bytes.withUnsafeBytes { buffer in
      for start in stride(from: 0, to: count, by: 64) { add(buffer, at: start) }
    }
  }

  private mutating func add(_ buffer: UnsafeRawBufferPointer, at start: Int) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
      for i in 0..<16 {
        w[i] = UInt32(bigEndian: buffer.loadUnaligned(fromByteOffset: start + 4 * i, as: UInt32.self))
      }
      for i in 16..<64 {
        let (x, y) = (w[i - 15], w[i - 2])
        let s0: UInt32 = (x >> 7 | x << 25) ^ (x >> 18 | x << 14) ^ (x >> 3)
        let s1: UInt32 = (y >> 17 | y << 15) ^ (y >> 19 | y << 13) ^ (y >> 10)
        w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for i in 0..<64 {
        let s1: UInt32 = (e >> 6 | e << 26) ^ (e >> 11 | e << 21) ^ (e >> 25 | e << 7)
        let choice: UInt32 = (e & f) ^ (~e & g)
        let t1: UInt32 = h &+ s1 &+ choice &+ Self.constants[i] &+ w[i]
        let s0: UInt32 = (a >> 2 | a << 30) ^ (a >> 13 | a << 19) ^ (a >> 22 | a << 10)
        let majority: UInt32 = (a & b) ^ (a & c) ^ (b & c)
        (h, g, f, e) = (g, f, e, d &+ t1)
        (d, c, b, a) = (c, b, a, t1 &+ s0 &+ majority)
      }
      for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
