/// A reproducible pseudorandom generator for samples and starting points, the same on every run and machine.
///
/// SplitMix64, after Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014),
/// doi:10.1145/2660193.2660195.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns an integer from 0 to below `bound`.
  package mutating func index(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Returns a number in 0..<1.
  package mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }
}
