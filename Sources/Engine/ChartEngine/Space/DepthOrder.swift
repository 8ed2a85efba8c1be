/// Numbers in the order of depths, far ones first; equal depths in the order in which they came.
enum DepthOrder {
  private static let digits: [UInt64] = [32, 43, 54]

  /// A radix sort by eleven bits at a time: O(*n*).
  static func sorted(_ depths: [Float]) -> [UInt32] {
    let count = depths.count
    var keys = depths.enumerated().map { UInt64(key($1)) << 32 | UInt64($0) }
    var other = [UInt64](repeating: 0, count: count)
    for shift in digits {
      var places = [Int](repeating: 0, count: 2048)
      for key in keys { places[Int(key >> shift & 2047)] += 1 }
      var next = 0
      for digit in places.indices { (places[digit], next) = (next, next + places[digit]) }
      keys.withUnsafeBufferPointer { keys in
        other.withUnsafeMutableBufferPointer { other in
          places.withUnsafeMutableBufferPointer { places in
            for key in keys {
              let digit = Int(key >> shift & 2047)
              other[places[digit]] = key
              places[digit] += 1
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
