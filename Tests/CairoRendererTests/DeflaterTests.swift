import CDeflate
import Foundation
import Testing

@testable import CairoRenderer

@Suite struct DeflaterTests {
  /// Bytes compressed, and read again by libdeflate.
  func roundTrip(_ bytes: [UInt8]) throws -> (size: Int, back: [UInt8]) {
    try Deflater.withDeflater { deflater in
      let room = deflater.room(for: bytes.count + 1)
      for (i, byte) in bytes.enumerated() { room[i] = byte }
      let compressed = Array(deflater.compress(bytes.count))
      let decompressor = libdeflate_alloc_decompressor()
      defer { libdeflate_free_decompressor(decompressor) }
      var back = [UInt8](repeating: 0, count: bytes.count + 1)
      var count = 0
      let result = libdeflate_zlib_decompress(
        decompressor, compressed, compressed.count, &back, back.count, &count)
      try #require(result == LIBDEFLATE_SUCCESS)
      return (compressed.count, Array(back[..<count]))
    }
  }

  /// Without chance: the same in every run.
  func noise(_ count: Int, below limit: UInt64) -> [UInt8] {
    var state: UInt64 = 1
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8((state >> 33) % limit)
    }
  }

  @Test(arguments: 0...40) func shortInputComesBack(count: Int) throws {
    let mixed = (0..<count).map { UInt8($0 * 37 & 255) }
    #expect(try roundTrip(mixed).back == mixed)
    let equal = [UInt8](repeating: 9, count: count)
    #expect(try roundTrip(equal).back == equal)
  }

  @Test(arguments: [257, 258, 259, 260, 261, 516, 517, 100_000]) func runsOfEveryLengthComeBack(count: Int)
    throws
  {
    let bytes = [1] + [UInt8](repeating: 0, count: count) + [2, 2]
    let (size, back) = try roundTrip(bytes)
    #expect(back == bytes && size < 150)
  }

  @Test(arguments: [2, 3, 17, 200, 256] as [UInt64]) func noiseOverSeveralBlocksComesBack(limit: UInt64)
    throws
  {
    let bytes = noise(150_000, below: limit)
    let (size, back) = try roundTrip(bytes)
    #expect(back == bytes && size < bytes.count + 1_000)
  }

  @Test func repetitionsAreFoundUpToTheReachAndNotBeyond() throws {
    for distance in [5, 300, 4_097, 32_767, 32_768, 32_769, 40_000] {
      let part = noise(distance, below: 256)
      let bytes = part + part
      #expect(try roundTrip(bytes).back == bytes)
    }
  }

  @Test(arguments: [7, 15]) func codesKeepTheirLimitAndAreComplete(limit: Int) {
    var frequencies: [UInt32] = [1, 1]
    // The steepest tree there is, of Fibonacci's numbers.
    while frequencies.count < 19 + limit { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    let code = HuffmanCode(frequencies: frequencies, limit: limit)
    #expect(code.lengths.allSatisfy { (1...limit).contains(Int($0)) })
    #expect(code.lengths.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
    #expect(code.lengths.last == 1)
  }

  @Test func aSingleSymbolHasACompleteCodeToo() {
    #expect(HuffmanCode(frequencies: [0, 0, 5], limit: 15).lengths == [1, 0, 1])
    #expect(HuffmanCode(frequencies: [0, 0, 0], limit: 15).lengths == [1, 1, 0])
  }
}
