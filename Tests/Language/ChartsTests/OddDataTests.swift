import Charts
import Foundation
import Testing

/// Odd data in all steps from the chart's code to the finished picture. SVG, PNG and PDF are written, and the
/// diagnostics describe the problem.
@MainActor @Suite struct OddDataTests {
  private func scene(_ chart: some View, width: Double = 300, height: Double = 200) -> RenderedScene {
    ImageRenderer(content: chart.frame(width: width, height: height)).scene()
  }

  private func check(_ scene: RenderedScene, says text: String? = nil) throws {
    let svg = try scene.svg()
    #expect(svg.hasPrefix("<svg") || svg.hasPrefix("<?xml"))
    #expect(!svg.contains("nan") && !svg.contains("inf"))
    #expect(try !scene.png().isEmpty)
    #expect(try !scene.pdf().isEmpty)
    if let text { #expect(scene.diagnostics.contains { $0.contains(text) }) }
  }

  @Test func aLineThroughValuesOfTwoLabelsAsksForSeries() throws {
    let joined = scene(
      Chart(0..<8, id: \.self) { i in
        LineMark(x: .value("t", i), y: .value("a", 10 + i))
        LineMark(x: .value("t", i), y: .value("b", 30 - i))
      })
    try check(joined, says: "Name a series")
    // One path with all 16 values.
    let path = try #require(joined.svg().firstMatch(of: #/class="marks"><path [^>]*? d="M0 [^"]*"/#))
    #expect(path.output.components(separatedBy: "v").count > 8)
    let named = scene(
      Chart(0..<8, id: \.self) { i in
        LineMark(x: .value("t", i), y: .value("a", 10 + i), series: .value("of", "a"))
        LineMark(x: .value("t", i), y: .value("b", 30 - i), series: .value("of", "b"))
      })
    #expect(named.diagnostics.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func missingNumbersLeaveGaps(bad: Double) throws {
    let values = [3, bad, 5]
    try check(
      scene(Chart(0..<3, id: \.self) { BarMark(x: .value("X", "\($0)"), y: .value("Y", values[$0])) }),
      says: "1 row of BarMark not drawn")
    try check(
      scene(Chart(0..<3, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", values[$0])) }),
      says: "LineMark not drawn")
    try check(
      scene(Chart(0..<3, id: \.self) { SectorMark(angle: .value("A", values[$0])) }),
      says: "1 sector has an angle value")
    try check(
      scene(
        Chart(0..<3, id: \.self) {
          BarMark(x: .value("X", $0), y: .value("Y", 1)).foregroundStyle(by: .value("Heat", values[$0]))
        }))
  }

  @Test func numbersAndNamesOnOneAxisAreReported() throws {
    let chart = Chart {
      BarMark(x: .value("City", "Oslo"), y: .value("Y", 1))
      PointMark(x: .value("Year", 2_024), y: .value("Y", 2))
    }
    try check(
      scene(chart), says: "The x axis has names from BarMark \"City\" and numbers from PointMark \"Year\"")
  }

  @Test func emptyChartsAndSizesDraw() throws {
    try check(scene(Chart {}))
    try check(scene(Chart([Int](), id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0)) }))
    for size in [0.0, 1, 5] {
      try check(scene(Chart { BarMark(x: .value("X", "a"), y: .value("Y", 1)) }, width: size, height: size))
    }
  }

  @Test func extremesDraw() throws {
    for values in [[1e308, -1e308], [1e-308, 2e-308], [1e15, 1e15 + 1]] as [[Double]] {
      try check(scene(Chart(0..<2, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", values[$0])) }))
      try check(
        scene(Chart(0..<2, id: \.self) { BarMark(x: .value("X", "\($0)"), y: .value("Y", values[$0])) }))
    }
    let moments = [Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 1e18)]
    try check(scene(Chart(0..<3, id: \.self) { PointMark(x: .value("X", moments[$0]), y: .value("Y", 1)) }))
    try check(
      scene(Chart(0..<3, id: \.self) { BarMark(x: .value("X", moments[$0], unit: .day), y: .value("Y", 1)) }))
  }

  @Test func zeroOnALogarithmicAxisIsReported() throws {
    let chart = Chart(0..<3, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", Double($0) * 10)) }
    try check(scene(chart.chartYScale(type: .log)), says: "1 value at or below zero")
  }

  @Test func valuesFarBeyondAGivenDomainDraw() throws {
    let chart = Chart(0..<3, id: \.self) {
      LineMark(x: .value("X", $0), y: .value("Y", [0.5, 1e12, 0.2][$0]))
    }
    try check(scene(chart.chartYScale(domain: 0...1)))
  }

  @Test func oddNamesDraw() throws {
    let names = [String(repeating: "W", count: 500), "👩‍👩‍👧‍👦", "שלום", "", "a & <b>"]
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let chart = Chart(names, id: \.self) {
        BarMark(x: .value("X", $0), y: .value("Y", 1)).foregroundStyle(by: .value("Name", $0))
      }
      try check(scene(chart.environment(\.layoutDirection, direction)))
    }
  }
}
