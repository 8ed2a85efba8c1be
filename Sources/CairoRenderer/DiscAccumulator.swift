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
  /// What is darker than this, as a logarithm, lets nothing through that eight bits can show.
  private static let most = 6.5
  private static let phases = 8
  /// Rows of a band, as a power of two.
  private static let bandShift = 3

  private let width: Int
  private let height: Int
  /// Pixels around the picture, so that symbols at its edges need no clipping.
  private let margin: Int
  private let stride: Int
  /// What is held back of the light at each pixel, as a logarithm in whole steps; the last one means all.
  private var sums: [UInt16]
  private let stepsPerUnit: Double
  /// What one symbol adds, for each offset within a pixel by columns: rows of whole groups of eight, of one
  /// shape for all.
  private var values: [SIMD8<UInt16>] = []
  private let kernelHeight: Int
  private let kernelGroups: Int
  /// From the sum at the symbol's pixel to the first of its own.
  private let kernelShift: Int

  /// `nil` where the symbol is too large to gain anything.
  init?(width: Int, height: Int, alpha: Double, masks: [CoverageMask]) {
    let reach = masks.map { max(-$0.left, $0.left + $0.width, -$0.top, $0.top + $0.height) }.max() ?? 0
    guard masks.count == Self.phases * Self.phases, reach < 64 else { return nil }
    self.width = width
    self.height = height
    // A symbol may lie half the margin outside and reach as far again, in whole groups of eight.
    margin = 2 * reach + 16
    stride = (width + 2 * margin + 15) & ~7
    sums = Array(repeating: 0, count: stride * (height + 2 * margin))
    let (left, top) = (masks.map(\.left).min() ?? 0, masks.map(\.top).min() ?? 0)
    kernelHeight = (masks.map { $0.top + $0.height }.max() ?? 0) - top
    kernelGroups = ((masks.map { $0.left + $0.width }.max() ?? 0) - left + 7) / 8
    kernelShift = top * stride + left
    // Whole pixels of a symbol are a whole number of steps, so that thousands of them add up right.
    let steps = Double(UInt16.max) / Self.most
    let whole = Self.logarithm(alpha)
    stepsPerUnit = max((whole * steps).rounded(.down), 1) / whole
    for mask in masks { append(mask, left: left, top: top, alpha: alpha) }
  }

  private static func logarithm(_ alpha: Double) -> Double { alpha < 1 ? min(-log1p(-alpha), most) : most }

  private mutating func append(_ mask: CoverageMask, left: Int, top: Int, alpha: Double) {
    let start = values.count
    values.append(contentsOf: repeatElement(SIMD8(), count: kernelHeight * kernelGroups))
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        let cover = alpha * Double(mask.bytes[y * mask.width + x]) / 255
        let steps = min((Self.logarithm(cover) * stepsPerUnit).rounded(), Double(UInt16.max))
        let column = mask.left - left + x
        values[start + (mask.top - top + y) * kernelGroups + column / 8][column % 8] = UInt16(steps)
      }
    }
  }

  /// Adds a symbol at each place that lies near the picture.
  mutating func add(_ centers: PointList, transform: Transform) {
    // A place in steps of an eighth of a pixel, the margin included.
    let toSteps = transform.then(
      Transform(
        a: Double(Self.phases), b: 0, c: 0, d: Double(Self.phases), tx: Double(margin * Self.phases),
        ty: Double(margin * Self.phases)))
    let room = Swift.min(1 << 15, centers.count)
    withUnsafeTemporaryAllocation(of: SIMD2<Int32>.self, capacity: 2 * room) { buffer in
      guard let places = buffer.baseAddress else { return }
      var start = 0
      while start < centers.count {
        let end = Swift.min(start + room, centers.count)
        var count = 0
        switch centers.storage {
        case .exact(let points):
          for point in points[start..<end] {
            let p = toSteps.apply(point)
            count += put(SIMD2(p.x, p.y), at: places + count)
          }
        case .packed(let packed):
          let t = packed.transform(then: toSteps)
          let (column, row, origin) = (SIMD2(t.a, t.b), SIMD2(t.c, t.d), SIMD2(t.tx, t.ty))
          packed.places.withUnsafeBufferPointer { all in
            for i in start..<end {
              let p = origin + column * Double(all[i].x) + row * Double(all[i].y)
              count += put(p, at: places + count)
            }
          }
        }
        add(UnsafeBufferPointer(start: places, count: count), sortedInto: places + room)
        start = end
      }
    }
  }

  /// Keeps a place where something of a symbol can be seen.
  /// - Returns: How many places it kept: one or none.
  @inline(__always) private func put(_ p: SIMD2<Double>, at room: UnsafeMutablePointer<SIMD2<Int32>>) -> Int {
    let beyond = Double(margin * Self.phases) / 2
    let right = Double((width + margin) * Self.phases) + beyond
    let bottom = Double((height + margin) * Self.phases) + beyond
    // Written so that NaN has no place.
    guard p.x >= beyond, p.y >= beyond, p.x < right, p.y < bottom else { return 0 }
    // The lowest bits hold the number, rounded: a conversion would look for what cannot be converted.
    let whole = p + 0x1p52
    room.pointee = SIMD2(
      Int32(truncatingIfNeeded: whole.x.bitPattern), Int32(truncatingIfNeeded: whole.y.bitPattern))
    return 1
  }

  /// Sorts by bands of rows, so that the sums in use stay within the processor's first cache, and adds.
  private mutating func add(
    _ places: UnsafeBufferPointer<SIMD2<Int32>>, sortedInto sorted: UnsafeMutablePointer<SIMD2<Int32>>
  ) {
    let shift = Int32(Self.bandShift + 3)
    let bands = (height + 2 * margin) >> Self.bandShift + 2
    withUnsafeTemporaryAllocation(of: Int.self, capacity: bands + 1) { next in
      next.initialize(repeating: 0)
      for place in places { next[Int(place.y &>> shift) + 1] += 1 }
      for band in 1...bands { next[band] += next[band - 1] }
      for place in places {
        let band = Int(place.y &>> shift)
        sorted[next[band]] = place
        next[band] += 1
      }
    }
    let (stride, toFirst, height, groups) = (stride, kernelShift, kernelHeight, kernelGroups)
    sums.withUnsafeMutableBufferPointer { sums in
      values.withUnsafeBufferPointer { values in
        guard let base = UnsafeMutableRawPointer(sums.baseAddress), let first = values.baseAddress else {
          return
        }
        for i in 0..<places.count {
          let place = sorted[i]
          var value = first + (Int(place.x & 7) &* Self.phases &+ Int(place.y & 7)) &* height &* groups
          var row = base + 2 &* (Int(place.y &>> 3) &* stride &+ Int(place.x &>> 3) &+ toFirst)
          for _ in 0..<height {
            var at = row
            for _ in 0..<groups {
              // An addition that stops at the largest number.
              var sum = at.loadUnaligned(as: SIMD8<UInt16>.self) &+ value.pointee
              sum.replace(with: SIMD8(repeating: .max), where: sum .< value.pointee)
              at.storeBytes(of: sum, as: SIMD8<UInt16>.self)
              at += 16
              value += 1
            }
            row += 2 &* stride
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
    let covers = (0...Int(UInt16.max)).map { sum in
      sum < Int(UInt16.max) ? 1 - exp(-Double(sum) / stepsPerUnit) : 1
    }
    for y in top..<Swift.max(top, bottom) {
      let line = pixels.row(y)
      let sums = sums[((y + margin) * stride + margin)...]
      let rows = share(y, clip.minY, clip.maxY)
      for x in left..<Swift.max(left, right) {
        let sum = sums[sums.startIndex + x]
        guard sum > 0 else { continue }
        let cover = covers[Int(sum)] * rows * share(x, clip.minX, clip.maxX)
        line[x] = PixelBuffer.over(PixelBuffer.scaled(opaque, UInt32(cover * 255 + 0.5)), line[x])
      }
    }
  }
}
