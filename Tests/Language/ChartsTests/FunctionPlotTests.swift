import Charts
import Foundation
import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

@MainActor private func layout(_ view: some View, width: Double = 400, height: Double = 300) throws
  -> ChartLayout
{ ChartPipeline.layout(try request(of: view), in: Size(width, height)) }

/// Returns the polylines of all paths among the marks.
private func runs(_ items: [DisplayItem], inMarks: Bool = false) -> [[Point]] {
  items.flatMap { item -> [[Point]] in
    switch item {
    case .group(let group): return runs(group.children, inMarks: inMarks || group.role == .marks)
    case .path(let path):
      guard inMarks else { return [] }
      var runs: [[Point]] = []
      var points = path.path.points[...]
      for verb in path.path.verbs {
        if verb == .move { runs.append([]) }
        runs[runs.count - 1] += points.prefix(verb.pointCount)
        points = points.dropFirst(verb.pointCount)
      }
      return runs
    default: return []
    }
  }
}

@MainActor struct FunctionPlotTests {
  @Test(arguments: [
    -Double.infinity ... .infinity, 0 ... .infinity, -.infinity...0, -1e308...1e308,
    -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude,
  ])
  func functionsAreCalledWithFiniteNumbersOnly(domain: ClosedRange<Double>) throws {
    let value = try layout(
      Chart {
        LinePlot(x: "x", y: "y", domain: domain) { x in
          #expect(x.isFinite)
          return x > 0 ? 1 : 0
        }
      })
    let curve = try layout(
      Chart {
        LinePlot(x: "x", y: "y", t: "t", domain: domain) { t in
          #expect(t.isFinite)
          return (t > 0 ? 1 : 0, t > 0 ? 1 : 0)
        }
      })
    // With the largest finite domains, only the calls of the functions are tested.
    let isEndless = domain.lowerBound.isInfinite || domain.upperBound.isInfinite
    for drawn in isEndless ? [value, curve] : [] {
      let points = runs(drawn.list.items).flatMap { $0 }
      #expect(!points.isEmpty && points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
  }

  @Test func aFunctionWithoutAnEndHasALongDomain() throws {
    let endless = try layout(Chart { LinePlot(x: "x", y: "y", domain: 5 ... .infinity) { $0 } })
    let domain = endless.xScale?.domain.compactMap(\.magnitude) ?? []
    #expect(domain.first.map { $0 <= 5 } == true && domain.last.map { $0 >= 25 && $0 < 40 } == true)
  }

  @Test func aFunctionIsOneTableOfItsOwn() throws {
    let tables = try tables {
      LineMark(x: .value("x", 1), y: .value("y", 2))
      LinePlot(x: "x", y: "y") { $0 }
      LineMark(x: .value("x", 2), y: .value("y", 3))
    }
    #expect(tables.map(\.count) == [2, 1])
    #expect(tables[1].function != nil)
  }

  @Test func withoutADomainItRunsOverTheAxis() throws {
    let alone = try layout(Chart { LinePlot(x: "x", y: "y") { $0 } })
    #expect(alone.xScale?.domain == [.number(-10), .number(10)])
    #expect(alone.yScale?.domain == [.number(-10), .number(10)])
    let given = try layout(Chart { LinePlot(x: "x", y: "y") { $0 } }.chartXScale(domain: 0...4))
    #expect(given.yScale?.domain == [.number(0), .number(4)])
    let line = try #require(runs(given.list.items).first)
    #expect(line.first?.x == 0)
    #expect(abs((line.last?.x ?? 0) - given.plotFrame.width) < 1e-6)
    let beside = try layout(
      Chart {
        PointMark(x: .value("x", 4), y: .value("y", 1))
        LinePlot(x: "x", y: "y") { 2 * $0 }
      })
    #expect(beside.xScale?.domain == [.number(0), .number(4)])
    #expect(beside.yScale?.domain == [.number(0), .number(8)])
  }

  @Test func itsOwnDomainCutsTheCurveNotTheAxis() throws {
    let both = try layout(
      Chart {
        LinePlot(x: "x", y: "y", domain: 2...3) { $0 }
        PointMark(x: .value("x", 10), y: .value("y", 1))
      })
    #expect(both.xScale?.domain == [.number(0), .number(10)])
    let line = try #require(runs(both.list.items).first)
    #expect(abs((line.first?.x ?? 0) - both.plotFrame.width * 0.2) < 1e-6)
    #expect(abs((line.last?.x ?? 0) - both.plotFrame.width * 0.3) < 1e-6)
    let own = try layout(Chart { LinePlot(x: "x", y: "y", domain: 0...12) { $0 } })
    #expect(own.xScale?.domain.last?.magnitude ?? 0 >= 12)
    let outside = try layout(
      Chart { LinePlot(x: "x", y: "y", domain: 20...30) { $0 } }.chartXScale(domain: 0...10))
    #expect(runs(outside.list.items).isEmpty)
  }

  @Test func polesAndGapsPartTheLine() throws {
    let tangent = try layout(Chart { LinePlot(x: "x", y: "y") { tan($0) } })
    #expect(runs(tangent.list.items).count == 7)
    #expect(tangent.yScale?.domain.last?.magnitude ?? .infinity < 40)
    let root = try layout(Chart { LinePlot(x: "x", y: "y") { $0.squareRoot() } })
    #expect(runs(root.list.items).count == 1)
    #expect(root.diagnostics.isEmpty)
    #expect(tangent.diagnostics.isEmpty)
  }

  @Test func areasFillToZeroOrBetween() throws {
    let bounds = { (layout: ChartLayout) in runs(layout.list.items).flatMap { $0 }.map(\.y) }
    let area = try layout(Chart { AreaPlot(x: "x", y: "y", domain: 0...10) { _ in 5 } })
    #expect(Set(bounds(area).map { ($0 * 10).rounded() }).count == 2)
    #expect(bounds(area).max() == area.plotFrame.height)
    let band = try layout(
      Chart { AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...10) { _ in (2, 4) } })
    #expect((bounds(band).max() ?? 0) < band.plotFrame.height)
    #expect((bounds(band).min() ?? -1) >= 0)
  }

