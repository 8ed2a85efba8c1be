import Charts
import Foundation
import Spatial
import SwiftUI
import Testing

/// Marks, builders and styles of charts in three dimensions, each compared with a chart without them.
@MainActor @Suite("Marks in space have an effect") struct SpaceMarkEffects {
  private var empty: some View { Chart3D {} }

  private func points(_ change: (PointMark) -> some Chart3DContent) -> some View {
    let marks = rows.map {
      change(PointMark(x: .value("X", $0.x), y: .value("Y", $0.y), z: .value("Z", $0.low)))
    }
    return Chart3D(marks.indices, id: \.self) { marks[$0] }
  }

  private var plain: some View { points { $0 } }

  private let wave: @Sendable (Double, Double) -> Double = { x, z in sin(4 * x) + z * z }

  private func surface(_ change: (SurfacePlot) -> some Chart3DContent) -> some View {
    Chart3D { change(SurfacePlot(x: "x", y: "y", z: "z", function: wave)) }
  }

  /// The radii of all spheres.
  private func radii(_ view: some View) throws -> [Double] {
    drawn(view).components(separatedBy: " r=\"").dropFirst().compactMap { Double($0.prefix { $0 != "\"" }) }
      .filter { $0 > 1 }
  }

  // MARK: Marks

  @Test func chartsChangeThePicture() {
    let mark = { (row: Row) in
      PointMark(x: .value("X", row.x), y: .value("Y", row.y), z: .value("Z", row.low))
    }
    expectEffect("Chart3D.init(content:)", of: Chart3D { mark(rows[0]) }, against: empty)
    expectEffect("Chart3D.init(_:content:)", of: Chart3D(rows) { mark($0) }, against: empty)
    expectSame(
      "Chart3D.init(_:content:)",
      [
        AnyView(Chart3D(rows, id: \.name) { mark($0) }), AnyView(Chart3D { ForEach(rows) { mark($0) } }),
        AnyView(Chart3D { ForEach(rows, id: \.name) { mark($0) } }),
      ], as: Chart3D(rows) { mark($0) })
    expectEffect(
      "Chart3D.init(_:id:content:)", of: Chart3D(rows, id: \.name) { mark($0) }, against: empty)
    expectEffect("ForEach.init(_:content:)", of: Chart3D { ForEach(rows) { mark($0) } }, against: empty)
    expectEffect(
      "ForEach.init(_:id:content:)", of: Chart3D { ForEach(rows, id: \.id) { mark($0) } }, against: empty)
  }

  @Test func marksChangeThePicture() {
    let (one, range) = (PlottableValue.value("V", 1.0), PlottableValue.value("V", 0.0..<2.0))
    expectEffect(
      "PointMark.init(x:y:z:)", of: Chart3D { PointMark(x: one, y: one, z: one) }, against: empty)
    var pictures: Set<String> = []
    for rule in [
      RuleMark(x: range, y: one, z: one), RuleMark(x: one, y: range, z: one),
      RuleMark(x: one, y: one, z: range),
    ] {
      expectEffect("RuleMark.init(x:y:z:)", of: Chart3D { rule }, against: empty)
      pictures.insert(drawn(Chart3D { rule }))
    }
    for rectangle in [
      RectangleMark(x: range, y: range, z: one), RectangleMark(x: one, y: range, z: range),
      RectangleMark(x: range, y: one, z: range),
    ] {
      expectEffect("RectangleMark.init(x:y:z:)", of: Chart3D { rectangle }, against: empty)
      pictures.insert(drawn(Chart3D { rectangle }))
    }
    #expect(pictures.count == 6, "each looks like itself")
  }

