/// Bits to bytes, lowest first, as Deflate wants them.
struct BitWriter {
  private let start: UnsafeMutablePointer<UInt8>
  private var next: UnsafeMutablePointer<UInt8>
  private var bits: UInt64 = 0
  private var count = 0

  /// - Parameter target: Has room for eight bytes more than are written.
  init(_ target: UnsafeMutablePointer<UInt8>) {
    start = target
    next = target
  }

  /// At most 48 bits.
  @inline(__always) mutating func write(_ value: UInt64, count length: Int) {
    bits |= value << UInt64(truncatingIfNeeded: count)
    count &+= length
    UnsafeMutableRawPointer(next).storeBytes(of: bits.littleEndian, as: UInt64.self)
    next += count &>> 3
    bits >>= UInt64(truncatingIfNeeded: count & ~7)
    count &= 7
  }

  mutating func align() { if count > 0 { write(0, count: 8 - count) } }

  /// Whole bytes so far.
  var byteCount: Int { next - start }
}
