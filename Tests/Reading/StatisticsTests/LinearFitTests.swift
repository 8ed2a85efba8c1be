import OpenChartsStatistics
import Testing

@Suite("Lines of least squares")
struct LinearFitTests {
  /// Compared with `lm` and `predict(interval = "confidence")` of R.
  @Test("have the confidence interval of the mean")
  func interval() throws {
    let fit = try #require(LinearFit(x: [1, 2, 3, 4, 5], y: [2, 4, 5, 4, 5]))
    #expect(abs(fit.slope - 0.6) < 1e-12 && abs(fit.value(at: 3) - 4) < 1e-12)
    // s = √0.8, t(0.975; 3) = 3.1824, half = t s √(1/5) = 1.2730
    let half = fit.interval(at: 3).upperBound - 4
    #expect(abs(half - 1.2730) < 0.003)
    #expect(fit.interval(at: 5).upperBound - fit.value(at: 5) > half)
  }

  @Test("far from zero, and with values of one x")
  func extremes() throws {
    let x = (0..<100).map { 7.5e8 + Double($0) * 86_400 }
    let fit = try #require(LinearFit(x: x, y: x.map { ($0 - 7.5e8) / 86_400 * 3 }))
    #expect(abs(fit.slope * 86_400 - 3) < 1e-9)
    #expect(LinearFit(x: [1, 1, 1], y: [1, 2, 3]) == nil && LinearFit(x: [1, 2], y: [1, 2]) == nil)
    #expect(LinearFit(x: [], y: []) == nil)
  }

  @Test(
    "quantiles of Student's t",
    arguments: [(1.0, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (100, 1.9840)])
  func quantiles(freedom: Double, value: Double) {
    #expect(abs(StudentT.quantile975(freedom) - value) < value * 0.002)
  }
}
