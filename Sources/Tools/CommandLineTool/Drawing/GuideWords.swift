import Foundation
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsPhrases
import OpenChartsTables

/// Sentences about the bands, rules and notes of a chart.
struct GuideWords {
  let plan: ChartPlan
  let theme: Theme
  let zone: ZoneOffsets

  /// A text for each band, rule and note: "Recession, 2008 to 2009".
  var all: [String] {
    plan.guides.map(text)
      + plan.pointNotes.map { note in
        plan.words.joined([note.text, position(note.x, on: plan.xAxis), position(note.y, on: plan.yAxis)])
      }
  }

  private func text(_ guide: Guide) -> String {
    let axis = guide.isX ? plan.xAxis : plan.yAxis
    let start = position(guide.value, on: axis)
    let name = guide.label.isEmpty ? axis.title : guide.label
    guard let end = guide.end else { return plan.words.place(name, start) }
    return plan.words.joined([name, plan.words.range(start, position(end, on: axis))])
  }

  private func position(_ value: DataValue, on axis: AxisPlan) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number): return axis.spoken([number], theme.numberSymbols, plan.words)[0]
    case .date(let moment):
      var clock = WallClock(zone)
      let wall = clock.wall(moment)
      var calendar = Calendar(identifier: .iso8601)
      calendar.timeZone = .gmt
      return SpokenDate(
        locale: Locale(identifier: plan.locale), calendar: calendar, unit: unit(wall, axis.precision))(wall)
    }
  }

  /// The coarsest unit with which a date can be written exactly, but not coarser than the table's precision.
  private func unit(_ wall: Double, _ precision: DatePrecision?) -> Calendar.Component {
    var clock = WallClock(.utc)
    func isStart(_ unit: TimeUnit) -> Bool { unit.start(of: wall, &clock) == wall }
    switch precision {
    case .year where isStart(.year): return .year
    case .quarter where isStart(.quarter): return .quarter
    case .month where isStart(.month), .quarter where isStart(.month): return .month
    default: return isStart(.day) ? .day : .minute
    }
  }
}
