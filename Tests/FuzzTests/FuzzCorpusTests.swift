import Foundation
import FuzzDocuments
import FuzzTables
import Testing

/// Reads the inputs under `Fuzz/Seeds` without a fuzzer. Some of them have found faults.
@Suite struct FuzzCorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fuzz/Seeds").standardizedFileURL
  static let targets = FuzzTarget.tables + FuzzTarget.documents

  private static func inputs(_ target: FuzzTarget) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: target.name), includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
  }

  @Test(arguments: targets.map(\.name))
  func everyInputEndsInATableOrAnError(name: String) throws {
    let target = try #require(Self.targets.first { $0.name == name })
    let inputs = try Self.inputs(target)
    try #require(!inputs.isEmpty)
    for input in inputs { try Data(contentsOf: input).withUnsafeBytes { target.read($0) } }
  }

  /// Reads four mutations of each seed, so that an ordinary test covers more than the stored inputs.
  @Test(arguments: targets.map(\.name))
  func damagedInputsEndInATableOrAnError(name: String) throws {
    let target = try #require(Self.targets.first { $0.name == name })
    var random = Mutator(seed: 5)
    for input in try Self.inputs(target) {
      let bytes = [UInt8](try Data(contentsOf: input)).prefix(4096)
      for _ in 0..<4 { random.mutated(Array(bytes)).withUnsafeBytes { target.read($0) } }
    }
  }
}

/// Mutates an input: changes a few bytes, or replaces a number by one that breaks unchecked arithmetic.
private struct Mutator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  /// Returns a pseudorandom number from 0 to below `bound`, by SplitMix64.
  private mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  private static let numbers = [
    "-9223372036854775808", "-9223372036854775807", "-1", "0", "2147483648", "9007199254740993",
    "9223372036854775807", "1" + String(repeating: "0", count: 30), "nan", "",
  ]

  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<next(below: 4) + 1 where !bytes.isEmpty {
      let start = next(below: bytes.count)
      if next(below: 2) == 0, let digit = bytes[start...].firstIndex(where: { (0x30...0x39).contains($0) }) {
        let end = bytes[digit...].firstIndex { !(0x30...0x39).contains($0) } ?? bytes.count
        bytes.replaceSubrange(digit..<end, with: Array(Self.numbers[next(below: Self.numbers.count)].utf8))
      } else {
        bytes[start] = UInt8(next(below: 256))
      }
    }
    return bytes
  }
}
