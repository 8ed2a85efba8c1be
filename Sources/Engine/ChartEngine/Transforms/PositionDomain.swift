import OpenChartsChartModel
import OpenChartsDisplayList

/// The extent of one axis: its domain, the visible part, and the range it is drawn in.
struct PositionDomain: Sendable {
  let dimension: AxisDimension
  let setup: ScaleSetup
  /// The whole domain of the axis; `nil` for bands.
  private(set) var continuous: ContinuousDomain?
  /// The visible part when the axis scrolls; `nil` when it does not. It is also set when the whole axis is drawn and
  /// a page scrolls it.
  private(set) var view: ScaleWindow?
  /// Whether the whole axis is drawn although only a part of it is visible.
  let isUnrolled: Bool
  /// The step of each of the axis' marks, in numbers; `nil` where the values do not use a numeric step.
  private(set) var numberSteps: [Double?] = []
  /// Whether all data have the same value.
  private(set) var isSingle = false
  /// The only value if `isSingle`; otherwise unused.
  private(set) var single = 0.0
  /// The height in points that a label takes at the top of each band.
  var head = 0.0
  private let range: RangeRequest
  private let isRightToLeft: Bool

  /// Returns the range of an axis; `nil` if no mark has data on it.
  ///
  /// - Parameter extra: Values outside the data that the domain must include for annotations.
  static func find(
    _ dimension: AxisDimension, setup: ScaleSetup?, marks: [ResolvedMarks], request: ChartRequest,
    extra: [Double] = [], diagnostics: inout [Diagnostic]
  ) -> PositionDomain? {
    guard let setup else { return nil }
    let asked = dimension == .x ? request.scales.x : request.scales.y
    var result = PositionDomain(
      dimension, setup, range: asked.range, isUnrolled: asked.window?.isUnrolled == true,
      isRightToLeft: request.environment.isRightToLeft)
    if setup.isBand {
      result.view = ScaleWindow(asked.window, categories: setup.categories)
    } else {
      result.findContinuous(marks, request, asked, extra, &diagnostics)
    }
    return result
  }

  private init(
    _ dimension: AxisDimension, _ setup: ScaleSetup, range: RangeRequest, isUnrolled: Bool,
    isRightToLeft: Bool
  ) {
    self.dimension = dimension
    self.setup = setup
    self.range = range
    self.isUnrolled = isUnrolled
    self.isRightToLeft = isRightToLeft
  }

  private mutating func findContinuous(
    _ marks: [ResolvedMarks], _ request: ChartRequest, _ scale: PositionScaleRequest, _ extra: [Double],
    _ diagnostics: inout [Diagnostic]
  ) {
    let calendar = request.environment.calendar
    let visible = (dimension == .x ? request.xAxis : request.yAxis).visibleMarks
    var domain = ContinuousDomain.infer(
      dimension, setup: setup, marks: marks, request: scale, extra: extra, calendar: calendar,
      diagnostics: &diagnostics)
    if !domain.isExplicit { for marks in visible { domain.include(marks.values) } }
    isSingle = !(domain.upper > domain.lower)
    single = domain.lower
    // If all data are zero, or if there is one value and the axis includes zero, rounding already extends the domain.
    if isSingle, !domain.isExplicit,
      !(setup.kind == .number && domain.includesZero && !visible.isEmpty && domain.transform.takes(0))
    {
      domain.widenIfSingle(dimension, calendar: calendar, diagnostics: &diagnostics)
    }
    numberSteps = Self.numberSteps(of: visible, on: domain, scale.window)
    // On a long scrollable axis, rounded ends would leave whole windows empty.
    if !domain.isExplicit, ScaleWindow(scale.window, domain: domain) == nil {
      for (marks, step) in zip(visible, numberSteps) {
        domain.round(for: marks.values, numberStep: step, calendar: calendar)
      }
    }
    if !(domain.upper > domain.lower) {
      domain.widenIfSingle(dimension, calendar: calendar, diagnostics: &diagnostics)
      numberSteps = Self.numberSteps(of: visible, on: domain, scale.window)
    }
    continuous = domain
    view = ScaleWindow(scale.window, domain: domain)
  }

  /// Returns the steps of the axis marks. They depend on the data before rounding moves the bounds; on a scrollable
  /// axis, on the length of the visible part.
  private static func numberSteps(
    of marks: [AxisMarksRequest], on domain: ContinuousDomain, _ window: WindowRequest?
  ) -> [Double?] {
    let view = ScaleWindow(window, domain: domain)?.first(of: domain)
    return marks.map {
      (view ?? domain).numberStep(for: $0.values, isExact: domain.isExplicit || view != nil)
    }
  }

  /// Whether the axis scrolls, in the chart itself or in a page.
  var isScrolled: Bool { view != nil }
  /// The visible part when the picture shows only that; `nil` when it shows the whole axis.
  var window: ScaleWindow? { isUnrolled ? nil : view }

  /// The part of the domain that the picture shows.
  var shown: ContinuousDomain? {
    guard var domain = continuous, let window else { return continuous }
    (domain.lower, domain.upper) = (window.lower, window.upper)
    return domain
  }

  /// Returns the scale for a plot of this length. Numbers grow upwards, categories run downwards, and x follows the
  /// reading direction. The margins are the space that labels inside the plot take at its left or top edge, and at
  /// its right or bottom edge.
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
    guard let domain = continuous else {
      if let window {
        let upper = Double(setup.categories.count) - 0.5
        (start, end) = window.extended(start: start, end: end, lower: -0.5, upper: upper, .linear)
      }
      return PositionScale(
        .band(setup.categories), from: start, to: end, head: head, bandIndex: setup.index)
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

  /// Returns whether marks can lie outside the domain. If so, the plot must clip them.
  func cutsData(_ marks: [ResolvedMarks]) -> Bool {
    if window != nil { return true }
    guard let domain = continuous else { return false }
    return marks.contains { table in
      let channel = table[dimension]
      // Automatic domains do not include the poles of functions, so functions are clipped too.
      guard channel.hasData, domain.isExplicit || table.table.function != nil else { return false }
      return channel.lower.contains { $0.isFinite && !domain.contains($0) }
        || channel.upper.contains { $0.isFinite && !domain.contains($0) }
    }
  }
}

extension AxisRequest {
  /// The axis marks to draw; empty when the axis is hidden.
  var visibleMarks: [AxisMarksRequest] {
    visibility == .hidden ? [] : marks ?? [AxisMarksRequest()]
  }
}
