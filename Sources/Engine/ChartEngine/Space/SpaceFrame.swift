import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// The division of a 3-D chart's size between the scene and the legend.
struct SpaceFrame {
  let size: Size
  let scene: Rect
  /// Whether a legend was omitted because it would leave too little space for the scene.
  let isLegendLeftOut: Bool
  private let legend: (frame: Rect, content: any MeasuredContent)?

  init(_ request: SpaceRequest, colors: StyleScale<Brush>?, in size: Size) {
    self.size = size
    let whole = Rect(origin: .zero, size: size)
    var inner = whole
    let content = request.legend.content(
      for: StyleScales(foregroundStyle: colors, accent: request.environment.accent), areOnLines: false,
      request.environment)
    let frame = content.flatMap { content in
      request.legend.takeFrame(
        of: content, from: &inner, spacing: LegendRequest.standardSpacing,
        isRightToLeft: request.environment.isRightToLeft)
    }
    // The scene takes precedence over the legend.
    if let content, let frame, inner.height >= size.height * 0.6, inner.width >= size.width * 0.5 {
      (scene, legend, isLegendLeftOut) = (inner, (frame, content), false)
    } else {
      (scene, legend, isLegendLeftOut) = (whole, nil, content != nil)
    }
  }

  // MARK: - Drawing

  /// Returns the drawing: far edges and their grid, the marks, near edges over them, labels, titles and the legend.
  func drawn(_ marks: SceneItem, _ guides: SpaceGuides, _ fit: SpaceFit, of request: SpaceRequest)
    -> [DisplayItem]
  {
    let lines = BoxLines(guides, fit, color: request.environment.gridColor)
    var plot: [DisplayItem] = [.group(GroupItem(lines.far, role: .grid))]
    plot.append(.group(GroupItem(marks.parts.isEmpty ? [] : [.scene(marks)], role: .marks)))
    plot += lines.near
    var items: [DisplayItem] = [.group(GroupItem(plot, role: .plot(request.id)))]
    for (dimension, role) in [(SpaceDimension.x, GroupRole.xAxis), (.y, .yAxis), (.z, .zAxis)] {
      let drawn = (fit.labels.labels + fit.labels.titles).filter { $0.dimension == dimension }.map(\.item)
      let ticks = lines.ticks[dimension] ?? []
      if !drawn.isEmpty || !ticks.isEmpty { items.append(.group(GroupItem(ticks + drawn, role: role))) }
    }
    var scene = GroupItem(items)
    scene.transform = .translation(self.scene.x, self.scene.y)
    var all: [DisplayItem] = self.scene.origin == .zero ? items : [.group(scene)]
    if let legend {
      var group = GroupItem(legend.content.draw(size: legend.frame.size).items, role: .legend)
      group.transform = .translation(legend.frame.x, legend.frame.y)
      all.append(.group(group))
    }
    return all
  }
}

/// The lines of a scene's box: edges, grid and ticks.
struct BoxLines {
  private(set) var far: [DisplayItem] = []
  private(set) var near: [DisplayItem] = []
  private(set) var ticks: [SpaceDimension: [DisplayItem]] = [:]

  /// The width of lines in scene units, measured in Apple's charts. Lines look wider near the eye.
  private static let edgeWidth = 0.005
  /// The lines of the box are half as wide again as grid lines and ticks, as on devices.
  private static let boxWidth = edgeWidth * 1.5
  private static let gridWidth = 0.0026
  private let camera: SpaceCamera

  init(_ guides: SpaceGuides, _ fit: SpaceFit, color: RGBA) {
    camera = fit.camera
    for axis in guides.axes {
      let dimension = axis.scale.dimension
      let outward = fit.view.outward(dimension) * SpaceLabels.tick
      for value in axis.values.joined() {
        for line in value.entry.gridLines {
          for (a, b) in fit.view.gridLines(dimension, at: value.position) {
            far.append(self.line(a, b, Self.gridWidth, line, color))
          }
        }
        for tick in value.entry.ticks {
          let anchor = fit.view.edge(dimension, at: value.position)
          ticks[dimension, default: []].append(
            self.line(anchor, anchor + outward, Self.edgeWidth, tick.line, color))
        }
      }
    }
    let edges = fit.view.edges
    far += edges.far.map { line($0.0, $0.1, Self.boxWidth, AxisLine(), color) }
    near = edges.near.map { line($0.0, $0.1, Self.boxWidth, AxisLine(), color) }
  }

  private func line(_ a: Vector3, _ b: Vector3, _ width: Double, _ axisLine: AxisLine, _ color: RGBA)
    -> DisplayItem
  {
    let (p, q) = (camera.project(a), camera.project(b))
    let units = width * camera.magnification(atDepth: (p.z + q.z) / 2)
    var stroke = axisLine.stroke ?? Stroke(width: min(max(units, width > 0.003 ? 0.75 : 0.5), 2))
    stroke.cap = .round
    let path = VectorPath(from: Point(p.x, p.y), to: Point(q.x, q.y))
    return .path(PathItem(path, line: PathItem.Line(stroke, axisLine.brush ?? .color(color))))
  }
}
