/// Sorts depths and returns their indices: far first, equal depths in their original order.
enum DepthOrder {
  private static let digits: [UInt64] = [32, 43, 54]

  /// Radix sort with 11 bits per pass, O(*n*).
  static func sorted(_ depths: [Float]) -> [UInt32] {
    let (count, digits) = (depths.count, Self.digits)
    var (keys, other) = ([UInt64](repeating: 0, count: count), [UInt64](repeating: 0, count: count))
    // The histogram of each of the three digits, then the next position for each digit.
    var binStarts = [Int](repeating: 0, count: 2048 * digits.count)
    keys.withUnsafeMutableBufferPointer { keys in
      binStarts.withUnsafeMutableBufferPointer { binStarts in
        for (number, depth) in depths.enumerated() {
          let key = UInt64(key(depth)) << 32 | UInt64(number)
          keys[number] = key
          for (n, shift) in digits.enumerated() { binStarts[n << 11 | Int(key >> shift & 2047)] += 1 }
        }
      }
    }
    for (n, shift) in digits.enumerated() {
      var next = 0
      for slot in n << 11..<(n + 1) << 11 { (binStarts[slot], next) = (next, next + binStarts[slot]) }
      keys.withUnsafeBufferPointer { keys in
        other.withUnsafeMutableBufferPointer { other in
          binStarts.withUnsafeMutableBufferPointer { binStarts in
            for key in keys {
              let bin = n << 11 | Int(key >> shift & 2047)
              other[binStarts[bin]] = key
              binStarts[bin] += 1
            }
          }
        }
      }
      swap(&keys, &other)
    }
    return keys.map { UInt32(truncatingIfNeeded: $0) }
  }

  /// Returns an unsigned key with the same order as the float, including negative numbers.
  private static func key(_ depth: Float) -> UInt32 {
    // Adding 0 turns -0 into +0.
    let bits = (depth + 0).bitPattern
    return bits >> 31 == 1 ? ~bits : bits | 1 << 31
  }
}
