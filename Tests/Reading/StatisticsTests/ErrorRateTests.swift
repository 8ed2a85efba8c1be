import Foundation
import SyntheticSeries
import Testing

@testable import OpenChartsStatistics

/// The error rates of statements, on series with known properties. `STATISTICS_RUNS` is the number of series per
/// case. The limits leave a margin for chance.
@Suite("Error rates of the statistics")
struct ErrorRateTests {
  private static let runs =
    ProcessInfo.processInfo.environment["STATISTICS_RUNS"].flatMap { Int($0) } ?? 12

  private func count(_ body: () -> Bool) -> Int { (0..<Self.runs).filter { _ in body() }.count }

  /// The maximum number of errors that a true rate explains, with a margin of three standard deviations.
  private func most(_ rate: Double) -> Int {
    let n = Double(Self.runs)
    return Int((n * rate + 3 * (n * rate * (1 - rate)).squareRoot()).rounded(.up))
  }

  @Test("noise has no trend", arguments: [0, 0.3, 0.6], [20, 60, 120])
  func falseTrend(part: Double, length: Int) {
    var data = SyntheticData(seed: UInt64(length) + UInt64(part * 10))
    let x = SyntheticData.places(length)
    let wrong = count {
      SeriesStatistics(x: x, y: data.noise(length, keeping: part), isOrdered: true).trend?.direction != nil
    }
    #expect(wrong <= most(length == 20 ? 0.05 : 0.025))
  }

  @Test("a fall by four standard deviations is found", arguments: [40, 80])
  func power(length: Int) {
    var data = SyntheticData(seed: 2)
    let found = count { data.series(length, noise: 1) { -4 * $0 }.trend?.direction == .falling }
    #expect(Self.runs - found <= most(0.01))
  }

