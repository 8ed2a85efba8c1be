import OpenChartsChartModel
import OpenChartsDisplayList

/// The positions of all parts of a chart, and the drawing of its marks.
struct ChartArrangement: Sendable {
  /// The request, with the text size that fits.
  let request: ChartRequest
  let x: AxisPlan?
  let y: AxisPlan?
  let frame: ChartFrame
  let space: PlotSpace
  let fragments: MarkDrawing
  let annotations: AnnotationLayout
  let diagnostics: [Diagnostic]

  /// The origin of the plot's drawing, including its style.
  var plotOrigin: Point { request.plotStyle == nil ? frame.plot.origin : frame.container.origin }

  /// Whether the chart is drawn at its full length.
  var isUnrolled: Bool {
    request.scales.x.window?.isUnrolled == true || request.scales.y.window?.isUnrolled == true
  }

  var fit: LargeType.Fit {
    let size = frame.size
    if frame.omitsGuides || frame.plot.height < 0.35 * size.height || frame.plot.width < 0.45 * size.width {
      return .guidesOmitted
    }
    var isShortened = false
    for (plan, labels) in [(x, frame.xLabels), (y, frame.yLabels)] {
      guard let plan, plan.setup.isBand else { continue }
      let asked = plan.guides.reduce(0) { $0 + $1.entries.reduce(0) { $0 + $1.labels.count } }
      if labels.reduce(0, { $0 + $1.count }) < asked { return .thinned }
      isShortened = isShortened || labels.contains { $0.contains { $0.text?.isTruncated == true } }
    }
    return isShortened ? .shortened : .whole
  }
}

extension StyledMarks {
  /// Lays out the chart in a size, with text as large as the user's text size and the chart's size allow.
  ///
  /// - Parameter request: The request with the tables of these marks.
  func arranged(for request: ChartRequest, on setups: ScaleSetups, in size: Size) -> ChartArrangement {
    LargeType.largest(upTo: request.environment.labelFont.size, in: size, fit: \.fit) { points in
      var request = request
      request.environment.labelFont.size = points
      return ArrangementSolver(marks: self, request: request, setups: setups, size: size).solve()
    }
  }
}
