import Charts
import Foundation
import SwiftUI
import Testing

/// Initializers of marks. Each draws a picture that differs from the picture of the next one.
@MainActor @Suite("Initializers of marks have an effect") struct MarkEffects {
  @Test func barsChangeThePicture() {
    let plain = Chart(rows) { BarMark(x: .value("X", $0.name), y: .value("Y", $0.y)) }
    expectEffect(
      "BarMark.init(x:y:width:height:stacking:)",
      of: Chart(rows) { BarMark(x: .value("X", $0.name), y: .value("Y", $0.y), width: 3) }, against: plain)
    expectEffect(
      "BarMark.init(x:yStart:yEnd:width:)",
      of: Chart(rows) {
        BarMark(x: .value("X", $0.name), yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high))
      }, against: plain)
    expectEffect(
      "BarMark.init(xStart:xEnd:y:height:)",
      of: Chart(rows) {
        BarMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), y: .value("Y", $0.name))
      }, against: plain)
    let across = Chart(rows) { BarMark(x: .value("X", $0.y)) }
    expectEffect(
      "BarMark.init(x:yStart:yEnd:width:stacking:)",
      of: Chart(rows) { BarMark(x: .value("X", $0.y), yStart: 10, yEnd: 40) }, against: across)
    let along = Chart(rows) { BarMark(y: .value("Y", $0.y)) }
    expectEffect(
      "BarMark.init(xStart:xEnd:y:height:stacking:)",
      of: Chart(rows) { BarMark(xStart: 10, xEnd: 40, y: .value("Y", $0.y)) }, against: along)
    expectEffect(
      "BarMark.init(xStart:xEnd:yStart:yEnd:)",
      of: Chart(rows) {
        BarMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), yStart: 10, yEnd: 40)
      }, against: across)
    expectEffect(
      "BarMark.init(xStart:xEnd:yStart:yEnd:)",
      of: Chart(rows) {
        BarMark(xStart: 10, xEnd: 40, yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high))
      }, against: along)
  }

  @Test func areasChangeThePicture() {
    let plain = Chart(rows) { AreaMark(x: .value("X", $0.x), y: .value("Y", $0.y)) }
    expectEffect("AreaMark.init(x:y:stacking:)", of: plain, against: Chart {})
    expectEffect(
      "AreaMark.init(x:y:series:stacking:)",
      of: Chart(rows) {
        AreaMark(x: .value("X", $0.x), y: .value("Y", $0.y), series: .value("K", $0.kind))
      }, against: plain)
    let band = Chart(rows) {
      AreaMark(x: .value("X", $0.x), yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high))
    }
    expectEffect("AreaMark.init(x:yStart:yEnd:)", of: band, against: plain)
    expectEffect(
      "AreaMark.init(x:yStart:yEnd:series:)",
      of: Chart(rows) {
        AreaMark(
          x: .value("X", $0.x), yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high),
          series: .value("K", $0.kind))
      }, against: band)
    let upright = Chart(rows) {
      AreaMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), y: .value("Y", $0.x))
    }
    expectEffect("AreaMark.init(xStart:xEnd:y:)", of: upright, against: band)
    expectEffect(
      "AreaMark.init(xStart:xEnd:y:series:)",
      of: Chart(rows) {
        AreaMark(
          xStart: .value("X", $0.low), xEnd: .value("X", $0.high), y: .value("Y", $0.x),
          series: .value("K", $0.kind))
      }, against: upright)
  }

  @Test func linesAndPointsChangeThePicture() {
    let line = Chart(rows) { LineMark(x: .value("X", $0.x), y: .value("Y", $0.y)) }
    expectEffect("LineMark.init(x:y:)", of: line, against: Chart {})
    expectEffect(
      "LineMark.init(x:y:series:)",
      of: Chart(rows) {
        LineMark(x: .value("X", $0.x), y: .value("Y", $0.y), series: .value("K", $0.kind))
      }, against: line)
    let points = Chart(rows) { PointMark(x: .value("X", $0.x), y: .value("Y", $0.y)) }
    expectEffect("PointMark.init(x:y:)", of: points, against: line)
    expectEffect(
      "PointMark.init(x:y:)", of: Chart(rows) { PointMark(x: .value("X", $0.x), y: 20) },
      against: Chart(rows) { PointMark(x: .value("X", $0.x)) })
    expectEffect(
      "PointMark.init(x:y:)", of: Chart(rows) { PointMark(x: 20, y: .value("Y", $0.y)) },
      against: Chart(rows) { PointMark(y: .value("Y", $0.y)) })
  }

  @Test func rulesChangeThePicture() {
    let plain = Chart(rows) { RuleMark(x: .value("X", $0.x)) }
    expectEffect(
      "RuleMark.init(x:yStart:yEnd:)",
      of: Chart(rows) { RuleMark(x: .value("X", $0.x), yStart: 10, yEnd: 40) }, against: plain)
    expectEffect(
      "RuleMark.init(x:yStart:yEnd:)",
      of: Chart(rows) {
        RuleMark(x: .value("X", $0.x), yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high))
      }, against: plain)
    expectEffect(
      "RuleMark.init(x:yStart:yEnd:)",
      of: Chart(rows) { RuleMark(x: 20, yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high)) },
      against: plain)
    let level = Chart(rows) { RuleMark(y: .value("Y", $0.y)) }
    expectEffect(
      "RuleMark.init(xStart:xEnd:y:)",
      of: Chart(rows) { RuleMark(xStart: 10, xEnd: 40, y: .value("Y", $0.y)) }, against: level)
    expectEffect(
      "RuleMark.init(xStart:xEnd:y:)",
      of: Chart(rows) {
        RuleMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), y: .value("Y", $0.y))
      }, against: level)
    expectEffect(
      "RuleMark.init(xStart:xEnd:y:)",
      of: Chart(rows) { RuleMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), y: 20) },
      against: level)
  }

  @Test func rectanglesAtPlacesChangeThePicture() {
    let plain = Chart(rows) { RectangleMark(x: .value("X", $0.name), y: .value("Y", $0.kind)) }
    expectEffect(
      "RectangleMark.init(x:y:width:height:)",
      of: Chart(rows) {
        RectangleMark(x: .value("X", $0.name), y: .value("Y", $0.kind), width: .ratio(1), height: 5)
      }, against: plain)
    expectEffect(
      "RectangleMark.init(x:yStart:yEnd:width:)",
      of: Chart(rows) {
        RectangleMark(x: .value("X", $0.name), yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high))
      }, against: plain)
    expectEffect(
      "RectangleMark.init(x:yStart:yEnd:width:)",
      of: Chart(rows) { RectangleMark(x: .value("X", $0.name), yStart: 10, yEnd: 40) },
      against: Chart(rows) { RectangleMark(x: .value("X", $0.name)) })
    expectEffect(
      "RectangleMark.init(xStart:xEnd:y:height:)",
      of: Chart(rows) {
        RectangleMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), y: .value("Y", $0.name))
      }, against: plain)
    expectEffect(
      "RectangleMark.init(xStart:xEnd:y:height:)",
      of: Chart(rows) { RectangleMark(xStart: 10, xEnd: 40, y: .value("Y", $0.name)) },
      against: Chart(rows) { RectangleMark(y: .value("Y", $0.name)) })
  }

  @Test func rectanglesBetweenEdgesChangeThePicture() {
    expectEffect(
      "RectangleMark.init(xStart:xEnd:yStart:yEnd:)",
      of: Chart { RectangleMark(xStart: 10, xEnd: 90, yStart: 20, yEnd: 50) },
      against: Chart { RectangleMark() })
    let both = Chart(rows) {
      RectangleMark(
        xStart: .value("X", $0.low), xEnd: .value("X", $0.high), yStart: .value("Y", $0.low),
        yEnd: .value("Y", $0.y))
    }
    expectEffect("RectangleMark.init(xStart:xEnd:yStart:yEnd:)", of: both, against: Chart {})
    expectEffect(
      "RectangleMark.init(xStart:xEnd:yStart:yEnd:)",
      of: Chart(rows) {
        RectangleMark(xStart: .value("X", $0.low), xEnd: .value("X", $0.high), yStart: 20, yEnd: 50)
      }, against: both)
    expectEffect(
      "RectangleMark.init(xStart:xEnd:yStart:yEnd:)",
      of: Chart(rows) {
        RectangleMark(xStart: 20, xEnd: 50, yStart: .value("Y", $0.low), yEnd: .value("Y", $0.high))
      }, against: both)
  }

  @Test func sectorsChangeThePicture() {
    let plain = Chart(rows) { SectorMark(angle: .value("Y", $0.y)) }
    for changed in [
      Chart(rows) { SectorMark(angle: .value("Y", $0.y), innerRadius: .ratio(0.5)) },
      Chart(rows) { SectorMark(angle: .value("Y", $0.y), outerRadius: .inset(20)) },
      Chart(rows) { SectorMark(angle: .value("Y", $0.y), angularInset: 4) },
    ] {
      expectEffect(
        "SectorMark.init(angle:innerRadius:outerRadius:angularInset:)", of: changed, against: plain)
    }
  }

  @Test func dimensionsChangeThePicture() {
    func bars(_ width: MarkDimension) -> some View {
      Chart(rows) { BarMark(x: .value("X", $0.name), y: .value("Y", $0.y), width: width) }
    }
    let plain = bars(.automatic)
    expectSame("MarkDimension.automatic", [AnyView(plain)], as: bars(.ratio(0.7)))
    expectEffect("MarkDimension.ratio(_:)", of: bars(.ratio(0.3)), against: plain)
    expectEffect("MarkDimension.inset(_:)", of: bars(.inset(2)), against: plain)
    expectEffect("MarkDimension.fixed(_:)", of: bars(.fixed(5)), against: plain)
    expectSame("MarkDimension.init(integerLiteral:)", [AnyView(bars(5))], as: bars(.fixed(5)))
    expectSame("MarkDimension.init(floatLiteral:)", [AnyView(bars(5.5))], as: bars(.fixed(5.5)))
  }

  @Test func stackingsChangeThePicture() {
    func bars(_ stacking: MarkStackingMethod) -> some View {
      Chart(rows) {
        BarMark(x: .value("X", $0.kind), y: .value("Y", $0.y), stacking: stacking)
          .foregroundStyle(by: .value("N", $0.name))
      }
    }
    let plain = Chart(rows) {
      BarMark(x: .value("X", $0.kind), y: .value("Y", $0.y)).foregroundStyle(by: .value("N", $0.name))
    }
    expectSame("MarkStackingMethod.standard", [AnyView(bars(.standard))], as: plain)
    expectEffect("MarkStackingMethod.normalized", of: bars(.normalized), against: plain)
    expectEffect("MarkStackingMethod.center", of: bars(.center), against: plain)
    expectEffect("MarkStackingMethod.unstacked", of: bars(.unstacked), against: plain)
  }

  @Test func interpolationsChangeThePicture() {
    func line(_ method: InterpolationMethod) -> some View {
      Chart(rows) {
        LineMark(x: .value("X", $0.x), y: .value("Y", $0.y)).interpolationMethod(method)
      }
    }
    let plain = Chart(rows) { LineMark(x: .value("X", $0.x), y: .value("Y", $0.y)) }
    expectSame("InterpolationMethod.linear", [AnyView(line(.linear))], as: plain)
    expectEffect("InterpolationMethod.monotone", of: line(.monotone), against: plain)
    expectEffect("InterpolationMethod.cardinal", of: line(.cardinal), against: line(.monotone))
    expectEffect(
      "InterpolationMethod.cardinal(tension:)", of: line(.cardinal(tension: 0.6)), against: line(.cardinal))
    expectEffect("InterpolationMethod.catmullRom", of: line(.catmullRom), against: line(.monotone))
    expectEffect(
      "InterpolationMethod.catmullRom(alpha:)", of: line(.catmullRom(alpha: 1)), against: line(.catmullRom))
    expectEffect("InterpolationMethod.stepStart", of: line(.stepStart), against: plain)
    expectEffect("InterpolationMethod.stepCenter", of: line(.stepCenter), against: line(.stepStart))
    expectEffect("InterpolationMethod.stepEnd", of: line(.stepEnd), against: line(.stepStart))
  }
}
