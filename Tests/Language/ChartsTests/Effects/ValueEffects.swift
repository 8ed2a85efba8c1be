import Charts
import Foundation
import SwiftUI
import Testing

/// Values with labels, functions, and the different ways to write content.
@MainActor @Suite("Values, functions and builders have an effect") struct ValueEffects {
  private let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }()

  @Test func labelsOfValuesChangeThePicture() {
    let name = "Weight"
    func chart(_ value: PlottableValue<Double>) -> AnyView {
      AnyView(Chart { PointMark(x: value, y: .value("Y", 3)) })
    }
    func ranged(_ value: PlottableValue<Double>) -> AnyView {
      AnyView(Chart { BarMark(x: value, y: .value("Y", 3)) })
    }
    let bin = NumberBins(thresholds: [1.0, 4.0])[0]
    for view in [
      chart(.value("Weight", 2)), chart(.value(name, 2)), chart(.value(Text("Weight"), 2)),
      chart(.value(LocalizedStringResource("Weight"), 2)),
      ranged(.value("Weight", 1..<4)), ranged(.value(name, 1..<4)), ranged(.value(Text("Weight"), 1..<4)),
      ranged(.value(LocalizedStringResource("Weight"), 1..<4)),
      ranged(.value("Weight", bin)), ranged(.value(name, bin)), ranged(.value(Text("Weight"), bin)),
      ranged(.value(LocalizedStringResource("Weight"), bin)),
    ] {
      #expect(drawn(view).contains("Weight"), "PlottableValue.value(_:_:)")
    }
    expectSame("PlottableValue.value(_:_:)", [ranged(.value("Weight", bin))], as: ranged(.value("W", 1..<4)))
    expectEffect(
      "PlottableValue.value(_:_:)", of: ranged(.value("W", 1..<4)), against: ranged(.value("W", 2)))
  }

  @Test func datesWithAUnitChangeThePicture() {
    let name = "Day"
    let date = rows[0].when
    func chart(_ value: PlottableValue<Date>) -> AnyView {
      AnyView(
        Chart { BarMark(x: value, y: .value("Y", 3)) }
          .environment(\.timeZone, utc.timeZone).environment(\.calendar, utc))
    }
    let plain = chart(.value("Day", date))
    for view in [
      chart(.value("Day", date, unit: .month, calendar: utc)),
      chart(.value(name, date, unit: .month, calendar: utc)),
      chart(.value(Text("Day"), date, unit: .month, calendar: utc)),
      chart(.value(LocalizedStringResource("Day"), date, unit: .month, calendar: utc)),
    ] {
      expectEffect("PlottableValue.value(_:_:unit:calendar:)", of: view, against: plain)
      #expect(drawn(view).contains("Day"))
    }
  }

  @Test func projectionsChangeThePicture() {
    let name = "Weight"
    let resource = LocalizedStringResource("Weight")
    let expected = Chart(rows) { PointMark(x: .value("Weight", $0.x), y: .value("Y", 3.0)) }
    func plot(
      _ x: PlottableProjection<Row, Double>, _ y: PlottableProjection<Row, Double>
    ) -> AnyView { AnyView(Chart { PointPlot(rows, x: x, y: y) }) }
    let views = [
      plot(.value("Weight", \.x), .value("Y", 3)), plot(.value(name, \.x), .value(name, 3)),
      plot(.value(Text("Weight"), \.x), .value(Text("Y"), 3)),
      plot(.value(resource, \.x), .value(resource, 3)),
    ]
    expectSame("PlottableProjection.value(_:_:)", views, as: expected)
    for view in views { #expect(drawn(view).contains("Weight")) }
  }

  @Test func projectionsOfRangesChangeThePicture() {
    let name = "Weight"
    let resource = LocalizedStringResource("Weight")
    func bars(_ x: PlottableProjection<Row, Double>) -> AnyView {
      AnyView(Chart { BarPlot(rows, x: x, y: .value("Y", \.y), stacking: .unstacked) })
    }
    let expected = Chart(rows) {
      BarMark(x: .value("Weight", $0.low..<$0.high), y: .value("Y", $0.y), stacking: .unstacked)
    }
    expectSame(
      "PlottableProjection.value(_:_:_:)",
      [
        bars(.value("Weight", \.low, \.high)), bars(.value(name, \.low, \.high)),
        bars(.value(Text("Weight"), \.low, \.high)), bars(.value(resource, \.low, \.high)),
      ], as: expected)
    let constant = Chart(rows) {
      BarMark(x: .value("Weight", 1.0..<2.0), y: .value("Y", $0.y), stacking: .unstacked)
    }
    expectSame(
      "PlottableProjection.value(_:_:_:)",
      [
        bars(.value("Weight", 1, 2)), bars(.value(name, 1, 2)), bars(.value(Text("Weight"), 1, 2)),
        bars(.value(resource, 1, 2)),
      ], as: constant)
  }

  @Test func projectionsOfDatesWithAUnitChangeThePicture() {
    let name = "Day"
    let resource = LocalizedStringResource("Day")
    let date = rows[2].when
    func bars(_ x: PlottableProjection<Row, Date>) -> AnyView {
      AnyView(Chart { BarPlot(rows, x: x, y: .value("Y", \.y)) }.environment(\.calendar, utc))
    }
    func marks(_ day: @escaping (Row) -> Date) -> some View {
      Chart(rows) {
        BarMark(x: .value("Day", day($0), unit: .day, calendar: utc), y: .value("Y", $0.y))
      }
      .environment(\.calendar, utc)
    }
    expectSame(
      "PlottableProjection.value(_:_:unit:calendar:)",
      [
        bars(.value("Day", \.when, unit: .day, calendar: utc)),
        bars(.value(name, \.when, unit: .day, calendar: utc)),
        bars(.value(Text("Day"), \.when, unit: .day, calendar: utc)),
        bars(.value(resource, \.when, unit: .day, calendar: utc)),
      ], as: marks(\.when))
    expectSame(
      "PlottableProjection.value(_:_:unit:calendar:)",
      [
        bars(.value("Day", date, unit: .day, calendar: utc)),
        bars(.value(name, date, unit: .day, calendar: utc)),
        bars(.value(Text("Day"), date, unit: .day, calendar: utc)),
        bars(.value(resource, date, unit: .day, calendar: utc)),
      ], as: marks { _ in date })
  }

  @Test func functionsChangeThePicture() {
    let name = "t"
    let resource = LocalizedStringResource("t")
    let text = Text("t")
    let wave: @Sendable (Double) -> Double = { x in sin(x) }
    let band: @Sendable (Double) -> (yStart: Double, yEnd: Double) = { x in (x - 1, x + 1) }
    let round: @Sendable (Double) -> (x: Double, y: Double) = { t in (cos(t), sin(t)) }
    let waves = Chart { LinePlot(x: "t", y: "t", domain: 0...9, function: wave) }
    expectEffect("LinePlot.init(x:y:domain:function:)", of: waves, against: Chart {})
    expectSame(
      "LinePlot.init(x:y:domain:function:)",
      [
        AnyView(Chart { LinePlot(x: name, y: name, domain: 0...9, function: wave) }),
        AnyView(Chart { LinePlot(x: text, y: text, domain: 0...9, function: wave) }),
        AnyView(Chart { LinePlot(x: resource, y: resource, domain: 0...9, function: wave) }),
      ], as: waves)
    let filled = Chart { AreaPlot(x: "t", y: "t", domain: 0...9, function: wave) }
    expectEffect("AreaPlot.init(x:y:domain:function:)", of: filled, against: waves)
    expectSame(
      "AreaPlot.init(x:y:domain:function:)",
      [
        AnyView(Chart { AreaPlot(x: name, y: name, domain: 0...9, function: wave) }),
        AnyView(Chart { AreaPlot(x: text, y: text, domain: 0...9, function: wave) }),
        AnyView(Chart { AreaPlot(x: resource, y: resource, domain: 0...9, function: wave) }),
      ], as: filled)
    let between = Chart { AreaPlot(x: "t", yStart: "t", yEnd: "t", domain: 0...9, function: band) }
    expectEffect("AreaPlot.init(x:yStart:yEnd:domain:function:)", of: between, against: filled)
    expectSame(
      "AreaPlot.init(x:yStart:yEnd:domain:function:)",
      [
        AnyView(Chart { AreaPlot(x: name, yStart: name, yEnd: name, domain: 0...9, function: band) }),
        AnyView(Chart { AreaPlot(x: text, yStart: text, yEnd: text, domain: 0...9, function: band) }),
        AnyView(
          Chart { AreaPlot(x: resource, yStart: resource, yEnd: resource, domain: 0...9, function: band) }),
      ], as: between)
    let circle = Chart { LinePlot(x: "t", y: "t", t: "t", domain: 0...6, function: round) }
    expectEffect("LinePlot.init(x:y:t:domain:function:)", of: circle, against: waves)
    expectSame(
      "LinePlot.init(x:y:t:domain:function:)",
      [
        AnyView(Chart { LinePlot(x: name, y: name, t: name, domain: 0...6, function: round) }),
        AnyView(Chart { LinePlot(x: text, y: text, t: text, domain: 0...6, function: round) }),
        AnyView(Chart { LinePlot(x: resource, y: resource, t: resource, domain: 0...6, function: round) }),
      ], as: circle)
  }

  private struct Pair: ChartContent {
    var row: Row
    var body: some ChartContent {
      PointMark(x: .value("X", row.x), y: .value("Y", row.y))
    }
  }

  @Test func contentChangesThePicture() {
    let plain = Chart(rows) { PointMark(x: .value("X", $0.x), y: .value("Y", $0.y)) }
    expectSame(
      "Chart.init(_:id:content:)",
      [AnyView(Chart(rows, id: \.name) { PointMark(x: .value("X", $0.x), y: .value("Y", $0.y)) })],
      as: plain)
    expectSame("Chart.init(_:content:)", [AnyView(plain)], as: plain)
    expectSame(
      "Chart.init(content:)",
      [AnyView(Chart { ForEach(rows) { PointMark(x: .value("X", $0.x), y: .value("Y", $0.y)) } })], as: plain)
    expectSame("ChartContent.body", [AnyView(Chart(rows) { Pair(row: $0) })], as: plain)
    expectSame(
      "AnyChartContent.init(_:)",
      [AnyView(Chart(rows) { AnyChartContent(Pair(row: $0) as any ChartContent) })], as: plain)
    expectSame(
      "AnyChartContent.init(erasing:)", [AnyView(Chart(rows) { AnyChartContent(erasing: Pair(row: $0)) })],
      as: plain)
    expectSame("Plot.init(content:)", [AnyView(Chart(rows) { row in Plot { Pair(row: row) } })], as: plain)
  }

  @Test func buildersOfContentChangeThePicture() {
    let plain = Chart {
      ForEach(rows) { Pair(row: $0) }
      RuleMark(y: .value("Y", 4))
    }
    let (yes, no) = (rows.count == 5, rows.isEmpty)
    let branched = Chart {
      if no { Pair(row: rows[0]) } else { ForEach(rows) { Pair(row: $0) } }
      if yes { RuleMark(y: .value("Y", 4)) }
      if no { RuleMark(y: .value("Y", 1)) }
      if #available(iOS 99, *) {}
    }
    expectSame("ChartContentBuilder.buildEither(first:)", [AnyView(branched)], as: plain)
    let switched = Chart {
      switch rows.count {
      case 0: RuleMark(y: .value("Y", 1))
      case 1: RuleMark(y: .value("Y", 2))
      default: ForEach(rows) { Pair(row: $0) }
      }
      RuleMark(y: .value("Y", 4))
    }
    expectSame("ChartContentBuilder.buildEither(second:)", [AnyView(switched)], as: plain)
  }

  @Test func buildersOfAxesChangeThePicture() {
    let chart = Chart(rows) { Pair(row: $0) }
    let plain = chart.chartXAxis {
      AxisMarks { AxisGridLine() }
      AxisMarks(position: .top) { AxisValueLabel() }
    }
    let (yes, no) = (rows.count == 5, rows.isEmpty)
    let branched = chart.chartXAxis {
      if no { AxisMarks { AxisTick() } } else { AxisMarks { if yes { AxisGridLine() } else { AxisTick() } } }
      if yes { AxisMarks(position: .top) { if yes { AxisValueLabel() } } }
    }
    expectSame("AxisContentBuilder.buildEither(second:)", [AnyView(branched)], as: plain)
    expectSame("AxisMarkBuilder.buildEither(first:)", [AnyView(branched)], as: plain)
  }
}