  struct Curve: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let directions: [Int]
    /// The required fraction of correct answers.
    let goal: Double
    let value: @Sendable (Double) -> Double
  }

  static let curves = [
    Curve(testDescription: "rise", directions: [1], goal: 0.97) { $0 },
    Curve(testDescription: "fall", directions: [-1], goal: 0.97) { -$0 },
    Curve(testDescription: "level", directions: [], goal: 0.97) { _ in 0 },
    Curve(testDescription: "peak", directions: [1, -1], goal: 0.97) { 1 - abs(2 * $0 - 1) },
    Curve(testDescription: "valley", directions: [-1, 1], goal: 0.97) { abs(2 * $0 - 1) },
    Curve(testDescription: "up, down, up", directions: [1, -1, 1], goal: 0.97) {
      $0 < 0.3 ? $0 / 0.3 : $0 < 0.7 ? 1 - ($0 - 0.3) / 0.4 : ($0 - 0.7) / 0.3
    },
    Curve(testDescription: "parabola", directions: [1, -1], goal: 0.97) { 1 - (2 * $0 - 1) * (2 * $0 - 1) },
    Curve(testDescription: "exponential", directions: [1], goal: 0.9) { exp(3 * $0 - 3) },
    Curve(testDescription: "S-curve", directions: [1], goal: 0.8) { 1 / (1 + exp(6 - 12 * $0)) },
  ]

  @Test("shapes are recognised under noise", arguments: curves, [0.05, 0.2])
  func shapes(curve: Curve, noise: Double) {
    var data = SyntheticData(seed: 11)
    for length in [40, 120] {
      let right = count {
        let shape = data.series(length, noise: noise, curve.value).shape
        return shape?.pieces.map(\.direction.rawValue) == curve.directions
      }
      #expect(Self.runs - right <= most(1 - curve.goal), "\(length) values")
    }
  }

  /// For 40 values with noise of a tenth of their range, the Cramér–Rao bound limits every unbiased estimate of a
  /// peak's position: its error exceeds 3.1 % of the extent in at least one of 20 cases. Rows are 2.6 % apart.
  @Test(
    "a turning point is found within the error of the noise",
    arguments: [(40, 0.3, 0.05), (40, 0.5, 0.05), (120, 0.3, 0.025)])
  func turns(length: Int, place: Double, reach: Double) {
    var data = SyntheticData(seed: 12)
    let x = SyntheticData.places(length)
    let far = count {
      let shape = data.series(length, noise: 0.1) { $0 < place ? $0 / place : (1 - $0) / (1 - place) }.shape
      return abs((shape?.pieces.first.map { x[$0.end] } ?? 0) - place) > reach
    }
    #expect(far <= most(0.05))
  }

  @Test("a clean series raises no alarm", arguments: [40, 60, 120])
  func alarms(length: Int) {
    var data = SyntheticData(seed: 13)
    let alarms = count { !data.series(length, noise: 1) { $0 }.outliers.isEmpty }
    #expect(alarms <= most(0.035))
  }

  @Test("an outlier of eight standard deviations is found, on a line and on a peak", arguments: [40, 120])
  func spikes(length: Int) {
    var data = SyntheticData(seed: 14)
    let x = SyntheticData.places(length)
    for curve in [Self.curves[0], Self.curves[3]] {
      let missed = count {
        let row = data.index(below: length)
        var y = x.map { 20 * curve.value($0) + data.normal() }
        y[row] += 8
        let found = SeriesStatistics(x: x, y: y, isOrdered: true)
        return !found.outliers.contains { $0.row == row }
      }
      #expect(missed <= most(0.01), "\(curve.testDescription)")
    }
  }

  @Test("noise has no season, and random walks rarely have one", arguments: [0, 0.6, 1])
  func falseSeasons(part: Double) {
    var data = SyntheticData(seed: 15)
    let x = SyntheticData.places(60)
    let wrong = count {
      SeriesStatistics(x: x, y: data.noise(60, keeping: part), isOrdered: true).season != nil
    }
    #expect(wrong <= most(0.01))
  }

  @Test("one cloud has no groups, for every shape", arguments: ["round", "square", "line", "leaning"])
  func falseGroups(form: String) {
    var data = SyntheticData(seed: 16)
    let wrong = count {
      let points = (0..<60).map { _ in
        switch form {
        case "round": return SIMD2(data.normal(), data.normal())
        case "square": return SIMD2(data.uniform(), data.uniform())
        case "line":
          let x = data.uniform()
          return SIMD2(x, 0.1 * data.normal() - x)
        default:
          let x = data.normal()
          return SIMD2(x, 0.9 * x + 0.436 * data.normal())
        }
      }
      return Clusters(x: points.map(\.x), y: points.map(\.y)) != nil
    }
    #expect(wrong <= most(0.02))
  }

  @Test("groups eight standard deviations apart are found", arguments: [2, 3])
  func groups(number: Int) {
    var data = SyntheticData(seed: 17)
    let centers = [SIMD2(0.0, 0), SIMD2(8, 4), SIMD2(0, 8)]
    let missed = count {
      let points = (0..<60).map { _ in
        centers[data.index(below: number)] + SIMD2(data.normal(), data.normal())
      }
      return Clusters(x: points.map(\.x), y: points.map(\.y))?.groups.count != number
    }
    #expect(missed <= most(0.02))
  }

  @Test("the same data give the same answers")
  func determinism() {
    var data = SyntheticData(seed: 18)
    let (x, y) = (data.noise(2000), data.noise(2000))
    let order = x.indices.map { Double($0) }
    #expect(Clusters(x: x, y: y)?.silhouette == Clusters(x: x, y: y)?.silhouette)
    let (a, b) = (
      SeriesStatistics(x: order, y: y, isOrdered: true), SeriesStatistics(x: order, y: y, isOrdered: true)
    )
    #expect(a.trend?.slope == b.trend?.slope)
    #expect(a.shape?.fitted == b.shape?.fitted)
  }
}
