import ChartModel
import DisplayList

/// Where everything of a chart lies, and the drawing of its marks in pieces.
struct ChartArrangement: Sendable {
  /// What was asked for, with the size of text that fits.
  let request: ChartRequest
  let x: AxisPlan?
  let y: AxisPlan?
  let frame: ChartFrame
  let space: PlotSpace
  let fragments: Fragments
  let annotations: AnnotationLayout
  let diagnostics: [Diagnostic]

  /// Where the drawing of the plot begins, with what its style adds around it.
  var plotOrigin: Point { request.plotStyle == nil ? frame.plot.origin : frame.container.origin }

  /// Whether the chart is drawn as long as its axes are.
  var isUnrolled: Bool {
    request.scales.x.window?.isUnrolled == true || request.scales.y.window?.isUnrolled == true
  }

  /// Whether an axis scrolls, so that some marks are out of view.
  var showsPart: Bool { x?.domain.window != nil || y?.domain.window != nil }

  var fit: LargeType.Fit {
    let size = frame.size
    if frame.isSqueezed || frame.plot.height < 0.35 * size.height || frame.plot.width < 0.45 * size.width {
      return .squeezed
    }
    for (plan, labels) in [(x, frame.xLabels), (y, frame.yLabels)] {
      guard let plan, plan.setup.isBand else { continue }
      let asked = plan.guides.reduce(0) { $0 + $1.entries.reduce(0) { $0 + $1.labels.count } }
      if labels.reduce(0, { $0 + $1.count }) < asked { return .thinned }
    }
    return .whole
  }
}

extension StyledMarks {
  /// The chart laid out in a size, with text as large as the reader wants it and the chart can bear.
  ///
  /// - Parameter request: With the tables that the marks were made of.
  func arranged(for request: ChartRequest, on setups: ScaleSetups, in size: Size) -> ChartArrangement {
    LargeType.largest(upTo: request.environment.labelFont.size, in: size, fit: \.fit) { points in
      var request = request
      request.environment.labelFont.size = points
      return ArrangementSolver(marks: self, request: request, setups: setups, size: size).solve()
    }
  }
}
