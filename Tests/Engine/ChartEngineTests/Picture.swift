import OpenChartsChartEngine
import OpenChartsDisplayList
import Testing

/// A chart after layout, with its drawing split into lists of parts. Frames are in points from the chart's top left.
struct Picture {
  struct Label {
    var text: String
    var frame: Rect
    var role: GroupRole?
  }
  struct Bar {
    var frame: Rect
    var radii: CornerRadii
    var fill: Brush
    var id: UInt32?
    var role: GroupRole?
  }
  struct Outline {
    var path: VectorPath
    var fill: Brush?
    var line: PathItem.Line?
    var brushBounds: Rect?
    var id: UInt32?
    var role: GroupRole?
  }
  struct Symbol {
    var center: Point
    var scale: Double
    var outline: SymbolBatch.Outline
    var fill: Brush?
    var line: PathItem.Line?
    var role: GroupRole?
  }

  let layout: ChartLayout
  /// All parts of each kind, in drawing order.
  private(set) var labels: [Label] = []
  private(set) var bars: [Bar] = []
  private(set) var outlines: [Outline] = []
  private(set) var symbols: [Symbol] = []
  private(set) var groups: [GroupItem] = []
  /// Whether every number of the drawing is finite.
  private(set) var isFinite = true

  init(_ layout: ChartLayout) {
    self.layout = layout
    for item in layout.list.items { add(item, .identity, role: nil) }
    for node in layout.list.accessibility { check(node) }
    check(layout.plotFrame, .identity)
    isFinite = isFinite && layout.size.width.isFinite && layout.size.height.isFinite
  }

  var plot: Rect { layout.plotFrame }
  var messages: [String] { layout.diagnostics.map(\.message) }

  private mutating func add(_ item: DisplayItem, _ transform: Transform, role: GroupRole?) {
    switch item {
    case .path(let item):
      let path = item.path.transformed(by: transform)
      for point in path.points where !point.isFinite { isFinite = false }
      if let line = item.line { check(line.stroke) }
      outlines.append(
        Outline(
          path: path, fill: item.fill, line: item.line, brushBounds: item.brushBounds, id: item.id?.rawValue,
          role: role))
    case .rects(let batch):
      for (i, rect) in batch.rects.enumerated() {
        check(rect, transform)
        let radii = [
          batch.radii.topLeft, batch.radii.topRight, batch.radii.bottomLeft, batch.radii.bottomRight,
        ]
        isFinite = isFinite && radii.allSatisfy(\.isFinite) && rect.width >= 0 && rect.height >= 0
        bars.append(
          Bar(
            frame: moved(rect, transform), radii: batch.radii, fill: batch.fill,
            id: batch.firstID.map { $0.rawValue + UInt32(i) }, role: role))
      }
    case .symbols(let batch):
      if case .circle(let radius) = batch.outline, !radius.isFinite { isFinite = false }
      if case .path(let path) = batch.outline, !path.points.allSatisfy(\.isFinite) { isFinite = false }
      for (i, center) in batch.centers.enumerated() {
        let scale = batch.scales.isEmpty ? 1 : batch.scales[i]
        isFinite = isFinite && center.isFinite && scale.isFinite
        symbols.append(
          Symbol(
            center: transform.apply(center), scale: scale, outline: batch.outline, fill: batch.fill,
            line: batch.line, role: role))
      }
    case .scene(let scene):
      isFinite = isFinite && scene.bounds.map { $0.width.isFinite && $0.height.isFinite } ?? true
    case .text(let run):
      check(run.bounds, transform)
      labels.append(Label(text: run.span.string, frame: moved(run.bounds, transform), role: role))
    case .image(let image): check(image.rect, transform)
    case .group(let group):
      groups.append(group)
      let t = group.transform
      isFinite =
        isFinite && [t.a, t.b, t.c, t.d, t.tx, t.ty, group.opacity, group.blur].allSatisfy(\.isFinite)
      if let clip = group.clip, !clip.points.allSatisfy(\.isFinite) { isFinite = false }
      for child in group.children { add(child, t.then(transform), role: group.role ?? role) }
    }
  }

  private mutating func check(_ rect: Rect, _ transform: Transform) {
    let rect = moved(rect, transform)
    isFinite = isFinite && [rect.x, rect.y, rect.width, rect.height].allSatisfy(\.isFinite)
  }

  private mutating func check(_ stroke: Stroke) {
    isFinite =
      isFinite && stroke.width.isFinite && stroke.dashPhase.isFinite && stroke.dash.allSatisfy(\.isFinite)
  }

  private mutating func check(_ node: AccessibilityNode) {
    check(node.frame, .identity)
    for child in node.children { check(child) }
  }

  private func moved(_ rect: Rect, _ transform: Transform) -> Rect {
    Rect(
      from: transform.apply(Point(rect.minX, rect.minY)), to: transform.apply(Point(rect.maxX, rect.maxY)))
  }
}

extension Picture {
  /// The labels of an axis, without duplicates.
  func axisLabels(_ axis: String) -> [Label] { labels.filter { $0.role == (axis == "x" ? .xAxis : .yAxis) } }
  var xTexts: [String] { axisLabels("x").map(\.text) }
  var yTexts: [String] { axisLabels("y").map(\.text) }
  var legendTexts: [String] { labels.filter { $0.role == .legend }.map(\.text) }

  /// Bars among the marks, in coordinates of the plot.
  var markBars: [Bar] {
    bars.filter { $0.role == .marks || $0.role == .layer }.map { bar in
      var bar = bar
      bar.frame = bar.frame.offset(x: -plot.minX, y: -plot.minY)
      return bar
    }
  }

  /// Outlines among the marks, in coordinates of the plot.
  var markOutlines: [Outline] {
    outlines.filter { $0.role == .marks || $0.role == .layer }.map { outline in
      var outline = outline
      outline.path = outline.path.transformed(by: .translation(-plot.minX, -plot.minY))
      return outline
    }
  }

  var markSymbols: [Symbol] {
    symbols.filter { $0.role == .marks || $0.role == .layer }.map { symbol in
      var symbol = symbol
      symbol.center = symbol.center - plot.origin
      return symbol
    }
  }

  /// The number of drawn marks: rectangles, paths and symbols.
  var markCount: Int { markBars.count + markOutlines.count + markSymbols.count }

  /// The ends of all grid lines, in points from the plot's top left.
  var gridLines: [(from: Point, to: Point)] {
    outlines.filter { $0.role == .grid }.flatMap { outline in
      stride(from: 0, to: outline.path.points.count - 1, by: 2).map {
        (outline.path.points[$0] - plot.origin, outline.path.points[$0 + 1] - plot.origin)
      }
    }
  }
  var verticalGrid: [Double] { gridLines.filter { $0.from.x == $0.to.x }.map(\.from.x) }
  var horizontalGrid: [Double] { gridLines.filter { $0.from.y == $0.to.y }.map(\.from.y) }

  /// The domain of an axis of numbers.
  var xDomain: [Double] { layout.xScale?.domain.compactMap(\.magnitude) ?? [] }
  var yDomain: [Double] { layout.yScale?.domain.compactMap(\.magnitude) ?? [] }
}

extension Picture: CustomTestStringConvertible {
  var testDescription: String { "picture of \(markCount) marks, \(labels.count) labels" }
}
