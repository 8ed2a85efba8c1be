import OpenChartsPixels

/// Three box filters with fractional ends, which together have the variance of a Gaussian and cost the same for any
/// deviation (extended box filters: Gwosdek and others, 2011, doi:10.1007/978-3-642-24785-9_38).
///
/// A full-contrast edge differs from a Gaussian blur by at most 3 of 255. Pixels beyond the edges are transparent.
struct BoxBlur {
  /// The number of whole pixels on each side of a box's centre.
  let reach: Int
  /// The weight of the pixel beyond them, relative to theirs, from 0 to 1.
  let edge: Double
  /// The weight of a whole pixel.
  let weight: Double

  /// - Parameter deviation: The standard deviation of the three filters together, in pixels, greater than 0.
  init(deviation: Double) {
    let variance = deviation * deviation / 3
    let whole = (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down)
    reach = Int(whole)
    edge =
      (2 * whole + 1) * (3 * variance - whole * (whole + 1)) / (6 * ((whole + 1) * (whole + 1) - variance))
    weight = 1 / (2 * whole + 1 + 2 * edge)
  }

  func apply(to pixels: PixelBuffer) {
    // Each filter reaches one step further than the last, and reads one step beyond that.
    let room = max(pixels.width, pixels.height) + 8 * (reach + 1)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * room) { lines in
      guard let base = lines.baseAddress else { return }
      for y in 0..<pixels.height {
        blur(pixels.row(y), step: 1, count: pixels.width, base, base + room)
      }
      for x in 0..<pixels.width {
        blur(pixels.base + x, step: pixels.stride, count: pixels.height, base, base + room)
      }
    }
  }

  // The loops are plain, because builds without optimization draw previews, too.
  private func blur(
    _ line: UnsafeMutablePointer<UInt32>, step: Int, count: Int, _ a: UnsafeMutablePointer<Double>,
    _ b: UnsafeMutablePointer<Double>
  ) {
    var (first, last, present) = (count, -1, UInt32(0))
    var i = 0
    while i < count {
      let p = line[i * step]
      if p != 0 {
        if first == count { first = i }
        last = i
        present |= p
      }
      i += 1
    }
    guard last >= first else { return }
    let side = reach + 1
    // Pixel i is at i + 4 · side, and the values from `low` to `high` may be other than zero.
    let (low, high) = (first + side, last + 7 * side)
    let (start, end) = (first > 3 * side ? first - 3 * side : 0, last + 3 * side)
    // Alpha comes first, because no colour may exceed it.
    var shift: UInt32 = 24
    while true {
      if present >> shift & 255 != 0 {
        i = low - side
        while i <= high + side {
          a[i] = 0
          b[i] = 0
          i += 1
        }
        i = first
        while i <= last {
          a[i + 4 * side] = Double(line[i * step] >> shift & 255)
          i += 1
        }
        filter(a, into: b, from: low, through: high)
        filter(b, into: a, from: low, through: high)
        filter(a, into: b, from: low, through: high)
        i = start
        while i <= end, i < count {
          let value = b[i + 4 * side] + 0.5
          var byte = value < 0 ? 0 : value > 255 ? 255 : UInt32(value)
          let others = line[i * step] & ~(255 << shift)
          if shift < 24, byte > others >> 24 { byte = others >> 24 }
          line[i * step] = others | byte << shift
          i += 1
        }
      }
      if shift == 0 { break }
      shift -= 8
    }
  }

  private func filter(
    _ a: UnsafeMutablePointer<Double>, into b: UnsafeMutablePointer<Double>, from low: Int, through high: Int
  ) {
    let side = reach + 1
    var sum = 0.0
    var i = low - reach
    while i <= low + reach {
      sum += a[i]
      i += 1
    }
    i = low
    while i <= high {
      b[i] = (sum + edge * (a[i - side] + a[i + side])) * weight
      sum += a[i + side] - a[i - reach]
      i += 1
    }
  }
}
