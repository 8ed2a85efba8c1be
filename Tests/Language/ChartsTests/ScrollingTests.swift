import Foundation
import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

@testable import Charts

@MainActor private func layout(_ view: some View) throws -> ChartLayout {
  ChartPipeline.layout(try request(of: view), in: Size(400, 300))
}

@MainActor struct ScrollingTests {
  private var chart: some View {
    Chart(0..<100, id: \.self) { BarMark(x: .value("X", Double($0)), y: .value("Y", $0)) }
  }

  @Test func declarationsReachTheRequest() throws {
    let request = try request(
      of: chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
        .chartYVisibleDomain(length: 5).chartScrollPosition(initialX: 30.0))
    #expect(request.scales.x.window == WindowRequest(length: 20, position: .number(30)))
    #expect(request.scales.y.window == nil)
    var place = 7.0
    let binding = Binding {
      place
    } set: {
      place = $0
    }
    let bound = try requested(
      chart.chartScrollableAxes([.horizontal, .vertical]).chartScrollPosition(x: binding))
    #expect(bound.scales.x.window == WindowRequest(length: nil, position: .number(7)))
    #expect(bound.scales.y.window == WindowRequest(length: nil, position: nil))
  }

  private func requested(_ view: some View) throws -> ChartRequest {
    try request(of: view)
  }

  @Test func theWindowFillsThePlot() throws {
    let whole = try layout(chart)
    let part = try layout(
      chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
        .chartScrollPosition(initialX: 30.0))
    let scale = try #require(part.xScale)
    #expect(abs(scale.position(30)) < 1e-9)
    #expect(abs(scale.position(50) - part.plotFrame.width) < 1e-9)
    // The other axis includes all data.
    #expect(part.yScale?.domain == whole.yScale?.domain)
  }

  @Test func theWindowStaysWithinTheData() throws {
    let chart = chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
    let first = try layout(chart.chartScrollPosition(initialX: -50.0))
    #expect(abs(first.xScale?.position(0) ?? 1) < 1e-9)
    let last = try layout(chart.chartScrollPosition(initialX: 1e9))
    #expect(abs((last.xScale?.position(99) ?? 0) - last.plotFrame.width) < 1e-9)
    let unsaid = try layout(chart)
    #expect(abs(unsaid.xScale?.position(0) ?? 1) < 1e-9)
  }

