import OpenChartsChartMath
import OpenChartsChartModel
import Testing

@testable import OpenChartsChartEngine

/// Invariants of every transform. The stages of the pipeline rely on them.
@Suite struct ScaleTransformTests {
  private static let all = [
    ScaleKind.linear, .log, .squareRoot, .symmetricLog(slopeAtZero: 2), .power(exponent: 3),
  ].map(ScaleTransform.init)

  private static let numbers = [-1e9, -3, -0.001, 0, 1e-6, 0.5, 1, 7, 1e12, .infinity, -.infinity, .nan]

  @Test(arguments: all) func aScaleTakesTheFiniteNumbersThatHaveAPosition(transform: ScaleTransform) {
    for v in Self.numbers {
      #expect(transform.takes(v) == (v.isFinite && transform.forward(v).isFinite))
      guard transform.takes(v) else { continue }
      #expect(abs(transform.inverse(transform.forward(v)) - v) <= 1e-9 * max(abs(v), 1))
    }
    let takesAll = Self.numbers.filter(\.isFinite).allSatisfy(transform.takes)
    #expect((transform.exclusion == nil) == takesAll)
  }

  @Test(arguments: all) func positionsGrowWithValues(transform: ScaleTransform) {
    let positions = Self.numbers.filter(transform.takes).sorted().map(transform.forward)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: all) func domainsConsistOfNumbersThatAreTaken(transform: ScaleTransform) {
    let empty = transform.emptyDomain
    #expect(empty.lower < empty.upper && transform.takes(empty.lower) && transform.takes(empty.upper))
    for v in Self.numbers where transform.takes(v) {
      let around = transform.domain(around: v)
      #expect(around.lower < v && v < around.upper)
      #expect(transform.takes(around.lower) && transform.takes(around.upper))
    }
  }

  @Test(arguments: all) func ticksLieInTheDomainAndRoundBoundsAroundIt(transform: ScaleTransform) {
    for (lower, upper) in [(0.5, 7.0), (3, 9), (1, 1e6), (12, 13)] {
      if let ticks = transform.ticks(lower: lower, upper: upper, desiredCount: nil) {
        #expect(ticks == ticks.sorted() && ticks.count > 1)
        #expect(ticks.allSatisfy { $0 >= lower * (1 - 1e-9) && $0 <= upper * (1 + 1e-9) })
      }
      if let rounded = transform.rounded(lower: lower, upper: upper) {
        #expect(rounded.lower <= lower && rounded.upper >= upper)
        #expect(transform.takes(rounded.lower) && transform.takes(rounded.upper))
      }
    }
  }
}
