import Testing

@testable import OpenChartsChartMath

/// A small seeded generator (SplitMix64), so that random data are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

struct NiceTicksTests {
  /// The ticks of an automatic axis: with zero, and with bounds rounded on both sides.
  private func ticks(_ lower: Double, _ upper: Double, count: Int? = nil) -> [Double] {
    let step = NiceTicks.step(
      lower: lower, upper: upper, includesZero: true, desiredCount: count, minimumStride: nil)
    let domain = NiceTicks.rounded(
      lower: lower, upper: upper, step: step, roundLower: true, roundUpper: true, includesZero: true)
    return NiceTicks.values(lower: domain.lower, upper: domain.upper, step: step)
  }

  @Test(
    arguments: [
      (137, [0, 50, 100, 150]), (85, [0, 25, 50, 75, 100]), (10, [0, 5, 10]), (5, [0, 2, 4, 6]),
      (71, [0, 25, 50, 75]), (79, [0, 20, 40, 60, 80]), (15_000, [0, 5_000, 10_000, 15_000]),
      (7, [0, 2, 4, 6, 8]), (18, [0, 5, 10, 15, 20]), (50, [0, 20, 40, 60]), (90, [0, 25, 50, 75, 100]),
      (277, [0, 100, 200, 300]),
      (19.7e6, [0, 5e6, 10e6, 15e6, 20e6]), (41e6, [0, 2e7, 4e7, 6e7]),
    ] as [(Double, [Double])])
  func automaticTicksAreTheFamiliarOnes(upper: Double, expected: [Double]) {
    #expect(ticks(0, upper) == expected)
  }

  @Test func negativeAndPositiveSidesShareOneStep() {
    #expect(ticks(-10, 10) == [-10, -5, 0, 5, 10])
    #expect(ticks(-10, 0) == [-10, -5, 0])
    #expect(ticks(-1, 14) == [-10, 0, 10, 20])
  }

  @Test func theDesiredCountSteersTheStep() {
    #expect(ticks(0, 28_960, count: 3) == [0, 20_000, 40_000])
    #expect(ticks(0, 2.5, count: 12) == (0...13).map { Double($0 * 2) / 10 })
    #expect(ticks(0, 62, count: 2) == [0, 100])
    #expect(ticks(0, 10, count: 0).count <= 4)
  }

  /// The steps in pictures of an iPhone, for axes that do not include zero.
  @Test(
    arguments: [
      (16_000, 65_000, [20_000, 30_000, 40_000, 50_000, 60_000]),
      (19_400, 24_900, [20_000, 21_000, 22_000, 23_000, 24_000]),
      (-6_000, 6_000, [-5_000, -2_500, 0, 2_500, 5_000]), (400, 62_000, [20_000, 40_000, 60_000]),
      (0, 10, [0, 5, 10]), (0, 100, [0, 25, 50, 75, 100]),
      (-10, 50, [0, 20, 40]), (-60, 60, [-50, -25, 0, 25, 50]), (20_000, 20_500, [20_000, 20_200, 20_400]),
      (10, 29.4, [10, 15, 20, 25]),
    ] as [(Double, Double, [Double])])
  func ticksOfAnExactDomainAreCountedInsideIt(lower: Double, upper: Double, expected: [Double]) {
    let step = NiceTicks.step(
      lower: lower, upper: upper, includesZero: lower <= 0, desiredCount: nil, minimumStride: nil,
      isExact: true)
    #expect(NiceTicks.values(lower: lower, upper: upper, step: step) == expected)
  }

  @Test func anExactDomainHasTwoToSevenTicks() {
    var random = SeededGenerator(3)
    for _ in 0..<2_000 {
      let size = pow10(Double.random(in: -12...12, using: &random))
      let lower = Double.random(in: -size...size, using: &random)
      let upper = lower + Double.random(in: 0.001...1, using: &random) * size
      let step = NiceTicks.step(
        lower: lower, upper: upper, includesZero: false, desiredCount: nil, minimumStride: nil, isExact: true)
      let ticks = NiceTicks.values(lower: lower, upper: upper, step: step)
      #expect((2...7).contains(ticks.count), "\(lower) \(upper): \(ticks)")
      let mantissa = step / DecimalGrid.scaled(1, DecimalGrid.exponent(of: step))
      #expect([1, 2, 2.5, 5].contains { abs($0 - mantissa) < 1e-9 })
    }
  }

