#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Filters rows of RGB or RGBA for compression, with the filter that leaves the smallest differences.
package enum PNGFilter {
  /// Writes each row with its filter type: sub (difference to the left) or up (difference to the row above).
  ///
  /// Charts are flat, so one of the two gives zeros nearly everywhere. The other filters gain little and cost more
  /// than the compression.
  /// - Parameter raw: A buffer with one more byte than the rows need.
  package static func write(_ pixels: PixelBuffer, isOpaque: Bool, to raw: UnsafeMutablePointer<UInt8>) {
    let width = pixels.width
    let rowBytes = width * (isOpaque ? 3 : 4)
    // Two rows in file byte order: the current one and the one above, each after a zero pixel.
    let rows = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * (width + 1))
    defer { rows.deallocate() }
    rows.initialize(repeating: 0, count: 2 * (width + 1))
    var (above, row) = (rows + 1, rows + width + 2)
    for y in 0..<pixels.height {
      let out = raw + y * (rowBytes + 1)
      let line = pixels.row(y)
      if y > 0, memcmp(line, pixels.row(y - 1), width * 4) == 0 {
        out[0] = 2
        (out + 1).update(repeating: 0, count: rowBytes)
        // The row above also serves as reference for the next row.
        continue
      }
      if isOpaque {
        // From an ARGB word to red, green, blue in memory.
        var x = 0
        while x + 8 <= width {
          UnsafeMutableRawPointer(row + x).storeBytes(of: swapped(eight(line + x)), as: SIMD8<UInt32>.self)
          x += 8
        }
        while x < width {
          row[x] = line[x].byteSwapped >> 8
          x += 1
        }
      } else {
        // Adjacent pixels are mostly equal.
        var (last, color): (UInt32, UInt32) = (0, 0)
        for x in 0..<width {
          if line[x] != last {
            last = line[x]
            color = straight(last)
          }
          row[x] = color
        }
      }
      let goesUp = upIsSmaller(row, above, count: width)
      out[0] = goesUp ? 2 : 1
      let reference = goesUp ? above : row - 1
      let data = UnsafeMutableRawPointer(out + 1)
      let step = isOpaque ? 3 : 4
      var x = 0
      while x + 8 <= width {
        if isOpaque {
          // Three bytes of each word; nearly always all are zero.
          if areEqual(row + x, reference + x) {
            for offset in stride(from: 0, to: 24, by: 8) {
              data.storeBytes(of: 0, toByteOffset: x * 3 + offset, as: UInt64.self)
            }
          } else {
            for i in x..<(x + 8) {
              data.storeBytes(of: difference(row[i], reference[i]), toByteOffset: i * 3, as: UInt32.self)
            }
          }
        } else {
          let words = difference(eight(row + x), eight(reference + x))
          data.storeBytes(of: words, toByteOffset: x * 4, as: SIMD8<UInt32>.self)
        }
        x += 8
      }
      while x < width {
        data.storeBytes(of: difference(row[x], reference[x]), toByteOffset: x * step, as: UInt32.self)
        x += 1
      }
      swap(&above, &row)
    }
  }

  @inline(__always) private static func straight(_ p: UInt32) -> UInt32 {
    if p == 0 { return 0 }
    let c = PNGEncoder.straight(p)
    return UInt32(c.r) | UInt32(c.g) << 8 | UInt32(c.b) << 16 | UInt32(c.a) << 24
  }

  /// Subtracts byte by byte, without a borrow between bytes.
  @inline(__always) static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a | 0x8080_8080) &- (b & 0x7F7F_7F7F)) ^ ((a ^ ~b) & 0x8080_8080)
  }

  @inline(__always) private static func difference(_ a: SIMD8<UInt32>, _ b: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let high = SIMD8<UInt32>(repeating: 0x8080_8080)
    return ((a | high) &- (b & ~high)) ^ ((a ^ ~b) & high)
  }

  @inline(__always) private static func eight(_ words: UnsafePointer<UInt32>) -> SIMD8<UInt32> {
    UnsafeRawPointer(words).loadUnaligned(as: SIMD8<UInt32>.self)
  }

  @inline(__always) private static func eight(_ words: UnsafeMutablePointer<UInt32>) -> SIMD8<UInt32> {
    eight(UnsafePointer(words))
  }

  /// Whether eight words are equal. A vector comparison would be split into single lanes.
  @inline(__always) private static func areEqual(
    _ a: UnsafeMutablePointer<UInt32>, _ b: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    func part(_ words: UnsafeMutablePointer<UInt32>, _ i: Int) -> UInt64 {
      UnsafeRawPointer(words).loadUnaligned(fromByteOffset: i * 8, as: UInt64.self)
    }
    return (part(a, 0) ^ part(b, 0)) | (part(a, 1) ^ part(b, 1)) | (part(a, 2) ^ part(b, 2))
      | (part(a, 3) ^ part(b, 3)) == 0
  }

  /// Computes `byteSwapped >> 8` of each word.
  @inline(__always) private static func swapped(_ words: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let byte = SIMD8<UInt32>(repeating: 0xFF)
    return (words &>> 16 & byte) | (words & (byte &<< 8)) | ((words & byte) &<< 16)
  }

  /// Whether the sum of absolute differences to the row above is at most that to the left.
  private static func upIsSmaller(
    _ row: UnsafeMutablePointer<UInt32>, _ above: UnsafeMutablePointer<UInt32>, count: Int
  ) -> Bool {
    func size(_ word: UInt32) -> Int {
      var sum = 0
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        let byte = UInt8(truncatingIfNeeded: word >> shift)
        sum += Int(min(byte, 0 &- byte))
      }
      return sum
    }
    var balance = 0
    var x = -1
    while x + 1 < count {
      x += 1
      // Fast path: in charts, the next eight pixels are nearly always equal to those above.
      if x + 8 <= count, areEqual(row + x - 1, above + x) {
        x += 7
        continue
      }
      let (p, left, up) = (row[x], row[x - 1], above[x])
      if left == up { continue }
      balance += size(difference(p, up)) - size(difference(p, left))
    }
    return balance <= 0
  }
}
