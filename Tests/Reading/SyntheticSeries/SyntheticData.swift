import Foundation
import OpenChartsStatistics

/// Series with known answers, the same on each run.
package struct SyntheticData {
  private var random: SeededGenerator

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A normally distributed number, by the Box–Muller method.
  package mutating func normal() -> Double {
    (-2 * log(1 - random.fraction())).squareRoot() * cos(2 * .pi * random.fraction())
  }

  package mutating func uniform() -> Double { random.fraction() }

  package mutating func index(below bound: Int) -> Int { random.index(below: bound) }

  /// Autocorrelated noise: each value keeps a fraction of the previous one.
  package mutating func noise(_ count: Int, keeping part: Double = 0) -> [Double] {
    var value = 0.0
    var values: [Double] = []
    for row in 0..<count + 50 {
      value = part * value + normal()
      if row >= 50 { values.append(value) }
    }
    return values
  }

  /// A curve over 0...1 with noise.
  package mutating func series(_ count: Int, noise: Double, _ curve: (Double) -> Double) -> SeriesStatistics {
    let x = Self.places(count)
    return SeriesStatistics(x: x, y: x.map { curve($0) + noise * normal() }, isOrdered: true)
  }

  package static func places(_ count: Int) -> [Double] { (0..<count).map { Double($0) / Double(count - 1) } }
}
