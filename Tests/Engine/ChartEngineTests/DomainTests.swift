import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

@Suite struct DomainTests {
  @Test(arguments: [
    ([137.0], [0.0, 50, 100, 150]), ([85], [0, 25, 50, 75, 100]), ([10], [0, 5, 10]), ([5], [0, 2, 4, 6]),
    ([71], [0, 25, 50, 75]), ([79], [0, 20, 40, 60, 80]), ([15_000], [0, 5_000, 10_000, 15_000]),
    ([19.7e6], [0, 5e6, 10e6, 15e6, 20e6]), ([41e6], [0, 2e7, 4e7, 6e7]), ([-10, 10], [-10, -5, 0, 5, 10]),
  ])
  func automaticTicksAreTheFamiliarOnes(values: [Double], ticks: [Double]) throws {
    let picture = chart(marks(.point, x: .numbers(values.map { _ in 1 }), y: .numbers(values)))
    #expect(picture.yDomain == [ticks[0], ticks[ticks.count - 1]])
    let scale = try #require(picture.layout.yScale)
    let places = ticks.compactMap { scale.position(of: .number($0)) }
    #expect(close(picture.horizontalGrid.sorted(by: >), places))
  }

  @Test func aDesiredCountChoosesTheStep() {
    func domain(_ top: Double, count: Int) -> [Double] {
      chart(marks(.bar, x: .names(["a"]), y: .numbers([top]))) { request in
        var axis = AxisMarksRequest()
        axis.values = .automatic(
          desiredCount: count, minimumStride: nil, roundLowerBound: nil, roundUpperBound: nil)
        request.yAxis.marks = [axis]
      }.yDomain
    }
    #expect(domain(28_960, count: 3) == [0, 40_000])
    #expect(domain(2.5, count: 12) == [0, 2.6])
  }

  @Test(arguments: [MarkKind.bar, .line, .area, .point, .rule, .rectangle])
  func zeroBelongsToBothAxesUnlessTheAuthorSaysOtherwise(kind: MarkKind) {
    let table = marks(kind, x: .numbers([1_990, 2_020]), y: .numbers([40, 70])) {
      if kind == .rectangle { ($0.shape.width, $0.shape.height) = (.fixed(4), .fixed(4)) }
    }
    #expect(bare(table).xDomain == [0, 2_020])
    #expect(bare(table).layout.yScale?.bounds.lower == 0)
    let free = bare(table) {
      $0.scales.x.domain = .automatic(includesZero: false, reversed: nil, modify: nil)
    }
    #expect(free.xDomain == [1_990, 2_020])
  }

  @Test func aHiddenAxisKeepsTheRawExtent() {
    let table = marks(.point, x: .numbers([3, 13]), y: .numbers([2, 137]))
    #expect(bare(table).yDomain == [0, 137])
    #expect(bare(table).xDomain == [0, 13])
    #expect(chart(table).yDomain == [0, 150])
  }

  @Test func aGivenDomainIsExactAndDropsTicksOutside() {
    let picture = chart(marks(.point, x: .names(["a"]), y: .numbers([50]))) {
      $0.scales.y.domain = .values([.number(7), .number(93)])
    }
    #expect(picture.yDomain == [7, 93])
    #expect(picture.horizontalGrid.allSatisfy { $0 >= -0.01 && $0 <= picture.plot.height + 0.01 })
    let unsorted = chart(marks(.point, x: .names(["a"]), y: .numbers([50]))) {
      $0.scales.y.domain = .values([.number(9), .number(3), .number(5)])
    }
    #expect(unsorted.yDomain == [3, 9])
  }

  @Test func onlyTheBoundsThatAreAskedForAreRounded() {
    let picture = chart(marks(.point, x: .names(["a", "b"]), y: .numbers([13, 87]))) { request in
      request.scales.y.domain = .automatic(includesZero: false, reversed: nil, modify: nil)
      var axis = AxisMarksRequest()
      axis.values = .automatic(
        desiredCount: nil, minimumStride: nil, roundLowerBound: false, roundUpperBound: true)
      request.yAxis.marks = [axis]
    }
    #expect(picture.yDomain.first == 13)
    #expect((picture.yDomain.last ?? 0) > 87)
  }

  @Test func anInferredDomainCanBeEdited() {
    let picture = bare(marks(.point, x: .names(["a"]), y: .numbers([5]))) {
      $0.scales.y.domain = .automatic(includesZero: nil, reversed: nil) { $0.append(.number(40)) }
    }
    #expect(picture.yDomain == [0, 40])
  }

  @Test func reversedAxesRunTheOtherWay() throws {
    let picture = bare(marks(.point, x: .numbers([0, 10]), y: .numbers([0, 10]))) {
      $0.scales.y.domain = .automatic(includesZero: nil, reversed: true, modify: nil)
      $0.scales.x.domain = .automatic(includesZero: nil, reversed: true, modify: nil)
    }
    #expect(picture.layout.yScale?.position(of: .number(0)) == 0)
    #expect(picture.layout.yScale?.position(of: .number(10)) == 200)
    #expect(picture.layout.xScale?.position(of: .number(0)) == 300)
    let names = bare(marks(.bar, x: .names(["a", "b"]), y: .numbers([1, 2]))) {
      $0.scales.x.domain = .automatic(includesZero: nil, reversed: true, modify: nil)
    }
    #expect(names.layout.xScale?.domain == [.category("b"), .category("a")])
  }

  @Test func stacksAndBaselinesBelongToTheExtent() {
    let stacked = bare(
      marks(.bar, x: .names(["a", "a", "b"]), y: .numbers([3, 4, 5]), color: ["s", "t", "s"]))
    #expect(stacked.yDomain == [0, 7])
    let share = bare(
      marks(.bar, x: .names(["a", "a"]), y: .numbers([3, 4]), color: ["s", "t"]) {
        $0.shape.stacking = .normalized
      })
    #expect(share.yDomain == [0, 1])
    let middle = bare(
      marks(.area, x: .numbers([0, 1, 0, 1]), y: .numbers([2, 4, 2, 6]), color: ["s", "s", "t", "t"]) {
        $0.shape.stacking = .center
      })
    #expect(middle.yDomain == [-5, 5])
    #expect(bare(marks(.rectangle, x: .ranges([(1, 4)]), y: .edges([-2], [9]))).xDomain == [0, 4])
  }
}

/// Whether two lists agree within a thousandth.
func close(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-3) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

func close(_ a: Rect, _ b: Rect, within tolerance: Double = 1e-3) -> Bool {
  close([a.x, a.y, a.width, a.height], [b.x, b.y, b.width, b.height], within: tolerance)
}
