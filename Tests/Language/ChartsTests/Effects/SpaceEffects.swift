import Charts
import Foundation
import Spatial
import SwiftUI
import Testing

/// View modifiers of a chart in three dimensions, each compared with the chart without it.
@MainActor @Suite("Poses and axes in space have an effect") struct SpaceEffects {
  private var chart: some View {
    Chart3D(rows) { PointMark(x: .value("East", $0.x), y: .value("Up", $0.y), z: .value("South", $0.low)) }
  }

  private func scaled(_ change: (AnyView) -> some View) -> String { drawn(change(AnyView(chart))) }

  private func hasLabel(_ text: String, _ view: some View) -> Bool { drawn(view).contains(">\(text)</text>") }

  @Test func posesChangeThePicture() {
    let poses: [(String, Chart3DPose)] = [
      ("Chart3DPose.default", .default), ("Chart3DPose.front", .front), ("Chart3DPose.back", .back),
      ("Chart3DPose.left", .left), ("Chart3DPose.right", .right), ("Chart3DPose.top", .top),
      ("Chart3DPose.bottom", .bottom),
    ]
    #expect(Set(poses.map { pose in scaled { $0.chart3DPose(pose.1) } }).count == poses.count)
    for (name, pose) in poses.dropFirst() {
      expectEffect(name, of: chart.chart3DPose(pose), against: chart)
      expectEffect("View.chart3DPose(_:)", of: chart.chart3DPose(.constant(pose)), against: chart)
    }
    #expect(drawn(chart.chart3DPose(.default)) == drawn(chart), "Chart3DPose.default is how charts begin")
    let own = Chart3DPose(azimuth: .degrees(50), inclination: .degrees(20))
    expectEffect("Chart3DPose.init(azimuth:inclination:)", of: chart.chart3DPose(own), against: chart)
    expectEffect(
      "Chart3DPose.azimuth",
      of: chart.chart3DPose(Chart3DPose(azimuth: own.azimuth, inclination: Chart3DPose.front.inclination)),
      against: chart.chart3DPose(.front))
    expectEffect(
      "Chart3DPose.inclination",
      of: chart.chart3DPose(Chart3DPose(azimuth: Chart3DPose.front.azimuth, inclination: own.inclination)),
      against: chart.chart3DPose(.front))
    // Seen from a side, the axis along the line of sight has no readable labels.
    #expect(hasLabel("South", chart) && !hasLabel("South", chart.chart3DPose(.front)))
    #expect(!hasLabel("Up", chart.chart3DPose(.top)) && !hasLabel("East", chart.chart3DPose(.left)))
  }

  @Test func projectionsChangeThePicture() {
    expectEffect(
      "Chart3DCameraProjection.perspective", of: chart.chart3DCameraProjection(.perspective), against: chart)
    expectEffect(
      "View.chart3DCameraProjection(_:)", of: chart.chart3DCameraProjection(.perspective),
      against: chart.chart3DCameraProjection())
    expectSame(
      "Chart3DCameraProjection.orthographic",
      [
        AnyView(chart), AnyView(chart.chart3DCameraProjection()),
        AnyView(chart.chart3DCameraProjection(.automatic)),
      ], as: chart.chart3DCameraProjection(.orthographic))
    expectEffect(
      "Chart3DCameraProjection.automatic", of: chart.chart3DCameraProjection(.automatic),
      against: chart.chart3DCameraProjection(.perspective))
  }

  // MARK: - The z axis

