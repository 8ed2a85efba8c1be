import Foundation
import OpenChartsChartMath
import OpenChartsPhrases
import OpenChartsTables

/// The positions of bands and notes in words.
struct GuideWords {
  let plan: ChartPlan
  let theme: Theme
  let zone: ZoneOffsets

  /// The label of a band and its ends: "Recession, 2008 to 2009".
  func band(_ guide: Guide) -> String {
    let axis = guide.isX ? plan.xAxis : plan.yAxis
    let range = plan.words.range(
      position(guide.value, on: axis), position(guide.end ?? guide.value, on: axis))
    return plan.words.joined([guide.label, range])
  }

  func position(_ value: Guide.Value, on axis: AxisPlan) -> String {
    switch value {
    case .name(let name): return name
    case .number(let number): return axis.spoken([number], theme.signs, plan.words)[0]
    case .date(let moment):
      var clock = WallClock(zone)
      let wall = clock.wall(moment)
      var calendar = Calendar(identifier: .iso8601)
      calendar.timeZone = .gmt
      let isDay = wall.truncatingRemainder(dividingBy: 86_400) == 0
      return SpokenDate(
        locale: Locale(identifier: plan.locale), calendar: calendar, unit: isDay ? .day : .minute)(wall)
    }
  }
}
