import ChartModel
import Descriptions
import DisplayList

/// A chart laid out: the picture, and the scales that a proxy asks.
package struct ChartLayout: Sendable {
  /// Everything that the chart draws, from the top left of the chart, without overlay and background views.
  package var list = DisplayList()
  /// The size that the chart takes; larger than offered where the plot style fixes the plot's size.
  package var size = Size.zero
  /// The plot area within the chart.
  package var plotFrame = Rect.zero
  /// Positions are relative to the plot area. `nil` when no mark defines the axis.
  package var xScale: PositionScale?
  package var yScale: PositionScale?
  package var foregroundStyleScale: StyleScale<Brush>?
  package var symbolScale: StyleScale<SymbolRequest>?
  package var symbolSizeScale: StyleScale<Double>?
  package var lineStyleScale: StyleScale<Stroke>?
  /// The total of all sectors, where there are any.
  package var sectorTotal: Double?
  package var diagnostics: [Diagnostic] = []
  /// Whether everything that was asked for has its room.
  var fit = Fit.whole

  enum Fit: Sendable {
    case whole
    /// Labels of names gave way to each other.
    case thinned
    /// The legend, titles or an axis' labels were left out, or the plot is a sliver.
    case squeezed
  }

  package init() {}
}

/// Requests and a size in, a laid out chart out.
package enum ChartPipeline {
  package static func layout(_ request: ChartRequest, in size: Size) -> ChartLayout {
    let size = Size(max(size.width.finite(or: 0), 0), max(size.height.finite(or: 0), 0))
    guard request.environment.labelFont.size > LargeType.standardSize else {
      var work = ChartWork(request, size: size)
      return work.run()
    }
    return LargeType.layout(request, in: size) { request in
      var work = ChartWork(request, size: size)
      return work.run()
    }
  }
}

/// The way of one chart from columns to a picture.
private struct ChartWork {
  let request: ChartRequest
  /// The request before sampling.
  private let given: ChartRequest
  let size: Size
  private var setups = AxisSetups()
  private var marks: [ResolvedMarks] = []
  private var bands: [Int: [StackedBand]] = [:]
  private var diagnostics: [Diagnostic] = []
  private let scales: StyleScales
  private let rowCount: Int

  init(_ request: ChartRequest, size: Size) {
    given = request
    var request = request
    request.marks = request.marks.map(\.finite.aligned)
    request.marks = RowThinning.tables(of: request, in: size)
    request.marks = FunctionSampling.tables(of: request, in: size)
    SecondCues.apply(to: &request)
    self.request = request
    self.size = size
    rowCount = request.marks.reduce(0) { $0 + $1.rowCount }
    scales = StyleScales(request)
    setups.x = AxisSetup(.x, tables: request.marks, request: request.scales.x, diagnostics: &diagnostics)
    setups.y = AxisSetup(.y, tables: request.marks, request: request.scales.y, diagnostics: &diagnostics)
    var firstID: UInt32 = 0
    for (index, table) in request.marks.enumerated() {
      marks.append(ResolvedMarks(table, index: index, firstID: firstID, x: setups.x, y: setups.y))
      firstID += UInt32(table.count)
    }
    SeriesSplit.apply(&marks)
    BarStacking.apply(&marks)
    bands = AreaStacking.apply(&marks)
  }

  mutating func run() -> ChartLayout {
    let solved = solve(recordsAllFrames: rowCount <= ChartFacts.elementLimit)
    return finish(
      solved.pass, solved.drawing, solved.fragments, solved.annotations, solved.drawing.sectorTotal)
  }

  private typealias Solved = (
    pass: Pass, drawing: PlotDrawing, fragments: Fragments, annotations: AnnotationLayout
  )

  private mutating func solve(recordsAllFrames: Bool) -> Solved {
    let sectorTotal = SectorGeometry.total(marks, diagnostics: &diagnostics)
    let drawing = PlotDrawing(
      marks: marks, bands: bands, scales: scales, sectorTotal: sectorTotal,
      isLarge: rowCount > PlotSpace.largeCount)
    reportMissing()
    let legend = legendContent

    var pass = Pass(xPlan: nil, yPlan: nil, frame: ChartFrame(size: size), space: nil)
    var fragments = Fragments(recordsAllFrames: false)
    var annotations = AnnotationLayout([], frames: [:], environment: request.environment)
    var extra: (x: [Double], y: [Double]) = ([], [])
    var room = 0.0
    // A second pass when annotations need more room than the data; no third, so that it ends.
    for attempt in 0..<2 {
      var found: [Diagnostic] = []
      pass = makePass(legend: legend, extra: extra, room: room, &found)
      guard let space = pass.space else { break }
      fragments = drawing.fragments(in: space, recordsAllFrames: recordsAllFrames)
      if pass.showsPart { fragments.keepFrames(in: space.bounds) }
      annotations = AnnotationLayout(marks, frames: fragments.frames, environment: request.environment)
      let needs = (
        x: hasFreeDomain(request.scales.x) && pass.xPlan?.isScrolled != true
          ? annotations.extraValues(.x, space.x, length: space.size.width) : [],
        y: hasFreeDomain(request.scales.y) && pass.yPlan?.isScrolled != true
          ? annotations.extraValues(.y, space.y, length: space.size.height) : []
      )
      let needed = annotations.roomAbovePlot
      if attempt == 0, !needs.x.isEmpty || !needs.y.isEmpty || needed > 0 {
        (extra, room) = (needs, needed)
        continue
      }
      diagnostics += found
      break
    }
    return (pass, drawing, fragments, annotations)
  }

