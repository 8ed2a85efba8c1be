import DisplayList
import Foundation

/// Draws many equal symbols of one colour at once: where discs overlap, the light that each lets through is
/// multiplied, in any order, so what they let through together is summed as logarithms and the colour is
/// applied once to each pixel.
///
/// A symbol lies at most a sixteenth of a pixel off its place, as with ``SymbolSprites``; there is no rounding
/// from one symbol to the next.
struct DiscAccumulator {
  /// Fewer symbols are drawn one by one.
  static let threshold = 20_000
  /// What is darker than this lets nothing through that eight bits can show.
  private static let most: Float = 12
  private static let phases = 8
  private static let bandHeight = 32

  private let width: Int
  private let height: Int
  /// Pixels around the picture, so that symbols at its edges need no clipping.
  private let margin: Int
  private let stride: Int
  private var sums: [Float]
  private var kernels: [Kernel] = []
  /// The values of all kernels.
  private var values: [SIMD4<Float>] = []

  /// The logarithms that one symbol adds, for one offset within a pixel: rows of whole groups of four.
  private struct Kernel {
    /// From the sum at the symbol's pixel to the first of its own.
    var shift: Int
    var height: Int
    var groups: Int
    /// Where its values begin.
    var start: Int
  }

  /// `nil` where the symbol is too large to gain anything.
  init?(width: Int, height: Int, alpha: Double, masks: [CoverageMask]) {
    let reach = masks.map { max(-$0.left, $0.left + $0.width, -$0.top, $0.top + $0.height) }.max() ?? 0
    guard masks.count == Self.phases * Self.phases, reach < 64 else { return nil }
    self.width = width
    self.height = height
    // A symbol may lie half the margin outside and reach as far again, in whole groups of four.
    margin = 2 * reach + 12
    stride = (width + 2 * margin + 7) & ~3
    sums = Array(repeating: 0, count: stride * (height + 2 * margin))
    for mask in masks { append(mask, alpha: alpha) }
  }

  private mutating func append(_ mask: CoverageMask, alpha: Double) {
    let groups = (mask.width + 3) / 4
    kernels.append(
      Kernel(shift: mask.top * stride + mask.left, height: mask.height, groups: groups, start: values.count))
    for y in 0..<mask.height {
      for x in Swift.stride(from: 0, to: groups * 4, by: 4) {
        var four = SIMD4<Float>()
        for k in 0..<4 where x + k < mask.width {
          let cover = alpha * Double(mask.bytes[y * mask.width + x + k]) / 255
          four[k] = cover < 1 ? min(Float(-log1p(-cover)), Self.most) : Self.most
        }
        values.append(four)
      }
    }
  }

  /// Adds a symbol at each place that lies near the picture.
  mutating func add(_ centers: PointList, transform: Transform) {
    let room = Swift.min(1 << 17, centers.count)
    withUnsafeTemporaryAllocation(of: SIMD2<Int32>.self, capacity: 2 * room) { buffer in
      guard let places = buffer.baseAddress else { return }
      var start = 0
      while start < centers.count {
        let end = Swift.min(start + room, centers.count)
        var count = 0
        switch centers.storage {
        case .exact(let points):
          for point in points[start..<end] {
            if let place = place(transform.apply(point)) {
              places[count] = place
              count += 1
            }
          }
        case .packed(let packed):
          let steps = packed.transform(then: transform)
          packed.places.withUnsafeBufferPointer { all in
            for i in start..<end {
              let p = Point(Double(all[i].x), Double(all[i].y))
              if let place = place(steps.apply(p)) {
                places[count] = place
                count += 1
              }
            }
          }
        }
        add(UnsafeBufferPointer(start: places, count: count), sortedInto: places + room)
        start = end
      }
    }
  }

  /// A place in steps of an eighth of a pixel, the margin included; `nil` where nothing of a symbol is seen.
  @inline(__always) private func place(_ p: Point) -> SIMD2<Int32>? {
    let steps = Double(Self.phases)
    let (x, y, beyond) = (p.x + Double(margin), p.y + Double(margin), Double(margin) / 2)
    // Written so that NaN has no place.
    guard x >= beyond, y >= beyond, x < Double(width + margin) + beyond, y < Double(height + margin) + beyond
    else {
      return nil
    }
    return SIMD2(Int32(x * steps + 0.5), Int32(y * steps + 0.5))
  }

  /// Sorts by bands of rows, so that the sums in use stay within the processor's cache, and adds.
  private mutating func add(
    _ places: UnsafeBufferPointer<SIMD2<Int32>>, sortedInto sorted: UnsafeMutablePointer<SIMD2<Int32>>
  ) {
    let bands = (height + 2 * margin) / Self.bandHeight + 1
    withUnsafeTemporaryAllocation(of: Int.self, capacity: bands + 1) { next in
      next.initialize(repeating: 0)
      for place in places { next[Int(place.y >> 8) + 1] += 1 }
      for band in 1...bands { next[band] += next[band - 1] }
      for place in places {
        let band = Int(place.y >> 8)
        sorted[next[band]] = place
        next[band] += 1
      }
    }
    let stride = stride
    sums.withUnsafeMutableBufferPointer { sums in
      guard let base = UnsafeMutableRawPointer(sums.baseAddress) else { return }
      kernels.withUnsafeBufferPointer { kernels in
        values.withUnsafeBufferPointer { values in
          for i in 0..<places.count {
            let place = sorted[i]
            let kernel = kernels[Int(place.x & 7) * Self.phases + Int(place.y & 7)]
            guard var value = values.baseAddress.map({ $0 + kernel.start }) else { return }
            var row = base + 4 * (Int(place.y >> 3) * stride + Int(place.x >> 3) + kernel.shift)
            for _ in 0..<kernel.height {
              var at = row
              for _ in 0..<kernel.groups {
                let sum = at.loadUnaligned(as: SIMD4<Float>.self) + value.pointee
                at.storeBytes(of: sum, as: SIMD4<Float>.self)
                at += 16
                value += 1
              }
              row += 4 * stride
            }
          }
        }
      }
    }
  }

  /// Applies a colour to the pixels within a rectangle, edges by the share of each pixel that lies inside.
  func paint(_ color: RGBA, on pixels: PixelBuffer, clip: Rect) {
    let opaque = PixelBuffer.premultiplied(RGBA(color.r, color.g, color.b, 1))
    let (left, right) = (Swift.max(0, Int(clip.minX)), Swift.min(width, Int(clip.maxX.rounded(.up))))
    let (top, bottom) = (Swift.max(0, Int(clip.minY)), Swift.min(height, Int(clip.maxY.rounded(.up))))
    func share(_ pixel: Int, _ low: Double, _ high: Double) -> Double {
      Swift.max(0, Swift.min(high, Double(pixel + 1)) - Swift.max(low, Double(pixel)))
    }
    for y in top..<Swift.max(top, bottom) {
      let line = pixels.row(y)
      let sums = sums[((y + margin) * stride + margin)...]
      let rows = share(y, clip.minY, clip.maxY)
      for x in left..<Swift.max(left, right) {
        let sum = sums[sums.startIndex + x]
        guard sum > 0 else { continue }
        let cover = Double(1 - exp(-sum)) * rows * share(x, clip.minX, clip.maxX)
        line[x] = PixelBuffer.over(PixelBuffer.scaled(opaque, UInt32(cover * 255 + 0.5)), line[x])
      }
    }
  }
}
