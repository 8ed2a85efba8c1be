internal import OpenChartsCADBC

#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Thrown if the counts and offsets of an array contradict each other.
struct ArrowFault: Error {}

/// The buffers of one array. They are untrusted, because their content comes from a server through a driver: `init`
/// checks the counts, and each access to text checks its offsets.
struct ArrowValues {
  let rows: Range<Int>
  private let offset: Int
  private let buffers: [UnsafeRawPointer?]
  private let hasNulls: Bool
  /// The size of the text buffer in bytes, from the last offset; 0 for arrays without text offsets.
  private let textBytes: Int

  /// - Parameter rows: Rows of the batch, before the array's own offset is added.
  /// - Throws: `ArrowFault` if the array has fewer rows, or a count is negative.
  init(_ array: ArrowArray, _ rows: Range<Int>, _ format: ArrowFormat) throws(ArrowFault) {
    let end = array.offset.addingReportingOverflow(array.length)
    guard rows.lowerBound >= 0, rows.upperBound <= array.length, array.offset >= 0, !end.overflow,
      end.partialValue <= 1 << 48, (0...1 << 20).contains(array.n_buffers)
    else { throw ArrowFault() }
    self.rows = rows
    offset = Int(array.offset)
    buffers = (0..<Int(array.n_buffers)).map { array.buffers?[$0] }
    hasNulls = array.null_count != 0
    if case .text(let isLarge) = format, array.length > 0, buffers.count > 2, let ends = buffers[1] {
      textBytes = Self.textOffset(Int(end.partialValue), in: ends, isLarge)
    } else {
      textBytes = 0
    }
  }

  private static func textOffset(_ i: Int, in ends: UnsafeRawPointer, _ isLarge: Bool) -> Int {
    isLarge
      ? Int(ends.loadUnaligned(fromByteOffset: i * 8, as: Int64.self))
      : Int(ends.loadUnaligned(fromByteOffset: i * 4, as: Int32.self))
  }

  /// The rows as indices into the buffers.
  var places: Range<Int> { (rows.lowerBound + offset)..<(rows.upperBound + offset) }

  func isValid(_ i: Int) -> Bool {
    guard hasNulls, let bits = buffers.first ?? nil else { return true }
    return bits.load(fromByteOffset: i >> 3, as: UInt8.self) & (1 << UInt8(i & 7)) != 0
  }

  func bit(_ i: Int) -> Bool {
    guard buffers.count > 1, let bits = buffers[1] else { return false }
    return bits.load(fromByteOffset: i >> 3, as: UInt8.self) & (1 << UInt8(i & 7)) != 0
  }

  private func load<T>(_ i: Int, _ type: T.Type) -> T {
    buffers[1]!.loadUnaligned(fromByteOffset: i * MemoryLayout<T>.size, as: T.self)
  }

  func number(_ i: Int, _ format: ArrowFormat) -> Double {
    guard buffers.count > 1, buffers[1] != nil else { return .nan }
    switch format {
    case .signed(8): return Double(load(i, Int8.self))
    case .signed(16): return Double(load(i, Int16.self))
    case .signed(32): return Double(load(i, Int32.self))
    case .signed: return Double(load(i, Int64.self))
    case .unsigned(8): return Double(load(i, UInt8.self))
    case .unsigned(16): return Double(load(i, UInt16.self))
    case .unsigned(32): return Double(load(i, UInt32.self))
    case .unsigned: return Double(load(i, UInt64.self))
    case .half: return Self.half(load(i, UInt16.self))
    case .float: return Double(load(i, Float.self))
    case .double: return load(i, Double.self)
    case .decimal(let bits, let scale): return decimal(i, bits) / pow(10, Double(scale))
    case .days: return Double(load(i, Int32.self)) * 86_400
    case .timestamp(let perSecond, _): return Double(load(i, Int64.self)) / perSecond
    case .seconds(let perSecond, 32): return Double(load(i, Int32.self)) / perSecond
    case .seconds(let perSecond, _): return Double(load(i, Int64.self)) / perSecond
    case .null, .boolean, .text, .textView, .other: return .nan
    }
  }

  /// Reads an integer in two's complement, least significant bytes first.
  private func decimal(_ i: Int, _ bits: Int) -> Double {
    if bits == 32 { return Double(load(i, Int32.self)) }
    if bits == 64 { return Double(load(i, Int64.self)) }
    if bits == 128 { return Double(load(i, Int128.self)) }
    let base = buffers[1]! + i * 32
    var low = base.loadUnaligned(as: UInt128.self)
    var high = base.loadUnaligned(fromByteOffset: 16, as: UInt128.self)
    // Negate first: the upper and lower halves of a small negative number are huge, and their sum would lose all
    // digits.
    let isNegative = high >> 127 == 1
    if isNegative {
      low = ~low &+ 1
      high = ~high &+ (low == 0 ? 1 : 0)
    }
    let size = Double(high) * 0x1p128 + Double(low)
    return isNegative ? -size : size
  }

  /// Converts a 16-bit floating-point number (IEEE 754-2008, binary16).
  private static func half(_ bits: UInt16) -> Double {
    let (exponent, fraction) = (Int(bits >> 10) & 31, Double(bits & 1023))
    let sign: Double = bits & 0x8000 == 0 ? 1 : -1
    switch exponent {
    case 0: return sign * fraction * 0x1p-24
    case 31: return fraction == 0 ? sign * .infinity : .nan
    default: return sign * (1 + fraction / 1024) * pow(2, Double(exponent - 15))
    }
  }

  /// The bytes of a text; empty if an offset is outside its buffer.
  func bytes(_ i: Int, _ format: ArrowFormat) -> UnsafeRawBufferPointer {
    let none = UnsafeRawBufferPointer(start: nil, count: 0)
    switch format {
    case .text(let isLarge):
      guard buffers.count > 2, let ends = buffers[1], let bytes = buffers[2] else { return none }
      let (start, end) = (Self.textOffset(i, in: ends, isLarge), Self.textOffset(i + 1, in: ends, isLarge))
      guard start >= 0, start <= end, end <= textBytes else { return none }
      return UnsafeRawBufferPointer(start: bytes + start, count: end - start)
    case .textView: return viewed(i) ?? none
    default: return none
    }
  }

  /// The bytes of a text view: up to 12 bytes are inline; a longer text is given by a buffer and an offset.
  private func viewed(_ i: Int) -> UnsafeRawBufferPointer? {
    guard buffers.count > 1, let views = buffers[1] else { return nil }
    let view = views + i * 16
    let count = Int(view.loadUnaligned(as: Int32.self))
    if count <= 12 { return UnsafeRawBufferPointer(start: view + 4, count: max(count, 0)) }
    let buffer = Int(view.loadUnaligned(fromByteOffset: 8, as: Int32.self))
    let start = Int(view.loadUnaligned(fromByteOffset: 12, as: Int32.self))
    // The last buffer contains the sizes of the data buffers. The data buffers are between the views and the last
    // buffer.
    guard buffer >= 0, buffer < buffers.count - 3, start >= 0, let bytes = buffers[buffer + 2],
      let sizes = buffers[buffers.count - 1],
      start + count <= Int(sizes.loadUnaligned(fromByteOffset: buffer * 8, as: Int64.self))
    else { return nil }
    return UnsafeRawBufferPointer(start: bytes + start, count: count)
  }
}
