@_exported import Foundation

/// A generator of random numbers.
public protocol GKRandom {
  /// Returns a random number.
  func nextInt() -> Int
  /// Returns a random number from 0 to less than a limit.
  func nextInt(upperBound: Int) -> Int
  /// Returns a random number from 0 to 1.
  func nextUniform() -> Float
  /// Returns true or false at random.
  func nextBool() -> Bool
}

/// A source of random numbers. Without a seed, each source has different numbers. With a seed, the numbers are the
/// same in each run, but differ from the numbers on Apple's systems.
open class GKRandomSource: NSObject, GKRandom, RandomNumberGenerator, @unchecked Sendable {
  // Proof: `state` is behind the lock.
  private let lock = NSLock()
  private var state: UInt64

  fileprivate init(state: UInt64) { self.state = state }
  /// Creates a source without a seed.
  public override init() { state = UInt64.random(in: 0 ... .max) }

  /// The source that callers share.
  open class func sharedRandom() -> GKRandomSource { shared }
  private static let shared = GKRandomSource()

  /// Returns 64 random bits, by the algorithm SplitMix64 (G. Steele and others, doi:10.1145/2660193.2660195).
  public func next() -> UInt64 {
    lock.withLock {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }

  /// Returns a random number of 32 bits, which can be negative.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
  /// Returns a random number from 0 to less than a limit; 0 if the limit is not positive.
  open func nextInt(upperBound: Int) -> Int {
    var generator = self
    return upperBound > 0 ? Int.random(in: 0..<upperBound, using: &generator) : 0
  }
  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
  open func nextBool() -> Bool { next() & 1 == 1 }
  /// Returns the elements in a random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var generator = self
    return array.shuffled(using: &generator)
  }
}

/// A source with a seed.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  /// The seed.
  public let seed: UInt64
  /// Creates a source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
  /// Creates a source with a random seed.
  public convenience override init() { self.init(seed: UInt64.random(in: 0 ... .max)) }
}

/// A source with a seed.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  /// The seed.
  public let seed: UInt64
  /// Creates a source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
  /// Creates a source with a random seed.
  public convenience override init() { self.init(seed: UInt64.random(in: 0 ... .max)) }
}

/// Random whole numbers between two limits, all with the same chance.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  fileprivate let source: any GKRandom
  /// The least number.
  public let lowestValue: Int
  /// The greatest number.
  public let highestValue: Int
  /// The number of different numbers.
  public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// Creates a distribution. Traps if the limits are in the wrong order.
  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    precondition(lowestValue <= highestValue, "random numbers from \(lowestValue) to \(highestValue)")
    (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
  }
  /// Creates a distribution with the shared source.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
  }
  /// Creates a die with sides from 1.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  /// A die with six sides.
  open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  open func nextInt(upperBound: Int) -> Int { Swift.min(nextInt(), upperBound - 1) }
  open func nextUniform() -> Float {
    numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0
  }
  open func nextBool() -> Bool { source.nextBool() }
}

/// Random whole numbers around a mean, in a bell curve. The limits are three deviations from the mean.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  /// The mean.
  public let mean: Float
  /// The standard deviation.
  public let deviation: Float

  /// Creates a distribution between two limits.
  public override init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    mean = Float(lowestValue + highestValue) / 2
    deviation = Float(highestValue - lowestValue) / 6
    super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
  }
  /// Creates a distribution around a mean.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    (self.mean, self.deviation) = (mean, deviation)
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded(.down)),
      highestValue: Int((mean + 3 * deviation).rounded(.up)))
  }

  /// Returns a random number by the transform of Box and Muller (doi:10.1214/aoms/1177706645), within the limits.
  open override func nextInt() -> Int {
    let length = (-2 * log(1 - Double(source.nextUniform()))).squareRoot()
    let value = Double(mean) + Double(deviation) * length * cos(2 * .pi * Double(source.nextUniform()))
    return Swift.min(Swift.max(Int(value.rounded()), lowestValue), highestValue)
  }
}
