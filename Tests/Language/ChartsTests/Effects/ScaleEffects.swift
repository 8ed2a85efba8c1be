import Charts
import Foundation
import SwiftUI
import Testing

/// Scales of positions and of styles, each compared with the inferred scale.
@MainActor @Suite("Scales have an effect") struct ScaleEffects {
  private var line: some View {
    Chart(rows) { LineMark(x: .value("X", $0.x), y: .value("Y", $0.y)) }
  }

  private var colored: some View {
    Chart(rows) {
      BarMark(x: .value("X", $0.name), y: .value("Y", $0.y)).foregroundStyle(by: .value("K", $0.kind))
    }
  }

  private var graded: some View {
    Chart(rows) {
      BarMark(x: .value("X", $0.name), y: .value("Y", $0.y)).foregroundStyle(by: .value("H", $0.high))
    }
  }

  private var shaped: some View {
    Chart(rows) {
      PointMark(x: .value("X", $0.x), y: .value("Y", $0.y)).symbol(by: .value("K", $0.kind))
    }
  }

  private var sized: some View {
    Chart(rows) {
      PointMark(x: .value("X", $0.x), y: .value("Y", $0.y)).symbolSize(by: .value("H", $0.high))
    }
  }

  private var named: some View {
    Chart(rows) {
      PointMark(x: .value("X", $0.x), y: .value("Y", $0.y)).symbolSize(by: .value("K", $0.kind))
    }
  }

  private var dashed: some View {
    Chart(rows) {
      LineMark(x: .value("X", $0.x), y: .value("Y", $0.y)).lineStyle(by: .value("K", $0.kind))
    }
  }

  @Test func positionsChangeThePicture() {
    expectEffect(
      "View.chartXScale(domain:range:type:)",
      of: line.chartXScale(domain: 1...100, range: 20...120, type: .log), against: line)
    expectEffect("View.chartXScale(domain:type:)", of: line.chartXScale(domain: 1...20), against: line)
    expectEffect("View.chartXScale(range:type:)", of: line.chartXScale(range: 20...120), against: line)
    expectEffect(
      "View.chartXScale(type:)", of: line.chartXScale(type: .squareRoot), against: line)
    expectEffect(
      "View.chartYScale(domain:range:type:)",
      of: line.chartYScale(domain: 1...100, range: 20...90, type: .log), against: line)
    expectEffect("View.chartYScale(domain:type:)", of: line.chartYScale(domain: 1...20), against: line)
    expectEffect("View.chartYScale(range:type:)", of: line.chartYScale(range: 20...90), against: line)
    expectEffect(
      "View.chartYScale(type:)", of: line.chartYScale(type: .squareRoot), against: line)
  }

  @Test func domainsChangeThePicture() {
    expectSame("ScaleDomain.automatic", [AnyView(line.chartYScale(domain: .automatic))], as: line)
    expectEffect(
      "ScaleDomain.automatic(includesZero:reversed:)",
      of: line.chartYScale(domain: .automatic(includesZero: false)), against: line)
    expectEffect(
      "ScaleDomain.automatic(includesZero:reversed:)",
      of: line.chartYScale(domain: .automatic(reversed: true)), against: line)
    expectEffect(
      "ScaleDomain.automatic(includesZero:reversed:dataType:modifyInferredDomain:)",
      of: line.chartYScale(domain: .automatic(dataType: Double.self) { $0.append(40) }), against: line)
  }

  @Test func rangesChangeThePicture() {
    expectSame(
      "PositionScaleRange.plotDimension", [AnyView(line.chartXScale(range: .plotDimension))], as: line)
    let padded = line.chartXScale(range: .plotDimension(padding: 12))
    expectEffect("PositionScaleRange.plotDimension(padding:)", of: padded, against: line)
    expectSame(
      "PositionScaleRange.plotDimension(startPadding:endPadding:)",
      [AnyView(line.chartXScale(range: .plotDimension(startPadding: 12, endPadding: 12)))], as: padded)
  }

  @Test func typesChangeThePicture() {
    func scaled(_ type: ScaleType) -> some View { line.chartYScale(domain: 1...9, type: type) }
    let linear = line.chartYScale(domain: 1...9)
    expectSame("ScaleType.linear", [AnyView(scaled(.linear))], as: linear)
    expectEffect("ScaleType.log", of: scaled(.log), against: linear)
    expectEffect("ScaleType.symmetricLog", of: scaled(.symmetricLog), against: linear)
    expectEffect(
      "ScaleType.symmetricLog(slopeAtZero:)", of: scaled(.symmetricLog(slopeAtZero: 9)),
      against: scaled(.symmetricLog))
    expectEffect("ScaleType.squareRoot", of: scaled(.squareRoot), against: linear)
    expectEffect("ScaleType.power(exponent:)", of: scaled(.power(exponent: 2)), against: linear)
    let whole = Chart(rows) { BarMark(x: .value("X", $0.id), y: .value("Y", $0.y)) }
    expectEffect("ScaleType.category", of: whole.chartXScale(type: .category), against: whole)
    let dates = Chart(rows) { PointMark(x: .value("X", $0.when), y: .value("Y", $0.y)) }
    expectSame("ScaleType.date", [AnyView(dates.chartXScale(type: .date))], as: dates)
  }

