import Foundation

/// Hash functions whose collisions are known. Only for data that need no protection.
public enum Insecure {
  /// The result of SHA-1.
  public struct SHA1Digest: StoredDigest {
    static let functionName = "SHA1"
    let storedBytes: [UInt8]
    public static let byteCount = 20
  }

  /// SHA-1 (FIPS 180-4).
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static let blockByteCount = 64
    private var blocks = BlockHash<SHA1State>()
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { blocks.update(bufferPointer) }
    public func finalize() -> SHA1Digest { SHA1Digest(storedBytes: blocks.finalize()) }
  }

  /// The result of MD5.
  public struct MD5Digest: StoredDigest {
    static let functionName = "MD5"
    let storedBytes: [UInt8]
    public static let byteCount = 16
  }

  /// MD5 (RFC 1321).
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static let blockByteCount = 64
    private var blocks = BlockHash<MD5State>()
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { blocks.update(bufferPointer) }
    public func finalize() -> MD5Digest { MD5Digest(storedBytes: blocks.finalize()) }
  }
}
