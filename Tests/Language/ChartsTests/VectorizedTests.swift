import Charts
import Foundation
import OpenChartsChartModel
import Testing

private enum Kind: String, Plottable, CaseIterable { case oak, ash, elm }

private struct Tree: Identifiable {
  var id: Int
  var height: Double
  var girth: Int
  var kind: Kind
  var name: String
  var planted: Date
  var share: CGFloat
  var color: Color
  var stroke: StrokeStyle
  var box: CGSize
  var low: Double { height * 0.5 }
  var least: Double { min(low, height) }
  var most: Double { max(low, height) }
  var top: CGFloat
  var bottom: CGFloat
  var isHidden: Bool
}

private let trees: [Tree] = (0..<40).map { i in
  let share = CGFloat(i % 5) / 4
  let color: Color = i % 2 == 0 ? .red : .green
  return Tree(
    id: i, height: Double((i * 37) % 23) - 4, girth: (i * 7) % 11, kind: Kind.allCases[(i * 5) % 3],
    name: "T\(i % 6)", planted: Date(timeIntervalSinceReferenceDate: Double(i) * 40_000), share: share,
    color: color, stroke: StrokeStyle(lineWidth: i % 3 == 0 ? 1 : 2),
    box: CGSize(width: 4 + i % 3, height: 6),
    top: CGFloat(i % 4), bottom: 40, isHidden: i % 7 == 0)
}

@MainActor private func svg(_ view: some View) throws -> String {
  let renderer = ImageRenderer(content: view)
  renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
  return try renderer.svg()
}

/// Expects that both contents give the same picture.
@MainActor private func expectSame(
  _ plot: some ChartContent, @ChartContentBuilder _ mark: @escaping (Tree) -> some ChartContent,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let a = try svg(Chart { plot })
  let b = try svg(Chart { ForEach(trees) { mark($0) } })
  let isSame = a == b
  #expect(isSame, sourceLocation: sourceLocation)
  #expect(a.count > 1_000, sourceLocation: sourceLocation)
}

@MainActor struct VectorizedTests {
  @Test func barsAreThoseOfALoop() throws {
    try expectSame(BarPlot(trees, x: .value("Name", \.name), y: .value("Girth", \.girth))) {
      BarMark(x: .value("Name", $0.name), y: .value("Girth", $0.girth))
    }
    try expectSame(
      BarPlot(
        trees, x: .value("Planted", \.planted, unit: .day), y: .value("Height", \.height), width: .ratio(0.5),
        stacking: .unstacked)
    ) {
      BarMark(
        x: .value("Planted", $0.planted, unit: .day), y: .value("Height", $0.height), width: .ratio(0.5),
        stacking: .unstacked)
    }
    try expectSame(
      BarPlot(trees, xStart: .value("Low", \.low), xEnd: .value("High", \.height), y: .value("Name", \.name))
    ) {
      BarMark(
        xStart: .value("Low", $0.low), xEnd: .value("High", $0.height), y: .value("Name", $0.name))
    }
    try expectSame(BarPlot(trees, x: .value("Girth", \.girth)).foregroundStyle(by: .value("Kind", \.kind))) {
      BarMark(x: .value("Girth", $0.girth)).foregroundStyle(by: .value("Kind", $0.kind))
    }
  }

  @Test func dimensionsAndPlacesMayBeReadFromElements() throws {
    try expectSame(
      BarPlot(trees, x: .value("Name", \.name), y: .value("Girth", \.girth), width: .ratio(\.share))
    ) {
      BarMark(x: .value("Name", $0.name), y: .value("Girth", $0.girth), width: .ratio($0.share))
    }
    try expectSame(RulePlot(trees, x: .value("Height", \.height), yStart: \.top, yEnd: \.bottom)) {
      RuleMark(x: .value("Height", $0.height), yStart: $0.top, yEnd: $0.bottom)
    }
    try expectSame(PointPlot(trees, x: .value("Height", \.height), y: \.bottom)) {
      PointMark(x: .value("Height", $0.height), y: $0.bottom)
    }
    try expectSame(
      SectorPlot(
        trees, angle: .value("Girth", \.girth), innerRadius: .fixed(20), angularInset: \.share)
    ) {
      SectorMark(angle: .value("Girth", $0.girth), innerRadius: 20, angularInset: $0.share)
    }
  }

  @Test func pointsWithEveryModifierAreThoseOfALoop() throws {
    try expectSame(
      PointPlot(trees, x: .value("Height", \.height), y: .value("Girth", \.girth))
        .foregroundStyle(by: .value("Kind", \.kind))
        .symbol(by: .value("Kind", \.kind))
        .symbolSize(by: .value("Girth", \.girth))
        .opacity(\.share)
    ) {
      PointMark(x: .value("Height", $0.height), y: .value("Girth", $0.girth))
        .foregroundStyle(by: .value("Kind", $0.kind))
        .symbol(by: .value("Kind", $0.kind))
        .symbolSize(by: .value("Girth", $0.girth))
        .opacity($0.share)
    }
    try expectSame(
      PointPlot(trees, x: .value("Height", \.height), y: .value("Name", \.name))
        .position(by: .value("Kind", \.kind), axis: .vertical)
        .symbolSize(\.bottom)
        .opacity(\.share)
        .opacity(\.share)
        .opacity(0.5)
    ) {
      PointMark(x: .value("Height", $0.height), y: .value("Name", $0.name))
        .position(by: .value("Kind", $0.kind), axis: .vertical)
        .symbolSize($0.bottom)
        .opacity($0.share)
        .opacity($0.share)
        .opacity(0.5)
    }
    try expectSame(
      PointPlot(trees, x: .value("Height", \.height), y: .value("Girth", \.girth))
        .foregroundStyle(\.color)
        .symbolSize(\.box)
        .accessibilityLabel(\.name)
        .accessibilityHidden(\.isHidden)
    ) {
      PointMark(x: .value("Height", $0.height), y: .value("Girth", $0.girth))
        .foregroundStyle($0.color)
        .symbolSize($0.box)
        .accessibilityLabel($0.name)
        .accessibilityHidden($0.isHidden)
    }
  }

