import Charts
import Foundation
import SwiftUI
import Testing

/// Tests of `RectanglePlot`, and of modifiers that read a size or style by key path.
@MainActor @Suite("Rectangles and styles by key path are the same as for single marks")
struct RectanglePlotEffects {
  @Test func rectanglesAtPlacesChangeThePicture() {
    expectSame(
      "RectanglePlot.init(_:x:y:width:height:)",
      [AnyView(Chart { RectanglePlot(rows, x: .value("X", \.name), y: .value("Y", \.kind), width: 9) })],
      as: Chart(rows) { RectangleMark(x: .value("X", $0.name), y: .value("Y", $0.kind), width: 9) })
    expectSame(
      "RectanglePlot.init(_:x:yStart:yEnd:width:)",
      [
        AnyView(
          Chart {
            RectanglePlot(
              rows, x: .value("X", \.name), yStart: .value("Y", \.low), yEnd: .value("Y", \.high))
          })
      ],
      as: Chart(rows) {
        RectangleMark(x: .value("X", $0.name), yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high))
      })
    expectSame(
      "RectanglePlot.init(_:x:yStart:yEnd:width:)",
      [AnyView(Chart { RectanglePlot(rows, x: .value("X", \.name), yStart: 10, yEnd: 40) })],
      as: Chart(rows) { RectangleMark(x: .value("X", $0.name), yStart: 10, yEnd: 40) })
    expectSame(
      "RectanglePlot.init(_:x:yStart:yEnd:width:)",
      [AnyView(Chart { RectanglePlot(rows, x: .value("X", \.name), yStart: \.left, yEnd: \.right) })],
      as: Chart(rows) { RectangleMark(x: .value("X", $0.name), yStart: $0.left, yEnd: $0.right) })
    expectSame(
      "RectanglePlot.init(_:xStart:xEnd:y:height:)",
      [
        AnyView(
          Chart {
            RectanglePlot(
              rows, xStart: .value("X", \.low), xEnd: .value("X", \.high), y: .value("Y", \.name))
          })
      ],
      as: Chart(rows) {
        RectangleMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), y: .value("Y", $0.name))
      })
    expectSame(
      "RectanglePlot.init(_:xStart:xEnd:y:height:)",
      [AnyView(Chart { RectanglePlot(rows, xStart: 10, xEnd: 40, y: .value("Y", \.name)) })],
      as: Chart(rows) { RectangleMark(xStart: 10, xEnd: 40, y: .value("Y", $0.name)) })
    expectSame(
      "RectanglePlot.init(_:xStart:xEnd:y:height:)",
      [AnyView(Chart { RectanglePlot(rows, xStart: \.left, xEnd: \.right, y: .value("Y", \.name)) })],
      as: Chart(rows) { RectangleMark(xStart: $0.left, xEnd: $0.right, y: .value("Y", $0.name)) })
  }

  @Test func rectanglesBetweenEdgesChangeThePicture() {
    expectSame(
      "RectanglePlot.init(_:xStart:xEnd:yStart:yEnd:)",
      [
        AnyView(
          Chart {
            RectanglePlot(
              rows, xStart: .value("X", \.low), xEnd: .value("X", \.high), yStart: .value("Y", \.low),
              yEnd: .value("Y", \.y))
          })
      ],
      as: Chart(rows) {
        RectangleMark(
          xStart: .value("X", $0.low), xEnd: .value("X", $0.high), yStart: .value("Y", $0.low),
          yEnd: .value("Y", $0.y))
      })
    expectSame(
      "RectanglePlot.init(_:xStart:xEnd:yStart:yEnd:)",
      [
        AnyView(
          Chart {
            RectanglePlot(
              rows, xStart: .value("X", \.low), xEnd: .value("X", \.high), yStart: 10, yEnd: 40)
          })
      ],
      as: Chart(rows) {
        RectangleMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), yStart: 10, yEnd: 40)
      })
    expectSame(
      "RectanglePlot.init(_:xStart:xEnd:yStart:yEnd:)",
      [
        AnyView(
          Chart {
            RectanglePlot(
              rows, xStart: .value("X", \.low), xEnd: .value("X", \.high), yStart: \.left, yEnd: \.right)
          })
      ],
      as: Chart(rows) {
        RectangleMark(
          xStart: .value("X", $0.low), xEnd: .value("X", $0.high), yStart: $0.left, yEnd: $0.right)
      })
    expectSame(
      "RectanglePlot.init(_:xStart:xEnd:yStart:yEnd:)",
      [
        AnyView(
          Chart {
            RectanglePlot(
              rows, xStart: 10, xEnd: 40, yStart: .value("Y", \.low), yEnd: .value("Y", \.high))
          })
      ],
      as: Chart(rows) {
        RectangleMark(xStart: 10, xEnd: 40, yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high))
      })
    expectSame(
      "RectanglePlot.init(_:xStart:xEnd:yStart:yEnd:)",
      [
        AnyView(
          Chart {
            RectanglePlot(
              rows, xStart: \.left, xEnd: \.right, yStart: .value("Y", \.low), yEnd: .value("Y", \.high))
          })
      ],
      as: Chart(rows) {
        RectangleMark(
          xStart: $0.left, xEnd: $0.right, yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high))
      })
    expectSame(
      "RectanglePlot.init(_:xStart:xEnd:yStart:yEnd:)",
      [
        AnyView(
          Chart {
            RectanglePlot(rows, xStart: \.left, xEnd: \.right, yStart: \.left, yEnd: \.right)
          })
      ],
      as: Chart(rows) {
        RectangleMark(xStart: $0.left, xEnd: $0.right, yStart: $0.left, yEnd: $0.right)
      })
  }

  @Test func dimensionsChangeThePicture() {
    func plot(_ width: MarkDimensions<Row>) -> AnyView {
      AnyView(Chart { BarPlot(rows, x: .value("X", \.name), y: .value("Y", \.y), width: width) })
    }
    func marks(_ width: @escaping (Row) -> MarkDimension) -> some View {
      Chart(rows) { BarMark(x: .value("X", $0.name), y: .value("Y", $0.y), width: width($0)) }
    }
    expectSame("MarkDimensions.automatic", [plot(.automatic)], as: marks { _ in .automatic })
    expectSame("MarkDimensions.fixed(_:)", [plot(.fixed(\.wide))], as: marks { .fixed($0.wide) })
    expectSame("MarkDimensions.fixed(_:)", [plot(.fixed(7))], as: marks { _ in .fixed(7) })
    expectSame("MarkDimensions.init(integerLiteral:)", [plot(7)], as: marks { _ in .fixed(7) })
    expectSame("MarkDimensions.init(floatLiteral:)", [plot(7.5)], as: marks { _ in .fixed(7.5) })
    expectSame("MarkDimensions.ratio(_:)", [plot(.ratio(\.share))], as: marks { .ratio($0.share) })
    expectSame("MarkDimensions.ratio(_:)", [plot(.ratio(0.4))], as: marks { _ in .ratio(0.4) })
    expectSame("MarkDimensions.inset(_:)", [plot(.inset(\.share))], as: marks { .inset($0.share) })
    expectSame("MarkDimensions.inset(_:)", [plot(.inset(5))], as: marks { _ in .inset(5) })
  }

  @Test func stylesChangeThePicture() {
    typealias Points = PointPlot<VectorizedPointPlotContent<[Row]>>
    let points: Points = PointPlot(rows, x: .value("X", \.x), y: .value("Y", \.y))
    func marks(_ change: @escaping (PointMark, Row) -> some ChartContent) -> some View {
      Chart(rows) { change(PointMark(x: .value("X", $0.x), y: .value("Y", $0.y)), $0) }
    }
    func expectSameStyle(_ name: String, _ plot: some ChartContent, _ marks: some View) {
      expectSame(name, [AnyView(Chart { plot })], as: marks)
    }
    expectSameStyle(
      "VectorizedChartContent.foregroundStyle(_:)", points.foregroundStyle(\.style),
      marks { $0.foregroundStyle($1.style) })
    expectSameStyle(
      "VectorizedChartContent.foregroundStyle(by:)", points.foregroundStyle(by: .value("K", \.kind)),
      marks { $0.foregroundStyle(by: .value("K", $1.kind)) })
    expectSameStyle(
      "VectorizedChartContent.opacity(_:)", points.opacity(\.faint), marks { $0.opacity($1.faint) })
    expectSameStyle(
      "VectorizedChartContent.symbol(by:)", points.symbol(by: .value("K", \.kind)),
      marks { $0.symbol(by: .value("K", $1.kind)) })
    expectSameStyle(
      "VectorizedChartContent.symbolSize(_:)", points.symbolSize(\.wide), marks { $0.symbolSize($1.wide) })
    expectSameStyle(
      "VectorizedChartContent.symbolSize(_:)", points.symbolSize(\.box), marks { $0.symbolSize($1.box) })
    expectSameStyle(
      "VectorizedChartContent.symbolSize(by:)", points.symbolSize(by: .value("H", \.high)),
      marks { $0.symbolSize(by: .value("H", $1.high)) })
    expectSameStyle(
      "VectorizedChartContent.position(by:axis:span:)",
      BarPlot(rows, x: .value("X", \.kind), y: .value("Y", \.y)).position(by: .value("N", \.name)),
      Chart(rows) {
        BarMark(x: .value("X", $0.kind), y: .value("Y", $0.y)).position(by: .value("N", $0.name))
      })
    expectSameStyle(
      "VectorizedChartContent.lineStyle(_:)",
      LinePlot(rows, x: .value("X", \.x), y: .value("Y", \.y)).lineStyle(\.stroke),
      Chart(rows) { LineMark(x: .value("X", $0.x), y: .value("Y", $0.y)).lineStyle($0.stroke) })
    expectSameStyle(
      "VectorizedChartContent.lineStyle(by:)",
      LinePlot(rows, x: .value("X", \.x), y: .value("Y", \.y)).lineStyle(by: .value("K", \.kind)),
      Chart(rows) {
        LineMark(x: .value("X", $0.x), y: .value("Y", $0.y)).lineStyle(by: .value("K", $0.kind))
      })
  }
}