  private struct Pass {
    var xPlan: AxisPlan?
    var yPlan: AxisPlan?
    var frame: ChartFrame
    var space: PlotSpace?

    /// Whether an axis scrolls, so that some marks are out of view.
    var showsPart: Bool { xPlan?.window != nil || yPlan?.window != nil }
  }

  private func makePass(
    legend: (any MeasuredContent)?, extra: (x: [Double], y: [Double]), room: Double,
    _ found: inout [Diagnostic]
  ) -> Pass {
    let xPlan = AxisPlan(
      .x, setup: setups.x, marks: marks, request: request, extra: extra.x, diagnostics: &found)
    let yPlan = AxisPlan(
      .y, setup: setups.y, marks: marks, request: request, extra: extra.y, diagnostics: &found)
    let frame = FrameSolver(
      request: request, size: size, xPlan: xPlan, yPlan: yPlan, legend: legend, roomAbove: room
    ).solve()
    var space = PlotSpace(size: frame.plot.size, x: frame.x, y: frame.y, environment: request.environment)
    space.dodgeCount = SeriesSplit.dodgeCount(marks)
    space.isLarge = rowCount > PlotSpace.largeCount
    space.xGap = SlotGaps.smallest(marks, .x, frame.x)
    space.yGap = SlotGaps.smallest(marks, .y, frame.y)
    reportTooManyBands(frame, &found)
    if legend != nil, frame.legend == nil, size.width > 0, size.height > 0 {
      found.append(Messages.legendLeftOut)
    }
    return Pass(xPlan: xPlan, yPlan: yPlan, frame: frame, space: space)
  }

  /// Whether the chart is drawn as long as its axes are.
  private var isUnrolled: Bool {
    request.scales.x.window?.isUnrolled == true || request.scales.y.window?.isUnrolled == true
  }

  private func hasFreeDomain(_ scale: PositionScaleRequest) -> Bool {
    if case .automatic = scale.domain { true } else { false }
  }

  private var legendContent: (any MeasuredContent)? {
    guard request.legend.visibility != .hidden else { return nil }
    if let own = request.legend.content { return own }
    let plan = LegendPlan(
      foregroundStyle: scales.foregroundStyle, symbol: scales.symbol, symbolSize: scales.symbolSize,
      lineStyle: scales.lineStyle, patterns: scales.patterns,
      areOnLines: marks.allSatisfy { $0.table.symbol == nil || $0.table.kind == .line },
      environment: request.environment)
    guard !plan.sections.isEmpty else { return nil }
    let isVertical = request.legend.position == .leading || request.legend.position == .trailing
    return LegendLayout(plan: plan, environment: request.environment, isVertical: isVertical)
  }

  // MARK: - Diagnostics

  private mutating func reportMissing() {
    for table in marks {
      reportMissingStyles(table.table)
      // Where a function has no value, nothing is missing.
      if table.table.kind == .sector || table.table.function != nil { continue }
      for (axis, channel) in [(AxisDimension.x, table.x), (.y, table.y)] where channel.hasData {
        let isBand = (axis == .x ? setups.x : setups.y)?.isBand == true
        var missing = 0
        for row in channel.lower.indices {
          if !channel.hasPlace(row) { missing += 1 }
        }
        guard missing > 0 else { continue }
        if isBand {
          diagnostics.append(Messages.unknownCategories(axis == .x ? "x" : "y", missing))
        } else {
          diagnostics.append(
            Messages.notDrawn(
              missing, table.table.kind, reason: "their \(axis) value is missing or not finite"))
        }
      }
      if table.table.kind == .area {
        let single = SeriesRows.split(table).filter { rows in
          rows.lazy.filter { table.hasPlace($0) }.prefix(2).count == 1
        }.count
        if single > 0 { diagnostics.append(Messages.areaWithoutExtent(single)) }
      }
      for (axis, length) in [(AxisDimension.x, table.table.shape.width), (.y, table.table.shape.height)] {
        guard case .ratio = length, table.table.kind == .bar || table.table.kind == .rectangle else {
          continue
        }
        if case .single = table[axis].form, (axis == .x ? setups.x : setups.y)?.isBand == false,
          table.table.kind == .rectangle || table.slotAxis == axis
        {
          diagnostics.append(Messages.ratioOnContinuous(table.table.kind, axis))
        }
      }
    }
  }

