import Charts
import Testing

struct BinsOfNumbersTests {
  @Test func onlyTheLastBinHoldsItsUpperBound() {
    let bins = NumberBins(thresholds: [0, 10, 20])
    #expect(Array(bins).count == 2)
    #expect(bins[0].contains(0) && bins[0].contains(9) && !bins[0].contains(10))
    #expect(bins[1].contains(10) && bins[1].contains(20) && !bins[1].contains(21))
    #expect(bins.index(for: 10) == 1 && bins.index(for: 20) == 1 && bins.index(for: 9) == 0)
    #expect(bins[1] ~= 20)
  }

  @Test func valuesOutsideFindTheNearestBin() {
    let bins = NumberBins(thresholds: [0.0, 1, 2])
    #expect(bins.index(for: -5) == 0 && bins.index(for: 99) == 1)
    #expect(NumberBins<Int>(thresholds: []).isEmpty && NumberBins(thresholds: [1]).isEmpty)
  }

  @Test func dataGetFamiliarEdges() {
    #expect(NumberBins(data: [1.0, 3.5, 7], desiredCount: 4).thresholds == [0, 2, 4, 6, 8])
    #expect(
      NumberBins(data: [1, 97, 40], desiredCount: 10).thresholds
        == stride(from: 0, through: 100, by: 10).map { $0 })
    #expect(NumberBins(data: [0.05, 0.31], desiredCount: 4).thresholds == [0, 0.1, 0.2, 0.3, 0.4])
    #expect(NumberBins(data: [1, 2, 3], desiredCount: 40).thresholds == [1, 2, 3])
    #expect(
      NumberBins(data: [1.0, 10], desiredCount: 20, minimumStride: 2).thresholds == [0, 2, 4, 6, 8, 10])
    #expect(NumberBins(data: [Double.nan, 1, .infinity, 2], desiredCount: 1).thresholds == [1, 2])
  }

  @Test func withoutACountTheSpreadDecidesUpToTwoHundred() {
    let even = (0..<1_000).map { Double($0) / 100 }
    let bins = NumberBins(data: even)
    #expect((8...12).contains(bins.count))
    let skewed = Array(repeating: 0.0, count: 100_000) + [1e6]
    #expect(NumberBins(data: skewed).count <= 200)
    #expect(NumberBins(data: [Double]()).isEmpty && NumberBins(data: [Int]()).isEmpty)
    #expect(NumberBins(data: [5.0]).thresholds == [5, 6] && NumberBins(data: [5, 5]).thresholds == [5, 6])
  }

  @Test func rangesAreCutAsAsked() {
    #expect(NumberBins(range: 0...100).thresholds == stride(from: 0, through: 100, by: 10).map { $0 })
    #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
    #expect(NumberBins(range: 3...11, count: 4).thresholds == [3, 5, 7, 9, 11])
    #expect(NumberBins(range: 0...10, count: 3).thresholds == [0, 3, 6, 10])
    #expect(NumberBins(size: 4, range: 1...10).thresholds == [1, 5, 9, 13])
    #expect(NumberBins(size: 0.1, range: 0.0...0.35).thresholds == [0, 0.1, 0.2, 0.3, 0.4])
    #expect(NumberBins(size: 0.5, range: 0.2...1.2).thresholds == [0.2, 0.7, 1.2])
    #expect(NumberBins(size: 0, range: 0...1).isEmpty && NumberBins(range: 0.0...1, count: 0).isEmpty)
  }

  @Test func theEndsOfWholeTypesAreNoTrap() {
    #expect(
      NumberBins(data: [UInt8.min, .max], desiredCount: 5).thresholds == [0, 50, 100, 150, 200, 250, 255])
    #expect(
      NumberBins(data: [Int8.min, .max], desiredCount: 5).thresholds == [-128, -100, -50, 0, 50, 100, 127])
    for bins in [
      NumberBins(data: [Int.min, .max]), NumberBins(range: Int.min ... .max, count: 3),
      NumberBins(size: .max, range: 5 ... .max),
    ] {
      #expect(!bins.isEmpty && bins.thresholds == bins.thresholds.sorted())
    }
    #expect(!NumberBins(data: [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude]).isEmpty)
  }

  @Test func everyValueLiesInItsBin() {
    var state: UInt64 = 9
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 0x1p53
    }
    let data = (0..<2_000).map { _ in Float(random() * random() * 70 - 20) }
    for count in [nil, 3, 10, 77] {
      let bins = NumberBins(data: data, desiredCount: count)
      var total = 0
      for value in data {
        #expect(bins[bins.index(for: value)].contains(value))
        total += 1
      }
      #expect(total == data.count)
    }
    let whole = data.map { Int($0) }
    let bins = NumberBins(data: whole)
    #expect(whole.allSatisfy { bins[bins.index(for: $0)].contains($0) })
  }

  @Test func valuesOnEdgesAndBesideThemFindTheirBin() {
    let spread: [Double] = (0..<997).map { Double($0) * 0.3 - 70 }
    let all: [NumberBins<Double>] = [
      NumberBins(data: spread, desiredCount: 100), NumberBins(range: -1e-9...3e-9, desiredCount: 37),
      NumberBins(range: 1e15...1.00001e15, desiredCount: 9), NumberBins(size: 0.1, range: 0.05...9.31),
      NumberBins(range: 0...1, count: 3), NumberBins(thresholds: [0, 1, 10, 100]),
      NumberBins(thresholds: [2, 2]),
    ]
    for bins in all {
      let edges: [Double] = bins.thresholds
      var values: [Double] = [-Double.infinity, Double.infinity, -1e300, 1e300, 0]
      for edge in edges { values += [edge, edge.nextUp, edge.nextDown, edge + 1e-7, edge - 1e-7] }
      for (a, b) in zip(edges, edges.dropFirst()) {
        for k in 1..<9 { values.append(a + (b - a) * Double(k) / 9) }
      }
      for value in values {
        let expected: Int = edges.lastIndex { $0 <= value } ?? 0
        #expect(bins.index(for: value) == min(expected, bins.count - 1))
      }
      #expect(bins.indices.contains(bins.index(for: Double.nan)))
    }
  }

  @Test func aBinSelectsPartOfACollection() {
    let letters = Array("abcdef")
    let bins = NumberBins(thresholds: [0, 2, 5])
    #expect(letters[bins[0]] == ["a", "b"])
    #expect(letters[bins[1]] == ["c", "d", "e", "f"])
  }

  @Test func binsAreEqualWhenTheirEdgesAre() {
    #expect(NumberBins(range: 0...10, count: 2) == NumberBins(thresholds: [0, 5, 10]))
    #expect(NumberBins(range: 0...10, count: 2) != NumberBins(range: 0...10, count: 5))
  }
}
