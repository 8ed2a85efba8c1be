internal import CADBC
import Glibc

/// The buffers of one array.
struct ArrowValues {
  let rows: Range<Int>
  private let offset: Int
  private let buffers: [UnsafeRawPointer?]
  private let hasNulls: Bool

  init(_ array: ArrowArray, _ rows: Range<Int>) {
    self.rows = rows
    offset = Int(array.offset)
    buffers = (0..<Int(array.n_buffers)).map { array.buffers?[$0] }
    hasNulls = array.null_count != 0
  }

  /// The rows as places in the buffers.
  var places: Range<Int> { (rows.lowerBound + offset)..<(rows.upperBound + offset) }

  func isValid(_ i: Int) -> Bool {
    guard hasNulls, let bits = buffers.first ?? nil else { return true }
    return bits.load(fromByteOffset: i >> 3, as: UInt8.self) & (1 << UInt8(i & 7)) != 0
  }

  func bit(_ i: Int) -> Bool {
    guard let bits = buffers[1] else { return false }
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

  /// A whole number in two's complement, the least part first.
  private func decimal(_ i: Int, _ bits: Int) -> Double {
    if bits == 32 { return Double(load(i, Int32.self)) }
    if bits == 64 { return Double(load(i, Int64.self)) }
    if bits == 128 { return Double(load(i, Int128.self)) }
    let base = buffers[1]! + i * 32
    var low = base.loadUnaligned(as: UInt128.self)
    var high = base.loadUnaligned(fromByteOffset: 16, as: UInt128.self)
    // Of small negative numbers the parts are huge and would cancel each other out.
    let isNegative = high >> 127 == 1
    if isNegative {
      low = ~low &+ 1
      high = ~high &+ (low == 0 ? 1 : 0)
    }
    let size = Double(high) * 0x1p128 + Double(low)
    return isNegative ? -size : size
  }

  /// A number of 16 bits (IEEE 754-2008, binary16).
  private static func half(_ bits: UInt16) -> Double {
    let (exponent, fraction) = (Int(bits >> 10) & 31, Double(bits & 1023))
    let sign: Double = bits & 0x8000 == 0 ? 1 : -1
    switch exponent {
    case 0: return sign * fraction * 0x1p-24
    case 31: return fraction == 0 ? sign * .infinity : .nan
    default: return sign * (1 + fraction / 1024) * pow(2, Double(exponent - 15))
    }
  }

  func bytes(_ i: Int, _ format: ArrowFormat) -> UnsafeRawBufferPointer {
    switch format {
    case .text(let isLarge):
      guard buffers.count > 2, let places = buffers[1], let bytes = buffers[2] else {
        return .init(start: nil, count: 0)
      }
      let (start, end) =
        isLarge
        ? (
          Int(places.loadUnaligned(fromByteOffset: i * 8, as: Int64.self)),
          Int(places.loadUnaligned(fromByteOffset: i * 8 + 8, as: Int64.self))
        )
        : (
          Int(places.loadUnaligned(fromByteOffset: i * 4, as: Int32.self)),
          Int(places.loadUnaligned(fromByteOffset: i * 4 + 4, as: Int32.self))
        )
      return UnsafeRawBufferPointer(start: bytes + start, count: max(end - start, 0))
    case .textView:
      // Twelve bytes at most stand in the view itself; of longer ones it says in which buffer and where.
      guard buffers.count > 1, let views = buffers[1] else { return .init(start: nil, count: 0) }
      let view = views + i * 16
      let count = Int(view.loadUnaligned(as: Int32.self))
      if count <= 12 { return UnsafeRawBufferPointer(start: view + 4, count: max(count, 0)) }
      let buffer = Int(view.loadUnaligned(fromByteOffset: 8, as: Int32.self)) + 2
      let start = Int(view.loadUnaligned(fromByteOffset: 12, as: Int32.self))
      guard buffer < buffers.count, let bytes = buffers[buffer] else { return .init(start: nil, count: 0) }
      return UnsafeRawBufferPointer(start: bytes + start, count: count)
    default: return .init(start: nil, count: 0)
    }
  }
}
