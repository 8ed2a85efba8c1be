import ChartData
import Foundation
import Testing

@MainActor @Suite("Selections that filter other charts") struct CrossFilterTests {
  private let a = (0..<2000).map { $0 % 31 == 0 ? Double.nan : Double($0 % 100) }
  private let b = (0..<2000).map { Double($0 * 7 % 53) * 10 }
  private let c = (0..<2000).map { Double($0 * 11 % 29) }

  private var source: DataSource { DataSource(["a": .numbers(a), "b": .numbers(b), "c": .numbers(c)]) }

  /// What the histogram of a column must be, counted row by row.
  private func counts(
    _ rows: ChartRows<Double, Double>, _ column: [Double], where isSelected: (Int) -> Bool
  ) -> [Double] {
    var counts = rows.map { _ in 0.0 }
    for row in column.indices where !column[row].isNaN && isSelected(row) {
      let place = rows.lastIndex { $0.x <= column[row] } ?? 0
      counts[place] += 1
    }
    return counts
  }

  private func waits(_ filter: CrossFilter) async {
    while filter.isLoading { try? await Task.sleep(nanoseconds: 1_000_000) }
  }

  @Test func aSelectionCountsTheRowsThatItLeaves() async {
    let filter = CrossFilter(source, ["a", "b"], steps: 99)
    await filter.start()
    #expect(filter.error == nil && filter.histograms[0].y == counts(filter.histograms[0], a) { _ in true })
    // Rows without a value of the other column are in no joint count.
    let all = { (row: Int) in !self.a[row].isNaN }
    #expect(filter.histograms[1].y == counts(filter.histograms[1], b, where: all))
    filter.selections[0] = 20...40
    #expect(!filter.isLoading)
    #expect(
      filter.histograms[1].y == counts(filter.histograms[1], b) { self.a[$0] >= 20 && self.a[$0] < 40 })
    filter.selections[1] = 100...200
    #expect(
      filter.histograms[0].y
        == counts(filter.histograms[0], a) { row in
          self.b[row] >= 100 && self.b[row] <= 200
        })
    filter.selections[1] = 900...950
    #expect(filter.histograms[0].y.allSatisfy { $0 == 0 })
    filter.selections = [nil, nil]
    #expect(filter.histograms[1].y == counts(filter.histograms[1], b, where: all))
  }

  @Test func threeHistogramsFilterOneAnother() async {
    let filter = CrossFilter(source, ["a", "b", "c"], where: "c < 20", bins: 6, steps: 99)
    await filter.start()
    filter.selections[0] = 10...30
    await waits(filter)
    filter.selections[1] = 0...260
    await waits(filter)
    let (a, b, c) = (a, b, c)
    // Steps of column b are 520 / 99 long: the end is exact to that.
    let wanted = counts(filter.histograms[2], c) { row in
      c[row] < 20 && a[row] >= 10 && a[row] <= 30 && b[row] <= 260
    }
    #expect(filter.histograms[2].y == wanted)
    #expect(filter.histograms[2].y.reduce(0, +) > 0)
  }

  @Test func errorsAreTold() async {
    let one = CrossFilter(source, ["a"])
    await one.start()
    #expect(one.error?.description.contains("two columns") == true)
    let missing = CrossFilter(source, ["a", "bb"])
    await missing.start()
    #expect(missing.error?.description.contains("did you mean \"b\"?") == true)
    let empty = CrossFilter(DataSource(["a": .numbers([]), "b": .numbers([])]), ["a", "b"])
    await empty.start()
    empty.selections[0] = 0...1
    #expect(empty.error == nil && empty.histograms.allSatisfy(\.isEmpty))
  }
}