  @Test func aSingleWantedTickIsThere() {
    let step = NiceTicks.step(
      lower: 3, upper: 96, includesZero: false, desiredCount: 1, minimumStride: nil, isExact: true)
    #expect(NiceTicks.values(lower: 3, upper: 96, step: step).count == 1)
  }

  @Test func noStepIsBelowTheMinimumStride() {
    func step(_ least: Double) -> Double {
      NiceTicks.step(lower: 0, upper: 10, includesZero: true, desiredCount: 20, minimumStride: least)
    }
    #expect(step(0) == 0.5)
    #expect(step(1) == 1)
    #expect(step(3) == 5)
    #expect(step(70) == 100)
    #expect(step(.nan) == 0.5)
  }

  @Test func withoutZeroTheSpanDecides() {
    let step = NiceTicks.step(
      lower: 1980, upper: 2020, includesZero: false, desiredCount: nil, minimumStride: nil)
    #expect(step == 10)
    let domain = NiceTicks.rounded(
      lower: 1983, upper: 2018, step: step, roundLower: true, roundUpper: false, includesZero: false)
    #expect(domain == (1980, 2018))
    #expect(NiceTicks.values(lower: 1980, upper: 2018, step: 10) == [1980, 1990, 2000, 2010])
  }

  @Test func aStepAboveTheDataIsTheDomain() {
    let domain = NiceTicks.rounded(
      lower: 0, upper: 3, step: 5, roundLower: true, roundUpper: true, includesZero: true)
    #expect(domain == (0, 5))
    let below = NiceTicks.rounded(
      lower: -3, upper: 0, step: 5, roundLower: true, roundUpper: true, includesZero: true)
    #expect(below == (-5, 0))
    #expect(ticks(0, 0) == [0, 1, 2])
  }

  @Test func aDomainOfOneValueGetsExtent() {
    let domain = NiceTicks.rounded(
      lower: 4, upper: 4, step: 2, roundLower: true, roundUpper: true, includesZero: false)
    #expect(domain == (2, 6))
  }

