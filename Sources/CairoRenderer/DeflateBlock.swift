/// Literals and repetitions that are written together, with codes of their own.
struct DeflateBlock {
  static let capacity = 1 << 15
  static let longest = 258

  /// A literal byte, or a repetition: the top bit, its length from bit 15, its distance less one.
  private var tokens: [UInt32] = []
  private var symbols = [UInt32](repeating: 0, count: 286)
  private var distances = [UInt32](repeating: 0, count: 30)

  init() { tokens.reserveCapacity(Self.capacity + Self.longest) }

  var isFull: Bool { tokens.count >= Self.capacity }

  @inline(__always) mutating func append(literal: UInt8) {
    tokens.append(UInt32(literal))
    symbols[Int(literal)] &+= 1
  }

  @inline(__always) mutating func append(length: Int, distance: Int) {
    tokens.append(1 << 31 | UInt32(length) << 15 | UInt32(distance - 1))
    symbols[Int(Self.lengthCodes[length].symbol)] &+= 1
    distances[Self.distanceCode(distance).symbol] &+= 1
  }

  /// Writes the block and empties it.
  mutating func flush(isFinal: Bool, to writer: inout BitWriter) {
    symbols[256] = 1
    let symbolCode = HuffmanCode(frequencies: symbols, limit: 15)
    let distanceCode = HuffmanCode(frequencies: distances, limit: 15)
    writer.write(isFinal ? 0b101 : 0b100, count: 3)
    Self.writeHeader(symbolCode, distanceCode, to: &writer)
    writeTokens(symbolCode, distanceCode, to: &writer)
    writer.write(UInt64(symbolCode.codes[256]), count: Int(symbolCode.lengths[256]))
    tokens.removeAll(keepingCapacity: true)
    for i in symbols.indices { symbols[i] = 0 }
    for i in distances.indices { distances[i] = 0 }
  }

  private func writeTokens(
    _ symbolCode: HuffmanCode, _ distanceCode: HuffmanCode, to writer: inout BitWriter
  ) {
    // Code and length of what is written for each literal and each length of a repetition.
    let literals = (0..<256).map { (UInt64(symbolCode.codes[$0]), Int(symbolCode.lengths[$0])) }
    let lengths = Self.lengthCodes.map { length in
      let (symbol, size) = (Int(length.symbol), Int(symbolCode.lengths[Int(length.symbol)]))
      return (
        UInt64(symbolCode.codes[symbol]) | UInt64(length.extra) << UInt64(size), size + Int(length.extraBits)
      )
    }
    for token in tokens {
      if token >> 31 == 0 {
        let (bits, count) = literals[Int(token)]
        writer.write(bits, count: count)
        continue
      }
      let (bits, count) = lengths[Int(token >> 15 & 0x1FF)]
      let distance = Self.distanceCode(Int(token & 0x7FFF) + 1)
      let size = Int(distanceCode.lengths[distance.symbol])
      let tail = UInt64(distanceCode.codes[distance.symbol]) | UInt64(distance.extra) << UInt64(size)
      writer.write(bits | tail << UInt64(count), count: count + size + distance.extraBits)
    }
  }

  // MARK: - The codes' lengths

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private static func writeHeader(
    _ symbolCode: HuffmanCode, _ distanceCode: HuffmanCode, to writer: inout BitWriter
  ) {
    let symbolCount = symbolCode.lengths.lastIndex { $0 > 0 }! + 1
    let distanceCount = distanceCode.lengths.lastIndex { $0 > 0 }! + 1
    let runs = runs(symbolCode.lengths[..<symbolCount] + distanceCode.lengths[..<distanceCount])
    var frequencies = [UInt32](repeating: 0, count: 19)
    for run in runs { frequencies[run.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    let count = max(order.lastIndex { code.lengths[$0] > 0 }! + 1, 4)
    writer.write(
      UInt64(symbolCount - 257) | UInt64(distanceCount - 1) << 5 | UInt64(count - 4) << 10, count: 14)
    for symbol in order[..<count] { writer.write(UInt64(code.lengths[symbol]), count: 3) }
    for run in runs {
      writer.write(UInt64(code.codes[run.symbol]), count: Int(code.lengths[run.symbol]))
      writer.write(UInt64(run.extra), count: run.extraBits)
    }
  }

  /// Lengths as they are, or as runs: 16 repeats the last, 17 and 18 stand for zeros.
  private static func runs(_ lengths: ArraySlice<UInt8>) -> [(symbol: Int, extra: Int, extraBits: Int)] {
    var result: [(symbol: Int, extra: Int, extraBits: Int)] = []
    var rest = lengths
    while let value = rest.first {
      var count = rest.prefix { $0 == value }.count
      rest = rest.dropFirst(count)
      if value == 0 {
        while count >= 3 {
          let part = min(count, 138)
          result.append(part > 10 ? (18, part - 11, 7) : (17, part - 3, 3))
          count -= part
        }
      } else {
        result.append((Int(value), 0, 0))
        count -= 1
        while count >= 3 {
          let part = min(count, 6)
          result.append((16, part - 3, 2))
          count -= part
        }
      }
      for _ in 0..<count { result.append((Int(value), 0, 0)) }
    }
    return result
  }

  // MARK: - Symbols of lengths and distances

  private struct LengthCode {
    var symbol: UInt16 = 257
    var extra: UInt8 = 0
    var extraBits: UInt8 = 0
  }

  /// By length; 0, 1 and 2 do not occur.
  private static let lengthCodes: [LengthCode] = {
    var table = [LengthCode](repeating: LengthCode(), count: longest + 1)
    var length = 3
    for symbol in 257..<285 {
      let extraBits = symbol < 265 ? 0 : (symbol - 261) / 4
      for extra in 0..<(1 << extraBits) where length < longest {
        table[length] = LengthCode(
          symbol: UInt16(symbol), extra: UInt8(extra), extraBits: UInt8(extraBits))
        length += 1
      }
    }
    table[longest] = LengthCode(symbol: 285)
    return table
  }()

  @inline(__always) private static func distanceCode(_ distance: Int)
    -> (symbol: Int, extra: Int, extraBits: Int)
  {
    if distance <= 2 { return (distance - 1, 0, 0) }
    let value = distance - 1
    let power = 63 - value.leadingZeroBitCount
    let extraBits = power - 1
    return (2 * power + (value >> extraBits & 1), value & (1 << extraBits - 1), extraBits)
  }
}
