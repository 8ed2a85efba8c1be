/// Numbers in the order of depths, far ones first; equal depths in the order in which they came.
enum DepthOrder {
  private static let digits: [UInt64] = [32, 43, 54]

  /// A radix sort by eleven bits at a time: O(*n*).
  static func sorted(_ depths: [Float]) -> [UInt32] {
    let (count, digits) = (depths.count, Self.digits)
    var (keys, other) = ([UInt64](repeating: 0, count: count), [UInt64](repeating: 0, count: count))
    // How often each digit stands at each of the three places, then where those with it go next.
    var places = [Int](repeating: 0, count: 2048 * digits.count)
    keys.withUnsafeMutableBufferPointer { keys in
      places.withUnsafeMutableBufferPointer { places in
        for (number, depth) in depths.enumerated() {
          let key = UInt64(key(depth)) << 32 | UInt64(number)
          keys[number] = key
          for (n, shift) in digits.enumerated() { places[n << 11 | Int(key >> shift & 2047)] += 1 }
        }
      }
    }
    for (n, shift) in digits.enumerated() {
      var next = 0
      for place in n << 11..<(n + 1) << 11 { (places[place], next) = (next, next + places[place]) }
      keys.withUnsafeBufferPointer { keys in
        other.withUnsafeMutableBufferPointer { other in
          places.withUnsafeMutableBufferPointer { places in
            for key in keys {
              let place = n << 11 | Int(key >> shift & 2047)
              other[places[place]] = key
              places[place] += 1
            }
          }
        }
      }
      swap(&keys, &other)
    }
    return keys.map { UInt32(truncatingIfNeeded: $0) }
  }

  /// Words that are ordered as numbers are, the negative ones too.
  private static func key(_ depth: Float) -> UInt32 {
    // Zero has two signs and one place.
    let bits = (depth + 0).bitPattern
    return bits >> 31 == 1 ? ~bits : bits | 1 << 31
  }
}
