import Testing

@testable import OpenChartsTables

@Suite("Samples of rows")
struct SampleTests {
  @Test("have the given number of rows, in table order, the same in every run")
  func same() throws {
    let all = try table("n\n" + (0..<5000).map { "\($0)\n" }.joined())
    let (a, b) = (all.sampled(300), all.sampled(300))
    let values = try #require(a.columns[0].numbers)
    #expect(values.count == 300 && a.rowCount == 300 && values == values.sorted())
    #expect(values == b.columns[0].numbers && Set(values).count == 300)
    #expect(a.sample == Table.Sample(count: 300, all: 5000))
    #expect(all.sampled(5000).sample == nil && all.sampled(6000).rowCount == 5000)
    // A larger sample contains the smaller one.
    #expect(Set(values).isSubset(of: all.sampled(600).columns[0].numbers!))
  }

  /// The chi-squared statistic per class of the sample's distribution over some classes; about 1 for a random sample.
  @Test("do not follow a pattern of the rows", arguments: [2, 3, 7, 10, 24, 60, 64, 97, 365, 1000])
  func patterns(period: Int) {
    let (all, count) = (200_000, 20_000)
    let chosen = (1...all).sorted { RowSample.rank($0) < RowSample.rank($1) }.prefix(count)
    func deviation(_ classes: Int, _ place: (Int) -> Int) -> Double {
      var counts = [Double](repeating: 0, count: classes)
      for row in chosen { counts[place(row)] += 1 }
      let mean = Double(count) / Double(classes)
      return counts.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / mean } / Double(classes)
    }
    #expect(deviation(period) { $0 % period } < 1 + 6 / Double(period).squareRoot())
    #expect(deviation(period) { ($0 - 1) * period / all } < 1 + 6 / Double(period).squareRoot())
  }
}