  private mutating func reportMissingStyles(_ table: MarkTable) {
    let channels = [
      ("foreground style", table.styles.contains { $0.brush != nil } ? nil : table.foregroundStyle),
      ("symbol size", table.kind == .point ? table.symbolSize : nil),
    ]
    for (name, column) in channels {
      guard let column, column.kind != .category else { continue }
      let missing = column.values.reduce(0) { $0 + ($1.isNaN ? 1 : 0) }
      guard missing > 0 else { continue }
      diagnostics.append(Messages.notDrawn(missing, table.kind, reason: "their \(name) value is missing"))
    }
  }

  private func reportTooManyBands(_ frame: ChartFrame, _ found: inout [Diagnostic]) {
    for (axis, setup, length) in [
      (AxisDimension.x, setups.x, frame.plot.width), (.y, setups.y, frame.plot.height),
    ] {
      guard let setup, setup.isBand, Double(setup.categories.count) > length, length > 0 else { continue }
      found.append(Messages.tooManyBands(axis, setup.categories.count))
    }
  }

  // MARK: - Assembly

  private func finish(
    _ pass: Pass, _ drawing: PlotDrawing, _ fragments: Fragments, _ annotations: AnnotationLayout,
    _ sectorTotal: Double?
  ) -> ChartLayout {
    let frame = pass.frame
    var layout = ChartLayout()
    layout.size = frame.size
    layout.plotFrame = frame.plot
    (layout.xScale, layout.yScale) = (frame.x, frame.y)
    layout.foregroundStyleScale = scales.foregroundStyle
    layout.symbolScale = scales.symbol
    layout.symbolSizeScale = scales.symbolSize
    layout.lineStyleScale = scales.lineStyle
    layout.sectorTotal = sectorTotal
    layout.diagnostics = diagnostics
    layout.fit = fit(of: pass)
    guard let space = pass.space else { return layout }

    var items: [DisplayItem] = []
    var plot = DisplayList(plotItems(pass, space, drawing, fragments, annotations))
    if let container = request.plotStyle {
      plot = container.draw(size: frame.container.size, plot: plot)
      plot.items = StillGrid.placed(plot.items)
    }
    let origin = request.plotStyle == nil ? frame.plot.origin : frame.container.origin
    append(plot.items, role: .plot, at: origin, to: &items)
    items += axisItems(pass)
    for title in frame.titles { items += Self.draw(title) }
    if let legend = frame.legend {
      append(
        legend.content.draw(size: legend.frame.size).items, role: .legend, at: legend.frame.origin,
        to: &items)
    }
    layout.list.items = items
    let description = ChartDescription(
      request: request, marks: marks, x: pass.xPlan, y: pass.yPlan, sectorTotal: sectorTotal)
    var node = description.node(frame: frame, fragments: fragments, space: space)
    if given.marks.reduce(0, { $0 + $1.rowCount }) <= ValueSearch.limit {
      let search = ValueSearch(
        request: request, drawing: drawing, frame: frame, xPlan: pass.xPlan, yPlan: pass.yPlan)
      node.values = search.deferred(fragments, in: space, setups: setups)
    }
    node.drawn =
      DrawnChartMaking(
        request: request, marks: marks, scales: scales, x: pass.xPlan, y: pass.yPlan, frame: frame
      ).chart()
    node.drawn?.sectors = fragments.sectors
    node.scrolling = ScrollingChart(
      given, in: size, frame: frame, origin: origin, x: pass.xPlan?.window == nil ? nil : frame.x,
      y: pass.yPlan?.window == nil ? nil : frame.y)
    layout.list.accessibility = [node]
    return layout
  }

  private func fit(of pass: Pass) -> ChartLayout.Fit {
    let (frame, size) = (pass.frame, pass.frame.size)
    if frame.isSqueezed || frame.plot.height < 0.35 * size.height || frame.plot.width < 0.45 * size.width {
      return .squeezed
    }
    for (plan, labels) in [(pass.xPlan, frame.xLabels), (pass.yPlan, frame.yLabels)] {
      guard let plan, plan.setup.isBand else { continue }
      let asked = plan.guides.reduce(0) { $0 + $1.entries.reduce(0) { $0 + $1.labels.count } }
      if labels.reduce(0, { $0 + $1.count }) < asked { return .thinned }
    }
    return .whole
  }

