import Foundation

/// The length of a key.
public struct SymmetricKeySize: Hashable, Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// Creates a length, a multiple of 8.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret key.
public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  private let bytes: [UInt8]
  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Creates a random key.
  public init(size: SymmetricKeySize) {
    var generator = SystemRandomNumberGenerator()
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
  /// Creates a key from its bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// Proves that a message comes from the owner of a key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence<
  UInt8
>,
Sendable
{
  /// The number of bytes.
  var byteCount: Int { get }
}

/// The proof of ``HMAC``.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let digest: H.Digest
  public var byteCount: Int { H.Digest.byteCount }
  /// The name of the function and the bytes in hexadecimal.
  public var description: String { "HMAC with \(digest)" }
  public func makeIterator() -> H.Digest.Iterator { digest.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }
}

/// Authenticates messages with a hash function and a key (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// The key.
  public typealias Key = SymmetricKey
  /// The proof.
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// Starts with no data.
  public init(key: SymmetricKey) {
    var bytes = key.withUnsafeBytes { Array($0) }
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5c })
  }

  /// Adds data of the message.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// Returns the proof of all data so far.
  public func finalize() -> MAC {
    var whole = outer
    whole.update(data: Array(inner.finalize()))
    return MAC(digest: whole.finalize())
  }

  /// Returns the proof of a message.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var function = HMAC(key: key)
    function.update(data: data)
    return function.finalize()
  }

  /// Whether an authentication code belongs to a message.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool { authenticationCode == self.authenticationCode(for: authenticatedData, using: key) }
}
