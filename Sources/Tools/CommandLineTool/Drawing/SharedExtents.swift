import OpenChartsChartMath
import OpenChartsTables

/// The ranges of values that all panels show.
struct SharedExtents: Equatable {
  var x: ClosedRange<Double>?
  var y: ClosedRange<Double>?

  /// The union of the ranges of the panels' marks and trends. `nil` for names, and for stacks that fill 100 %.
  init(_ plan: ChartPlan, _ data: PlotData) { self.init(plan, data.panels(plan)) }

  /// The union of the ranges of given panels.
  init(_ plan: ChartPlan, _ panels: [(name: String, data: PlotData)]) {
    for panel in panels {
      x = Self.union(x, Self.extent(plan, panel.data, isX: true))
      y = Self.union(y, Self.extent(plan, panel.data, isX: false))
    }
  }

  private static func union(_ a: ClosedRange<Double>?, _ b: ClosedRange<Double>?) -> ClosedRange<Double>? {
    guard let a, let b else { return a ?? b }
    return min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
  }

  private static func extent(_ plan: ChartPlan, _ data: PlotData, isX: Bool) -> ClosedRange<Double>? {
    if plan.shape == .candlestick, !isX, data.prices.count == 4 {
      return PlotColumn.numberSpans(data.prices[1], data.prices[2]).extent
    }
    let column = isX ? data.x : data.y
    var extent = column?.extent
    if plan.isHorizontal == isX, case .numbers(let amounts)? = column {
      if plan.stack == .normalized { return nil }
      extent = stacked(plan, data, amounts) ?? extent
    }
    if plan.isHorizontal == isX, !data.errors.isEmpty, case .numbers(let values)? = column {
      let ends = data.errorEnds(values)
      extent = union(extent, PlotColumn.numbers(ends.low + ends.high).extent)
    }
    guard !isX else { return extent }
    let trends = data.trends.flatMap { $0.low + $0.high + $0.y }
    return union(extent, PlotColumn.numbers(trends).extent)
  }

  /// The range of the ends of stacks; `nil` if marks do not stack.
  private static func stacked(_ plan: ChartPlan, _ data: PlotData, _ amounts: [Double]) -> ClosedRange<
    Double
  >? {
    guard plan.shape == .bar || plan.shape == .area, plan.stack == .standard || plan.stack == .center else {
      return nil
    }
    let positions: [Double]
    switch plan.isHorizontal ? data.y : data.x {
    case .numbers(let v)?, .dates(let v)?, .numberSpans(let v, _)?, .dateSpans(let v, _)?: positions = v
    case .names(let codes, _)?: positions = codes.map(Double.init)
    case nil: return nil
    }
    var sums: [Double: (below: Double, above: Double)] = [:]
    for (position, amount) in zip(positions, amounts) where amount.isFinite {
      sums[position, default: (0, 0)].below += min(amount, 0)
      sums[position, default: (0, 0)].above += max(amount, 0)
    }
    guard plan.stack == .center else {
      let low = sums.values.map(\.below).min() ?? 0
      return low...max(low, sums.values.map(\.above).max() ?? 0)
    }
    let half = (sums.values.map { $0.above - $0.below }.max() ?? 0) / 2
    return -half...half
  }
}

extension SharedExtents {
  /// The approximate number of ticks of a panel's axis.
  private static let ticks = 4

  /// The domain and the ticks of an axis of numbers, which are the same for all panels: automatic ones would depend on
  /// the size and the marks of each plot. `nil` for names, dates and durations, and for scales that are not linear.
  func ticks(_ axis: AxisStyle) -> (domain: ClosedRange<Double>, values: [Double])? {
    guard axis.axis.domain == nil, axis.axis.scale == nil || axis.axis.scale == .linear, axis.cells == nil,
      axis.axis.unit != .duration, let extent = axis.isX ? x : y
    else { return nil }
    switch axis.column {
    case .numbers?, .numberSpans?: break
    default: return nil
    }
    let ends = axis.plan.markedPositions(isX: axis.isX)
    let zero = axis.includesZero ? [0.0] : []
    let bounds = [extent.lowerBound, extent.upperBound] + ends + zero
    guard let low = bounds.min(), let high = bounds.max() else { return nil }
    let step = NiceTicks.step(
      lower: low, upper: high, includesZero: false, desiredCount: Self.ticks,
      minimumStride: axis.minimumStride)
    let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up))
    guard step > 0, high > low, last - first < 100, abs(first) < 1e9, abs(last) < 1e9 else { return nil }
    // Compute fractional steps by division, so that labels show no rounding errors.
    let inverse = (1 / step).rounded()
    let values = (Int(first)...Int(last)).map { step < 1 ? Double($0) / inverse : Double($0) * step }
    return (values[0]...values[values.count - 1], values)
  }
}
