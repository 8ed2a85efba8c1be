import Charts
import SwiftUI
import Tables

/// The scales, axes and axis titles of a plan.
struct AxesModifier: ViewModifier {
  let plan: ChartPlan
  let data: PlotData
  let look: Look
  let zone: ZoneOffsets

  func body(content: Content) -> some View {
    if plan.shape == .sector {
      content
    } else {
      let x = AxisLook(plan: plan, axis: plan.xAxis, channel: plan.x, data: data, zone: zone, isX: true)
      let y = AxisLook(plan: plan, axis: plan.yAxis, channel: plan.y, data: data, zone: zone, isX: false)
      content
        .modifier(ScaleModifier(axis: x))
        .modifier(ScaleModifier(axis: y))
        .chartXAxis { marks(x) }
        .chartYAxis { marks(y) }
        .modifier(TitleModifier(text: plan.xAxis.title, isX: true, look: look))
        .modifier(TitleModifier(text: plan.yAxis.title, isX: false, look: look))
    }
  }

  @AxisContentBuilder
  private func marks(_ axis: AxisLook) -> some AxisContent {
    switch axis.content {
    case .names, .dates(nil):
      AxisMarks { _ in
        AxisGridLine().foregroundStyle(look.grid)
        if axis.isX { AxisTick().foregroundStyle(look.grid) }
        AxisValueLabel().font(look.font(1)).foregroundStyle(look.label)
      }
    case .dates(let pattern?):
      AxisMarks { value in
        AxisGridLine().foregroundStyle(look.grid)
        if axis.isX { AxisTick().foregroundStyle(look.grid) }
        if let date = value.as(Date.self) {
          AxisValueLabel(axis.text(date, pattern))
            .font(look.font(1)).foregroundStyle(look.label)
        }
      }
    case .numbers(let format):
      AxisMarks { value in
        AxisGridLine().foregroundStyle(look.grid)
        if axis.isX { AxisTick().foregroundStyle(look.grid) }
        if let number = value.as(Double.self) {
          AxisValueLabel(format.text(number, signs: look.signs))
            .font(look.font(1)).foregroundStyle(look.label)
        }
      }
    }
  }
}

/// What is particular to one of the two axes.
struct AxisLook {
  enum Content {
    case names
    /// `nil`: the automatic text.
    case dates(DatePattern?)
    case numbers(ValueFormat)
  }

  let plan: ChartPlan
  let axis: AxisPlan
  let channel: Channel?
  let isX: Bool
  let column: PlotColumn?
  let data: PlotData
  let zone: ZoneOffsets

  init(
    plan: ChartPlan, axis: AxisPlan, channel: Channel?, data: PlotData, zone: ZoneOffsets, isX: Bool
  ) {
    self.zone = zone
    self.plan = plan
    self.axis = axis
    self.channel = channel
    self.isX = isX
    self.data = data
    column = isX ? data.x : data.y
  }

  var content: Content {
    switch column {
    case .names?: return .names
    case .dates?, .dateSpans?:
      if case .date(let pattern)? = axis.format { return .dates(pattern) }
      return .dates(nil)
    case .numbers?, .numberSpans?, nil: return .numbers(numberFormat)
    }
  }

  private var numberFormat: ValueFormat {
    if let format = axis.format { return format }
    if plan.stack == .normalized, isAmount { return .percent(digits: nil) }
    switch axis.unit {
    case .percent: return .percent(digits: nil)
    case .currency(let sign) where largest < 10_000:
      return .pattern(prefix: sign, digits: largest < 10 ? 2 : 0, suffix: "")
    case .currency, .plain: return largest >= 10_000 ? .compact : .plain
    }
  }

  /// The largest magnitude that the axis may show.
  private var largest: Double {
    if let domain = axis.domain { return max(abs(domain.lowerBound), abs(domain.upperBound)) }
    guard let extent = column?.extent else { return 0 }
    return max(abs(extent.lowerBound), abs(extent.upperBound))
  }

  private var isAmount: Bool { plan.isHorizontal == isX }

  func text(_ date: Date, _ pattern: DatePattern) -> String {
    var clock = WallClock(zone)
    return pattern.text(date.timeIntervalSinceReferenceDate, &clock)
  }

  // MARK: Scale

  var scaleType: ScaleType? {
    switch axis.scale {
    case .linear?: .linear
    case .log?: .log
    case .sqrt?: .squareRoot
    case .symlog?: .symmetricLog
    case .date?: .date
    case .category?: .category
    case nil: nil
    }
  }

  /// Lengths start at zero; positions follow the data, unless zero is near.
  var includesZero: Bool {
    if axis.scale == .log { return false }
    let isLength = (plan.shape == .bar || plan.shape == .area) && isAmount
    if isLength, plan.xEnd == nil, plan.yEnd == nil { return true }
    var extent = column?.extent
    if plan.shape == .candlestick, !isX {
      extent = PlotColumn.numberSpans(data.prices[1], data.prices[2]).extent
    }
    guard let extent else { return true }
    if extent.lowerBound <= 0, extent.upperBound >= 0 { return true }
    let (near, far) = (
      min(abs(extent.lowerBound), abs(extent.upperBound)),
      max(abs(extent.lowerBound), abs(extent.upperBound))
    )
    return near < far * 0.25
  }
}

struct ScaleModifier: ViewModifier {
  let axis: AxisLook

  func body(content: Content) -> some View {
    switch axis.column {
    case .names(_, let names)?:
      scaled(content, names)
    case .dates?, .dateSpans?:
      if let domain = axis.axis.domain {
        scaled(
          content,
          Date(
            timeIntervalSinceReferenceDate: domain.lowerBound)...Date(
              timeIntervalSinceReferenceDate: domain.upperBound))
      } else {
        content
      }
    case .numbers?, .numberSpans?:
      if let domain = axis.axis.domain ?? cells {
        scaled(content, domain)
      } else {
        scaled(content, AutomaticScaleDomain.automatic(includesZero: axis.includesZero))
      }
    case nil: content
    }
  }

  /// A map fills its plot.
  private var cells: ClosedRange<Double>? {
    guard axis.plan.shape == .rectangle, case .numberSpans? = axis.column else { return nil }
    return axis.column?.extent
  }

  @ViewBuilder
  private func scaled(_ content: Content, _ domain: some ScaleDomain) -> some View {
    if axis.isX {
      content.chartXScale(domain: domain, type: axis.scaleType)
    } else {
      content.chartYScale(domain: domain, type: axis.scaleType)
    }
  }
}

struct TitleModifier: ViewModifier {
  let text: String
  let isX: Bool
  let look: Look

  func body(content: Content) -> some View {
    if text.isEmpty {
      content
    } else if isX {
      content.chartXAxisLabel { title }
    } else {
      content.chartYAxisLabel { title }
    }
  }

  private var title: some View {
    Text(verbatim: text).font(look.font(1)).foregroundStyle(look.label)
  }
}