  @Test func curvesOverAParameterGiveBothDomains() throws {
    let circle = try layout(
      Chart { LinePlot(x: "x", y: "y", t: "t", domain: 0...2 * .pi) { (x: 4 * cos($0), y: sin($0)) } })
    #expect(circle.xScale?.domain == [.number(-4), .number(4)])
    #expect(circle.yScale?.domain == [.number(-1), .number(1)])
    let line = try #require(runs(circle.list.items).first)
    #expect(line.count > 100)
  }

  @Test func functionsFollowALogarithmicScale() throws {
    let chart = try layout(
      Chart { LinePlot(x: "x", y: "y") { $0 * $0 } }
        .chartXScale(domain: 1...1_000, type: .log).chartYScale(type: .log))
    let line = try #require(runs(chart.list.items).first)
    // A power function is a straight line on two logarithmic scales.
    for point in line {
      #expect(abs(point.y - (1 - point.x / chart.plotFrame.width) * chart.plotFrame.height) < 0.1)
    }
  }

  @Test func functionsHaveStylesAndALegend() throws {
    let chart = try layout(
      Chart {
        LinePlot(x: "x", y: "y") { sin($0) }.foregroundStyle(by: .value("f", "sine"))
        LinePlot(x: "x", y: "y") { cos($0) }.foregroundStyle(by: .value("f", "cosine"))
      })
    #expect(chart.foregroundStyleScale?.domain == [.category("sine"), .category("cosine")])
    #expect(runs(chart.list.items).count == 2)
    let facts = chart.list.accessibility.first?.facts
    #expect(facts?.sentences.overview.first == "Line chart with 2 functions.")
  }

  @Test func badFunctionsLeaveFiniteAxes() throws {
    func expectFinite(_ chart: ChartLayout) {
      #expect(chart.plotFrame.width.isFinite && chart.plotFrame.height.isFinite)
      for run in runs(chart.list.items) { #expect(run.allSatisfy { $0.isFinite }) }
    }
    for f: @Sendable (Double) -> Double in [
      { _ in .nan }, { _ in .infinity }, { _ in 1e308 }, { -1e300 * $0 },
    ] {
      expectFinite(try layout(Chart { LinePlot(x: "x", y: "y", function: f) }))
      expectFinite(try layout(Chart { AreaPlot(x: "x", y: "y", function: f) }, width: 0, height: 0))
    }
    let mixed = try layout(
      Chart {
        BarMark(x: .value("Name", "a"), y: .value("y", 1))
        LinePlot(x: "x", y: "y") { $0 }
      })
    expectFinite(mixed)
    #expect(mixed.xScale?.domain.contains(.category("a")) == true)
  }
}
