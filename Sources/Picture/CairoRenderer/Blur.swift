import OpenChartsPixels

#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Gaussian blur of premultiplied pixels. Pixels beyond the edges are transparent.
enum Blur {
  /// - Parameter deviation: The standard deviation in pixels. Values up to 0.05 leave the pixels unchanged.
  static func apply(to pixels: PixelBuffer, deviation: Double) {
    guard deviation > 0.05, deviation.isFinite else { return }
    if deviation >= boxDeviation { return BoxBlur(deviation: min(deviation, 1000)).apply(to: pixels) }
    let kernel = kernel(deviation: deviation)
    let count = max(pixels.width, pixels.height)
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: count) { line in
      guard let base = line.baseAddress else { return }
      for y in 0..<pixels.height {
        convolve(pixels.row(y), step: 1, count: pixels.width, kernel, scratch: base)
      }
      for x in 0..<pixels.width {
        convolve(pixels.base + x, step: pixels.stride, count: pixels.height, kernel, scratch: base)
      }
    }
  }

  /// The standard deviation in pixels from which box filters replace the Gaussian, whose cost grows with it. For
  /// narrower blurs the difference could be visible, and the Gaussian is cheap.
  static let boxDeviation = 2.0

  /// The weights from the centre outwards. Both sides together sum to 1.
  static func kernel(deviation: Double) -> [Float] {
    let reach = Int((deviation * 3).rounded(.up))
    let weights = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = 2 * weights.reduce(0, +) - weights[0]
    return weights.map { Float($0 / sum) }
  }

  private static func convolve(
    _ line: UnsafeMutablePointer<UInt32>, step: Int, count: Int, _ kernel: [Float],
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    var (first, last) = (count, -1)
    for i in 0..<count {
      let p = line[i * step]
      if p != 0 {
        first = min(first, i)
        last = i
      }
      scratch[i] = SIMD4(Float(p & 255), Float(p >> 8 & 255), Float(p >> 16 & 255), Float(p >> 24))
    }
    guard last >= first else { return }
    let reach = kernel.count - 1
    kernel.withUnsafeBufferPointer { kernel in
      for i in max(0, first - reach)...min(count - 1, last + reach) {
        var sum = SIMD4<Float>(repeating: 0.5)
        for k in max(first, i - reach)...max(max(first, i - reach), min(last, i + reach)) {
          sum += scratch[k] * kernel[abs(k - i)]
        }
        let v = SIMD4<UInt32>(
          truncatingIfNeeded: SIMD4<Int32>(
            sum.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))))
        line[i * step] = v.x | v.y << 8 | v.z << 16 | v.w << 24
      }
    }
  }
}