  @Test func whatIsCloserWinsAndWhatIsAroundHolds() throws {
    try expectSame(
      PointPlot(trees, x: .value("Height", \.height), y: .value("Girth", \.girth))
        .symbolSize(by: .value("Girth", \.girth))
        .symbolSize(\.bottom)
        .foregroundStyle(.orange)
    ) {
      PointMark(x: .value("Height", $0.height), y: .value("Girth", $0.girth))
        .symbolSize(by: .value("Girth", $0.girth))
        .symbolSize($0.bottom)
        .foregroundStyle(.orange)
    }
    try expectSame(
      LinePlot(trees, x: .value("Planted", \.planted), y: .value("Height", \.height))
        .foregroundStyle(by: .value("Kind", "one"))
        .foregroundStyle(by: .value("Name", \.name))
    ) {
      LineMark(x: .value("Planted", $0.planted), y: .value("Height", $0.height))
        .foregroundStyle(by: .value("Kind", "one"))
        .foregroundStyle(by: .value("Name", $0.name))
    }
    try expectSame(
      LinePlot(trees, x: .value("Planted", \.planted), y: .value("Height", \.height))
        .lineStyle(by: .value("Kind", \.kind))
        .symbol(.square)
        .annotation { Text("here") }
    ) {
      LineMark(x: .value("Planted", $0.planted), y: .value("Height", $0.height))
        .lineStyle(by: .value("Kind", $0.kind))
        .symbol(.square)
        .annotation { Text("here") }
    }
  }

  @Test func linesAreasRulesAndRectanglesAreThoseOfALoop() throws {
    try expectSame(
      LinePlot(
        trees, x: .value("Planted", \.planted), y: .value("Height", \.height), series: .value("Kind", \.kind))
    ) {
      LineMark(
        x: .value("Planted", $0.planted), y: .value("Height", $0.height), series: .value("Kind", $0.kind))
    }
    try expectSame(
      AreaPlot(
        trees, x: .value("Planted", \.planted), y: .value("Girth", \.girth), series: .value("Kind", \.kind),
        stacking: .center)
    ) {
      AreaMark(
        x: .value("Planted", $0.planted), y: .value("Girth", $0.girth), series: .value("Kind", $0.kind),
        stacking: .center)
    }
    try expectSame(
      AreaPlot(
        trees, x: .value("Planted", \.planted), yStart: .value("Low", \.low), yEnd: .value("High", \.height))
    ) {
      AreaMark(
        x: .value("Planted", $0.planted), yStart: .value("Low", $0.low), yEnd: .value("High", $0.height))
    }
    try expectSame(RulePlot(trees, y: .value("Height", \.height)).lineStyle(\.stroke)) {
      RuleMark(y: .value("Height", $0.height)).lineStyle($0.stroke)
    }
    try expectSame(
      RectanglePlot(trees, x: .value("Height", \.least, \.most), y: .value("Name", \.name))
    ) {
      RectangleMark(x: .value("Height", $0.least..<$0.most), y: .value("Name", $0.name))
    }
  }

  @Test func rowsJoinTheTableOfEqualMarks() throws {
    let tables = try tables {
      PointMark(x: .value("X", 1.0), y: .value("Y", 2.0))
      PointPlot(trees, x: .value("X", \.height), y: .value("Y", \.low)).opacity(\.share)
      PointMark(x: .value("X", 3.0), y: .value("Y", 4.0))
    }
    let table = try #require(tables.first)
    #expect(tables.count == 1)
    #expect(table.count == trees.count + 2)
    #expect(table.x.column?.values == [1] + trees.map(\.height) + [3])
    #expect(table.order == (0..<42).map { UInt32($0) })
    #expect((0..<42).map { table.opacity[$0] } == [1] + trees.map { Double($0.share) } + [1])
  }

  @Test func elementsMayBeMadeOnDemandOrClassesOrNone() throws {
    final class Place {
      let x: Double
      init(_ x: Double) { self.x = x }
    }
    let places = [Place(1), Place(2)]
    #expect(
      try table { PointPlot(places, x: .value("X", \.x), y: .value("Y", 1)) }.x.column?.values == [1, 2])
    #expect(
      try table { PointPlot((0..<3).reversed(), x: .value("X", \.self), y: .value("Y", 1)) }.x.column?.values
        == [2, 1, 0])
    #expect(try tables { PointPlot([Tree](), x: .value("X", \.height), y: .value("Y", 1)) }.isEmpty)
  }
}
