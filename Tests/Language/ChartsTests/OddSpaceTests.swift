import Charts
import Foundation
import OpenChartsAudioGraph
import SwiftUI
import Testing

/// Odd values in 3-D charts, in all steps from the chart's code to every output. They give a gap and a diagnostic,
/// never a trap.
@MainActor @Suite("Odd values in three dimensions") struct OddSpaceTests {
  /// Returns the SVG and the diagnostics of a chart, after writing every output.
  private func outputs(_ view: some View) throws -> (svg: String, diagnostics: [String]) {
    let renderer = ImageRenderer(content: view.frame(width: 200, height: 160))
    let scene = renderer.scene()
    let svg = try scene.svg()
    #expect(!svg.contains("nan") && !svg.contains("inf\"") && !svg.contains("NaN"))
    #expect(try scene.png().count > 100 && scene.pdf().count > 100)
    #expect(try scene.html().contains("</html>"))
    #expect(scene.wav().count >= 44)
    #expect(!scene.transcript().isEmpty)
    _ = scene.audit()
    return (svg, scene.diagnostics)
  }

  nonisolated private static let odd: [[Double]] = [
    [], [.nan], [.infinity, -.infinity], [1], [1, 1, 1], [0, 0], [1e-300, 2e-300], [1e300, 2e300],
    [-1e300, 1e300], [-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude],
    [Double.leastNonzeroMagnitude, 0], [1, .nan, 3], [1, 1e-300, 1e300],
  ]

