/// A list of opaque colours, in which the most similar one to another colour is found 32 colours at a time.
///
/// The difference of two colours is the greatest one of their red, green and blue components.
struct ShadeSearch {
  private var reds: [SIMD32<UInt8>] = []
  private var greens: [SIMD32<UInt8>] = []
  private var blues: [SIMD32<UInt8>] = []
  private var count = 0

  /// Adds a colour, given as a pixel word.
  mutating func append(_ color: UInt32) {
    let lane = count % 32
    if lane == 0 {
      reds.append(SIMD32(repeating: 0))
      greens.append(SIMD32(repeating: 0))
      blues.append(SIMD32(repeating: 0))
    }
    reds[count / 32][lane] = UInt8(truncatingIfNeeded: color >> 16)
    greens[count / 32][lane] = UInt8(truncatingIfNeeded: color >> 8)
    blues[count / 32][lane] = UInt8(truncatingIfNeeded: color)
    count += 1
  }

  /// Returns the index of the first of the most similar colours and its difference, of 255; 256 if the list is empty.
  ///
  /// - Complexity: O(*n*), with *n* / 32 steps.
  func nearest(to color: UInt32) -> (distance: Int, index: Int) {
    let red = SIMD32(repeating: UInt8(truncatingIfNeeded: color >> 16))
    let green = SIMD32(repeating: UInt8(truncatingIfNeeded: color >> 8))
    let blue = SIMD32(repeating: UInt8(truncatingIfNeeded: color))
    var best = (distance: 256, index: 0)
    for group in reds.indices {
      let differences = pointwiseMax(
        Self.difference(reds[group], red),
        pointwiseMax(Self.difference(greens[group], green), Self.difference(blues[group], blue)))
      // Only the last group has lanes without a colour.
      let lanes = min(32, count - group * 32)
      if lanes == 32, Int(differences.min()) >= best.distance { continue }
      for lane in 0..<lanes where Int(differences[lane]) < best.distance {
        best = (Int(differences[lane]), group * 32 + lane)
      }
    }
    return best
  }

  @inline(__always)
  private static func difference(_ a: SIMD32<UInt8>, _ b: SIMD32<UInt8>) -> SIMD32<UInt8> {
    pointwiseMax(a, b) &- pointwiseMin(a, b)
  }
}
