import Foundation

/// The result of SHA-256.
public struct SHA256Digest: StoredDigest {
  static let functionName = "SHA256"
  let storedBytes: [UInt8]
  public static let byteCount = 32
}

/// SHA-256 (FIPS 180-4).
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static let blockByteCount = 64
  private var blocks = BlockHash<SHA256State>()
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { blocks.update(bufferPointer) }
  public func finalize() -> SHA256Digest { SHA256Digest(storedBytes: blocks.finalize()) }
}

/// The result of SHA-384.
public struct SHA384Digest: StoredDigest {
  static let functionName = "SHA384"
  let storedBytes: [UInt8]
  public static let byteCount = 48
}

/// SHA-384 (FIPS 180-4).
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static let blockByteCount = 128
  private var blocks = BlockHash<SHA384State>()
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { blocks.update(bufferPointer) }
  public func finalize() -> SHA384Digest { SHA384Digest(storedBytes: blocks.finalize()) }
}

/// The result of SHA-512.
public struct SHA512Digest: StoredDigest {
  static let functionName = "SHA512"
  let storedBytes: [UInt8]
  public static let byteCount = 64
}

/// SHA-512 (FIPS 180-4).
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static let blockByteCount = 128
  private var blocks = BlockHash<SHA512State>()
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { blocks.update(bufferPointer) }
  public func finalize() -> SHA512Digest { SHA512Digest(storedBytes: blocks.finalize()) }
}
