import Foundation
import Testing

@testable import OpenChartsTables

@Suite("Groups and bins")
struct GroupingTests {
  let groups = GroupKeys(codes: [0, 1, 0, -1, 1, 2, 0])
  let values: [Double] = [1, 5, 3, 100, .nan, .nan, 8]

  @Test("aggregates ignore missing values")
  func aggregates() {
    #expect(groups.count == 3)
    #expect(groups.firstRows == [0, 1, 5])
    #expect(Aggregate.count(nil, in: groups) == [3, 2, 1])
    #expect(Aggregate.count(values, in: groups) == [3, 1, 0])
    #expect(Aggregate.sum(values, in: groups).map { "\($0)" } == ["12.0", "5.0", "nan"])
    #expect(Array(Aggregate.mean(values, in: groups)[..<2]) == [4, 5])
    #expect(Aggregate.mean(values, in: groups)[2].isNaN)
    #expect(Array(Aggregate.median(values, in: groups)[..<2]) == [3, 5])
    #expect(Array(Aggregate.min(values, in: groups)[..<2]) == [1, 5])
    #expect(Array(Aggregate.max(values, in: groups)[..<2]) == [8, 5])
    #expect(Aggregate.median([4, 1, 3, 2], in: GroupKeys(rowCount: 4)) == [2.5])
    #expect(Aggregate.sum([], in: GroupKeys(rowCount: 0)).isEmpty)
  }

  @Test("two keys give the pairs that occur")
  func pairs() {
    let both = GroupKeys(codes: [0, 0, 1, 1, 0]).combined(with: GroupKeys(numbers: [1, 2, 1, .nan, 1]))
    #expect(both.codes == [0, 1, 2, -1, 0])
    #expect(both.count == 3)
  }

  @Test("bins have round edges and contain every value")
  func bins() throws {
    var generator = SeededGenerator(7)
    for round in 1...200 {
      let scale = Double.random(in: 1e-6...1e6, using: &generator)
      let data = (0..<round).map { _ in Double.random(in: -1...1, using: &generator) * scale }
      let bins = try #require(EqualBins(data, wanted: round % 3 == 0 ? 10 : nil))
      #expect(data.allSatisfy { bins.index(of: $0) != nil })
      #expect(bins.count <= 205)
    }
    let bins = try #require(EqualBins([0, 1.0 / 3, 10], wanted: 5))
    #expect(bins == EqualBins([10, 1.0 / 3, 0], wanted: 5))
    #expect((bins.start, bins.step, bins.count) == (0, 2, 5))
    #expect(bins.index(of: 10) == 4)
    #expect(bins.index(of: 10.1) == nil)
    #expect(EqualBins([.nan, .infinity]) == nil)
    #expect(EqualBins([3, 3, 3])?.count == 1)
    #expect(EqualBins([-1e308, 1e308]) == nil)
  }

  @Test(arguments: [0.1, 0.01, 0.001, 1, 10, 1000])
  func binsAreWholeMultiplesOfTheResolution(unit: Double) throws {
    // All values are equally frequent, so all inner bins have equal counts.
    let resolution = try #require(Resolution(of: [unit]))
    let values = (-20...20).flatMap { [Double](repeating: resolution.value(units: Double($0)), count: 100) }
    for wanted in [nil, 16, 8, 40] {
      let bins = try #require(EqualBins(values, wanted: wanted))
      var counts = [Int](repeating: 0, count: bins.count)
      for value in values { counts[try #require(bins.index(of: value))] += 1 }
      #expect(Set(counts.dropFirst().dropLast()).count <= 1, "\(unit), \(wanted ?? 0): \(counts)")
    }
  }

  @Test func theLastBinHasNoMoreRoomThanTheOthers() throws {
    let values = [0, 10, 20, 20, 210, 220, 230, 230, 240, 240, 240, 240, 240, 240].map(Double.init)
    let bins = try #require(EqualBins(values, wanted: 24))
    #expect(bins.count == 25 && bins.index(of: 240) == 24 && bins.index(of: 230) == 23)
  }

  @Test func edgesHaveNoBinaryNoise() throws {
    let bins = try #require(EqualBins([0, 0.123456789123456789, 1], wanted: 20))
    #expect((0...bins.count).map { "\(bins.lower($0))" }.allSatisfy { $0.count <= 4 })
    let starts = (0..<bins.count).map(bins.lower)
    #expect(bins.ends(from: starts).uppers == (1...bins.count).map(bins.lower))
  }

  @Test(
    "bins of a logarithmic axis have equal ratios",
    arguments: [(0.5, 2_000.0, 20), (1e-300, 1e300, 20), (3, 7_000, 5)])
  func logarithmicBins(low: Double, high: Double, count: Int) throws {
    let bins = try #require(EqualBins(logarithmicFrom: low, to: high, wanted: count))
    #expect(bins.lower(0) <= low && bins.lower(bins.count) >= high)
    #expect(bins.count >= count / 2 && bins.count <= count * 2)
    #expect(bins.index(of: low) == 0 && bins.index(of: high) == bins.count - 1)
    #expect(bins.index(of: 0) == nil && bins.index(of: -1) == nil && bins.index(of: .nan) == nil)
    let ratios = (0..<bins.count).map { log10(bins.lower($0 + 1)) - log10(bins.lower($0)) }
    #expect(try #require(ratios.max()) < #require(ratios.min()) * 1.2)
    for index in 0..<bins.count { #expect(bins.index(of: bins.middle(index)) == index) }
  }

  @Test func narrowRangesHaveNoLogarithmicBins() {
    #expect(EqualBins(logarithmicFrom: 100, to: 101) == nil)
    #expect(EqualBins(logarithmicFrom: 0, to: 10) == nil && EqualBins(logarithmicFrom: 5, to: 5) == nil)
  }

  @Test func resolutionsArePowersOfTen() {
    func exponent(_ values: [Double]) -> Int? { Resolution(of: values)?.exponent }
    #expect(exponent([2.5, 0.3]) == -1 && exponent([20, 50, 0]) == 1 && exponent([1e-9, 3e-9]) == -9)
    #expect(exponent([1.0 / 3]) == nil && exponent([.nan, 7]) == 0 && exponent([]) == 0)
    #expect(exponent([0.1 + 0.2]) == nil)
  }

  @Test func oneLargeNumberHasAnIntervalAroundIt() throws {
    let bins = try #require(EqualBins([0x1p63, 0x1p63]))
    #expect(bins.count == 1 && bins.lower(0) < 0x1p63 && bins.lower(1) > 0x1p63)
  }
}
