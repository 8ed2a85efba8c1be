/// A number of SHA-2's words: 32 bits for SHA-256, 64 bits for SHA-384 and SHA-512.
protocol SHA2Word: FixedWidthInteger & UnsignedInteger & Sendable {
  /// The number of rounds.
  static var rounds: Int { get }
  /// The rotations of Σ0, Σ1, σ0 and σ1; the last number of σ0 and σ1 is a shift (FIPS 180-4, 4.1).
  static var rotations: (s0: (Int, Int, Int), s1: (Int, Int, Int), t0: (Int, Int, Int), t1: (Int, Int, Int)) {
    get
  }
  /// The word for a constant of 64 bits.
  init(constant: UInt64)
}

extension UInt32: SHA2Word {
  static let rounds = 64
  static let rotations = (s0: (2, 13, 22), s1: (6, 11, 25), t0: (7, 18, 3), t1: (17, 19, 10))
  init(constant: UInt64) { self = UInt32(constant >> 32) }
}

extension UInt64: SHA2Word {
  static let rounds = 80
  static let rotations = (s0: (28, 34, 39), s1: (14, 18, 41), t0: (1, 8, 7), t1: (19, 61, 6))
  init(constant: UInt64) { self = constant }
}

/// The eight words of SHA-2's state.
struct SHA2Words<Word: SHA2Word>: Sendable {
  private var words: [Word]

  init(_ constants: [UInt64]) { words = constants.map { Word(constant: $0) } }

  /// Adds a block of 16 words (FIPS 180-4, 6.2.2 and 6.4.2).
  mutating func compress(_ block: UnsafeRawBufferPointer) {
    let r = Word.rotations
    var schedule = (0..<16).map { index in
      Word(bigEndian: block.loadUnaligned(fromByteOffset: index * Word.bitWidth / 8, as: Word.self))
    }
    schedule.reserveCapacity(Word.rounds)
    for t in 16..<Word.rounds {
      let (w15, w2) = (schedule[t - 15], schedule[t - 2])
      let small0 = w15.rotatedRight(r.t0.0) ^ w15.rotatedRight(r.t0.1) ^ w15 >> r.t0.2
      let small1 = w2.rotatedRight(r.t1.0) ^ w2.rotatedRight(r.t1.1) ^ w2 >> r.t1.2
      schedule.append(schedule[t - 16] &+ small0 &+ schedule[t - 7] &+ small1)
    }
    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    var (e, f, g, h) = (words[4], words[5], words[6], words[7])
    for t in 0..<Word.rounds {
      let large1 = e.rotatedRight(r.s1.0) ^ e.rotatedRight(r.s1.1) ^ e.rotatedRight(r.s1.2)
      let choice = e & f ^ ~e & g
      let constant = Word(constant: SHA2Constants.rounds[t])
      let first = h &+ large1 &+ choice &+ constant &+ schedule[t]
      let large0 = a.rotatedRight(r.s0.0) ^ a.rotatedRight(r.s0.1) ^ a.rotatedRight(r.s0.2)
      let second = large0 &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { words[index] &+= value }
  }

  var bytes: [UInt8] { words.flatMap { [UInt8](bytesOf: $0, isBigEndian: true) } }
}

struct SHA256State: Compression {
  static let blockSize = 64
  static let lengthSize = 8
  static let isBigEndian = true
  private var words = SHA2Words<UInt32>(SHA2Constants.initial)
  mutating func compress(_ block: UnsafeRawBufferPointer) { words.compress(block) }
  var bytes: [UInt8] { words.bytes }
}

struct SHA512State: Compression {
  static let blockSize = 128
  static let lengthSize = 16
  static let isBigEndian = true
  private var words = SHA2Words<UInt64>(SHA2Constants.initial)
  mutating func compress(_ block: UnsafeRawBufferPointer) { words.compress(block) }
  var bytes: [UInt8] { words.bytes }
}

struct SHA384State: Compression {
  static let blockSize = 128
  static let lengthSize = 16
  static let isBigEndian = true
  private var words = SHA2Words<UInt64>(SHA2Constants.initial384)
  mutating func compress(_ block: UnsafeRawBufferPointer) { words.compress(block) }
  var bytes: [UInt8] { Array(words.bytes.prefix(48)) }
}
