import Charts
import SwiftUI
import Testing

/// Style scales whose keys are literals, the most common form. They are unambiguous and give the same picture as a
/// domain and a range.
@MainActor @Suite struct LiteralScaleTests {
  private func points() -> Chart<some ChartContent> {
    Chart {
      PointMark(x: .value("x", 1), y: .value("y", 2))
        .symbol(by: .value("k", "a")).foregroundStyle(by: .value("k", "a"))
      PointMark(x: .value("x", 2), y: .value("y", 3))
        .symbol(by: .value("k", "b")).foregroundStyle(by: .value("k", "b"))
    }
  }

  private func svg(_ view: some View) throws -> String {
    try ImageRenderer(content: view.frame(width: 300, height: 200)).svg()
  }

  @Test func symbolsOfOneType() throws {
    let given = try svg(points().chartSymbolScale(["a": .asterisk, "b": .circle]))
    #expect(try given == svg(points().chartSymbolScale(domain: ["a", "b"], range: [.asterisk, .circle])))
    let seven = points().chartSymbolScale([
      "a": .asterisk, "b": .circle, "c": .plus, "d": .cross, "e": .diamond, "f": .pentagon, "g": .square,
    ])
    #expect(try svg(seven) != given, "the legend has the seven names")
    #expect(try svg(points().chartSymbolScale(["a": .plus])) != given)
  }

  @Test func symbolsOfSeveralTypes() throws {
    let mixed = try svg(
      points().chartSymbolScale([
        "a": BasicChartSymbolShape.asterisk as any ChartSymbolShape,
        "b": BasicChartSymbolShape.circle.strokeBorder(lineWidth: 1),
      ]))
    #expect(try mixed != svg(points().chartSymbolScale(["a": .asterisk, "b": .circle])))
    #expect(
      try svg(
        points().chartSymbolScale([
          "a": .circle.strokeBorder(lineWidth: 1), "b": .square.strokeBorder(lineWidth: 1),
        ])
      ).contains("<svg"))
  }

  @Test func coloursAndLineStyles() throws {
    let colors = try svg(points().chartForegroundStyleScale(["a": .red, "b": .blue]))
    #expect(try colors == svg(points().chartForegroundStyleScale(domain: ["a", "b"], range: [.red, .blue])))
    let styles = try svg(
      points().chartLineStyleScale(["a": StrokeStyle(lineWidth: 1), "b": StrokeStyle(lineWidth: 2)]))
    #expect(styles.contains("<svg"))
  }
}