  @Test func colorsChangeThePicture() {
    expectEffect(
      "View.chartForegroundStyleScale(_:)",
      of: colored.chartForegroundStyleScale(["wild": Color.red, "tame": .mint]), against: colored)
    expectEffect(
      "View.chartForegroundStyleScale(domain:mapping:)",
      of: colored.chartForegroundStyleScale(domain: ["tame", "wild"]) { $0 == "wild" ? Color.red : .mint },
      against: colored)
    expectEffect(
      "View.chartForegroundStyleScale(domain:range:type:)",
      of: colored.chartForegroundStyleScale(domain: ["tame", "wild"], range: [Color.red, .mint]),
      against: colored)
    expectEffect(
      "View.chartForegroundStyleScale(domain:type:)",
      of: colored.chartForegroundStyleScale(domain: ["tame", "wild"]), against: colored)
    expectEffect(
      "View.chartForegroundStyleScale(mapping:)",
      of: colored.chartForegroundStyleScale { (name: String) in name == "wild" ? Color.red : .mint },
      against: colored)
    expectEffect(
      "View.chartForegroundStyleScale(range:type:)",
      of: graded.chartForegroundStyleScale(range: Gradient(colors: [.red, .yellow])), against: graded)
    expectEffect(
      "View.chartForegroundStyleScale(type:)", of: graded.chartForegroundStyleScale(type: .squareRoot),
      against: graded)
  }

  @Test func symbolsChangeThePicture() {
    let squares: [any ChartSymbolShape] = [.square, .diamond]
    let both: KeyValuePairs<String, any ChartSymbolShape> = ["wild": .square, "tame": Circle()]
    let changed: [(String, AnyView)] = [
      (
        "View.chartSymbolScale(_:)",
        AnyView(
          shaped.chartSymbolScale(
            ["wild": .square, "tame": .plus] as KeyValuePairs<String, BasicChartSymbolShape>))
      ),
      ("View.chartSymbolScale(_:)", AnyView(shaped.chartSymbolScale(both))),
      ("View.chartSymbolScale(domain:)", AnyView(shaped.chartSymbolScale(domain: ["tame", "wild"]))),
      (
        "View.chartSymbolScale(domain:mapping:)",
        AnyView(
          shaped.chartSymbolScale(domain: ["tame", "wild"]) {
            $0 == "wild" ? BasicChartSymbolShape.square : .plus
          })
      ),
      (
        "View.chartSymbolScale(domain:range:)",
        AnyView(
          shaped.chartSymbolScale(domain: ["tame", "wild"], range: [BasicChartSymbolShape.square, .plus]))
      ),
      (
        "View.chartSymbolScale(domain:range:)",
        AnyView(shaped.chartSymbolScale(domain: ["tame", "wild"], range: squares))
      ),
      (
        "View.chartSymbolScale(mapping:)",
        AnyView(
          shaped.chartSymbolScale { (name: String) in name == "wild" ? BasicChartSymbolShape.square : .plus })
      ),
      ("View.chartSymbolScale(range:)", AnyView(shaped.chartSymbolScale(range: squares))),
      (
        "View.chartSymbolScale(range:)",
        AnyView(shaped.chartSymbolScale(range: [BasicChartSymbolShape.square, .plus]))
      ),
    ]
    for (name, view) in changed { expectEffect(name, of: view, against: shaped) }
  }

  @Test func sizesChangeThePicture() {
    expectEffect(
      "View.chartSymbolSizeScale(domain:range:type:)",
      of: sized.chartSymbolSizeScale(domain: 0...20, range: 10...400, type: .squareRoot), against: sized)
    expectEffect(
      "View.chartSymbolSizeScale(domain:type:)", of: sized.chartSymbolSizeScale(domain: 0...40),
      against: sized)
    expectEffect(
      "View.chartSymbolSizeScale(range:type:)", of: sized.chartSymbolSizeScale(range: 10...900),
      against: sized)
    expectEffect(
      "View.chartSymbolSizeScale(type:)", of: sized.chartSymbolSizeScale(type: .power(exponent: 3)),
      against: sized)
    expectEffect(
      "View.chartSymbolSizeScale(_:)", of: named.chartSymbolSizeScale(["wild": 300, "tame": 10]),
      against: named)
    expectEffect(
      "View.chartSymbolSizeScale(domain:mapping:)",
      of: named.chartSymbolSizeScale(domain: ["tame", "wild"]) { $0 == "wild" ? 300 : 10 }, against: named)
    expectEffect(
      "View.chartSymbolSizeScale(mapping:)",
      of: named.chartSymbolSizeScale { (name: String) in name == "wild" ? 300 : 10 }, against: named)
  }

  @Test func lineStylesChangeThePicture() {
    let thick = StrokeStyle(lineWidth: 5)
    let dots = StrokeStyle(lineWidth: 2, dash: [1, 4])
    expectEffect(
      "View.chartLineStyleScale(_:)", of: dashed.chartLineStyleScale(["wild": thick, "tame": dots]),
      against: dashed)
    expectEffect(
      "View.chartLineStyleScale(domain:)", of: dashed.chartLineStyleScale(domain: ["tame", "wild"]),
      against: dashed)
    expectEffect(
      "View.chartLineStyleScale(domain:mapping:)",
      of: dashed.chartLineStyleScale(domain: ["tame", "wild"]) { $0 == "wild" ? thick : dots },
      against: dashed)
    expectEffect(
      "View.chartLineStyleScale(domain:range:)",
      of: dashed.chartLineStyleScale(domain: ["tame", "wild"], range: [thick, dots]), against: dashed)
    expectEffect(
      "View.chartLineStyleScale(mapping:)",
      of: dashed.chartLineStyleScale { (name: String) in name == "wild" ? thick : dots }, against: dashed)
    expectEffect(
      "View.chartLineStyleScale(range:)", of: dashed.chartLineStyleScale(range: [thick, dots]),
      against: dashed)
  }
}
