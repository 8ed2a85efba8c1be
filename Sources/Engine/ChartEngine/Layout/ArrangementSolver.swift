import OpenChartsChartModel
import OpenChartsDescriptions
import OpenChartsDisplayList

/// Lays out a chart: the axes, then the frame with the plot, then the marks and their annotations.
struct ArrangementSolver {
  let marks: StyledMarks
  let request: ChartRequest
  let setups: ScaleSetups
  let size: Size

  /// The space that annotations need beyond the data.
  private struct Needs {
    /// Values that the domains must include.
    var x: [Double] = []
    var y: [Double] = []
    /// Space above the plot in points.
    var above = 0.0

    var isEmpty: Bool { x.isEmpty && y.isEmpty && above <= 0 }
  }

  /// Lays out the chart again if annotations need more space than the data; at most twice, so that the loop ends.
  func solve() -> ChartArrangement {
    let legend = request.legend.content(
      for: marks.scales, areOnLines: marks.symbolsAreOnLines, request.environment, request.details)
    let first = attempt(Needs(), legend)
    let needs = needs(of: first)
    return needs.isEmpty ? first : attempt(needs, legend)
  }

  private func attempt(_ needs: Needs, _ legend: (any MeasuredContent)?) -> ChartArrangement {
    var diagnostics: [Diagnostic] = []
    let x = axis(.x, setups.x, needs.x, &diagnostics)
    let y = axis(.y, setups.y, needs.y, &diagnostics)
    let frame = FrameSolver(
      request: request, size: size, xPlan: x, yPlan: y, legend: legend, roomAbove: needs.above
    ).solve()
    diagnostics += tooManyBands(frame)
    if legend != nil, frame.legend == nil, size.width > 0, size.height > 0 {
      diagnostics.append(Messages.legendLeftOut)
    }
    let space = space(frame)
    var fragments = marks.fragments(in: space, recordsAllFrames: rowCount <= ChartFacts.elementLimit)
    if x?.domain.window != nil || y?.domain.window != nil { fragments.keepFrames(in: space.bounds) }
    return ChartArrangement(
      request: request, x: x, y: y, frame: frame, space: space, fragments: fragments,
      annotations: AnnotationLayout.placed(
        at: fragments.frames, of: marks.marks, environment: request.environment),
      diagnostics: diagnostics)
  }

  private func needs(of arranged: ChartArrangement) -> Needs {
    let (annotations, space) = (arranged.annotations, arranged.space)
    var needs = Needs(above: annotations.roomAbovePlot)
    if request.scales.x.hasFreeDomain, arranged.x?.domain.isScrolled != true {
      needs.x = annotations.extraValues(.x, space.x, length: space.size.width)
    }
    if request.scales.y.hasFreeDomain, arranged.y?.domain.isScrolled != true {
      needs.y = annotations.extraValues(.y, space.y, length: space.size.height)
    }
    return needs
  }

  private func axis(
    _ dimension: AxisDimension, _ setup: ScaleSetup?, _ extra: [Double], _ diagnostics: inout [Diagnostic]
  ) -> AxisPlan? {
    PositionDomain.find(
      dimension, setup: setup, marks: marks.marks, request: request, extra: extra, diagnostics: &diagnostics
    ).map { domain in
      let cells = setups.x?.isBand == true && setups.y?.isBand == true ? size : nil
      return AxisPlan.make(for: domain, marks: marks.marks, request: request, cells: cells)
    }
  }

  private func space(_ frame: ChartFrame) -> PlotSpace {
    var space = PlotSpace(size: frame.plot.size, x: frame.x, y: frame.y, environment: request.environment)
    space.dodgeCount = SeriesSplit.dodgeCount(marks.marks)
    space.isLarge = rowCount > PlotSpace.largeCount
    space.xGap = SlotGaps.smallest(marks.marks, .x, frame.x)
    space.yGap = SlotGaps.smallest(marks.marks, .y, frame.y)
    return space
  }

  private var rowCount: Int { marks.marks.reduce(0) { $0 + $1.table.rowCount } }

  private func tooManyBands(_ frame: ChartFrame) -> [Diagnostic] {
    [(AxisDimension.x, frame.plot.width), (.y, frame.plot.height)].compactMap { axis, length in
      guard let setup = setups[axis], setup.isBand, Double(setup.categories.count) > length, length > 0
      else { return nil }
      return Messages.tooManyBands(axis, setup.categories.count)
    }
  }
}

extension PositionScaleRequest {
  fileprivate var hasFreeDomain: Bool {
    if case .automatic = domain { true } else { false }
  }
}
