import ChartModel
import DisplayList

/// What one axis covers: its domain, what is in view of it, and the range that it is drawn to.
struct PositionDomain: Sendable {
  let dimension: AxisDimension
  let setup: ScaleSetup
  /// All that the axis covers; `nil` for bands.
  private(set) var continuous: ContinuousDomain?
  /// What is in view where the axis scrolls, here or, where it is drawn as long as it is, in a page.
  private(set) var view: ScaleWindow?
  /// Whether the whole axis is drawn although only a part of it is in view.
  let isUnrolled: Bool
  /// The steps of numbers of each of the axis' marks.
  private(set) var numberSteps: [Double?] = []
  /// Whether all data are one value.
  private(set) var isSingle = false
  /// That value, where there is one.
  private(set) var single = 0.0
  private let range: RangeRequest
  private let isRightToLeft: Bool

  /// Finds what an axis covers; `nil` where no mark has data on it.
  ///
  /// - Parameter extra: Values beyond the data that annotations need room for.
  static func find(
    _ dimension: AxisDimension, setup: ScaleSetup?, marks: [ResolvedMarks], request: ChartRequest,
    extra: [Double] = [], diagnostics: inout [Diagnostic]
  ) -> PositionDomain? {
    guard let setup else { return nil }
    let asked = dimension == .x ? request.scales.x : request.scales.y
    var found = PositionDomain(
      dimension, setup, range: asked.range, isUnrolled: asked.window?.isUnrolled == true,
      isRightToLeft: request.environment.isRightToLeft)
    if setup.isBand {
      found.view = ScaleWindow(asked.window, categories: setup.categories)
    } else {
      found.findContinuous(marks, request, asked, extra, &diagnostics)
    }
    return found
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
    // All zero, or one value beside the zero line: rounding gives it room by itself.
    if isSingle, !domain.isExplicit,
      !(setup.kind == .number && domain.includesZero && !visible.isEmpty && domain.transform.takes(0))
    {
      domain.widenIfSingle(dimension, calendar: calendar, diagnostics: &diagnostics)
    }
    numberSteps = Self.numberSteps(of: visible, on: domain, scale.window)
    // Rounding the ends of a long axis would leave whole windows empty.
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

  /// Steps suit the data, before rounding moves the bounds; where the axis scrolls, what is in view at once.
  private static func numberSteps(
    of marks: [AxisMarksRequest], on domain: ContinuousDomain, _ window: WindowRequest?
  ) -> [Double?] {
    let view = ScaleWindow(window, domain: domain)?.first(of: domain)
    return marks.map {
      (view ?? domain).numberStep(for: $0.values, isExact: domain.isExplicit || view != nil)
    }
  }

  /// Whether the axis scrolls, here or in a page.
  var isScrolled: Bool { view != nil }
  /// What is in view of what the picture shows in part; `nil` where it shows the whole axis.
  var window: ScaleWindow? { isUnrolled ? nil : view }

  /// The part of the domain that the picture shows.
  var shown: ContinuousDomain? {
    guard var domain = continuous, let window else { return continuous }
    (domain.lower, domain.upper) = (window.lower, window.upper)
    return domain
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
    guard let domain = continuous else {
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
    guard let domain = continuous else { return false }
    return marks.contains { table in
      let channel = table[dimension]
      // What automatic domains leave out of functions at their poles is cut off too.
      guard channel.hasData, domain.isExplicit || table.table.function != nil else { return false }
      return channel.lower.contains { $0.isFinite && !domain.contains($0) }
        || channel.upper.contains { $0.isFinite && !domain.contains($0) }
    }
  }
}

extension AxisRequest {
  /// What is to be shown at its values; none where the axis is hidden.
  var visibleMarks: [AxisMarksRequest] {
    visibility == .hidden ? [] : marks ?? [AxisMarksRequest()]
  }
}
