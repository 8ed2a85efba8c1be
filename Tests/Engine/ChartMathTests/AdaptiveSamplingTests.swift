import Foundation
import OpenChartsChartMath
import Testing

/// A function sampled for a picture of 400 × 300 points, which shows an interval of x and a range of values.
private struct Sampled {
  let runs: [[Double]]
  let callCount: Int
  private let f: (Double) -> Double
  private let interval: ClosedRange<Double>
  private let values: ClosedRange<Double>

  init(_ interval: ClosedRange<Double>, _ values: ClosedRange<Double>, _ f: @escaping (Double) -> Double) {
    self.f = f
    self.interval = interval
    self.values = values
    var count = 0
    runs = AdaptiveSampling.runs(over: interval, pieces: 200) { x in
      count += 1
      return Self.place(x, f(x), interval, values)
    }
    callCount = count
  }

  private static func place(
    _ x: Double, _ y: Double, _ interval: ClosedRange<Double>, _ values: ClosedRange<Double>
  ) -> AdaptiveSampling.Position? {
    guard y.isFinite else { return nil }
    let px = (x - interval.lowerBound) / (interval.upperBound - interval.lowerBound) * 400
    let py = (y - values.lowerBound) / (values.upperBound - values.lowerBound) * 300
    return AdaptiveSampling.Position(x: px, y: min(max(py, -300), 600))
  }

  /// The maximum distance of the polyline from the function in points: vertical, or divided by the slope if it is
  /// steep.
  var error: Double {
    var worst = 0.0
    for run in runs {
      for (a, b) in zip(run, run.dropFirst()) {
        for t in [0.1, 0.3, 0.5, 0.7, 0.9] {
          let x = a + (b - a) * t
          guard let p = Self.place(x, f(x), interval, values), let pa = Self.place(a, f(a), interval, values),
            let pb = Self.place(b, f(b), interval, values)
          else { continue }
          let slope = pb.x > pa.x ? abs((pb.y - pa.y) / (pb.x - pa.x)) : .infinity
          worst = max(worst, abs(pa.y + (pb.y - pa.y) * t - p.y) / max(1, slope))
        }
      }
    }
    return worst
  }
}

struct AdaptiveSamplingTests {
  @Test func straightLinesNeedNoMoreThanTheirPieces() {
    let line = Sampled(0...1, 0...1) { $0 }
    #expect(line.runs.count == 1)
    #expect(line.runs[0].count == 201)
    #expect(line.runs[0].first == 0 && line.runs[0].last == 1)
  }

  @Test func curvesAreRightAtThePixelLevel() {
    for sampled in [
      Sampled(-10...10, -1...1) { sin($0) },
      Sampled(0...12, -1...1) { exp(-$0 / 6) * cos(20 * $0) },
      Sampled(-1...1, -1...1) { cbrt($0) },
      Sampled(-1...1, 0...1) { abs($0 - 0.123) },
      Sampled(-1...1, -2...2) { atan(1e6 * $0) },
      Sampled(0...1, 0...1) { exp(-pow(($0 - 0.5) * 2_000, 2)) },
    ] {
      #expect(sampled.runs.count == 1)
      #expect(sampled.error < 0.1)
      #expect(sampled.callCount < 100_000)
    }
  }

  @Test func polesPartTheCurve() {
    let tangent = Sampled(-10...10, -8...8) { tan($0) }
    // The tangent has six poles between −10 and 10.
    #expect(tangent.runs.count == 7)
    for (run, pole) in zip(tangent.runs, (-3...2).map { (Double($0) + 0.5) * .pi }) {
      #expect(abs((run.last ?? 0) - pole) < 1e-9)
    }
    let hyperbola = Sampled(-10...10, -5...5) { 1 / $0 }
    #expect(hyperbola.runs.count == 2)
    #expect(hyperbola.runs[0].allSatisfy { $0 < 0 } && hyperbola.runs[1].allSatisfy { $0 > 0 })
    #expect(Sampled(-9...11, -5...5) { 1 / ($0 - 0.1) }.runs.count == 2)
    // If both sides of a pole have the same sign, the curve does not jump, but it has no value at the pole itself.
    #expect(Sampled(-10...10, 0...5) { 1 / ($0 * $0) }.runs.count <= 2)
  }

