import Foundation

/// SHA-1 (FIPS 180-4, 6.1.2).
struct SHA1State: Compression {
  static let blockSize = 64
  static let lengthSize = 8
  static let isBigEndian = true
  private var words: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

  mutating func compress(_ block: UnsafeRawBufferPointer) {
    var schedule = (0..<16).map {
      UInt32(bigEndian: block.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
    }
    for t in 16..<80 {
      schedule.append(
        (schedule[t - 3] ^ schedule[t - 8] ^ schedule[t - 14] ^ schedule[t - 16]).rotatedLeft(1))
    }
    var (a, b, c, d, e) = (words[0], words[1], words[2], words[3], words[4])
    for t in 0..<80 {
      let (mixed, constant): (UInt32, UInt32)
      switch t {
      case ..<20: (mixed, constant) = (b & c ^ ~b & d, 0x5a82_7999)
      case ..<40: (mixed, constant) = (b ^ c ^ d, 0x6ed9_eba1)
      case ..<60: (mixed, constant) = (b & c ^ b & d ^ c & d, 0x8f1b_bcdc)
      default: (mixed, constant) = (b ^ c ^ d, 0xca62_c1d6)
      }
      let next = a.rotatedLeft(5) &+ mixed &+ e &+ constant &+ schedule[t]
      (e, d, c, b, a) = (d, c, b.rotatedLeft(30), a, next)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { words[index] &+= value }
  }

  var bytes: [UInt8] { words.flatMap { [UInt8](bytesOf: $0, isBigEndian: true) } }
}

/// MD5 (RFC 1321, 3.4).
struct MD5State: Compression {
  static let blockSize = 64
  static let lengthSize = 8
  static let isBigEndian = false
  private var words: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

  /// The integer parts of 2³² |sin *i*| for *i* from 1 to 64.
  private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
  /// The rotations of each round.
  private static let rotations = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]

  mutating func compress(_ block: UnsafeRawBufferPointer) {
    let message = (0..<16).map {
      UInt32(littleEndian: block.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
    }
    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    for t in 0..<64 {
      let (mixed, index): (UInt32, Int)
      switch t {
      case ..<16: (mixed, index) = (b & c | ~b & d, t)
      case ..<32: (mixed, index) = (d & b | ~d & c, (5 * t + 1) % 16)
      case ..<48: (mixed, index) = (b ^ c ^ d, (3 * t + 5) % 16)
      default: (mixed, index) = (c ^ (b | ~d), 7 * t % 16)
      }
      let sum = a &+ mixed &+ Self.sines[t] &+ message[index]
      (a, d, c, b) = (d, c, b, b &+ sum.rotatedLeft(Self.rotations[t / 16][t % 4]))
    }
    for (index, value) in [a, b, c, d].enumerated() { words[index] &+= value }
  }

  var bytes: [UInt8] { words.flatMap { [UInt8](bytesOf: $0, isBigEndian: false) } }
}
