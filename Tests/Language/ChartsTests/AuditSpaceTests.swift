import Charts
import SwiftUI
import Testing

/// Audit rules about 3-D scenes: the problem, the measured value and the remedy of each finding.
@MainActor @Suite("The audit of scenes") struct AuditSpaceTests {
  private func findings(_ view: some View, width: CGFloat = 360, height: CGFloat = 300, _ rule: String)
    -> [AuditFinding]
  {
    let renderer = ImageRenderer(content: view.frame(width: width, height: height))
    renderer.isOpaque = true
    return renderer.scene().audit().filter { $0.rule == rule }
  }

  private struct Place {
    let x: Double
    let y: Double
    let z: Double
  }

  private func points(_ places: [Place], size: CGFloat = 0.03) -> some Chart3DContent {
    ForEach(places.indices, id: \.self) { index in
      PointMark(
        x: .value("East", places[index].x), y: .value("Up", places[index].y),
        z: .value("South", places[index].z)
      ).symbolSize(size)
    }
  }

  /// Positions in no particular order.
  private let cloud: [Place] = (0..<40).map { (index: Int) -> Place in
    let (x, y, z) = (index * 7 % 40, index * 11 % 37, index * 23 % 41)
    return Place(x: Double(x), y: Double(y), z: Double(z))
  }

  /// Lines of points along z, which hide each other as seen from the front.
  private let lines: [Place] = (0..<40).map { (index: Int) -> Place in
    let (x, y, z) = (index % 4, index % 4 * 3 % 4, index / 4 * 3 % 10)
    return Place(x: Double(x), y: Double(y), z: Double(z))
  }

  @Test("points behind others are counted, and a pose that shows more is named")
  func hidden() throws {
    #expect(findings(Chart3D { points(cloud) }, "hidden-points").isEmpty)
    let straight = Chart3D { points(lines) }.chart3DPose(.front)
    let finding = try #require(findings(straight, "hidden-points").first)
    #expect(finding.problem.hasPrefix("90 % of 40 points are hidden behind something nearer"))
    #expect(finding.measured == "90 %" && finding.required == "at most 25 %")
    #expect(finding.remedy.contains(".chart3DPose(.") && finding.remedy.contains("symbolSize"))
    #expect(findings(Chart3D { points(lines) }.chart3DPose(.top), "hidden-points").isEmpty)
    let huge = findings(Chart3D { points(cloud, size: 1.5) }, "hidden-points")
    #expect(!huge.isEmpty)
  }

  @Test("surfaces and rectangles hide points behind them unless they are translucent")
  func covers() {
    func behind(_ style: Color) -> some View {
      Chart3D {
        points(cloud)
        RectangleMark(x: .value("East", 0.0..<39.0), y: .value("Up", 0.0..<36.0), z: .value("South", 40.0))
          .foregroundStyle(style)
      }.chart3DPose(.front)
    }
    #expect(findings(behind(.blue), "hidden-points").count == 1)
    #expect(findings(behind(.blue.opacity(0.3)), "hidden-points").isEmpty)
    func under(_ style: Color) -> some View {
      Chart3D {
        points(cloud)
        SurfacePlot(x: "East", y: "Up", z: "South") { _, _ in 36 }.foregroundStyle(style)
      }.chart3DPose(.top)
    }
    #expect(findings(under(.blue), "hidden-points").count == 1)
    #expect(findings(under(.blue.opacity(0.3)), "hidden-points").isEmpty)
  }

  @Test("an axis without title or labels is reported, except along the line of sight")
  func texts() {
    let chart = Chart3D { points(cloud) }
    #expect(findings(chart, "axis-texts").isEmpty)
    let small = findings(chart, width: 60, height: 60, "axis-texts")
    #expect(!small.isEmpty && small.allSatisfy { $0.problem.contains("60 × 60 points") })
    #expect(findings(chart.chart3DPose(.front), "axis-texts").isEmpty)
    #expect(findings(chart.chartZAxis(.hidden), "axis-texts").isEmpty, "what the author left out")
  }

  @Test("ranges of very different lengths make a flat box")
  func slab() throws {
    let chart = Chart3D { points(cloud) }
    #expect(findings(chart, "slab").isEmpty)
    let finding = try #require(
      findings(chart.chartXScale(range: -1...1).chartYScale(range: -0.1...0.1), "slab").first)
    #expect(finding.problem.contains("The x axis is 10 times as long as the y axis"))
    #expect(finding.remedy.contains(".chartYScale(range: -0.5...0.5)"))
    #expect(findings(chart.chartXScale(range: -1...1).chartYScale(range: -0.25...0.25), "slab").isEmpty)
  }

  @Test("a value that never changes or follows from another needs no axis")
  func needless() {
    func measured(_ place: (Place) -> Place) -> String? {
      findings(Chart3D { points(cloud.map(place)) }, "needless-depth").first?.measured
    }
    #expect(measured { $0 } == nil)
    #expect(measured { Place(x: $0.x, y: $0.y, z: 7) } == "1 value of z")
    #expect(measured { Place(x: $0.x, y: 3, z: $0.z) } == "1 value of y")
    #expect(measured { Place(x: $0.x, y: $0.y, z: 5 - 2 * $0.x) } == "r = -1")
    #expect(measured { Place(x: $0.x, y: $0.y, z: ($0.x / 8).rounded(.down)) } == nil)
    let codes = findings(
      Chart3D {
        points(
          cloud.map {
            let code = ($0.x / 8).rounded(.down)
            return Place(x: code, y: $0.y, z: (code * 3).truncatingRemainder(dividingBy: 5))
          })
      }, "needless-depth")
    #expect(codes.first?.problem.contains("Marks of equal x have equal z") == true)
    #expect(codes.first?.remedy.contains("Draw x and y") == true)
  }

  @Test("a still picture in perspective is reported")
  func perspective() {
    let chart = Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z } }
    #expect(findings(chart, "perspective").isEmpty)
    #expect(
      findings(chart.chart3DCameraProjection(.perspective), "perspective").first?.remedy
        == "Use .chart3DCameraProjection(.orthographic).")
  }

  @Test("one view of points does not show depth; flat views, lines to the floor or a side view do")
  func depth() {
    let scene = Chart3D { points(cloud) }
    #expect(findings(scene, "depth-cue").count == 1)
    #expect(findings(scene.chart3DPose(.front), "depth-cue").isEmpty)
    #expect(
      findings(
        VStack {
          scene
          Chart(cloud.indices, id: \.self) {
            PointMark(x: .value("East", cloud[$0].x), y: .value("Up", cloud[$0].y))
          }.chartXAxisLabel("East").chartYAxisLabel("Up")
          Chart(cloud.indices, id: \.self) {
            PointMark(x: .value("South", cloud[$0].z), y: .value("Up", cloud[$0].y))
          }.chartXAxisLabel("South").chartYAxisLabel("Up")
        }, height: 700, "depth-cue"
      ).isEmpty)
    let lines = Chart3D {
      points(cloud)
      ForEach(cloud.indices, id: \.self) { index in
        RuleMark(
          x: .value("East", cloud[index].x), y: .value("Up", 0..<cloud[index].y),
          z: .value("South", cloud[index].z))
      }
    }
    #expect(findings(lines, "depth-cue").isEmpty)
  }
}