  @Test func stepsPartTheCurve() {
    let stairs = Sampled(0.5...4.5, 0...5) { $0.rounded(.down) }
    #expect(stairs.runs.count == 5)
    #expect(stairs.runs.dropFirst().map { $0.first ?? 0 } == [1, 2, 3, 4])
    #expect(stairs.error < 1e-9)
  }

  @Test func gapsEndWhereTheFunctionDoes() throws {
    let root = Sampled(-1...1, 0...1) { $0.squareRoot() }
    #expect(root.runs.count == 1)
    #expect(try #require(root.runs.first?.first).magnitude < 1e-12)
    #expect(root.error < 0.1)
    let middle = Sampled(-3...3, 0...3) { ($0 * $0 - 2).squareRoot() }
    #expect(middle.runs.count == 2)
    #expect(abs((middle.runs.first?.last ?? 0) + 2.0.squareRoot()) < 1e-9)
    let island = Sampled(0...1, 0...1) { abs($0 - 0.50317) < 0.004 ? 0.5 : .nan }
    #expect(island.runs.count == 1)
  }

  @Test func oneMissingPointPartsNothing() {
    #expect(Sampled(-10...10, -1...1) { sin($0) / $0 }.runs.count == 1)
  }

  @Test func wildFunctionsComeToAnEnd() {
    let wild = Sampled(-1...1, -1...1) { sin(1 / $0) }
    #expect(wild.runs.count <= 2)
    #expect(wild.callCount < 300_000)
    var state: UInt64 = 1
    let noise = Sampled(0...1, 0...1) { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
    #expect(noise.callCount < 1_000_000)
    #expect(Sampled(0...1, 0...1) { _ in .nan }.runs.isEmpty)
    #expect(Sampled(0...1, 0...1) { _ in .infinity }.runs.isEmpty)
  }

  @Test func anIntervalOfOnePointIsOnePoint() {
    #expect(AdaptiveSampling.runs(over: 2...2, pieces: 10) { .init(x: $0, y: 0) } == [[2]])
  }
}

struct FunctionRangeTests {
  private func range(_ interval: ClosedRange<Double>, _ f: (Double) -> Double) -> ClosedRange<Double>? {
    let steps = (0...1_600).map {
      interval.lowerBound + (interval.upperBound - interval.lowerBound) * Double($0) / 1_600
    }
    return FunctionRange.visible(at: steps, value: f)
  }

  @Test func boundedFunctionsShowAllOfTheirValues() throws {
    let wave = try #require(range(-10...10) { sin($0) })
    #expect(abs(wave.upperBound - 1) < 1e-3 && abs(wave.lowerBound + 1) < 1e-3)
    #expect(range(0...10) { exp($0) }?.upperBound == exp(10))
    #expect(range(0...1) { exp(100 * $0) }?.upperBound == exp(100))
    #expect(range(-1...1) { _ in 3 } == 3...3)
  }

  @Test func polesDoNotFlattenTheRest() throws {
    let tangent = try #require(range(-10...10) { tan($0) })
    #expect(tangent.upperBound < 30 && tangent.lowerBound > -30)
    let hyperbola = try #require(range(-10...10) { 1 / $0 })
    #expect(hyperbola.upperBound < 6 && hyperbola.lowerBound > -6)
    let square = try #require(range(-10...10) { 1 / ($0 * $0) })
    #expect(square.upperBound < 60)
    #expect(square.lowerBound == 0.01)
  }

  @Test func nothingHasNoRange() {
    #expect(range(0...1) { _ in .nan } == nil)
  }
}
