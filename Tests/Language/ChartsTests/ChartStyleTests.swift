import Charts
import Foundation
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// View modifiers on a chart that change its marks, its plot or its size.
@MainActor @Suite struct ChartStyleTests {
  private let red = Brush.color(Color.red.rgba(in: EnvironmentValues()))
  private let green = Brush.color(Color.green.rgba(in: EnvironmentValues()))

  @Test func theStyleOfTheChartIsTheDefaultOfItsMarks() throws {
    let tables = try request(
      of: Chart {
        BarMark(x: .value("X", "a"), y: .value("Y", 1))
        PointMark(x: .value("X", "a"), y: .value("Y", 1)).foregroundStyle(.green)
        LineMark(x: .value("X", "a"), y: .value("Y", 1)).foregroundStyle(by: .value("Name", "n"))
      }.foregroundStyle(.red)
    ).marks
    #expect(tables.map { $0.style(at: 0).brush } == [red, green, nil])
    #expect(tables.map { $0.foregroundStyle != nil } == [false, false, true])
  }

  @Test func withoutAStyleMarksHaveNoneOfTheirOwn() throws {
    let chart = Chart { BarMark(x: .value("X", "a"), y: .value("Y", 1)) }
    #expect(try request(of: chart).marks[0].style(at: 0).brush == nil)
    #expect(try request(of: chart.foregroundColor(nil)).marks[0].style(at: 0).brush == nil)
    let gradient = try request(
      of: chart.foregroundStyle(
        .linearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom)))
    guard case .linear = gradient.marks[0].style(at: 0).brush else {
      Issue.record("no gradient")
      return
    }
    let shaded = try request(of: chart.foregroundStyle(.red.shadow(.drop(radius: 2)))).marks[0]
      .style(at: 0)
    #expect(shaded.brush == red && shaded.effects.count == 1)
  }

  @Test func namesOfAStyleScaleAreALegend() throws {
    func texts(_ view: some View) throws -> String {
      try ImageRenderer(content: view.frame(width: 300, height: 200)).svg()
    }
    let bare = Chart { BarMark(x: .value("X", "a"), y: .value("Y", 1)).foregroundStyle(.red) }
    let named = try texts(
      bare.chartForegroundStyleScale(["Walking": Color.red, "Running": .green]))
    #expect(named.contains(">Walking<") && named.contains(">Running<"))
    #expect(!(try texts(bare)).contains("legend"))
  }

  // MARK: - The grid under a scaled plot

  private func grid(_ style: @escaping (ChartPlotContent) -> some View) throws -> (
    grid: [Rect], bar: Rect
  ) {
    let view = Chart { BarMark(x: .value("X", "a"), y: .value("Y", 10)) }
      .chartPlotStyle(content: style).frame(width: 300, height: 200)
    let list = ImageRenderer(content: view).scene().list
    var lines: [Rect] = []
    var bar = Rect.zero
    func walk(_ items: [DisplayItem], _ transform: Transform, _ isGrid: Bool) {
      for item in items {
        switch item {
        case .group(let group):
          walk(group.children, group.transform.then(transform), isGrid || group.role == .grid)
        case .path(let path) where isGrid:
          path.path.transformed(by: transform).controlBounds.map { lines.append($0) }
        case .rects(let batch) where batch.firstID != nil:
          let frame = batch.rects[0]
          bar = Rect(
            from: transform.apply(Point(frame.minX, frame.minY)),
            to: transform.apply(Point(frame.maxX, frame.maxY)))
        case .path, .rects, .symbols, .scene, .text, .image: break
        }
      }
    }
    walk(list.items, .identity, false)
    return (lines, bar)
  }

  @Test func aScaledPlotKeepsItsGrid() throws {
    let plain = try grid { $0 }
    let scaled = try grid { $0.scaleEffect(0.8) }
    let padded = try grid { $0.scaleEffect(0.8).background(.yellow).scaleEffect(0.5) }
    #expect(!plain.grid.isEmpty)
    #expect(scaled.grid == plain.grid && padded.grid == plain.grid)
    #expect(abs(scaled.bar.height - 0.8 * plain.bar.height) < 0.01)
    #expect(abs(padded.bar.height - 0.4 * plain.bar.height) < 0.01)
  }

  @Test func aMovedPlotTakesItsGridAlong() throws {
    let plain = try grid { $0 }
    let moved = try grid { $0.offset(x: 5) }
    #expect(moved.grid == plain.grid.map { $0.offset(x: 5, y: 0) })
  }

  // MARK: - Sizes

  private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return renderer.scene().size
  }

  @Test func theIdealSizeIsSquare() {
    let chart = Chart { BarMark(x: .value("X", "a"), y: .value("Y", 1)) }
    let ideal = size(chart, nil, nil)
    #expect(ideal.width == ideal.height && ideal.width > 100)
    #expect(size(chart.aspectRatio(contentMode: .fit), 390, 700) == CGSize(width: 390, height: 390))
    #expect(
      size(chart.aspectRatio(2, contentMode: .fit), 390, 700) == CGSize(width: 390, height: 195))
    #expect(size(chart, 390, 700) == CGSize(width: 390, height: 700))
    // If only one side is proposed, as in a scrolling list, the other keeps its default.
    #expect(size(chart, 390, nil) == CGSize(width: 390, height: 200))
    #expect(size(chart, nil, 100) == CGSize(width: 300, height: 100))
  }
}
