import OpenChartsDisplayList

#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The sums of optical density per pixel, in whole steps; the maximum means opaque.
///
/// Positions are buffered per band of rows until a bucket is full, so that the active sums stay within the
/// processor's first cache. Sums saturate, so their order does not matter.
final class DiscSums {
  /// The base-2 logarithm of the number of rows per band.
  private static let bandShift = 3
  /// The capacity of a bucket.
  private static let capacity = 1024
  /// The number of bits for a position's row within its band, including the subpixel offset.
  private static let rowBits = UInt32(bandShift + 3)

  private let kernel: DiscKernel
  private let count: Int
  private let sums: UnsafeMutablePointer<UInt16>
  private let bands: Int
  private let buckets: UnsafeMutablePointer<UInt32>
  private let waiting: UnsafeMutablePointer<Int32>

  init(_ kernel: DiscKernel, rows: Int) {
    self.kernel = kernel
    count = kernel.stride * rows
    sums = .allocate(capacity: count)
    sums.initialize(repeating: 0, count: count)
    bands = rows >> Self.bandShift + 1
    buckets = .allocate(capacity: bands * Self.capacity)
    waiting = .allocate(capacity: bands)
    waiting.initialize(repeating: 0, count: bands)
  }

  deinit {
    sums.deallocate()
    buckets.deallocate()
    waiting.deallocate()
  }

  func row(_ y: Int) -> UnsafePointer<UInt16> { UnsafePointer(sums + y * kernel.stride) }

  /// Adds a symbol for each position within bounds.
  /// - Parameter steps: Converts a position to subpixel steps.
  @inline(__always) func add<Positions: Sequence>(
    _ positions: Positions, within bounds: (low: SIMD2<Double>, high: SIMD2<Double>),
    _ steps: (Positions.Element) -> SIMD2<Double>
  ) {
    let (buckets, waiting) = (buckets, waiting)
    let rowMask = UInt32(1) &<< Self.rowBits &- 1
    let (low, high) = bounds
    for position in positions {
      let p = steps(position)
      // This order of comparison excludes NaN.
      guard p.x >= low.x, p.y >= low.y, p.x < high.x, p.y < high.y else { continue }
      // The lowest bits hold the rounded number. A conversion would check for overflow.
      let whole = p + 0x1p52
      let x = UInt32(truncatingIfNeeded: whole.x.bitPattern)
      let y = UInt32(truncatingIfNeeded: whole.y.bitPattern)
      let band = Int(y &>> Self.rowBits)
      let count = Int(waiting[band])
      buckets[band &* Self.capacity &+ count] = x &<< Self.rowBits | y & rowMask
      waiting[band] = Int32(truncatingIfNeeded: count &+ 1)
      if count &+ 1 == Self.capacity { addWaiting(in: band) }
    }
    for band in 0..<bands { addWaiting(in: band) }
  }

  /// Adds the buffered symbols of a bucket.
  @inline(never) private func addWaiting(in band: Int) {
    let positions = UnsafeBufferPointer(start: buckets + band * Self.capacity, count: Int(waiting[band]))
    waiting[band] = 0
    let (stride, height, groups) = (2 * kernel.stride, kernel.height, kernel.groups)
    let base = UnsafeMutableRawPointer(sums + ((band << Self.bandShift) * kernel.stride + kernel.shift))
    let rowMask = UInt32(1) &<< Self.rowBits &- 1
    kernel.values.withUnsafeBufferPointer { values in
      guard let values = values.baseAddress, height > 0, groups > 0 else { return }
      for position in positions {
        let (x, y) = (Int(position &>> Self.rowBits), Int(position & rowMask))
        var value = values + ((x & 7) &<< 3 | y & 7) &* height &* groups
        var row = base + ((y &>> 3) &* stride &+ 2 &* (x &>> 3))
        var rest = height
        if groups == 1 {
          repeat {
            Self.add(value.pointee, at: row)
            value += 1
            row += stride
            rest &-= 1
          } while rest > 0
          continue
        }
        repeat {
          for group in 0..<groups { Self.add(value[group], at: row + 16 &* group) }
          value += groups
          row += stride
          rest &-= 1
        } while rest > 0
      }
    }
  }

  /// Saturating addition.
  @inline(__always) private static func add(_ value: SIMD8<UInt16>, at sums: UnsafeMutableRawPointer) {
    var sum = sums.loadUnaligned(as: SIMD8<UInt16>.self) &+ value
    sum.replace(with: SIMD8(repeating: .max), where: sum .< value)
    sums.storeBytes(of: sum, as: SIMD8<UInt16>.self)
  }

  /// Adds the sums of another instance.
  func add(_ others: DiscSums) {
    var i = 0
    while i + 8 <= count {
      Self.add(
        UnsafeRawPointer(others.sums + i).loadUnaligned(as: SIMD8<UInt16>.self),
        at: UnsafeMutableRawPointer(sums + i))
      i += 8
    }
  }
}
