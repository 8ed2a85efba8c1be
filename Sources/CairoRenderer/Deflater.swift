internal import CDeflate
import Glibc
import Synchronization

/// A compressor for filtered rows of pixels with its buffers, kept for the next picture: fresh pages cost as
/// much as the compression.
///
/// Charts are flat, so that nearly all bytes are in long runs. General compressors look at each byte of a run;
/// this one steps over runs eight bytes at a time and looks for other repetitions only between them.
final class Deflater: @unchecked Sendable {
  /// Buffers beyond this many bytes are not kept.
  private static let keptSize = 1 << 25
  /// How far back a repetition may lie.
  private static let reach = 1 << 15
  private static let tableBits = 14

  private static let idle = Mutex<[Deflater]>([])

  /// Borrows a compressor that no other thread uses meanwhile.
  static func withDeflater<Result>(_ body: (Deflater) throws -> Result) throws -> Result {
    let deflater = idle.withLock { $0.popLast() } ?? Deflater()
    defer { if deflater.input.count <= keptSize { idle.withLock { $0.append(deflater) } } }
    return try body(deflater)
  }

  private var input = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  private var output = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  /// Where four bytes with each hash were last seen.
  private let table = UnsafeMutablePointer<Int>.allocate(capacity: 1 << tableBits)

  private init() {}

  deinit {
    input.deallocate()
    output.deallocate()
    table.deallocate()
  }

  /// Where to put what is to be compressed.
  func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
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

  /// The first `count` bytes of the room as a zlib stream, valid until the next call.
  func compress(_ count: Int) -> UnsafeBufferPointer<UInt8> {
    let source = Self.grow(&input, to: max(count, 1))
    // A repetition of three bytes takes at most six, a literal two, the codes of a block four hundred.
    let target = Self.grow(&output, to: 2 * count + count / 64 + 4096)
    (target[0], target[1]) = (0x78, 0x01)
    var writer = BitWriter(target + 2)
    var block = DeflateBlock()
    deflate(source, count, &block, to: &writer)
    block.flush(isFinal: true, to: &writer)
    writer.align()
    writer.write(UInt64(libdeflate_adler32(1, source, count).byteSwapped), count: 32)
    return UnsafeBufferPointer(start: target, count: 2 + writer.byteCount)
  }

  private func deflate(
    _ source: UnsafeMutablePointer<UInt8>, _ count: Int, _ block: inout DeflateBlock,
    to writer: inout BitWriter
  ) {
    table.initialize(repeating: -Self.reach - 1, count: 1 << Self.tableBits)
    var i = 0
    while i + 4 <= count {
      if block.isFull { block.flush(isFinal: false, to: &writer) }
      let word = Self.word(source + i)
      if i > 0, Self.word(source + i - 1) == word {
        var length = Self.commonLength(source + i - 1, source + i, limit: count - i)
        while length >= 3 {
          let part = min(length, DeflateBlock.longest)
          block.append(length: part, distance: 1)
          length -= part
          i += part
          if block.isFull { block.flush(isFinal: false, to: &writer) }
        }
        continue
      }
      let slot = Int((word &* 0x9E37_79B1) >> UInt32(32 - Self.tableBits))
      let candidate = table[slot]
      table[slot] = i
      if i - candidate <= Self.reach, Self.word(source + candidate) == word {
        let length = Self.commonLength(
          source + candidate, source + i, limit: min(count - i, DeflateBlock.longest))
        block.append(length: length, distance: i - candidate)
        i += length
      } else {
        block.append(literal: source[i])
        i += 1
      }
    }
    while i < count {
      block.append(literal: source[i])
      i += 1
    }
  }

  @inline(__always) private static func word(_ bytes: UnsafeMutablePointer<UInt8>) -> UInt32 {
    UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
  }

  /// How many bytes agree, at most `limit`; the two may overlap.
  @inline(__always) private static func commonLength(
    _ a: UnsafeMutablePointer<UInt8>, _ b: UnsafeMutablePointer<UInt8>, limit: Int
  ) -> Int {
    var length = 0
    while length + 8 <= limit {
      let difference =
        UnsafeRawPointer(a + length).loadUnaligned(as: UInt64.self)
        ^ UnsafeRawPointer(b + length).loadUnaligned(as: UInt64.self)
      if difference != 0 { return length + difference.littleEndian.trailingZeroBitCount >> 3 }
      length += 8
    }
    while length < limit, a[length] == b[length] { length += 1 }
    return length
  }
}