  @Test func aLengthOfAllOrNoneShowsAll() throws {
    let whole = try layout(chart)
    for length in [0.0, -1, 500, .nan, .infinity] {
      let part = try layout(chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: length))
      #expect(part.xScale?.domain == whole.xScale?.domain)
      #expect(part.xScale?.start == 0)
    }
  }

  @Test func namesAreCountedAndLabelled() throws {
    let names = (0..<30).map { "N\($0)" }
    let chart = Chart(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("Y", 1)) }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5).chartScrollPosition(initialX: "N10")
    let part = try layout(chart)
    let scale = try #require(part.xScale)
    #expect(abs(scale.step - part.plotFrame.width / 5) < 1e-9)
    #expect(abs((scale.band(of: .category("N10"))?.lowerBound ?? 1)) < 1e-6)
    let renderer = ImageRenderer(content: chart)
    renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
    let svg = try renderer.svg()
    #expect(svg.contains(">N10<") && svg.contains(">N14<"))
    #expect(!svg.contains(">N9<") && !svg.contains(">N15<"))
  }

  @Test func marksOutOfViewAreCutOffAndNotDescribed() throws {
    let few = Chart(0..<10, id: \.self) { PointMark(x: .value("X", Double($0)), y: .value("Y", 1)) }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 3).chartScrollPosition(initialX: 4)
    let part = try layout(few)
    let elements = try #require(part.list.accessibility.first?.children)
    #expect(elements.count == 4)
  }

  // MARK: End of scrolling

  /// - Parameter isDrawn: Whether the chart is drawn again before the next move arrives.
  @Test(arguments: [true, false]) func aDragGoesAsFarAsItsFinger(isDrawn: Bool) throws {
    var position = 10.0
    let binding = Binding {
      position
    } set: {
      position = $0
    }
    let view = chart.chartXScale(domain: 0...100).chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 20).chartScrollPosition(x: binding)
    let width = try layout(view).plotFrame.width
    let stage = LiveStage(view)
    stage.drag(from: Point(300, 100), to: Point(100, 100), isDrawn: isDrawn)
    #expect(abs(position - (10 + 20 * 200 / width)) < 0.01)
    stage.drag(from: Point(100, 100), to: Point(300, 100), isDrawn: isDrawn)
    #expect(abs(position - 10) < 0.01)
  }

  private func ended(
    _ behavior: some ChartScrollTargetBehavior, at offset: Double, from start: Double = 0
  ) throws -> Double {
    let layout = try layout(
      chart.chartXScale(domain: 0...100).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20))
    let width = layout.plotFrame.width
    func target(_ value: Double) -> ScrollTarget {
      ScrollTarget(rect: CGRect(x: value / 20 * width, y: 0, width: width, height: 100))
    }
    let base = ScrollTargetBehaviorContext(
      originalTarget: target(start), velocity: .zero, contentSize: CGSize(width: width * 5, height: 100),
      containerSize: CGSize(width: width, height: 100), axes: .horizontal, environment: EnvironmentValues())
    let tree = ViewTree()
    tree.update(EmptyView(), in: EnvironmentValues(), proposal: .unspecified)
    let proxy = ChartProxy(
      layout: layout, node: try #require(tree.root), origin: .zero, selections: ChartSelections())
    let context = ChartScrollTargetBehaviorContext(base, chartProxy: proxy)
    var end = target(offset)
    behavior.updateTarget(&end, context: context)
    return (Double(end.rect.minX) / width * 20 * 1e6).rounded() / 1e6
  }

  @Test func scrollsEndAtValues() throws {
    #expect(try ended(.valueAligned(unit: 2), at: 4.7) == 4)
    #expect(try ended(.valueAligned(unit: 2), at: 5.1) == 6)
    #expect(try ended(.valueAligned(unit: 7), at: 99) == 80)
    #expect(try ended(.valueAligned(unit: 0), at: 4.7) == 4.7)
  }

  @Test func longScrollsEndAtMajorValues() throws {
    let limited = ValueAlignedChartScrollTargetBehavior.self
    #expect(try ended(limited.init(unit: 1, majorAlignment: .unit(25)), at: 63) == 25)
    #expect(try ended(limited.init(unit: 1, majorAlignment: .unit(25)), at: 63, from: 25) == 50)
    #expect(try ended(limited.init(unit: 1, majorAlignment: .unit(25), limitBehavior: .never), at: 63) == 75)
    #expect(try ended(limited.init(unit: 1, majorAlignment: .page), at: 63) == 20)
    #expect(try ended(limited.init(unit: 1, majorAlignment: .page, limitBehavior: .never), at: 63) == 60)
    #expect(try ended(limited.init(unit: 1, majorAlignment: .unit(25)), at: 3.2) == 3)
  }

  @Test func pagesAreAsLongAsTheView() throws {
    #expect(try ended(.paging, at: 63) == 20)
    #expect(try ended(.paging, at: 12) == 20)
    #expect(try ended(.paging, at: 5, from: 40) == 20)
  }

  @Test func datesMatchComponents() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    let grid = ValueGrid.matching(DateComponents(hour: 0))
    let day = 86_400.0
    #expect(grid.nearest(to: day * 3 + 100, calendar) == day * 3)
    #expect(grid.nearest(to: day * 3.8, calendar) == day * 4)
    #expect(grid.nearest(to: day * 3, calendar) == day * 3)
  }
}
