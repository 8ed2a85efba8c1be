import Charts
import Foundation
import SwiftUI
import Testing

/// Legends, annotations, and views around the plot.
@MainActor @Suite("Legends, annotations and layers have an effect") struct LegendAndAnnotationEffects {
  private var colored: some View {
    Chart(rows) {
      BarMark(x: .value("X", $0.name), y: .value("Y", $0.y)).foregroundStyle(by: .value("K", $0.kind))
    }
  }

  @Test func legendsChangeThePicture() {
    expectEffect("View.chartLegend(_:)", of: colored.chartLegend(.hidden), against: colored)
    let positions: [AnnotationPosition] = [.top, .leading, .trailing, .overlay, .topTrailing]
    var seen: Set<String> = [drawn(colored)]
    for position in positions {
      #expect(
        seen.insert(drawn(colored.chartLegend(position: position))).inserted,
        "View.chartLegend(position:alignment:spacing:) at \(position)")
    }
    expectEffect(
      "View.chartLegend(position:alignment:spacing:)", of: colored.chartLegend(alignment: .trailing),
      against: colored)
    expectEffect(
      "View.chartLegend(position:alignment:spacing:)", of: colored.chartLegend(spacing: 15),
      against: colored)
    expectEffect(
      "View.chartLegend(position:alignment:spacing:content:)",
      of: colored.chartLegend { Text("Animals") }, against: colored)
  }

  @Test func layersOfViewsChangeThePicture() {
    expectEffect(
      "View.chartBackground(alignment:content:)",
      of: colored.chartBackground(alignment: .topLeading) { _ in Text("behind") }, against: colored)
    expectEffect(
      "View.chartOverlay(alignment:content:)",
      of: colored.chartOverlay(alignment: .topLeading) { _ in Text("before") }, against: colored)
    expectEffect(
      "View.chartPlotStyle(content:)", of: colored.chartPlotStyle { $0.background(.yellow) },
      against: colored)
    expectEffect(
      "ChartPlotContent.body", of: colored.chartPlotStyle { $0.opacity(0.2) }, against: colored)
  }

  private func noted(_ position: AnnotationPosition) -> some View {
    Chart(rows) { row in
      PointMark(x: .value("X", row.x), y: .value("Y", row.y))
        .annotation(position: position) { Text("n") }
    }
    .chartXScale(domain: 0...7)
    .chartYScale(domain: 0...12)
  }

  @Test func positionsOfAnnotationsChangeThePicture() {
    expectSame("AnnotationPosition.automatic", [AnyView(noted(.automatic))], as: noted(.top))
    var seen: Set<String> = []
    for (name, position) in [
      ("AnnotationPosition.overlay", AnnotationPosition.overlay), ("AnnotationPosition.top", .top),
      ("AnnotationPosition.bottom", .bottom), ("AnnotationPosition.leading", .leading),
      ("AnnotationPosition.trailing", .trailing), ("AnnotationPosition.topLeading", .topLeading),
      ("AnnotationPosition.topTrailing", .topTrailing), ("AnnotationPosition.bottomLeading", .bottomLeading),
      ("AnnotationPosition.bottomTrailing", .bottomTrailing),
    ] {
      #expect(seen.insert(drawn(noted(position))).inserted, "\(name) is like another")
    }
  }

  private func rule(_ resolution: AnnotationOverflowResolution) -> some View {
    Chart {
      ForEach(rows) { PointMark(x: .value("X", $0.x), y: .value("Y", $0.y)) }
      RuleMark(x: .value("X", 5.0))
        .annotation(position: .top, spacing: 0, overflowResolution: resolution) {
          Text("a long remark").padding(4)
        }
    }
    .chartXScale(domain: 0...5)
  }

  @Test func overflowsChangeThePicture() {
    let left = rule(.init(x: .disabled, y: .disabled))
    let plot = rule(.init(x: .fit(to: .plot), y: .disabled))
    let chart = rule(.init(x: .fit(to: .chart), y: .disabled))
    expectEffect("AnnotationOverflowResolution.init(x:y:)", of: plot, against: left)
    expectEffect("AnnotationOverflowResolution.Strategy.disabled", of: left, against: plot)
    expectEffect("AnnotationOverflowResolution.Strategy.fit(to:)", of: chart, against: left)
    expectEffect("AnnotationOverflowResolution.Boundary.plot", of: plot, against: chart)
    expectEffect("AnnotationOverflowResolution.Boundary.chart", of: chart, against: plot)
    expectEffect(
      "AnnotationOverflowResolution.Strategy.fit", of: rule(.init(x: .fit, y: .disabled)), against: left)
    expectSame(
      "AnnotationOverflowResolution.Boundary.automatic",
      [AnyView(rule(.init(x: .fit(to: .automatic), y: .disabled)))],
      as: rule(.init(x: .fit, y: .disabled)))
    expectEffect(
      "AnnotationOverflowResolution.Strategy.padScale",
      of: rule(.init(x: .disabled, y: .padScale)), against: left)
    expectSame(
      "AnnotationOverflowResolution.automatic", [AnyView(rule(.automatic))],
      as: rule(.init(x: .automatic, y: .automatic)))
    expectEffect(
      "AnnotationOverflowResolution.Strategy.automatic", of: rule(.automatic), against: left)
  }

  @Test func annotationsChangeThePicture() {
    let plain = Chart(rows) { BarMark(x: .value("X", $0.name), y: .value("Y", $0.y)) }
    let noted = Chart(rows) { row in
      BarMark(x: .value("X", row.name), y: .value("Y", row.y)).annotation { Text(row.name) }
    }
    expectEffect("ChartContent.annotation(position:alignment:spacing:content:)", of: noted, against: plain)
    let measured = Chart(rows) { row in
      BarMark(x: .value("X", row.name), y: .value("Y", row.y))
        .annotation { context in Text("\(Int(context.targetSize.width)) wide") }
    }
    expectEffect(
      "ChartContent.annotation(position:alignment:spacing:content:)", of: measured, against: noted)
    #expect(!drawn(measured).contains(">0 wide"))
    expectEffect("AnnotationContext.targetSize", of: measured, against: noted)
    let spaced = Chart(rows) { row in
      BarMark(x: .value("X", row.name), y: .value("Y", row.y))
        .annotation(alignment: .leading, spacing: 9, overflowResolution: .init(y: .disabled)) { Text("n") }
    }
    expectEffect(
      "ChartContent.annotation(position:alignment:spacing:overflowResolution:content:)", of: spaced,
      against: noted)
    let contextual = Chart(rows) { row in
      BarMark(x: .value("X", row.name), y: .value("Y", row.y))
        .annotation(overflowResolution: .init(y: .disabled)) { Text("\(Int($0.targetSize.height))") }
    }
    expectEffect(
      "ChartContent.annotation(position:alignment:spacing:overflowResolution:content:)", of: contextual,
      against: spaced)
  }
}
