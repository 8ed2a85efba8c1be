import Foundation
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsPhrases
import OpenChartsTables

extension ChartDetails {
  /// The facts of a plan's data that its marks do not contain: the values behind boxes and curves, the ends of errors,
  /// the units of time, and names without values.
  init(_ plan: ChartPlan, _ data: PlotData) {
    self.init()
    let words = plan.words
    isSampled = plan.summary == .density
    xUnit = plan.x?.unit ?? (plan.xAxis.precision == .quarter ? .quarter : nil)
    yUnit = plan.y?.unit ?? (plan.yAxis.precision == .quarter ? .quarter : nil)
    (xCycle, yCycle) = (plan.x?.cycle, plan.y?.cycle)
    if plan.shape == .rectangle, plan.xEnd == nil, plan.yEnd == nil {
      xAreMiddles = plan.x?.kind == .number && plan.x?.grouping == Channel.Grouping.none
      yAreMiddles = plan.y?.kind == .number && plan.y?.grouping == Channel.Grouping.none
    }
    hiddenGaps = data.notPositive
    colorsNameSeries = plan.shape != .candlestick
    xForm = plan.xAxis.writtenForm ?? plan.form(plan.x, plan.xAxis)
    yForm = plan.yAxis.writtenForm ?? plan.form(plan.y, plan.yAxis)
    if case .currency(let sign) = plan.xAxis.unit { xCurrency = sign }
    if case .currency(let sign) = plan.yAxis.unit { yCurrency = sign }
    fits = data.trends.compactMap { line in
      if plan.trend?.isRolling == true { return nil }
      guard let x = line.x.first, let y = line.y.first, let lastX = line.x.last, let lastY = line.y.last
      else { return nil }
      let names = data.color?.names ?? []
      let name = line.color.flatMap { names.indices.contains($0) ? names[$0] : nil } ?? ""
      return Fit(series: name, start: (x, y), end: (lastX, lastY))
    }
    if plan.shape == .candlestick, plan.xAxis.domain == nil { xRange = data.x?.extent }
    if case .names(let codes, let names)? = plan.isHorizontal ? data.y : data.x, plan.facet == nil {
      let usedCodes = Set(codes)
      var before: String?
      for (code, name) in names.enumerated() {
        if usedCodes.contains(Int32(code)) { before = name } else { emptyNames.append((name, before)) }
      }
    }
    if plan.summary == .box || plan.summary == .violin {
      add(data.boxes, plan, words)
    } else if !data.errors.isEmpty, case .numbers(let values)? = plan.isHorizontal ? data.x : data.y {
      let ends = data.errorEnds(values)
      columns = [(words.control(.lowEnd), ends.low), (words.control(.highEnd), ends.high)]
    }
  }

  private mutating func add(_ boxes: [BoxSummary], _ plan: ChartPlan, _ words: SpeechLanguage) {
    let title = (plan.isHorizontal ? plan.x : plan.y)?.title ?? ""
    form = plan.summary?.rawValue
    valueTitle = words.control(.medianOf, title)
    count = boxes.reduce(0) { $0 + $1.count }
    columns = [
      (words.control(.countTitle), boxes.map { Double($0.count) }),
      (words.control(.lowestOf, title), boxes.map(\.least)),
      (words.control(.lowerQuartile), boxes.map(\.lowerQuarter)),
      (words.control(.upperQuartile), boxes.map(\.upperQuarter)),
      (words.control(.highestOf, title), boxes.map(\.greatest)),
    ]
    bounds = (1, 4)
    countColumns = [0, 7]
    guard plan.summary == .box else { return }
    columns += [
      (words.control(.lowerWhisker), boxes.map(\.low)), (words.control(.upperWhisker), boxes.map(\.high)),
      (words.control(.outliersTitle), boxes.map { Double($0.outliers.count) }),
    ]
  }
}

extension ChartPlan {
  /// The format of percentages for a channel of percentages, including their sums, means and differences; `nil` for
  /// other channels.
  fileprivate func form(_ channel: Channel?, _ axis: AxisPlan) -> WrittenForm? {
    guard axis.unit == .percent, channel?.kind == .number, channel?.aggregate != .share else { return nil }
    if case .index? = transform { return nil }
    return .percent
  }
}

extension Channel {
  /// The repeating part of dates by which the rows of the channel are grouped; `nil` for none.
  fileprivate var cycle: ChartDetails.Cycle? {
    guard case .cycle(let cycle) = grouping else { return nil }
    return switch cycle {
    case .weekday: .weekday
    case .hourOfDay: .hourOfDay
    case .monthOfYear: .monthOfYear
    }
  }

  /// The unit of time by which the rows of the channel are grouped; `nil` for none.
  fileprivate var unit: Calendar.Component? {
    guard case .unit(let unit) = grouping, kind == .date else { return nil }
    return switch unit {
    case .year: .year
    case .quarter: .quarter
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
