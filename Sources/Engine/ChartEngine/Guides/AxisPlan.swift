import ChartModel
import DisplayList

/// One axis: its domain and its guides.
struct AxisPlan: Sendable {
  let domain: PositionDomain
  let guides: [AxisGuide]

  var dimension: AxisDimension { domain.dimension }
  var setup: ScaleSetup { domain.setup }

  /// Chooses the values of an axis and the items at each.
  static func made(for domain: PositionDomain, marks: [ResolvedMarks], request: ChartRequest) -> AxisPlan {
    let axis = domain.dimension == .x ? request.xAxis : request.yAxis
    if let continuous = domain.continuous, let shown = domain.shown {
      let guides = guides(
        of: axis.visibleMarks, domain, continuous, shown, marks: marks, request.environment)
      return AxisPlan(domain: domain, guides: guides)
    }
    let guides = axis.visibleMarks.map { marks in
      let ticks = AxisTicks.named(domain.setup.categories, request: marks.values).within(domain.window)
      return AxisGuide.made(
        for: marks, domain.dimension, ticks: ticks, setup: domain.setup, domain: nil,
        environment: request.environment)
    }
    return AxisPlan(domain: domain, guides: guides)
  }

  private static func guides(
    of visible: [AxisMarksRequest], _ domain: PositionDomain, _ whole: ContinuousDomain,
    _ shown: ContinuousDomain, marks: [ResolvedMarks], _ environment: ChartEnvironment
  ) -> [AxisGuide] {
    // Lines can be midway between numbers only if marks fill the intervals.
    let hasIntervals = marks.contains { $0[domain.dimension].form == .slot }
    return zip(visible, domain.numberSteps).map { marks, step in
      var values = marks.values
      // A single date is its own tick.
      if domain.isSingle, domain.setup.kind == .date, case .automatic = values {
        values = .values([.date(domain.single)])
      }
      let ticks = AxisTicks.chosen(
        values, in: shown, numberStep: step, firstView: domain.view?.first(of: whole) ?? whole,
        calendar: environment.calendar)
      var guide = AxisGuide.made(
        for: marks, domain.dimension, ticks: ticks, setup: domain.setup, domain: shown,
        scrolled: domain.isScrolled ? whole : nil, environment: environment)
      guide.centersLines = guide.isTime || hasIntervals
      return guide
    }
  }
}
