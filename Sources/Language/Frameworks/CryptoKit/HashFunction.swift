@_exported import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence<UInt8>, Sendable {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// A function that computes a digest of data.
public protocol HashFunction: Sendable {
  /// The type of the result.
  associatedtype Digest: CryptoKit.Digest
  /// The number of bytes that the function processes at once.
  static var blockByteCount: Int { get }
  /// Starts with no data.
  init()
  /// Adds bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the digest of all bytes so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// The number of bytes of the digest.
  public static var byteCount: Int { Digest.byteCount }

  /// Returns the digest of some data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// The bytes of a digest, for the types of all functions.
protocol StoredDigest: Digest {
  /// The name of the function.
  static var functionName: String { get }
  var storedBytes: [UInt8] { get }
}

extension StoredDigest {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try storedBytes.withUnsafeBytes(body)
  }
  public func makeIterator() -> Array<UInt8>.Iterator { storedBytes.makeIterator() }
  /// The name of the function and the bytes in hexadecimal.
  public var description: String {
    let digits = storedBytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    return "\(Self.functionName) digest: \(digits)"
  }
  /// Whether a digest has the same bytes as some data.
  public static func == <D: DataProtocol>(digest: Self, data: D) -> Bool {
    digest.storedBytes.elementsEqual(data)
  }
}
