/// The state of a hash function that compresses one block after another.
protocol Compression: Sendable {
  /// Bytes of a block.
  static var blockSize: Int { get }
  /// Bytes of the length that ends the last block.
  static var lengthSize: Int { get }
  /// Whether numbers are stored with the most significant byte first.
  static var isBigEndian: Bool { get }
  init()
  /// Adds a block of ``blockSize`` bytes.
  mutating func compress(_ block: UnsafeRawBufferPointer)
  /// The bytes of the state.
  var bytes: [UInt8] { get }
}

/// A message that is compressed block by block, with the padding of MD5, SHA-1 and SHA-2: a bit 1, bits 0, and the length
/// in bits.
struct BlockHash<State: Compression>: Sendable {
  private var state = State()
  /// The bytes after the last whole block.
  private var pending: [UInt8] = []
  /// The length of the message in bytes.
  private var length: UInt64 = 0

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let count = min(State.blockSize - pending.count, rest.count)
      pending.append(contentsOf: rest.prefix(count))
      rest = rest.dropFirst(count)
      guard pending.count == State.blockSize else { return }
      let block = pending
      block.withUnsafeBytes { state.compress($0) }
      pending.removeAll(keepingCapacity: true)
    }
    while rest.count >= State.blockSize {
      state.compress(UnsafeRawBufferPointer(rebasing: rest.prefix(State.blockSize)))
      rest = rest.dropFirst(State.blockSize)
    }
    pending.append(contentsOf: rest)
  }

  /// Returns the hash of the message so far.
  func finalize() -> [UInt8] {
    let used = (pending.count + 1 + State.lengthSize) % State.blockSize
    var tail: [UInt8] = [0x80]
    tail += [UInt8](repeating: 0, count: used == 0 ? 0 : State.blockSize - used)
    let bits = [UInt8](bytesOf: length &* 8, isBigEndian: State.isBigEndian)
    let zeros = [UInt8](repeating: 0, count: State.lengthSize - bits.count)
    tail += State.isBigEndian ? zeros + bits : bits + zeros
    var whole = self
    tail.withUnsafeBytes { whole.update($0) }
    return whole.state.bytes
  }
}

extension [UInt8] {
  /// The bytes of a number.
  init(bytesOf number: some FixedWidthInteger, isBigEndian: Bool) {
    self = Swift.withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { Array($0) }
  }
}

extension FixedWidthInteger {
  /// Rotates the bits to the left.
  func rotatedLeft(_ count: Int) -> Self { self << count | self >> (bitWidth - count) }
  /// Rotates the bits to the right.
  func rotatedRight(_ count: Int) -> Self { self >> count | self << (bitWidth - count) }
  private var bitWidth: Int { Self.bitWidth }
}
