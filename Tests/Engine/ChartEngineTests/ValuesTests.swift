import Foundation
import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import Synchronization
import Testing

/// The values of a chart after layout, as pages and figures use them.
@Suite struct ValuesTests {
  private func values(_ picture: Picture) throws -> ChartValues {
    try #require(picture.layout.list.charts.first?.values)
  }

  /// Counts the layouts of the plot.
  private final class Counter: PlotContainer {
    let count = Atomic(0)
    func layout(proposal: Size) -> (size: Size, plot: Rect) {
      count.add(1, ordering: .relaxed)
      return (proposal, Rect(origin: .zero, size: proposal))
    }
    func draw(size: Size, plot: DisplayList) -> DisplayList { plot }
  }

  @Test(arguments: [3, 400])
  func askingLaysNothingOutAgain(rows: Int) throws {
    let counter = Counter()
    let numbers = (0..<rows).map(Double.init)
    let picture = chart(marks(.point, x: .numbers(numbers), y: .numbers(numbers))) {
      $0.plotStyle = counter
    }
    let before = counter.count.load(ordering: .relaxed)
    #expect(before > 0)
    let first = try values(picture)
    #expect(first.count == rows)
    #expect(try values(picture).series[0].points == first.series[0].points)
    #expect(counter.count.load(ordering: .relaxed) == before)
  }

  /// Values have the positions of their marks, both in charts whose marks are described one by one and in charts that
  /// are described by intervals.
  @Test(arguments: [3, 400])
  func valuesLieAtTheirMarks(rows: Int) throws {
    let numbers = (0..<rows).map { Double($0 * 7 % rows) }
    let picture = chart(marks(.point, x: .numbers(numbers), y: .numbers(numbers)))
    let found = try values(picture).series[0].points
    #expect(found.count == rows)
    #expect(
      zip(found, picture.symbols.map(\.center)).allSatisfy {
        abs($0.x - $1.x) + abs($0.y - $1.y) < 1e-9
      })
  }

  @Test func intervalsAreSaidInTheReadersLanguage() throws {
    func said(_ language: String) throws -> [String] {
      let bars = marks(.bar, x: .names(["a"]), y: .edges([2], [5]))
      return try values(chart(bars) { $0.environment.locale = Locale(identifier: language) })
        .series[0].values
    }
    #expect(try said("en") == ["2 to 5"])
    #expect(try said("de") == ["2 bis 5"])
    #expect(try !said("ja")[0].contains("to"))
  }

  @Test func sizesAreSaidAsInTheTree() throws {
    let table = marks(.point, x: .numbers([1]), y: .numbers([2])) {
      $0.symbolSize = .numbers([7], label: "Weight")
    }
    let picture = chart(table)
    #expect(try values(picture).series[0].values[0].contains("Weight 7"))
    let element = try #require(picture.layout.list.accessibility.first?.children.first)
    #expect(element.value.contains("Weight 7"))
  }

  @Test func theValuesOfAHeatMapAreThoseOfItsColours() throws {
    let fields = marks(.rectangle, x: .names(["a", "b", "a"]), y: .names(["u", "u", "v"])) {
      $0.foregroundStyle = .numbers([3, 9, 5], label: "Guests")
    }
    let found = try values(chart(fields)).series
    #expect(found.map(\.y) == [[3, 9, 5]])
    #expect(found[0].x == [0, 1, 0])
  }

  @Test func sectorsBetweenTwoAnglesAreAsLargeAsTheirDifference() throws {
    var angle = Column(label: "Share", kind: .number)
    angle.append(from: 0, to: 3)
    angle.append(from: 3, to: 10)
    let sectors = marks(.sector, angle: angle, color: ["a", "b"])
    #expect(try values(chart(sectors)).series.map(\.y) == [[3, 7]])
  }

  @Test func binsLieAtTheirMiddle() throws {
    var bins = Column(label: "Bin", kind: .number)
    bins.append(from: 0, to: 2)
    bins.append(from: 2, to: 4)
    let bars = marks(.bar, x: .value(bins), y: .numbers([5, 6]))
    let found = try values(chart(bars)).series[0]
    #expect(found.x == [1, 3] && found.y == [5, 6])
  }

  @Test func barsThatALegendSortsAreOneSeriesToSentencesAndSeveralToAPage() throws {
    let bars = marks(
      .bar, x: .names(["a", "b", "c"]), y: .numbers([1, -2, 3]), color: ["gain", "loss", "gain"])
    let picture = chart(bars)
    #expect(try values(picture).series.map(\.name) == ["gain", "loss"])
    let facts = try #require(picture.layout.list.accessibility.first?.facts)
    #expect(facts.chart.series.count == 1)
  }

  @Test func valuesOfAPageAreNumberedAsTheAxisHasItsNames() throws {
    let points = marks(.point, x: .names(["b", "a"]), y: .numbers([1, 2]))
    let found = try values(
      chart(points) { $0.scales.x.domain = .values([.category("a"), .category("b")]) })
    #expect(found.series[0].x == [1, 0])
  }
}
