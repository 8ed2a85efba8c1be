// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation

/// The result of a function of Security, as an error number.
public typealias OSStatus = Int32

/// The result without an error.
public let errSecSuccess: OSStatus = 0
/// The result for an invalid argument.
public let errSecParam: OSStatus = -50

/// A source of random bytes.
public final class SecRandom: Sendable {
  init() {}
}
/// A reference to a source of random bytes.
public typealias SecRandomRef = SecRandom

/// The default source: the generator of the system.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes of the system's generator, which is safe for keys.
///
/// - Parameters:
///   - rnd: Ignored: there is one source.
///   - count: The number of bytes.
///   - bytes: Memory for at least `count` bytes.
/// - Returns: `errSecSuccess`, or `errSecParam` if `count` is negative.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
{
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
