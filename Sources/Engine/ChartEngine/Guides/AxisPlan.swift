import OpenChartsChartModel
import OpenChartsDisplayList

/// One axis: its domain and its guides.
struct AxisPlan: Sendable {
  private(set) var domain: PositionDomain
  private(set) var guides: [AxisGuide]

  var dimension: AxisDimension { domain.dimension }
  var setup: ScaleSetup { domain.setup }

  /// Chooses the values of an axis and the items at each.
  ///
  /// - Parameter cells: The size of the chart if both of its axes have bands.
  static func make(
    for domain: PositionDomain, marks: [ResolvedMarks], request: ChartRequest, cells: Size?
  ) -> AxisPlan {
    let axis = domain.dimension == .x ? request.xAxis : request.yAxis
    if let continuous = domain.continuous, let shown = domain.shown {
      let guides = guides(
        of: axis.visibleMarks, domain, continuous, shown, marks: marks, request.environment)
      return AxisPlan(domain: domain, guides: guides)
    }
    let rowHeight = cells.map { $0.height / Double(max(domain.setup.categories.count, 1)) }
    let kinds = marks.filter { $0.table.count > 0 }.map(\.table.kind)
    let isInCells =
      domain.dimension == .y && !domain.isScrolled && !kinds.contains(.bar)
      && (kinds.contains(.rectangle) || kinds.contains(.point))
    var plan = AxisPlan(domain: domain, guides: [])
    plan.guides = axis.visibleMarks.map { marks in
      let ticks = AxisTicks.named(domain.setup.categories, request: marks.values).within(domain.window)
      let standard = AxisGuide.make(
        for: marks, domain.dimension, ticks: ticks, setup: domain.setup, domain: nil,
        environment: request.environment)
      guard isInCells, let rowHeight, marks.preset == .automatic, marks.position == .automatic else {
        return standard
      }
      var leading = marks
      leading.position = .leading
      var guide = AxisGuide.make(
        for: leading, domain.dimension, ticks: ticks, setup: domain.setup, domain: nil,
        environment: request.environment)
      guide.isAboveMarks = true
      let head = guide.head(request.environment)
      // In low rows, a label would leave no space for marks.
      guard head > 0, rowHeight >= leastRow * head else { return standard }
      plan.domain.head = max(plan.domain.head, head)
      return guide
    }
    return plan
  }

  /// The minimum height of the rows in a chart of cells with labels above the marks, as a multiple of the labels'
  /// height.
  private static let leastRow = 1.5

  private static func guides(
    of visible: [AxisMarksRequest], _ domain: PositionDomain, _ whole: ContinuousDomain,
    _ shown: ContinuousDomain, marks: [ResolvedMarks], _ environment: ChartEnvironment
  ) -> [AxisGuide] {
    // Lines can be midway between numbers only if marks fill the intervals.
    let hasIntervals = marks.contains { $0[domain.dimension].form == .slot }
    return zip(visible, domain.numberSteps).map { marks, step in
      var values = marks.values
      // A single date gets a tick at the date itself.
      if domain.isSingle, domain.setup.kind == .date, case .automatic = values {
        values = .values([.date(domain.single)])
      }
      let ticks = AxisTicks.chosen(
        values, in: shown, numberStep: step, firstView: domain.view?.first(of: whole) ?? whole,
        calendar: environment.calendar)
      var guide = AxisGuide.make(
        for: marks, domain.dimension, ticks: ticks, setup: domain.setup, domain: shown,
        scrolled: domain.isScrolled ? whole : nil, environment: environment)
      guide.centersLines = guide.isTime || hasIntervals
      return guide
    }
  }
}
