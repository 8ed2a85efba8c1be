import Testing

@testable import OpenChartsChartMath

struct LogTicksTests {
  @Test(
    arguments: [
      (1, 1_000, [1, 10, 100, 1_000]), (1, 10, [1, 2, 5, 10]), (1, 50, [1, 2, 5, 10, 20, 50]),
      (0.01, 10_000, [0.01, 1, 100, 10_000]),
      (3, 4_000, [10, 100, 1_000]), (1e-3, 1, [0.001, 0.01, 0.1, 1]), (30, 45, [30, 35, 40, 45]),
    ] as [(Double, Double, [Double])])
  func ticksArePowersOfTenOrTheirMultiples(lower: Double, upper: Double, expected: [Double]) {
    #expect(LogTicks.values(lower: lower, upper: upper, desiredCount: nil) == expected)
  }

  @Test func theDesiredCountThinsOrFills() {
    #expect(LogTicks.values(lower: 1, upper: 1e12, desiredCount: 4) == [1, 1e4, 1e8, 1e12])
    #expect(
      LogTicks.values(lower: 1, upper: 1_000, desiredCount: 10) == [
        1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000,
      ])
    #expect(LogTicks.values(lower: 1e-300, upper: 1e300, desiredCount: nil).count < 9)
  }

  @Test func domainsWidenToPowersOfTen() {
    #expect(LogTicks.rounded(lower: 3, upper: 4_000) == (1, 10_000))
    #expect(LogTicks.rounded(lower: 1, upper: 1_000) == (1, 1_000))
    #expect(LogTicks.rounded(lower: 10, upper: 10) == (1, 100))
    #expect(LogTicks.rounded(lower: 20, upper: 30) == (10, 100))
    #expect(LogTicks.rounded(lower: -1, upper: 30) == (-1, 30))
  }

  @Test func whatHasNoLogarithmHasNoTicks() {
    #expect(LogTicks.values(lower: 0, upper: 10, desiredCount: nil).isEmpty)
    #expect(LogTicks.values(lower: -5, upper: 10, desiredCount: nil).isEmpty)
    #expect(LogTicks.values(lower: .nan, upper: 10, desiredCount: nil).isEmpty)
    #expect(LogTicks.values(lower: 1, upper: .infinity, desiredCount: nil).isEmpty)
  }

  @Test func ticksStayInThePositiveDomain() {
    var random = SeededGenerator(2)
    for _ in 0..<1_000 {
      let lower = DecimalGrid.scaled(
        Double.random(in: 1..<10, using: &random), Int.random(in: -30...30, using: &random))
      let upper =
        lower
        * DecimalGrid.scaled(
          Double.random(in: 1..<10, using: &random), Int.random(in: 0...20, using: &random))
      let ticks = LogTicks.values(lower: lower, upper: upper, desiredCount: nil)
      #expect(ticks == ticks.sorted() && Set(ticks).count == ticks.count && ticks.count <= 9)
      #expect(ticks.allSatisfy { $0 >= lower * 0.999999 && $0 <= upper * 1.000001 })
      if upper / lower > 2 { #expect(ticks.count >= 2, "\(lower) \(upper)") }
    }
  }

  @Test(
    arguments: [
      (-1_000, 1_000, 1, [-1_000, -10, 0, 10, 1_000]), (-100, 100, 1, [-100, -1, 0, 1, 100]),
      (0, 1_000, 1, [0, 1, 10, 100, 1_000]), (-1, 1, 1, [-1, -0.5, 0, 0.5, 1]),
      (100, 100_000, 1, [100, 1_000, 10_000, 100_000]), (-1_000, -10, 1, [-1_000, -100, -10]),
      (-0.1, 0.1, 100, [-0.1, -0.01, 0, 0.01, 0.1]),
    ] as [(Double, Double, Double, [Double])])
  func symmetricTicksMirrorAroundZero(lower: Double, upper: Double, slope: Double, expected: [Double]) {
    #expect(
      SymmetricLogTicks.values(lower: lower, upper: upper, slopeAtZero: slope, desiredCount: nil) == expected)
  }

  @Test func symmetricTicksSurviveExtremes() {
    for (lower, upper) in [
      (-1e300, 1e300), (0, 1e-300), (0, 0), (-1e308, 5), (Double.leastNonzeroMagnitude, 1e308),
    ] {
      let ticks = SymmetricLogTicks.values(lower: lower, upper: upper, slopeAtZero: 1, desiredCount: nil)
      #expect(ticks.count < 12 && ticks == ticks.sorted())
    }
    #expect(SymmetricLogTicks.values(lower: .nan, upper: 1, slopeAtZero: 1, desiredCount: nil).isEmpty)
    #expect(SymmetricLogTicks.values(lower: 0, upper: 1, slopeAtZero: 0, desiredCount: nil).isEmpty)
    #expect(
      SymmetricLogTicks.values(lower: -1e3, upper: 1e300, slopeAtZero: 1e300, desiredCount: 6).count < 12)
  }

  @Test func squareRootsKeepEvenValuesAndHighPowersSpreadThem() {
    #expect(
      PowerTicks.values(lower: 0, upper: 100, exponent: 0.5, desiredCount: nil) == [0, 25, 50, 75, 100])
    let cubes = PowerTicks.values(lower: 0, upper: 100, exponent: 3, desiredCount: nil)
    #expect(cubes == [0, 60, 80, 90, 100])
    #expect(PowerTicks.values(lower: .nan, upper: 1, exponent: 2, desiredCount: nil).isEmpty)
    #expect(PowerTicks.values(lower: 0, upper: 1, exponent: 0, desiredCount: nil).isEmpty)
  }

  @Test(arguments: [0.1, 0.25, 0.5, 2, 3, 5, -1])
  func powerTicksLieInTheDomain(exponent: Double) {
    var random = SeededGenerator(3)
    for _ in 0..<200 {
      let lower = Double.random(in: -50...50, using: &random)
      let upper = lower + Double.random(in: 0.01...1_000, using: &random)
      let ticks = PowerTicks.values(lower: lower, upper: upper, exponent: exponent, desiredCount: nil)
      #expect(ticks == ticks.sorted() && ticks.allSatisfy { $0 >= lower - 1e-9 && $0 <= upper + 1e-9 })
      #expect(ticks.count >= 2 && ticks.count < 12, "\(lower) \(upper) \(ticks)")
    }
  }
}
