internal import OpenChartsCDeflate
import OpenChartsIsolation

package enum PNGError: Error { case outOfMemory }

/// A zlib compressor with its buffers, reused for the next picture: allocating memory costs as much as compressing.
package final class Deflater {
  /// Charts are flat, and the filters leave mostly zeros. For such data this level takes two thirds of the time of
  /// libdeflate's level 1, and the file is smaller; for noise it takes a third more time.
  private static let level: Int32 = 3
  /// The maximum number of bytes of buffers that are kept.
  private static let largestPooledSize = 1 << 25

  /// Compressors at the usual level, one for each simultaneous picture.
  static let pool = Pool {
    Deflater()
  } keepingIf: {
    $0.input.count <= largestPooledSize
  }

  private let compressor: OpaquePointer?
  private var input = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  private var output = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  /// - Parameter level: From 1, the fastest, to 12.
  package init(level: Int32 = Deflater.level) { compressor = libdeflate_alloc_compressor(level) }

  deinit {
    libdeflate_free_compressor(compressor)
    input.deallocate()
    output.deallocate()
  }

  /// Returns the input buffer with at least `count` bytes.
  package func buffer(for count: Int) -> UnsafeMutablePointer<UInt8> {
    Self.grow(&input, to: count)
  }

  private static func grow(_ buffer: inout UnsafeMutableBufferPointer<UInt8>, to count: Int)
    -> UnsafeMutablePointer<UInt8>
  {
    if buffer.count < count {
      buffer.deallocate()
      buffer = .allocate(capacity: count)
    }
    return buffer.baseAddress!
  }

  /// Compresses the first `count` bytes of the input buffer to a zlib stream. The result is valid until the next
  /// call.
  package func compress(_ count: Int) throws -> UnsafeBufferPointer<UInt8> {
    guard let compressor else { throw PNGError.outOfMemory }
    let bound = libdeflate_zlib_compress_bound(compressor, count)
    let target = Self.grow(&output, to: bound)
    let length = libdeflate_zlib_compress(compressor, input.baseAddress, count, target, bound)
    return UnsafeBufferPointer(start: target, count: length)
  }
}
