import OpenChartsChartMath
import Testing

/// Binary searches in sorted collections.
@Suite struct SortedSearchTests {
  @Test(arguments: 0...20)
  func theFirstElementWithTheConditionIsFound(count: Int) {
    let values = (0..<count).map { 2 * $0 }
    for bound in -1...(2 * count + 1) {
      let expected = values.firstIndex { $0 >= bound } ?? count
      #expect(values.partitioningIndex { $0 >= bound } == expected)
      #expect(values[(count / 2)...].partitioningIndex { $0 >= bound } == max(expected, count / 2))
    }
  }

  @Test(arguments: 0...20)
  func aValueBelongsToTheLastBinThatStartsAtOrBelowIt(count: Int) {
    // Each third edge occurs twice.
    let edges = (0..<count).map { Double($0 - ($0 % 3 == 1 ? 1 : 0)) }
    for value in stride(from: -1.5, through: Double(count) + 1, by: 0.5) {
      let expected = edges.dropLast().lastIndex { $0 <= value } ?? 0
      #expect(Bins.lowerIndex(for: value, edges: edges) == expected)
    }
    #expect(Bins.lowerIndex(for: .nan, edges: edges) == 0)
    #expect(Bins.lowerIndex(for: .infinity, edges: edges) == max(0, count - 2))
  }
}
