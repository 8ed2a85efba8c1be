import Charts
import Foundation
import SwiftUI
import Testing

/// Plots over collections draw the same as marks in a `ForEach`.
@MainActor @Suite("Plots over collections draw the same as single marks") struct PlotEffects {
  @Test func barsChangeThePicture() {
    expectSame(
      "BarPlot.init(_:x:y:width:height:stacking:)",
      [
        AnyView(
          Chart { BarPlot(rows, x: .value("X", \.name), y: .value("Y", \.y), width: 6) })
      ], as: Chart(rows) { BarMark(x: .value("X", $0.name), y: .value("Y", $0.y), width: 6) })
    expectSame(
      "BarPlot.init(_:x:yStart:yEnd:width:)",
      [
        AnyView(
          Chart {
            BarPlot(rows, x: .value("X", \.name), yStart: .value("Y", \.low), yEnd: .value("Y", \.high))
          })
      ],
      as: Chart(rows) {
        BarMark(x: .value("X", $0.name), yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high))
      })
    expectSame(
      "BarPlot.init(_:xStart:xEnd:y:height:)",
      [
        AnyView(
          Chart {
            BarPlot(rows, xStart: .value("X", \.low), xEnd: .value("X", \.high), y: .value("Y", \.name))
          })
      ],
      as: Chart(rows) {
        BarMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), y: .value("Y", $0.name))
      })
  }

  @Test func barsBesideThePlotsEdgesChangeThePicture() {
    expectSame(
      "BarPlot.init(_:x:yStart:yEnd:width:stacking:)",
      [AnyView(Chart { BarPlot(rows, x: .value("X", \.y), yStart: 10, yEnd: 40) })],
      as: Chart(rows) { BarMark(x: .value("X", $0.y), yStart: 10, yEnd: 40) })
    expectSame(
      "BarPlot.init(_:x:yStart:yEnd:width:stacking:)",
      [AnyView(Chart { BarPlot(rows, x: .value("X", \.y), yStart: \.left, yEnd: \.right) })],
      as: Chart(rows) { BarMark(x: .value("X", $0.y), yStart: $0.left, yEnd: $0.right) })
    expectSame(
      "BarPlot.init(_:xStart:xEnd:y:height:stacking:)",
      [AnyView(Chart { BarPlot(rows, xStart: 10, xEnd: 40, y: .value("Y", \.y)) })],
      as: Chart(rows) { BarMark(xStart: 10, xEnd: 40, y: .value("Y", $0.y)) })
    expectSame(
      "BarPlot.init(_:xStart:xEnd:y:height:stacking:)",
      [AnyView(Chart { BarPlot(rows, xStart: \.left, xEnd: \.right, y: .value("Y", \.y)) })],
      as: Chart(rows) { BarMark(xStart: $0.left, xEnd: $0.right, y: .value("Y", $0.y)) })
    expectSame(
      "BarPlot.init(_:xStart:xEnd:yStart:yEnd:)",
      [
        AnyView(
          Chart {
            BarPlot(rows, xStart: .value("X", \.low), xEnd: .value("X", \.high), yStart: 10, yEnd: 40)
          })
      ],
      as: Chart(rows) {
        BarMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), yStart: 10, yEnd: 40)
      })
    expectSame(
      "BarPlot.init(_:xStart:xEnd:yStart:yEnd:)",
      [
        AnyView(
          Chart {
            BarPlot(
              rows, xStart: .value("X", \.low), xEnd: .value("X", \.high), yStart: \.left, yEnd: \.right)
          })
      ],
      as: Chart(rows) {
        BarMark(
          xStart: .value("X", $0.low), xEnd: .value("X", $0.high), yStart: $0.left, yEnd: $0.right)
      })
    expectSame(
      "BarPlot.init(_:xStart:xEnd:yStart:yEnd:)",
      [
        AnyView(
          Chart {
            BarPlot(rows, xStart: 10, xEnd: 40, yStart: .value("Y", \.low), yEnd: .value("Y", \.high))
          })
      ],
      as: Chart(rows) {
        BarMark(xStart: 10, xEnd: 40, yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high))
      })
    expectSame(
      "BarPlot.init(_:xStart:xEnd:yStart:yEnd:)",
      [
        AnyView(
          Chart {
            BarPlot(
              rows, xStart: \.left, xEnd: \.right, yStart: .value("Y", \.low), yEnd: .value("Y", \.high))
          })
      ],
      as: Chart(rows) {
        BarMark(
          xStart: $0.left, xEnd: $0.right, yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high))
      })
  }

  @Test func areasAndLinesChangeThePicture() {
    expectSame(
      "AreaPlot.init(_:x:y:stacking:)",
      [AnyView(Chart { AreaPlot(rows, x: .value("X", \.x), y: .value("Y", \.y)) })],
      as: Chart(rows) { AreaMark(x: .value("X", $0.x), y: .value("Y", $0.y)) })
    expectSame(
      "AreaPlot.init(_:x:y:series:stacking:)",
      [
        AnyView(
          Chart {
            AreaPlot(rows, x: .value("X", \.x), y: .value("Y", \.y), series: .value("K", \.kind))
          })
      ],
      as: Chart(rows) {
        AreaMark(x: .value("X", $0.x), y: .value("Y", $0.y), series: .value("K", $0.kind))
      })
    expectSame(
      "AreaPlot.init(_:x:yStart:yEnd:)",
      [
        AnyView(
          Chart {
            AreaPlot(rows, x: .value("X", \.x), yStart: .value("Y", \.low), yEnd: .value("Y", \.high))
          })
      ],
      as: Chart(rows) {
        AreaMark(x: .value("X", $0.x), yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high))
      })
    expectSame(
      "AreaPlot.init(_:x:yStart:yEnd:series:)",
      [
        AnyView(
          Chart {
            AreaPlot(
              rows, x: .value("X", \.x), yStart: .value("Y", \.low), yEnd: .value("Y", \.high),
              series: .value("K", \.kind))
          })
      ],
      as: Chart(rows) {
        AreaMark(
          x: .value("X", $0.x), yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high),
          series: .value("K", $0.kind))
      })
    expectSame(
      "AreaPlot.init(_:xStart:xEnd:y:)",
      [
        AnyView(
          Chart {
            AreaPlot(rows, xStart: .value("X", \.low), xEnd: .value("X", \.high), y: .value("Y", \.x))
          })
      ],
      as: Chart(rows) {
        AreaMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), y: .value("Y", $0.x))
      })
    expectSame(
      "AreaPlot.init(_:xStart:xEnd:y:series:)",
      [
        AnyView(
          Chart {
            AreaPlot(
              rows, xStart: .value("X", \.low), xEnd: .value("X", \.high), y: .value("Y", \.x),
              series: .value("K", \.kind))
          })
      ],
      as: Chart(rows) {
        AreaMark(
          xStart: .value("X", $0.low), xEnd: .value("X", $0.high), y: .value("Y", $0.x),
          series: .value("K", $0.kind))
      })
    expectSame(
      "LinePlot.init(_:x:y:)",
      [AnyView(Chart { LinePlot(rows, x: .value("X", \.x), y: .value("Y", \.y)) })],
      as: Chart(rows) { LineMark(x: .value("X", $0.x), y: .value("Y", $0.y)) })
    expectSame(
      "LinePlot.init(_:x:y:series:)",
      [
        AnyView(
          Chart {
            LinePlot(rows, x: .value("X", \.x), y: .value("Y", \.y), series: .value("K", \.kind))
          })
      ],
      as: Chart(rows) {
        LineMark(x: .value("X", $0.x), y: .value("Y", $0.y), series: .value("K", $0.kind))
      })
  }

  @Test func pointsChangeThePicture() {
    expectSame(
      "PointPlot.init(_:x:y:)",
      [AnyView(Chart { PointPlot(rows, x: .value("X", \.x), y: .value("Y", \.y)) })],
      as: Chart(rows) { PointMark(x: .value("X", $0.x), y: .value("Y", $0.y)) })
    expectSame(
      "PointPlot.init(_:x:y:)", [AnyView(Chart { PointPlot(rows, x: .value("X", \.x), y: 20) })],
      as: Chart(rows) { PointMark(x: .value("X", $0.x), y: 20) })
    expectSame(
      "PointPlot.init(_:x:y:)", [AnyView(Chart { PointPlot(rows, x: .value("X", \.x), y: \.left) })],
      as: Chart(rows) { PointMark(x: .value("X", $0.x), y: $0.left) })
    expectSame(
      "PointPlot.init(_:x:y:)", [AnyView(Chart { PointPlot(rows, x: 20, y: .value("Y", \.y)) })],
      as: Chart(rows) { PointMark(x: 20, y: .value("Y", $0.y)) })
    expectSame(
      "PointPlot.init(_:x:y:)", [AnyView(Chart { PointPlot(rows, x: \.left, y: .value("Y", \.y)) })],
      as: Chart(rows) { PointMark(x: $0.left, y: .value("Y", $0.y)) })
  }

  @Test func rulesChangeThePicture() {
    expectSame(
      "RulePlot.init(_:x:yStart:yEnd:)",
      [
        AnyView(
          Chart {
            RulePlot(rows, x: .value("X", \.x), yStart: .value("Y", \.low), yEnd: .value("Y", \.high))
          })
      ],
      as: Chart(rows) {
        RuleMark(x: .value("X", $0.x), yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high))
      })
    expectSame(
      "RulePlot.init(_:x:yStart:yEnd:)",
      [AnyView(Chart { RulePlot(rows, x: .value("X", \.x), yStart: 10, yEnd: 40) })],
      as: Chart(rows) { RuleMark(x: .value("X", $0.x), yStart: 10, yEnd: 40) })
    expectSame(
      "RulePlot.init(_:x:yStart:yEnd:)",
      [AnyView(Chart { RulePlot(rows, x: .value("X", \.x), yStart: \.left, yEnd: \.right) })],
      as: Chart(rows) { RuleMark(x: .value("X", $0.x), yStart: $0.left, yEnd: $0.right) })
    expectSame(
      "RulePlot.init(_:x:yStart:yEnd:)",
      [
        AnyView(
          Chart { RulePlot(rows, x: 30, yStart: .value("Y", \.low), yEnd: .value("Y", \.high)) })
      ],
      as: Chart(rows) { RuleMark(x: 30, yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high)) })
    expectSame(
      "RulePlot.init(_:x:yStart:yEnd:)",
      [
        AnyView(
          Chart { RulePlot(rows, x: \.left, yStart: .value("Y", \.low), yEnd: .value("Y", \.high)) })
      ],
      as: Chart(rows) { RuleMark(x: $0.left, yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high)) })
  }

  @Test func levelRulesChangeThePicture() {
    expectSame(
      "RulePlot.init(_:xStart:xEnd:y:)",
      [
        AnyView(
          Chart {
            RulePlot(rows, xStart: .value("X", \.low), xEnd: .value("X", \.high), y: .value("Y", \.y))
          })
      ],
      as: Chart(rows) {
        RuleMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), y: .value("Y", $0.y))
      })
    expectSame(
      "RulePlot.init(_:xStart:xEnd:y:)",
      [
        AnyView(
          Chart { RulePlot(rows, xStart: .value("X", \.low), xEnd: .value("X", \.high), y: 30) })
      ],
      as: Chart(rows) { RuleMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), y: 30) })
    expectSame(
      "RulePlot.init(_:xStart:xEnd:y:)",
      [
        AnyView(
          Chart { RulePlot(rows, xStart: .value("X", \.low), xEnd: .value("X", \.high), y: \.left) })
      ],
      as: Chart(rows) { RuleMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), y: $0.left) })
    expectSame(
      "RulePlot.init(_:xStart:xEnd:y:)",
      [AnyView(Chart { RulePlot(rows, xStart: 10, xEnd: 40, y: .value("Y", \.y)) })],
      as: Chart(rows) { RuleMark(xStart: 10, xEnd: 40, y: .value("Y", $0.y)) })
    expectSame(
      "RulePlot.init(_:xStart:xEnd:y:)",
      [AnyView(Chart { RulePlot(rows, xStart: \.left, xEnd: \.right, y: .value("Y", \.y)) })],
      as: Chart(rows) { RuleMark(xStart: $0.left, xEnd: $0.right, y: .value("Y", $0.y)) })
  }

  @Test func sectorsChangeThePicture() {
    expectSame(
      "SectorPlot.init(_:angle:innerRadius:outerRadius:angularInset:)",
      [
        AnyView(
          Chart {
            SectorPlot(rows, angle: .value("Y", \.y), innerRadius: .ratio(0.4), angularInset: 2)
          })
      ], as: Chart(rows) { SectorMark(angle: .value("Y", $0.y), innerRadius: .ratio(0.4), angularInset: 2) })
    expectSame(
      "SectorPlot.init(_:angle:innerRadius:outerRadius:angularInset:)",
      [AnyView(Chart { SectorPlot(rows, angle: .value("Y", \.y), angularInset: \.share) })],
      as: Chart(rows) { SectorMark(angle: .value("Y", $0.y), angularInset: $0.share) })
  }
}