  private func append(
    _ children: [DisplayItem], role: GroupRole, at origin: Point, to items: inout [DisplayItem]
  ) {
    guard !children.isEmpty else { return }
    var group = GroupItem(children, role: role)
    if origin != .zero { group.transform = .translation(origin.x, origin.y) }
    items.append(.group(group))
  }

  /// Grid lines, marks, annotations: from back to front, in coordinates of the plot.
  private func plotItems(
    _ pass: Pass, _ space: PlotSpace, _ drawing: PlotDrawing, _ fragments: Fragments,
    _ annotations: AnnotationLayout
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var grid: [DisplayItem] = []
    for (plan, scale, labels) in [
      (pass.xPlan, space.x, pass.frame.xLabels), (pass.yPlan, space.y, pass.frame.yLabels),
    ] {
      guard let plan, let scale else { continue }
      for (index, guide) in plan.guides.enumerated() {
        let lines = guide.gridLines(
          on: scale, plot: space.size, strip: pass.frame.strips[guide.side],
          labels: index < labels.count ? labels[index] : [], environment: request.environment)
        grid += guide.layered(lines, size: pass.frame.size)
      }
    }
    if !grid.isEmpty { items.append(.group(GroupItem(grid, role: .grid))) }
    let frame = pass.frame
    let chart = Rect(
      x: -frame.plot.minX, y: -frame.plot.minY, width: frame.size.width, height: frame.size.height)
    var shapes = drawing.items(
      fragments, in: space, setups: setups, chart: chart, isUnrolled: isUnrolled)
    if request.environment.reducesTransparency {
      shapes = SolidTints.of(shapes, on: request.environment.background)
    }
    if !shapes.isEmpty {
      var group = GroupItem(shapes, role: .marks)
      let cutsX = pass.xPlan?.cutsData(marks) ?? false
      let cutsY = pass.yPlan?.cutsData(marks) ?? false
      if cutsX || cutsY {
        // Data beyond a given domain end at the plot; across it marks may stick out as ever.
        let far = 1_000.0
        group.clip = VectorPath(space.bounds.inset(x: cutsX ? 0 : -far, y: cutsY ? 0 : -far))
      }
      items.append(.group(group))
    }
    items += annotations.items(plot: space.size, chart: chart, isUnrolled: isUnrolled)
    return items
  }

  private func axisItems(_ pass: Pass) -> [DisplayItem] {
    let frame = pass.frame
    var items: [DisplayItem] = []
    for (plan, scale, labels, style) in [
      (pass.xPlan, frame.x, frame.xLabels, request.xAxis.style),
      (pass.yPlan, frame.y, frame.yLabels, request.yAxis.style),
    ] {
      guard let plan, let scale, !labels.isEmpty else { continue }
      var children: [DisplayItem] = []
      for (guide, placed) in zip(plan.guides, labels) {
        children += guide.layered(
          guide.outside(
            on: scale, plot: frame.plot, edge: frame.container, labels: placed,
            environment: request.environment, isUnrolled: isUnrolled), size: frame.size)
      }
      guard !children.isEmpty else { continue }
      let role = plan.dimension == .x ? GroupRole.xAxis : .yAxis
      if let style, let side = plan.guides.first?.side {
        let strip = stripFrame(frame, side)
        var list = DisplayList()
        list.append(DisplayList(children), x: -strip.minX, y: -strip.minY)
        append(style.draw(size: strip.size, plot: list).items, role: role, at: strip.origin, to: &items)
      } else {
        items.append(.group(GroupItem(children, role: role)))
      }
    }
    return items
  }

  private func stripFrame(_ frame: ChartFrame, _ side: Side) -> Rect {
    let (box, thickness) = (frame.container, frame.strips[side])
    return switch side {
    case .bottom: Rect(x: frame.plot.minX, y: box.maxY, width: frame.plot.width, height: thickness)
    case .top: Rect(x: frame.plot.minX, y: box.minY - thickness, width: frame.plot.width, height: thickness)
    case .left: Rect(x: box.minX - thickness, y: frame.plot.minY, width: thickness, height: frame.plot.height)
    case .right: Rect(x: box.maxX, y: frame.plot.minY, width: thickness, height: frame.plot.height)
    }
  }

  private static func draw(
    _ title: (frame: Rect, rotation: LabelOrientation, content: any MeasuredContent)
  ) -> [DisplayItem] {
    var label = PlacedLabel(entry: 0, frame: title.frame)
    label.view = title.content
    label.orientation = title.rotation
    return label.draw(at: title.frame.origin)
  }
}