  @Test("points on each axis", arguments: odd.indices)
  func points(_ index: Int) throws {
    let values = Self.odd[index]
    for axis in 0..<4 {
      func at(_ row: Int, _ own: Int) -> Double { axis == own || axis == 3 ? values[row] : Double(row) }
      let chart = Chart3D(values.indices, id: \.self) { row in
        PointMark(x: .value("X", at(row, 0)), y: .value("Y", at(row, 1)), z: .value("Z", at(row, 2)))
      }
      let missing = values.count { !$0.isFinite }
      let found = try outputs(chart)
      // The difference of the two largest numbers overflows.
      let isBeyond = values.contains(.greatestFiniteMagnitude)
      #expect(
        found.diagnostics.contains { $0.contains("no number") } == (missing > 0 || isBeyond),
        "\(found.diagnostics)")
      guard axis == 3 else { continue }
      for view in [
        AnyView(chart.chart3DCameraProjection(.perspective)),
        AnyView(chart.chartYScale(range: -0.5...0.5, type: .log)),
        AnyView(chart.chartZScale(range: -0.5...0.5, type: .squareRoot)),
        AnyView(chart.chartXScale(range: -0.5...0.5, type: .symmetricLog)),
      ] { _ = try outputs(view) }
    }
  }

  @Test("rules, rectangles, and missing ranges")
  func ranges() throws {
    func messages(_ content: some Chart3DContent) throws -> String {
      try outputs(Chart3D { content }).diagnostics.joined(separator: " ")
    }
    let (one, range) = (PlottableValue.value("V", 1.0), PlottableValue.value("V", 0.0..<2.0))
    #expect(try messages(RectangleMark(x: one, y: one, z: one)).contains("exactly two"))
    #expect(try messages(RectangleMark(x: range, y: one, z: one)).contains("exactly two"))
    #expect(try messages(RectangleMark(x: range, y: range, z: range)).contains("exactly two"))
    #expect(try messages(RuleMark(x: one, y: one, z: one)).contains("exactly one"))
    #expect(try messages(RuleMark(x: range, y: range, z: one)).contains("exactly one"))
    let bad = PlottableValue.value("V", -Double.infinity..<Double.infinity)
    #expect(try messages(RuleMark(x: bad, y: one, z: one)).contains("no number"))
    #expect(try messages(RectangleMark(x: bad, y: range, z: one)).contains("no number"))
    let large = PlottableValue.value("V", -1e300..<1e300)
    #expect(try messages(RectangleMark(x: large, y: range, z: one)).contains("not drawn") == false)
    #expect(try messages(RuleMark(x: .value("V", 0.0..<0.0), y: one, z: one)).contains("not drawn") == false)
  }

  @Test("surfaces without values, with one value, with poles and with very large values")
  func surfaces() throws {
    func messages(_ height: @escaping @Sendable (Double, Double) -> Double) throws -> [String] {
      // An axis with an explicit range keeps its length, even if its values are large.
      try outputs(
        Chart3D { SurfacePlot(x: "x", y: "height", z: "z", function: height) }
          .chartYScale(range: -0.5...0.5)
      ).diagnostics
    }
    for none in [Double.nan, .infinity, -.infinity] {
      #expect(
        try messages { _, _ in none }.contains {
          $0.hasPrefix("The surface \"height\" has no value anywhere")
        })
    }
    #expect(try messages { _, _ in 3 }.isEmpty)
    #expect(try messages { _, _ in 1e300 }.isEmpty)
    #expect(try messages { x, z in 1e-300 * x * z }.isEmpty)
    #expect(try messages { x, z in 1e300 * x * z }.isEmpty)
    #expect(try messages { x, z in 1 / (x * z) }.isEmpty)
    #expect(try messages { x, z in x == z ? 1 : .nan }.isEmpty)
    #expect(try messages { x, _ in x < 0 ? .nan : x.squareRoot() }.isEmpty)
    let empty = Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { _, _ in -1 } }.chartYScale(
      domain: 1...10, type: .log)
    _ = try outputs(empty)
    // The whole surface is outside the box.
    _ = try outputs(Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { _, _ in 50 } }.chartYScale(domain: 0...1))
  }

  @Test("names, dates and several types on an axis")
  func kinds() throws {
    let mixed = Chart3D {
      PointMark(x: .value("X", "name"), y: .value("Y", 1), z: .value("Z", Date(timeIntervalSince1970: 0)))
      PointMark(x: .value("X", 2), y: .value("Y", "name"), z: .value("Z", "other"))
    }
    #expect(try outputs(mixed).diagnostics.contains { $0.contains("values of several types") })
    let one = Chart3D {
      PointMark(x: .value("X", "only"), y: .value("Y", Date.distantPast), z: .value("Z", Date.distantFuture))
    }
    _ = try outputs(one)
    let surface = Chart3D {
      PointMark(x: .value("X", "a"), y: .value("Y", 1), z: .value("Z", "b"))
      SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in x + z }
    }
    _ = try outputs(surface)
  }

  @Test("scales and styles")
  func settings() throws {
    let chart = Chart3D {
      PointMark(x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3))
      PointMark(x: .value("X", 2), y: .value("Y", 1), z: .value("Z", 5))
    }
    for view in [
      AnyView(chart.chartZScale(range: 0...0)), AnyView(chart.chartZScale(range: -1e300...1e300)),
      AnyView(chart.chartZScale(domain: 3...3)), AnyView(chart.chartZScale(domain: -1e300...1e300)),
      AnyView(chart.chartZScale(domain: -5...5, type: .log)),
      AnyView(chart.chart3DPose(Chart3DPose(azimuth: .degrees(.nan), inclination: .degrees(.infinity)))),
      AnyView(chart.chart3DPose(Chart3DPose(azimuth: .degrees(1e300), inclination: .degrees(-1e300)))),
      AnyView(chart.frame(width: 0, height: 0)), AnyView(chart.frame(width: 1, height: 90)),
    ] { _ = try outputs(view) }
    for (size, ratio) in [
      (CGFloat.nan, Double.nan), (.infinity, .infinity), (-1, -1), (0, 7), (1e300, 1e300),
    ] {
      let odd = Chart3D {
        PointMark(x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3)).symbolSize(size).metalness(ratio)
          .roughness(ratio)
        PointMark(x: .value("X", 2), y: .value("Y", 1), z: .value("Z", 5)).symbol(.cone).symbolSize(size)
          .metalness(ratio).roughness(ratio)
        SurfacePlot(x: "x", y: "y", z: "z") { x, z in x + z }
          .foregroundStyle(.heightBased(yRange: 2...2)).metalness(ratio).roughness(ratio)
      }
      _ = try outputs(odd)
    }
  }
}
