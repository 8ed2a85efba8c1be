import Charts
import Foundation
import SwiftUI
import Testing

/// Modifiers of marks, each compared with the chart without it.
@MainActor @Suite("Modifiers of marks have an effect") struct ModifierEffects {
  private func bars(_ change: @escaping (BarMark) -> some ChartContent) -> some View {
    Chart(rows) { change(BarMark(x: .value("X", $0.name), y: .value("Y", $0.y))) }
  }

  private func line(_ change: @escaping (LineMark) -> some ChartContent) -> some View {
    Chart(rows) { change(LineMark(x: .value("X", $0.x), y: .value("Y", $0.y))) }
  }

  private func points(_ change: @escaping (PointMark) -> some ChartContent) -> some View {
    Chart(rows) { change(PointMark(x: .value("X", $0.x), y: .value("Y", $0.y))) }
  }

  @Test func looksChangeThePicture() {
    let plain = bars { $0 }
    let gradient = LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom)
    expectEffect("ChartContent.foregroundStyle(_:)", of: bars { $0.foregroundStyle(.red) }, against: plain)
    expectEffect(
      "ChartContent.alignsMarkStylesWithPlotArea(_:)",
      of: bars { $0.foregroundStyle(gradient).alignsMarkStylesWithPlotArea() },
      against: bars { $0.foregroundStyle(gradient) })
    expectEffect("ChartContent.blur(radius:)", of: bars { $0.blur(radius: 3) }, against: plain)
    expectEffect("ChartContent.clipShape(_:style:)", of: bars { $0.clipShape(Capsule()) }, against: plain)
    expectEffect("ChartContent.opacity(_:)", of: bars { $0.opacity(0.4) }, against: plain)
    expectEffect(
      "ChartContent.cornerRadius(_:style:)", of: bars { $0.cornerRadius(6) }, against: plain)
    expectEffect(
      "ChartContent.shadow(color:radius:x:y:)", of: bars { $0.shadow(radius: 4, x: 2) }, against: plain)
    expectEffect(
      "ChartContent.mask(content:)",
      of: bars { mark in mark.mask { RectangleMark(yStart: 10, yEnd: 60) } }, against: plain)
  }

  @Test func layersChangeThePicture() {
    let overlapping = Chart {
      Plot {
        ForEach(rows) { RectangleMark(xStart: 0, xEnd: 100, y: .value("Y", $0.y), height: 90) }
      }
      .opacity(0.5)
    }
    let asOne = Chart {
      Plot {
        ForEach(rows) { RectangleMark(xStart: 0, xEnd: 100, y: .value("Y", $0.y), height: 90) }
      }
      .compositingLayer()
      .opacity(0.5)
    }
    expectEffect("ChartContent.compositingLayer()", of: asOne, against: overlapping)
    expectEffect(
      "ChartContent.compositingLayer(style:)",
      of: bars { mark in mark.compositingLayer { $0.opacity(0.3) } }, against: bars { $0 })
    let flat = Chart {
      RectangleMark().foregroundStyle(.red)
      RectangleMark(xStart: 20, xEnd: 60).foregroundStyle(.blue)
    }
    let raised = Chart {
      RectangleMark().foregroundStyle(.red).zIndex(1)
      RectangleMark(xStart: 20, xEnd: 60).foregroundStyle(.blue)
    }
    expectEffect("ChartContent.zIndex(_:)", of: raised, against: flat)
  }

  @Test func channelsChangeThePicture() {
    let plain = bars { $0 }
    let series = Chart(rows) {
      LineMark(x: .value("X", $0.x), y: .value("Y", $0.y), series: .value("K", $0.kind))
    }
    expectEffect(
      "ChartContent.foregroundStyle(by:)",
      of: Chart(rows) {
        BarMark(x: .value("X", $0.name), y: .value("Y", $0.y)).foregroundStyle(by: .value("K", $0.kind))
      }, against: plain)
    expectEffect(
      "ChartContent.lineStyle(by:)",
      of: Chart(rows) {
        LineMark(x: .value("X", $0.x), y: .value("Y", $0.y)).lineStyle(by: .value("K", $0.kind))
      }, against: series)
    expectEffect(
      "ChartContent.position(by:axis:span:)",
      of: Chart(rows) {
        BarMark(x: .value("X", $0.kind), y: .value("Y", $0.y)).position(by: .value("N", $0.name))
      }, against: Chart(rows) { BarMark(x: .value("X", $0.kind), y: .value("Y", $0.y)) })
    expectEffect(
      "ChartContent.symbol(by:)",
      of: Chart(rows) {
        PointMark(x: .value("X", $0.x), y: .value("Y", $0.y)).symbol(by: .value("K", $0.kind))
      }, against: points { $0 })
    expectEffect(
      "ChartContent.symbolSize(by:)",
      of: Chart(rows) {
        PointMark(x: .value("X", $0.x), y: .value("Y", $0.y)).symbolSize(by: .value("H", $0.high))
      }, against: points { $0 })
  }

  @Test func linesAndSymbolsChangeThePicture() {
    expectEffect(
      "ChartContent.interpolationMethod(_:)", of: line { $0.interpolationMethod(.stepEnd) },
      against: line { $0 })
    expectEffect(
      "ChartContent.lineStyle(_:)", of: line { $0.lineStyle(StrokeStyle(lineWidth: 6)) },
      against: line { $0 })
    expectEffect("ChartContent.symbol(_:)", of: points { $0.symbol(.square) }, against: points { $0 })
    expectEffect("ChartContent.symbol(_:)", of: line { $0.symbol(.circle) }, against: line { $0 })
    expectEffect(
      "ChartContent.symbol(symbol:)", of: points { $0.symbol { Text("★") } }, against: points { $0 })
    expectEffect(
      "ChartContent.symbolSize(_:)", of: points { $0.symbolSize(200) }, against: points { $0 })
    expectEffect(
      "ChartContent.symbolSize(_:)",
      of: points { $0.symbolSize(CGSize(width: 20, height: 5)) }, against: points { $0 })
  }

  @Test func offsetsChangeThePicture() {
    let plain = bars { $0 }
    let moved = bars { $0.offset(x: 5, y: 3) }
    expectEffect("ChartContent.offset(x:y:)", of: moved, against: plain)
    expectSame(
      "ChartContent.offset(_:)", [AnyView(bars { $0.offset(CGSize(width: 5, height: 3)) })], as: moved)
    expectEffect(
      "ChartContent.offset(x:yStart:yEnd:)", of: bars { $0.offset(x: 5, yStart: 0, yEnd: 9) },
      against: moved)
    expectEffect(
      "ChartContent.offset(xStart:xEnd:y:)", of: bars { $0.offset(xStart: -3, xEnd: 3, y: 0) },
      against: plain)
    expectEffect(
      "ChartContent.offset(xStart:xEnd:yStart:yEnd:)",
      of: bars { $0.offset(xStart: -3, xEnd: 3, yStart: 0, yEnd: 5) }, against: plain)
  }

  private struct Bold: ChartSymbolShape {
    var perceptualUnitRect: CGRect
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test func ownSymbolsAreAsLargeAsTheySay() {
    let whole = Bold(perceptualUnitRect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let half = Bold(perceptualUnitRect: CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    expectEffect(
      "ChartSymbolShape.perceptualUnitRect", of: points { $0.symbol(half) },
      against: points { $0.symbol(whole) })
  }

  @Test func symbolShapesChangeThePicture() {
    let circle = points { $0.symbol(.circle) }
    expectSame("ChartSymbolShape.circle", [AnyView(circle)], as: points { $0 })
    for (name, shape) in [
      ("ChartSymbolShape.square", BasicChartSymbolShape.square),
      ("ChartSymbolShape.triangle", .triangle), ("ChartSymbolShape.diamond", .diamond),
      ("ChartSymbolShape.pentagon", .pentagon), ("ChartSymbolShape.plus", .plus),
      ("ChartSymbolShape.cross", .cross), ("ChartSymbolShape.asterisk", .asterisk),
    ] {
      expectEffect(name, of: points { $0.symbol(shape).symbolSize(300) }, against: circle)
    }
    expectEffect(
      "BasicChartSymbolShape.strokeBorder(lineWidth:)",
      of: points { $0.symbol(.square.strokeBorder(lineWidth: 2)) }, against: points { $0.symbol(.square) })
    expectEffect(
      "ChartSymbolShape.strokeBorder(lineWidth:)",
      of: points { $0.symbol(Circle().strokeBorder(lineWidth: 2)) }, against: circle)
    expectEffect(
      "ChartSymbolShape.strokeBorder(style:)",
      of: points { $0.symbol(Circle().strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [2, 1]))) },
      against: points { $0.symbol(Circle().strokeBorder(lineWidth: 2)) })
    for (erased, plain) in [
      (AnyChartSymbolShape(BasicChartSymbolShape.square), BasicChartSymbolShape.square),
      (AnyChartSymbolShape(BasicChartSymbolShape.cross), .cross),
    ] {
      expectSame(
        "AnyChartSymbolShape.init(_:)", [AnyView(points { $0.symbol(erased) })],
        as: points { $0.symbol(plain) })
    }
  }
}
