import OpenChartsDisplayList

/// The parts of a picture: its texts and shapes in drawing order, and its charts with the parts that belong to them.
struct AuditedPicture {
  private(set) var shapes: [SeenShape] = []
  private(set) var texts: [SeenText] = []
  private(set) var charts: [AuditedChart] = []
  /// The charts whose plots are drawn, with the origins of the plots, even if the accessibility tree does not have
  /// them. Charts within the plot of another chart are parts of that chart and are not listed. Neither are plots
  /// without a height, which only show a legend for other charts.
  private(set) var plots: [(chart: ChartID, origin: Point)] = []
  let background: RGBA
  let nodes: [AccessibilityNode]

  /// The maximum number of shapes of a batch that are examined; larger batches are sampled.
  private static let batchLimit = 2_000

  init(_ list: DisplayList, background: RGBA?) {
    var chartNodes: [(node: AccessibilityNode, chart: PictureChart)] = []
    func collect(_ node: AccessibilityNode) {
      if let chart = list.chart(node.chart) { chartNodes.append((node, chart)) }
      node.children.forEach(collect)
    }
    list.accessibility.forEach(collect)
    nodes = list.accessibility
    self.background = background ?? chartNodes.lazy.compactMap(\.chart.drawn.background).first ?? .white
    add(list.items, .identity, opacity: 1, clip: nil, roles: [], charts: [])
    plots.removeAll { list.chart($0.chart)?.plot.height == 0 }
    charts = chartNodes.map { AuditedChart(node: $0.node, chart: $0.chart, picture: self) }
  }

  /// Adds the items of a group, from back to front. Axes belong to the chart of the plot before them.
  ///
  /// - Parameter charts: The charts around the items.
  private mutating func add(
    _ items: [DisplayItem], _ transform: Transform, opacity: Double, clip: Rect?, roles: [GroupRole],
    charts: Set<ChartID>
  ) {
    var last: ChartID?
    for item in items {
      var charts = charts
      if case .group(let group) = item {
        if let chart = group.role?.chart { last = chart }
        if let last, group.role?.chart != nil || [.xAxis, .yAxis, .zAxis].contains(group.role) {
          charts.insert(last)
        }
      }
      add(item, transform, opacity: opacity, clip: clip, roles: roles, charts: charts)
    }
  }

  private mutating func add(
    _ item: DisplayItem, _ transform: Transform, opacity: Double, clip: Rect?, roles: [GroupRole],
    charts: Set<ChartID>
  ) {
    func shape(_ path: VectorPath, _ fill: Brush?, _ line: PathItem.Line?, evenOdd: Bool, id: MarkID?) {
      let moved = path.transformed(by: transform)
      guard let bounds = moved.controlBounds, bounds.x.isFinite, bounds.width.isFinite else { return }
      shapes.append(
        SeenShape(
          outline: .path(moved, evenOdd: evenOdd), bounds: bounds, clip: clip, fill: fill, line: line,
          opacity: opacity, roles: roles, charts: charts, id: id))
    }
    switch item {
    case .path(let path):
      if path.fill == nil, path.id == nil, let line = path.line,
        joinsPatterned(path.path.transformed(by: transform), line, opacity: opacity)
      {
        return
      }
      shape(path.path, path.fill, path.line, evenOdd: path.evenOdd, id: path.id)
    case .rects(let batch):
      let step = max(batch.rects.count / Self.batchLimit, 1)
      for i in stride(from: 0, to: batch.rects.count, by: step) {
        let r = batch.rects[i]
        let bounds = Rect(
          from: transform.apply(Point(r.minX, r.minY)), to: transform.apply(Point(r.maxX, r.maxY)))
        shapes.append(
          SeenShape(
            outline: .rect(bounds), bounds: bounds, clip: clip, fill: batch.fill, opacity: opacity,
            roles: roles, charts: charts, id: batch.firstID.map { MarkID($0.rawValue &+ UInt32(i)) }))
      }
    case .symbols(let batch):
      let step = max(batch.centers.count / Self.batchLimit, 1)
      let outline: VectorPath =
        switch batch.outline {
        case .circle(let r): VectorPath(ellipseIn: Rect(x: -r, y: -r, width: 2 * r, height: 2 * r))
        case .path(let path): path
        }
      for i in stride(from: 0, to: batch.centers.count, by: step) {
        let s = i < batch.scales.count ? batch.scales[i] : 1
        let c = batch.centers[i]
        shape(
          outline.transformed(by: Transform(a: s, b: 0, c: 0, d: s, tx: c.x, ty: c.y)), batch.fill,
          batch.line, evenOdd: false, id: batch.firstID.map { MarkID($0.rawValue &+ UInt32(i)) })
      }
    case .text(let run):
      guard run.span.string.contains(where: { !$0.isWhitespace }) else { return }
      let r = run.bounds
      let corners = [
        Point(r.minX, r.minY), Point(r.maxX, r.minY), Point(r.minX, r.maxY), Point(r.maxX, r.maxY),
      ].map(transform.apply)
      let frame = Rect(
        from: Point(corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0),
        to: Point(corners.map(\.x).max() ?? 0, corners.map(\.y).max() ?? 0))
      texts.append(
        SeenText(run: run, frame: frame, opacity: opacity, roles: roles, shapesBelow: shapes.count))
    case .scene(let scene):
      for flat in scene.flat {
        add(flat, transform, opacity: opacity, clip: clip, roles: roles, charts: charts)
      }
    case .image:
      // The rules are about marks and their colours; those within an image file are unknown.
      return
    case .group(let group):
      guard group.opacity > 0 else { return }
      let inner = group.transform.then(transform)
      var clip = clip
      if let groupClip = group.clip?.transformed(by: inner).controlBounds {
        clip = clip.map { $0.intersection(groupClip) } ?? groupClip
      }
      if let chart = group.role?.chart, !roles.contains(where: { $0.chart != nil }),
        let origin = inner.offsetPoint
      {
        plots.append((chart, origin))
      }
      var roles = roles
      if let role = group.role { roles.append(role) }
      add(
        group.children, inner, opacity: opacity * min(group.opacity, 1), clip: clip, roles: roles,
        charts: charts)
    }
  }

