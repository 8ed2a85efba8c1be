import Charts
import Foundation
import OpenChartsDisplayList
import Synchronization
import Testing

/// Charts whose layout calls the author's code: views in all positions, and closures that map values.
@MainActor @Suite struct ScenesOnAnyThreadTests {
  private struct Day: Identifiable {
    let id: Int
    var name: String { "d\(id % 3)" }
    /// Values in no particular order.
    var value: Double { Double(id * 37 % 50) }
  }

  /// A view that is isolated to the main actor, and would trap on another thread.
  private struct Note: View {
    let text: String
    var body: some View {
      MainActor.preconditionIsolated()
      return GeometryReader { proxy in Text("\(text) \(Int(proxy.size.width))") }.frame(
        width: 30, height: 9)
    }
  }

  private struct Snapping: ChartScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
      MainActor.preconditionIsolated()
      target.rect.origin.x = (target.rect.minX / 50).rounded() * 50
    }
  }

  /// - Parameter count: The number of marks; above 100 they are not described one by one.
  private func chart(_ count: Int) -> some View {
    Chart((0..<count).map(Day.init)) { day in
      LineMark(x: .value("Day", day.id), y: .value("Value", day.value))
        .foregroundStyle(by: .value("Name", day.name))
        .symbol { Note(text: "s") }
        .compositingLayer { $0.opacity(0.9) }
      PointMark(x: .value("Day", day.id), y: .value("Value", day.value))
        .symbolSize(by: .value("Size", day.value))
        .annotation { Note(text: "a") }
    }
    .chartForegroundStyleScale(mapping: { (name: String) -> Color in
      MainActor.assumeIsolated { name == "d0" ? .red : .green }
    })
    .chartSymbolSizeScale(mapping: { (size: Double) -> CGFloat in
      MainActor.assumeIsolated { 20 + size }
    })
    .chartYScale(
      domain: .automatic(dataType: Double.self) { domain in
        MainActor.assumeIsolated { domain.append(60) }
      }
    )
    .chartXAxis {
      AxisMarks { value in
        AxisGridLine()
        AxisValueLabel { Note(text: "\(value.index)") }
      }
    }
    .chartXAxisLabel { Note(text: "x") }
    .chartLegend { Note(text: "legend") }
    .chartPlotStyle { $0.background(Note(text: "plot")) }
    .chartYAxisStyle { $0.padding(1) }
    .environment(\.timeZone, .gmt)
  }

  private func scene(_ view: some View) -> RenderedScene {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
    return renderer.scene()
  }

  /// Returns all outputs of a scene. For sound, returns the tones of the file.
  private nonisolated static func written(_ scene: RenderedScene) throws -> [Data] {
    [
      try scene.pdf(), Data(try scene.html().utf8), Data(try scene.svg().utf8), try scene.png(),
      Data(scene.transcript().utf8), Data("\(scene.score().tones)".utf8),
    ]
  }

  private func check(_ view: some View) async throws {
    let expected = try Self.written(scene(view))
    let fresh = scene(view)
    try await withThrowingTaskGroup(of: [Data].self) { group in
      for _ in 0..<8 { group.addTask { try Self.written(fresh) } }
      for try await written in group { #expect(written == expected) }
    }
    #expect(try Self.written(fresh) == expected)
  }

  @Test func aPlainChartIsWrittenOnAnyThread() async throws {
    try await check(Chart(0..<8, id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0)) })
  }

  @Test func anAnnotatedChartThatScrollsBothWaysIsWrittenOnAnyThread() async throws {
    let points = Chart((0..<40).map(Day.init)) { day in
      PointMark(x: .value("Day", day.id), y: .value("Value", day.value))
        .foregroundStyle(by: .value("Name", day.name))
        .annotation { Note(text: day.name) }
    }
    try await check(
      points.chartScrollableAxes([.horizontal, .vertical])
        .chartXVisibleDomain(length: 10).chartYVisibleDomain(length: 20))
  }

  @Test(arguments: [12, 150])
  func aChartOfViewsIsWrittenOnAnyThread(count: Int) async throws { try await check(chart(count)) }

  @Test func aChartOfViewsThatScrollsIsWrittenOnAnyThread() async throws {
    let scrolling = chart(12).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 6)
    try await check(scrolling.chartScrollTargetBehavior(Snapping()))
  }

  @Test func whereAChartWithoutViewsEndsItsScrollsIsKnownOnAnyThread() async throws {
    let bars = Chart(0..<8, id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0)) }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 4)
    try await check(bars.chartScrollTargetBehavior(.paging))
    try await check(bars.chartScrollTargetBehavior(.valueAligned(unit: 2)))
  }

  /// The number of times a chart's title was measured, which shows how often the chart was laid out.
  private final class Count: Sendable {
    private let times = Atomic(0)
    var value: Int { times.load(ordering: .relaxed) }
    func add() { times.add(1, ordering: .relaxed) }
    func clear() { times.store(0, ordering: .relaxed) }
  }
  private struct Counted: Layout {
    let count: Count
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      count.add()
      return CGSize(width: 10, height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test(arguments: [3, 300])
  func aPageLaysEachOfItsPicturesOutOnce(rows: Int) throws {
    let count = Count()
    let view = Chart(0..<rows, id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0)) }
      .chartXAxisLabel { Counted(count: count) { Color.red } }
      .frame(width: 300, height: 200)
    let renderer = ImageRenderer(content: view)
    _ = try renderer.svg()
    let once = count.value
    count.clear()
    // The page of content with a fixed width has only one width, in four appearances.
    let page = try renderer.html()
    #expect(page.contains("<svg"))
    let appearances = 4
    #expect(once > 0 && count.value % once == 0)
    #expect(
      count.value / once <= appearances + widthsTried, "\(count.value / once) layouts")
  }

  /// The number of widths that a page proposes to content with a flexible width.
  private let widthsTried = 11

  @Test func whatStandsOnAPictureIsAskedWithoutALayout() throws {
    let count = Count()
    let view = Chart(0..<300, id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0)) }
      .chartXAxisLabel { Counted(count: count) { Color.red } }
    let made = scene(view)
    count.clear()
    _ = try Self.written(made)
    _ = try Self.written(made)
    #expect(count.value == 0)
  }
}