  @Test func ticksAreTheDecimalsThatAPersonWouldWrite() {
    #expect(
      NiceTicks.values(lower: 0, upper: 1, step: 0.1) == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    #expect(
      NiceTicks.values(lower: -0.3, upper: 0.1 + 0.2, step: 0.1) == [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3])
    #expect(NiceTicks.values(lower: 0, upper: 6e-300, step: 2e-300) == [0, 2e-300, 4e-300, 6e-300])
    #expect(NiceTicks.values(lower: -1, upper: 0, step: 1).map(\.sign) == [.minus, .plus])
  }

  @Test func ticksLieInTheDomainAtEqualDistances() {
    var random = SeededGenerator(1)
    for _ in 0..<2_000 {
      let size = pow10(Double.random(in: -12...12, using: &random))
      let a = Double.random(in: -size...size, using: &random)
      let b = Double.random(in: -size...size, using: &random)
      let (lower, upper) = (min(a, b), max(a, b))
      let zero = Bool.random(using: &random)
      let count = Bool.random(using: &random) ? Int.random(in: 1...30, using: &random) : nil
      let step = NiceTicks.step(
        lower: lower, upper: upper, includesZero: zero, desiredCount: count, minimumStride: nil)
      let domain = NiceTicks.rounded(
        lower: lower, upper: upper, step: step, roundLower: true, roundUpper: true, includesZero: zero)
      let ticks = NiceTicks.values(lower: domain.lower, upper: domain.upper, step: step)
      #expect(domain.lower <= lower && upper <= domain.upper)
      #expect(ticks.first == domain.lower && ticks.last == domain.upper)
      #expect(ticks.count >= 2 && ticks.count <= 80)
      for (tick, next) in zip(ticks, ticks.dropFirst()) {
        #expect(abs(next - tick - step) <= 1e-9 * step)
      }
    }
  }

  private func pow10(_ exponent: Double) -> Double { DecimalGrid.scaled(1, Int(exponent)) }

  @Test(
    arguments: [
      (0, 1e-300), (0, 1e300), (0, Double.leastNonzeroMagnitude), (-1.7e308, 1.7e308), (1e16, 1e16 + 8),
      (1e300, 1e300),
      (0, Double.greatestFiniteMagnitude), (-Double.leastNonzeroMagnitude, Double.leastNonzeroMagnitude),
      (Double.leastNormalMagnitude / 9, Double.leastNormalMagnitude / 7),
    ] as [(Double, Double)])
  func extremesGiveFiniteTicks(lower: Double, upper: Double) {
    for zero in [true, false] {
      let step = NiceTicks.step(
        lower: lower, upper: upper, includesZero: zero, desiredCount: nil, minimumStride: nil)
      #expect(step > 0 && step.isFinite)
      let domain = NiceTicks.rounded(
        lower: lower, upper: upper, step: step, roundLower: true, roundUpper: true, includesZero: zero)
      #expect(domain.lower.isFinite && domain.upper.isFinite)
      let ticks = NiceTicks.values(lower: domain.lower, upper: domain.upper, step: step)
      #expect(!ticks.isEmpty && ticks.count < 20)
      #expect(ticks == ticks.sorted() && ticks.allSatisfy { $0.isFinite })
    }
  }

  @Test func impossibleInputGivesNoTicks() {
    #expect(NiceTicks.values(lower: .nan, upper: 1, step: 1).isEmpty)
    #expect(NiceTicks.values(lower: 0, upper: .infinity, step: 1).isEmpty)
    #expect(NiceTicks.values(lower: 0, upper: 1, step: 0).isEmpty)
    #expect(NiceTicks.values(lower: 0, upper: 1, step: .nan).isEmpty)
    #expect(NiceTicks.values(lower: 1, upper: 0, step: 1).isEmpty)
    #expect(NiceTicks.values(lower: 0.2, upper: 0.8, step: 1).isEmpty)
    #expect(
      NiceTicks.step(lower: .nan, upper: 1, includesZero: true, desiredCount: nil, minimumStride: nil) == 1)
  }

  @Test func aTinyStepDoesNotFloodTheAxis() {
    let ticks = NiceTicks.values(lower: 0, upper: 1e9, step: 1)
    #expect(ticks.count <= 10_000 && ticks.count > 5_000)
    #expect(ticks.last! > 0.99e9)
    #expect(NiceTicks.values(lower: 0, upper: 1e300, step: 1e-300).count <= 10_000)
  }

  @Test(
    arguments: [
      (1, 0), (5, 0), (250, 0), (0.5, 1), (0.25, 2), (0.1, 1), (0.001, 3), (0.1 + 0.2, 1), (2.5, 1),
      (1e300, 0), (1e-10, 10), (0, 0), (.nan, 0), (1.0 / 3, 2), (100.0 / 3, 1), (0.125, 3),
    ] as [(Double, Int)])
  func stepsSayHowManyDecimalsTheirLabelsNeed(step: Double, expected: Int) {
    #expect(decimals(forStep: step) == expected)
  }

  @Test func domainsOnBothSidesOfZeroCountTheirWholeSpan() {
    let cardiogram = NiceTicks.step(
      lower: -400, upper: 800, includesZero: true, desiredCount: 14, minimumStride: nil)
    #expect(cardiogram == 100)
    let padded = NiceTicks.step(
      lower: -2e6, upper: 1.97e7, includesZero: true, desiredCount: nil, minimumStride: nil)
    #expect(padded == 1e7)
  }
}
