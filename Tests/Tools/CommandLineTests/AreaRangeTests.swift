import Testing

@testable import OpenChartsCommandLineTool

@MainActor
struct AreaRangeTests {
  @Test func areasBetweenAStartAndAnEndAreNotStacked() throws {
    let drawn = try data(
      "x,low,high,kind\n1,1,5,a\n2,2,6,a\n1,3,7,b\n3,2,4,b\n", "--mark", "area", "--x", "x", "--y",
      "low:high",
      "--color", "kind")
    #expect(drawn.count == 4)
    #expect(drawn.y == .numberSpans([1, 2, 3, 2], [5, 6, 7, 4]))
  }
}
