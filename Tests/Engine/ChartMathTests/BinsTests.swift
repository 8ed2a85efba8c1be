import Foundation
import Testing

@testable import OpenChartsChartMath

struct BinsTests {
  @Test func countingConservesEveryValueWithinTheEdges() {
    var random = SeededGenerator(11)
    let values = (0..<20_000).map { _ in Double.random(in: -3...12, using: &random) } + [.nan, .infinity]
    let uneven = [0.0, 0.1, 2, 2.5, 7, 10]
    for edges in [
      Bins.edges(lower: 0, upper: 10, step: 0.1), uneven, Bins.edges(lower: 0, upper: 10, count: 7),
    ] {
      let counts = Bins.counts(values, edges: edges)
      #expect(counts.count == edges.count - 1)
      #expect(counts.reduce(0, +) == values.count { $0 >= 0 && $0 <= 10 })
      var slow = [Int](repeating: 0, count: edges.count - 1)
      for value in values { if let bin = Bins.index(for: value, edges: edges) { slow[bin] += 1 } }
      #expect(counts == slow)
    }
  }

  @Test func valuesOnEdgesBelongToTheBinAboveButTheLastEdgeToTheLastBin() {
    let edges = Bins.edges(lower: 0, upper: 1, step: 0.1)
    #expect(Bins.counts(edges, edges: edges) == [1, 1, 1, 1, 1, 1, 1, 1, 1, 2])
    #expect(Bins.index(for: 0.3, edges: edges) == 3)
    #expect(Bins.index(for: 1, edges: edges) == 9)
    #expect(Bins.index(for: 1.01, edges: edges) == nil)
    #expect(Bins.index(for: -0.01, edges: edges) == nil)
    #expect(Bins.index(for: .nan, edges: edges) == nil)
    #expect(Bins.index(for: 1, edges: [1]) == nil)
  }

  @Test func scottsRuleHasItsTextbookWidth() {
    // Compare with the formula for random values.
    var random = SeededGenerator(12)
    let values = (0..<1_000).map { _ in Double.random(in: 0...1, using: &random) }
    let width = 3.49 * Statistics.standardDeviation(values) / 10
    #expect(Bins.scottCount(values) == Int(((values.max()! - values.min()!) / width).rounded(.up)))
    #expect(Bins.scottCount([]) == 1)
    #expect(Bins.scottCount([4]) == 1)
    #expect(Bins.scottCount([4, 4, 4]) == 1)
    #expect(Bins.scottCount([.nan, 4, 5]) >= 1)
    #expect(Bins.scottCount(Array(repeating: 0, count: 100_000) + [1e9]) == Bins.limit)
    #expect(Bins.scottCount([-1.7e308, 1.7e308]) >= 1)
  }

  @Test func niceStepsComeNearTheDesiredCount() {
    #expect(Bins.niceStep(lower: 0, upper: 100, desiredCount: 10, minimumStride: 0) == 10)
    #expect(Bins.niceStep(lower: 0, upper: 7, desiredCount: 10, minimumStride: 0) == 1)
    #expect(Bins.niceStep(lower: 0, upper: 7, desiredCount: 10, minimumStride: 1.5) == 2)
    #expect(Bins.niceStep(lower: 0, upper: 100, desiredCount: 1_000, minimumStride: 0, most: 200) == 0.5)
    #expect(Bins.niceStep(lower: 3, upper: 3, desiredCount: 10, minimumStride: 0) == 1)
  }

  @Test func edgesCoverTheDomain() {
    #expect(Bins.edges(lower: 1, upper: 9, step: 5) == [0, 5, 10])
    #expect(Bins.edges(lower: 5, upper: 5, step: 1) == [5, 6])
    #expect(Bins.edges(lower: 0, upper: 1, count: 4) == [0, 0.25, 0.5, 0.75, 1])
    #expect(Bins.edges(lower: 0, upper: .nan, step: 1).isEmpty)
    #expect(Bins.edges(lower: 0, upper: 1, count: 0).isEmpty)
    #expect(Bins.edges(lower: 0, upper: 1e300, step: 1e-300) == [0, 1e300])
  }

  @Test func m4KeepsTheOutlineOfEveryPixelColumn() {
    var random = SeededGenerator(13)
    let xs = (0..<10_000).map { Double($0) / 100 }
    let ys = xs.map { _ in Double.random(in: 0...1, using: &random) }
    let kept = m4(xs, ys, 0.5)
    #expect(kept.count <= 4 * 200 && kept == kept.sorted() && Set(kept).count == kept.count)
    #expect(kept.first == 0 && kept.last == 9_999)
    for column in 0..<200 {
      let all = column * 50..<(column + 1) * 50
      let some = kept.filter { all.contains(Int($0)) }.map { ys[Int($0)] }
      #expect(some.min() == ys[all].min() && some.max() == ys[all].max())
    }
  }

  @Test func m4KeepsGapsAndSparsePoints() {
    #expect(m4([0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6], 1) == [0, 1, 2, 3, 4, 5])
    #expect(m4([0, 0.1, 0.2, 0.3, 0.4, 0.5], [1, 9, .nan, .nan, 0, 1], 1) == [0, 1, 2, 4, 5])
    #expect(m4([5, 5, 5, 5, 5, 5], [1, 4, 2, 0, 3, 2], 1) == [0, 1, 3, 5])
    #expect(m4([], [], 1).isEmpty)
    #expect(m4([0, 0, 0, 0, 0], [1, 1, 1, 1, 1], 0).count == 5)
  }

  private func m4(_ xs: [Double], _ ys: [Double], _ pixel: Double) -> [Int32] {
    xs.withUnsafeBufferPointer { xs in
      ys.withUnsafeBufferPointer { Decimation.m4(xs: xs, ys: $0, pixelWidth: pixel) }
    }
  }

  @Test func quantilesInterpolateBetweenNeighbours() {
    let values: [Double] = [1, 2, 3, 4]
    #expect(Statistics.quantile(sorted: values, q: 0.25) == 1.75)
    #expect(Statistics.quantile(sorted: values, q: 0) == 1)
    #expect(Statistics.quantile(sorted: values, q: 1) == 4)
    #expect(Statistics.quantile(sorted: values, q: 7) == 4)
    #expect(Statistics.quantile(sorted: [], q: 0.5).isNaN)
    #expect(Statistics.median([3, 1, 2]) == 2)
    #expect(Statistics.mean([1e308, 1e308]) == 1e308)
    #expect(Statistics.mean([]).isNaN)
    #expect(Statistics.variance([2, 4, 4, 4, 5, 5, 7, 9]) == 32.0 / 7)
    #expect(Statistics.variance([1]) == 0)
    #expect(Statistics.extent([.nan, 3, 1, .infinity]) == 1...3)
    #expect(Statistics.extent([.nan]) == nil)
  }
}
