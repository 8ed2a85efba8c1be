import ChartModel
import DisplayList
import Foundation

/// One axis: its domain and the guides that show it.
struct AxisPlan: Sendable {
  let dimension: AxisDimension
  let setup: AxisSetup
  /// `nil` for bands.
  var domain: ContinuousDomain?
  var guides: [AxisGuide] = []
  /// What is in view where the axis scrolls.
  private(set) var window: AxisWindow?
  /// Whether the axis scrolls, here or, where it is drawn as long as it is, in a page.
  private(set) var isScrolled = false
  private let range: RangeRequest
  private let isRightToLeft: Bool

  init?(
    _ dimension: AxisDimension, setup: AxisSetup?, marks: [ResolvedMarks], request: ChartRequest,
    extra: [Double],
    diagnostics: inout [Diagnostic]
  ) {
    guard let setup else { return nil }
    self.dimension = dimension
    self.setup = setup
    let environment = request.environment
    let scale = dimension == .x ? request.scales.x : request.scales.y
    let axis = dimension == .x ? request.xAxis : request.yAxis
    range = scale.range
    isRightToLeft = environment.isRightToLeft
    let visible = axis.visibility == .hidden ? [] : axis.marks ?? [AxisMarksRequest()]

    if setup.isBand {
      window = AxisWindow(scale.window, categories: setup.categories)
      isScrolled = window != nil
      if scale.window?.isUnrolled == true { window = nil }
      for marks in visible {
        let ticks = AxisTicks(categories: setup.categories, request: marks.values).within(window)
        guides.append(
          AxisGuide(marks, dimension, ticks: ticks, setup: setup, domain: nil, environment: environment))
      }
      return
    }
    var domain = ContinuousDomain.infer(
      dimension, setup: setup, marks: marks, request: scale, extra: extra, calendar: environment.calendar,
      diagnostics: &diagnostics)
    if !domain.isExplicit { for marks in visible { domain.include(marks.values) } }
    let isSingle = !(domain.upper > domain.lower)
    let single = domain.lower
    // All zero, or one value beside the zero line: rounding gives it room by itself.
    if isSingle, !domain.isExplicit,
      !(setup.kind == .number && domain.includesZero && !visible.isEmpty && domain.transform != .log)
    {
      domain.widenIfSingle(dimension, calendar: environment.calendar, diagnostics: &diagnostics)
    }
    var numberSteps = Self.numberSteps(of: visible, on: domain, scale.window)
    // Rounding the ends of a long axis would leave whole windows empty.
    if !domain.isExplicit, AxisWindow(scale.window, domain: domain) == nil {
      for (marks, step) in zip(visible, numberSteps) {
        domain.round(for: marks.values, numberStep: step, calendar: environment.calendar)
      }
    }
    if !(domain.upper > domain.lower) {
      domain.widenIfSingle(dimension, calendar: environment.calendar, diagnostics: &diagnostics)
      numberSteps = Self.numberSteps(of: visible, on: domain, scale.window)
    }
    self.domain = domain
    let whole = domain
    let seen = AxisWindow(scale.window, domain: domain)
    isScrolled = seen != nil
    let isUnrolled = scale.window?.isUnrolled == true
    window = isUnrolled ? nil : seen
    if let seen, !isUnrolled { (domain.lower, domain.upper) = (seen.lower, seen.upper) }
    // Lines between values of numbers need something that fills the room between them.
    let hasIntervals = marks.contains { $0[dimension].form == .slot }
    for (marks, step) in zip(visible, numberSteps) {
      var values = marks.values
      // One moment is its own tick.
      if isSingle, setup.kind == .date, case .automatic = values { values = .values([.date(single)]) }
      let ticks = AxisTicks(
        values, in: domain, numberStep: step, firstView: seen?.first(of: whole) ?? whole,
        calendar: environment.calendar)
      var guide = AxisGuide(
        marks, dimension, ticks: ticks, setup: setup, domain: domain, scrolled: seen == nil ? nil : whole,
        environment: environment)
      guide.centersLines = guide.isTime || hasIntervals
      guides.append(guide)
    }
  }

  /// Steps suit the data, before rounding moves the bounds; where the axis scrolls, what is in view at once.
  private static func numberSteps(
    of marks: [AxisMarksRequest], on domain: ContinuousDomain, _ window: WindowRequest?
  ) -> [Double?] {
    let view = AxisWindow(window, domain: domain)?.first(of: domain)
    return marks.map {
      (view ?? domain).numberStep(for: $0.values, isExact: domain.isExplicit || view != nil)
    }
  }

  /// The scale for a plot of this extent: numbers grow upwards, names run downwards, x follows the
  /// reading direction. The margins are what labels inside the plot take of its left or top, and of its right or
  /// bottom.
  func scale(length: Double, margins: (before: Double, after: Double) = (0, 0)) -> PositionScale {
    var (start, end): (Double, Double)
    switch range {
    case .plotDimension(let startPadding, let endPadding): (start, end) = (startPadding, length - endPadding)
    case .explicit(let from, let to): (start, end) = (from, to)
    }
    if !start.isFinite || !end.isFinite { (start, end) = (0, length) }
    if isFlipped { (start, end) = (length - start, length - end) }
    if margins.before + margins.after < length {
      let isForward = start <= end
      start += isForward ? margins.before : -margins.after
      end += isForward ? -margins.after : margins.before
    }
    guard let domain else {
      if let window {
        let upper = Double(setup.categories.count) - 0.5
        (start, end) = window.extended(start: start, end: end, lower: -0.5, upper: upper, .linear)
      }
      return PositionScale(.band(setup.categories), from: start, to: end)
    }
    if domain.isReversed { (start, end) = (end, start) }
    if let window {
      (start, end) = window.extended(
        start: start, end: end, lower: domain.lower, upper: domain.upper, domain.transform)
    }
    return PositionScale(
      .continuous(lower: domain.lower, upper: domain.upper, transform: domain.transform, kind: domain.kind),
      from: start, to: end)
  }

  private var isFlipped: Bool { dimension == .x ? isRightToLeft : !setup.isBand }

  /// Whether data may lie beyond a domain that the author gave.
  func cutsData(_ marks: [ResolvedMarks]) -> Bool {
    if window != nil { return true }
    guard let domain else { return false }
    return marks.contains { table in
      let channel = table[dimension]
      // What automatic domains leave out of functions at their poles is cut off too.
      guard channel.hasData, domain.isExplicit || table.table.function != nil else { return false }
      return channel.lower.contains { $0.isFinite && !domain.contains($0) }
        || channel.upper.contains { $0.isFinite && !domain.contains($0) }
    }
  }
}
