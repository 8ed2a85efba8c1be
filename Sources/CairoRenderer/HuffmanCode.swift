/// Prefix codes for the symbols that occur, frequent ones short; the codes of Deflate.
struct HuffmanCode {
  /// Bits of each symbol's code; 0 where it does not occur.
  private(set) var lengths: [UInt8]
  /// Codes with their bits reversed, as they are written.
  private(set) var codes: [UInt16]

  /// At least two symbols get a code, so that the code is complete.
  init(frequencies: [UInt32], limit: Int) {
    var used: [(frequency: UInt32, symbol: Int)] = []
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      used.append((frequency, symbol))
    }
    for symbol in 0..<2 where used.count < 2 && frequencies[symbol] == 0 { used.append((1, symbol)) }
    used.sort { ($0.frequency, $0.symbol) < ($1.frequency, $1.symbol) }
    var counts = Self.depths(used.map(\.frequency), limit: limit)
    lengths = [UInt8](repeating: 0, count: frequencies.count)
    var length = limit
    for (_, symbol) in used {
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      lengths[symbol] = UInt8(length)
    }
    codes = Self.codes(lengths, limit: limit)
  }

  /// How many codes have each length, from frequencies in ascending order.
  private static func depths(_ frequencies: [UInt32], limit: Int) -> [Int] {
    let count = frequencies.count
    // Leaves, then the nodes above them in the order in which they arise, which is ascending too.
    var weights = frequencies.map(UInt64.init)
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, node) = (0, count)
    for parent in count..<(2 * count - 1) {
      var sum: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < count && (node >= parent || weights[leaf] <= weights[node])
        let child = takesLeaf ? leaf : node
        if takesLeaf { leaf += 1 } else { node += 1 }
        sum += weights[child]
        parents[child] = parent
      }
      weights.append(sum)
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    var counts = [Int](repeating: 0, count: limit + 1)
    for index in stride(from: 2 * count - 3, through: 0, by: -1) {
      depths[index] = depths[parents[index]] + 1
      if index < count { counts[min(depths[index], limit)] += 1 }
    }
    // Codes cut to the limit take more than there is: others become longer until all fit.
    var total = 0
    for length in 1...limit { total += counts[length] << (limit - length) }
    while total > 1 << limit {
      var length = limit - 1
      while counts[length] == 0 { length -= 1 }
      counts[limit] -= 1
      counts[length] -= 1
      counts[length + 1] += 2
      total -= 1
    }
    return counts
  }

  private static func codes(_ lengths: [UInt8], limit: Int) -> [UInt16] {
    var counts = [UInt16](repeating: 0, count: limit + 2)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: limit + 2)
    for length in 1...limit { next[length + 1] = (next[length] + counts[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      var (code, reversed) = (next[Int(length)], UInt16(0))
      next[Int(length)] += 1
      for _ in 0..<length {
        reversed = reversed << 1 | code & 1
        code >>= 1
      }
      return reversed
    }
  }
}