  @Test func surfacesChangeThePicture() {
    let name = "a" + "b"
    let plots = [
      SurfacePlot(x: "ab", y: "height", z: "z", function: wave),
      SurfacePlot(x: name, y: "height", z: "z", function: wave),
      SurfacePlot(x: Text("ab"), y: Text("height"), z: Text("z"), function: wave),
      SurfacePlot(
        x: LocalizedStringResource("ab"), y: LocalizedStringResource("height"),
        z: LocalizedStringResource("z"),
        function: wave),
    ]
    for plot in plots {
      expectEffect("SurfacePlot.init(x:y:z:function:)", of: Chart3D { plot }, against: empty)
      #expect(drawn(Chart3D { plot }).contains(">height</text>"))
    }
    expectSame(
      "SurfacePlot.init(x:y:z:function:)", plots.dropFirst().map { plot in AnyView(Chart3D { plot }) },
      as: Chart3D { plots[0] })
    expectEffect(
      "SurfacePlot.init(x:y:z:function:)",
      of: Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { x, z in x - z } },
      against: Chart3D { SurfacePlot(x: "x", y: "y", z: "z", function: wave) })
  }

  // MARK: Modifiers

  @Test func symbolsChangeThePicture() throws {
    let forms: [(String, AnyView)] = [
      ("Chart3DSymbolShape.sphere", AnyView(points { $0.symbol(.sphere) })),
      ("Chart3DSymbolShape.cube", AnyView(points { $0.symbol(.cube) })),
      ("Chart3DSymbolShape.cone", AnyView(points { $0.symbol(.cone) })),
      ("Chart3DSymbolShape.cylinder", AnyView(points { $0.symbol(.cylinder) })),
    ]
    #expect(Set(forms.map { drawn($0.1) }).count == 4, "Chart3DContent.symbol(_:)")
    #expect(drawn(forms[0].1) == drawn(plain), "a ball is the plain symbol")
    for (name, view) in forms.dropFirst() { expectEffect(name, of: view, against: plain) }
    expectEffect("Chart3DContent.symbol(_:)", of: forms[1].1, against: plain)
    expectEffect("Chart3DContent.symbolSize(_:)", of: points { $0.symbolSize(0.06) }, against: plain)
    let (small, large) = (
      try radii(points { $0.symbolSize(0.05) }), try radii(points { $0.symbolSize(0.1) })
    )
    #expect(small.count == rows.count)
    for (a, b) in zip(small, large) { #expect(abs(b - 2 * a) < 0.02, "twice as large across") }
  }

  @Test func rotationChangesThePicture() {
    let turn = Rotation3D(angle: .degrees(40), axis: .z)
    let cone = points { $0.symbol(.cone).symbolSize(0.2) }
    expectEffect(
      "Chart3DContent.symbolRotation(_:)",
      of: points { $0.symbol(.cone).symbolSize(0.2).symbolRotation(turn) },
      against: cone)
    let none = Rotation3D(angle: .degrees(0), axis: .y)
    #expect(
      pixels(points { $0.symbol(.cone).symbolSize(0.2).symbolRotation(none) }) == pixels(cone),
      "no turn shows nothing")
  }

  @Test func materialsChangeThePicture() {
    expectEffect("Chart3DContent.metalness(_:)", of: points { $0.metalness(1) }, against: plain)
    expectEffect("Chart3DContent.roughness(_:)", of: points { $0.roughness(0) }, against: plain)
    expectEffect("Chart3DContent.metalness(_:)", of: surface { $0.metalness(1) }, against: surface { $0 })
    expectEffect("Chart3DContent.roughness(_:)", of: surface { $0.roughness(0) }, against: surface { $0 })
    expectEffect(
      "Chart3DContent.metalness(_:)", of: points { $0.symbol(.cube).metalness(1) },
      against: points { $0.symbol(.cube) })
  }

  @Test func stylesChangeThePicture() {
    expectEffect(
      "Chart3DContent.foregroundStyle(_:)", of: points { $0.foregroundStyle(.red) }, against: plain)
    let gradient = Gradient(colors: [.red, .yellow])
    let flat = surface { $0 }
    let styled: [(String, AnyView)] = [
      ("Chart3DContent.foregroundStyle(_:)", AnyView(surface { $0.foregroundStyle(.red) })),
      ("Chart3DContent.foregroundStyle(_:)", AnyView(surface { $0.foregroundStyle(gradient) })),
      (
        "Chart3DContent.foregroundStyle(_:)",
        AnyView(surface { $0.foregroundStyle(EllipticalGradient(colors: [.red, .yellow])) })
      ),
      (
        "Chart3DContent.foregroundStyle(_:)",
        AnyView(
          surface {
            $0.foregroundStyle(
              .linearGradient(colors: [.red, .yellow], startPoint: .leading, endPoint: .trailing))
          })
      ),
      ("Chart3DSurfaceStyle.heightBased", AnyView(surface { $0.foregroundStyle(.heightBased) })),
      (
        "Chart3DSurfaceStyle.heightBased(yRange:)",
        AnyView(surface { $0.foregroundStyle(.heightBased(yRange: -4...4)) })
      ),
      (
        "Chart3DSurfaceStyle.heightBased(_:yRange:)",
        AnyView(surface { $0.foregroundStyle(.heightBased(gradient)) })
      ),
      (
        "Chart3DSurfaceStyle.heightBased(_:yRange:)",
        AnyView(surface { $0.foregroundStyle(.heightBased(gradient, yRange: -4...4)) })
      ),
      ("Chart3DSurfaceStyle.normalBased", AnyView(surface { $0.foregroundStyle(.normalBased) })),
    ]
    for (name, view) in styled { expectEffect(name, of: view, against: flat) }
    #expect(Set(styled.map { drawn($0.1) }).count == styled.count, "no two look alike")
    #expect(
      pixels(surface { $0.foregroundStyle(.heightBased(Gradient(colors: [.red, .red]))) })
        != pixels(surface { $0.foregroundStyle(.heightBased(Gradient(colors: [.blue, .blue]))) }))
  }

  @Test func stylesByDataChangeThePicture() {
    let named = Chart3D(rows) { row in
      PointMark(x: .value("X", row.x), y: .value("Y", row.y), z: .value("Z", row.low))
        .foregroundStyle(by: .value("Kind", row.kind))
    }
    expectEffect("Chart3DContent.foregroundStyle(by:)", of: named, against: plain)
    let text = drawn(named)
    #expect(text.contains(">wild</text>") && text.contains(">tame</text>"), "with a legend")
    expectEffect(
      "Chart3DContent.foregroundStyle(by:)",
      of: named.chartForegroundStyleScale(["wild": Color.red, "tame": .green]), against: named)
    let shaded = Chart3D(rows) { row in
      PointMark(x: .value("X", row.x), y: .value("Y", row.y), z: .value("Z", row.low))
        .foregroundStyle(by: .value("Height", row.high))
    }
    #expect(Set([drawn(named), drawn(shaded), drawn(plain)]).count == 3)
    let surfaces = Chart3D(["up", "down"], id: \.self) { name in
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in name == "up" ? 1 + x * z : x * z - 1 }
        .foregroundStyle(by: .value("Name", name))
    }
    #expect(drawn(surfaces).contains(">down</text>"))
  }

  @Test func theStyleOfTheChartIsTheDefaultOfItsMarks() {
    expectEffect("Chart3DContent.foregroundStyle(_:)", of: plain.foregroundStyle(.red), against: plain)
    #expect(pixels(plain.foregroundStyle(.red)) == pixels(points { $0.foregroundStyle(.red) }))
    #expect(
      pixels(surface { $0 }.foregroundStyle(.red)) == pixels(surface { $0.foregroundStyle(.red) }))
    #expect(
      pixels(points { $0.foregroundStyle(.green) }.foregroundStyle(.red))
        == pixels(points { $0.foregroundStyle(.green) }), "what a mark has of its own comes first")
    #expect(
      pixels(surface { $0.foregroundStyle(.heightBased) }.foregroundStyle(.red))
        == pixels(surface { $0.foregroundStyle(.heightBased) }))
  }

  // MARK: Builders and own types

  private struct Pair: Chart3DContent {
    let row: Row
    var body: some Chart3DContent {
      PointMark(x: .value("X", row.x), y: .value("Y", row.y), z: .value("Z", row.low))
      PointMark(x: .value("X", row.x), y: .value("Y", row.high), z: .value("Z", row.low)).symbol(.cube)
    }
  }

  @Chart3DContentBuilder private func chosen(_ first: Bool, _ also: Bool) -> some Chart3DContent {
    if first {
      PointMark(x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3))
    } else {
      PointMark(x: .value("X", 3), y: .value("Y", 2), z: .value("Z", 1)).symbol(.cone)
    }
    if also { PointMark(x: .value("X", 2), y: .value("Y", 4), z: .value("Z", 2)) }
    if #available(iOS 26, macOS 26, *) {
      RuleMark(x: .value("X", 1), y: .value("Y", 0..<2), z: .value("Z", 3))
    }
  }

  @Chart3DContentBuilder private func nothing() -> some Chart3DContent {}

  @Test func buildersChangeThePicture() {
    let both = Chart3D { Pair(row: rows[0]) }
    expectEffect("Chart3DContent.body", of: both, against: empty)
    let one = Chart3D {
      PointMark(x: .value("X", rows[0].x), y: .value("Y", rows[0].y), z: .value("Z", rows[0].low))
    }
    expectEffect("Chart3DContentBuilder.buildBlock(_:)", of: both, against: one)
    expectEffect("Chart3DContentBuilder.buildExpression(_:)", of: one, against: empty)
    #expect(drawn(Chart3D { nothing() }) == drawn(empty), "Chart3DContentBuilder.buildBlock()")
    expectEffect("Chart3DContentBuilder.buildBlock()", of: one, against: Chart3D { nothing() })
    expectEffect(
      "Chart3DContentBuilder.buildEither(first:)", of: Chart3D { chosen(true, false) }, against: empty)
    expectEffect(
      "Chart3DContentBuilder.buildEither(second:)", of: Chart3D { chosen(false, false) },
      against: Chart3D { chosen(true, false) })
    expectEffect(
      "Chart3DContentBuilder.buildOptional(_:)", of: Chart3D { chosen(true, true) },
      against: Chart3D { chosen(true, false) })
    expectEffect(
      "Chart3DContentBuilder.buildLimitedAvailability(_:)", of: Chart3D { chosen(true, false) },
      against: Chart3D { PointMark(x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3)) })
    let styled = Chart3D { Pair(row: rows[0]).foregroundStyle(.red) }
    expectEffect("Chart3DContent.foregroundStyle(_:)", of: styled, against: both)
  }
}