  @Test func scalesChangeThePicture() {
    expectEffect("View.chartZScale(domain:type:)", of: chart.chartZScale(domain: -20...20), against: chart)
    #expect(
      hasLabel("−10", chart.chartZScale(domain: -20...20))
        || hasLabel("-10", chart.chartZScale(domain: -20...20)))
    expectEffect("View.chartZScale(range:type:)", of: chart.chartZScale(range: -0.1...0.1), against: chart)
    expectEffect(
      "View.chartZScale(domain:range:type:)", of: chart.chartZScale(domain: 0...4, range: -0.2...0.2),
      against: chart.chartZScale(domain: 0...4))
    expectEffect(
      "View.chartZScale(domain:type:)", of: chart.chartZScale(domain: 1...4, type: .log),
      against: chart.chartZScale(domain: 1...4))
    expectEffect(
      "View.chartZScale(domain:range:type:)",
      of: chart.chartZScale(domain: 0...4, range: -0.5...0.5, type: .squareRoot),
      against: chart.chartZScale(domain: 0...4, range: -0.5...0.5))
    expectEffect(
      "View.chartZScale(range:type:)", of: chart.chartZScale(range: -0.5...0.5, type: .symmetricLog),
      against: chart.chartZScale(range: -0.5...0.5))
    expectEffect(
      "View.chartZScale(domain:type:)", of: chart.chartZScale(domain: .automatic(reversed: true)),
      against: chart)
    for (name, view) in [
      ("x", AnyView(chart.chartXScale(domain: 0...10, range: -0.5...0.5))),
      ("y", AnyView(chart.chartYScale(domain: 0...10, range: -0.5...0.5))),
    ] {
      expectEffect("the scale of \(name) in space", of: view, against: chart)
    }
  }

  @Test func axesChangeThePicture() {
    expectEffect("View.chartZAxis(_:)", of: chart.chartZAxis(.hidden), against: chart)
    expectEffect(
      "View.chartZAxis(content:)", of: chart.chartZAxis { AxisMarks(values: [1.5]) }, against: chart)
    #expect(hasLabel("1.5", chart.chartZAxis { AxisMarks(values: [1.5]) }))
    let parts: [AnyView] = [
      AnyView(chart.chartZAxis { AxisMarks { AxisGridLine() } }),
      AnyView(chart.chartZAxis { AxisMarks { AxisTick() } }),
      AnyView(chart.chartZAxis { AxisMarks { AxisValueLabel() } }),
      AnyView(chart.chartZAxis { AxisMarks { AxisGridLine().foregroundStyle(.red) } }),
      AnyView(
        chart.chartZAxis {
          AxisMarks { AxisValueLabel { Text("here").font(.title).foregroundStyle(.green) } }
        }),
      AnyView(chart.chartZAxis { AxisMarks(values: .stride(by: 0.5)) }),
      AnyView(chart.chartZAxis { AxisMarks(format: Decimal.FormatStyle.Percent.percent) }),
    ]
    #expect(Set(parts.map { drawn($0) }).count == parts.count, "each part looks like itself")
    #expect(!hasLabel("South", chart.chartZAxis(.hidden)))
    for (name, view) in [
      ("x", AnyView(chart.chartXAxis(.hidden))), ("y", AnyView(chart.chartYAxis(.hidden))),
      ("x", AnyView(chart.chartXAxis { AxisMarks(values: [1.5]) })),
    ] {
      expectEffect("the \(name) axis in space", of: view, against: chart)
    }
  }

  @Test func titlesChangeThePicture() {
    let name = "Depth"
    let titles: [AnyView] = [
      AnyView(chart.chartZAxisLabel("Depth")), AnyView(chart.chartZAxisLabel(name)),
      AnyView(chart.chartZAxisLabel(LocalizedStringResource("Depth"))),
      AnyView(chart.chartZAxisLabel(Substring(name))),
    ]
    for title in titles {
      expectEffect("View.chartZAxisLabel(_:position:alignment:spacing:)", of: title, against: chart)
      #expect(hasLabel("Depth", title) && !hasLabel("South", title))
    }
    #expect(hasLabel("Width", chart.chartXAxisLabel("Width")))
    #expect(hasLabel("Tall", chart.chartYAxisLabel { Text("Tall") }))
  }

  /// Dates and categories can be on each of the three axes, as in 2-D charts.
  @Test func kindsOfValuesChangeThePicture() {
    let named = Chart3D(rows) {
      PointMark(x: .value("Name", $0.name), y: .value("Kind", $0.kind), z: .value("Name", $0.name))
    }
    #expect(hasLabel("wild", named) && hasLabel("tame", named))
    let days = Chart3D(rows) {
      PointMark(x: .value("Day", $0.when), y: .value("Day", $0.when), z: .value("Day", $0.when))
    }
    .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    #expect(hasLabel("Day", days))
    let onZ = Chart3D(rows) {
      PointMark(x: .value("X", $0.x), y: .value("Y", $0.y), z: .value("Name", $0.name))
    }
    #expect(["ant", "bee", "cat", "dog", "eel"].contains { hasLabel($0, onZ) })
    #expect(Set([drawn(named), drawn(days), drawn(onZ), drawn(chart)]).count == 4)
    // Rows of one style and of several styles share a category axis.
    let mixed = Chart3D(rows) { row in
      PointMark(x: .value("Name", row.name), y: .value("Y", row.y), z: .value("Day", row.when))
        .foregroundStyle(by: .value("Kind", row.kind))
        .symbol(row.id.isMultiple(of: 2) ? .cube : .sphere)
    }
    #expect(hasLabel("wild", mixed) && hasLabel("ant", mixed))
  }
}