  /// Assigns the outline of a patterned mark to the mark, which is drawn as fill, pattern and outline in turn.
  ///
  /// - Returns: Whether the line is such an outline.
  private mutating func joinsPatterned(_ path: VectorPath, _ line: PathItem.Line, opacity: Double) -> Bool {
    guard shapes.count > 1, case .pattern? = shapes[shapes.count - 1].fill else { return false }
    let mark = shapes.count - 2
    guard case .path(let ink, _) = shapes[mark + 1].outline, case .path(let filled, _) = shapes[mark].outline,
      ink == path, filled == path, shapes[mark].opacity == opacity
    else { return false }
    // A border in the fill's colour only frames the pattern.
    if line.brush != shapes[mark].fill { shapes[mark].line = line }
    return true
  }

  /// Returns the visible colour at a point before the shape with index `count` was drawn.
  ///
  /// - Parameter marks: Whether to include marks, or only the shapes below all marks.
  func background(at p: Point, below count: Int, marks: Bool = true) -> RGBA {
    var color = background
    for shape in shapes.prefix(count) {
      guard let fill = shape.fill, marks || !shape.isIn(.marks), shape.covers(p) else { continue }
      // The ink of patterns is thin: the contrast of text and marks is measured against the fill.
      if case .pattern = fill { continue }
      color = shape.color(fill, at: p).multiplyingAlpha(by: shape.opacity).over(color)
    }
    return color
  }
}

extension SeenShape {
  /// Returns a brush's colour at a point; for gradients that are not linear, the representative colour.
  func color(_ brush: Brush, at p: Point) -> RGBA {
    guard case .linear(let stops, let start, let end) = brush, let first = stops.first,
      let last = stops.last, bounds.width > 0, bounds.height > 0
    else { return brush.representativeColor }
    let unit = Point((p.x - bounds.minX) / bounds.width, (p.y - bounds.minY) / bounds.height)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    guard length > 0 else { return last.color }
    let t = ((unit.x - start.x) * dx + (unit.y - start.y) * dy) / length
    if t <= first.location { return first.color }
    for (a, b) in zip(stops, stops.dropFirst()) where t <= b.location {
      let span = b.location - a.location
      return span > 0 ? a.color.mixed(with: b.color, by: (t - a.location) / span) : b.color
    }
    return last.color
  }
}

extension Transform {
  fileprivate var offsetPoint: Point? {
    let p = apply(Point.zero)
    return p.isFinite ? p : nil
  }
}

/// One chart of a picture with its part of the drawing.
struct AuditedChart {
  let node: AccessibilityNode
  let chart: PictureChart
  /// The shapes of the marks, in drawing order.
  let marks: [SeenShape]
  /// The lines of grid and axes.
  let guides: [SeenShape]
  /// The colour under the marks at the centre of the plot.
  let background: RGBA

  init(node: AccessibilityNode, chart: PictureChart, picture: AuditedPicture) {
    self.node = node
    self.chart = chart
    // Marks outside the window of a chart that scrolls are clipped.
    let chartShapes = picture.shapes.filter { $0.charts.contains(chart.id) && $0.isVisible }
    marks = chartShapes.filter { $0.isIn(.marks) }
    guides = chartShapes.filter {
      ($0.isIn(.grid) || $0.isIn(.xAxis) || $0.isIn(.yAxis)) && $0.line != nil
    }
    background = picture.background(at: chart.plot.center, below: picture.shapes.count, marks: false)
  }

  /// The data behind the drawing, relative to the chart's frame.
  var drawn: AuditModel { chart.drawn }

  /// "The chart", or its name in quotes.
  var name: String {
    node.label.isEmpty || node.label == "Chart" ? "The chart" : "The chart \"\(node.label)\""
  }

  /// The plot in coordinates of the picture.
  var plot: Rect { chart.plot }

  /// Returns the series name that a colour encodes.
  func name(of color: RGBA) -> String? {
    drawn.series.first { $0.color.over(background).hex == color.hex }?.name
  }
}
