import OpenChartsDescriptions
import OpenChartsDisplayList

@testable import OpenChartsMotion

/// A chart as the engine makes it, with bars over categories or points over numbers.
struct SketchChart {
  var id = ChartID(0)
  var plot = Rect(x: 0, y: 0, width: 200, height: 100)
  var names: [String] = []
  var items: [DisplayItem] = []
  var series: [ChartValues.Series] = []
  var navigationOrder = ChartValues.NavigationOrder.x
  var marks = Self.marks(of: "bar", hasLength: true)
  var sectors: [MarkID: SectorShape] = [:]
  var xAxis: AuditModel.Axis?
  var grid: [DisplayItem] = []
  var axisItems: [DisplayItem] = []

  private static func marks(of name: String, hasLength: Bool = false, joinsRows: Bool = false)
    -> AuditModel.Marks
  {
    var marks = AuditModel.Marks(name, count: 0)
    (marks.hasLength, marks.joinsRows, marks.hasLengthFromZero) = (hasLength, joinsRows, true)
    return marks
  }

  static func bars(_ values: [(String, Double)], fill: RGBA = .black) -> SketchChart {
    var chart = SketchChart()
    let step = 200 / Double(max(values.count, 1))
    let rects = values.enumerated().map { i, bar in
      Rect(x: Double(i) * step, y: 100 - bar.1, width: step / 2, height: bar.1)
    }
    var series = ChartValues.Series(name: "", color: fill)
    series.ids = rects.indices.map { MarkID(UInt32($0)) }
    series.frames = rects
    series.points = rects.map { Point($0.midX, $0.minY) }
    series.positionTexts = values.map(\.0)
    series.values = values.map { "\($0.1)" }
    series.x = rects.indices.map(Double.init)
    series.y = values.map(\.1)
    chart.series = [series]
    chart.names = values.map(\.0)
    chart.items = [.rects(RectBatch(rects, fill: .color(fill), firstID: MarkID(0)))]
    return chart
  }

  /// A line through points with numeric x.
  static func line(_ points: [(Double, Double)], isArea: Bool = false) -> SketchChart {
    var chart = SketchChart()
    chart.marks = marks(of: isArea ? "area" : "line", hasLength: isArea, joinsRows: true)
    var series = ChartValues.Series(name: "", color: .black)
    series.isContinuous = true
    series.ids = points.indices.map { MarkID(UInt32($0)) }
    series.points = points.map { Point($0.0, $0.1) }
    series.frames = series.points.map { Rect(x: $0.x - 4, y: $0.y - 4, width: 8, height: 8) }
    series.positionTexts = points.map { "\($0.0)" }
    series.values = series.positionTexts
    series.x = points.map(\.0)
    series.y = points.map(\.1)
    chart.series = [series]
    var path = VectorPath()
    for (i, p) in series.points.enumerated() { if i == 0 { path.move(to: p) } else { path.line(to: p) } }
    if isArea {
      for p in series.points.reversed() { path.line(to: Point(p.x, 100)) }
      path.close()
    }
    let line = PathItem.Line(Stroke(width: 2), .color(.black))
    chart.items = [
      .path(PathItem(path, fill: isArea ? .color(.black) : nil, line: isArea ? nil : line, id: MarkID(0)))
    ]
    return chart
  }

  static func pie(_ values: [(String, Double)]) -> SketchChart {
    var chart = SketchChart()
    (chart.marks, chart.navigationOrder) = (marks(of: "sector"), .angle)
    let total = values.reduce(0) { $0 + $1.1 }
    var series = ChartValues.Series(name: "", color: .black)
    var running = 0.0
    for (i, value) in values.enumerated() {
      let start = -Double.pi / 2 + 2 * .pi * running / total
      running += value.1
      let end = -Double.pi / 2 + 2 * .pi * running / total
      let id = MarkID(UInt32(i))
      let shape = SectorShape(center: Point(100, 50), inner: 20, outer: 40, start: start, end: end)
      chart.sectors[id] = shape
      chart.items.append(.path(PathItem(shape.outline, fill: .color(.black), id: id)))
      series.ids.append(id)
      series.frames.append(Rect(x: 100, y: 50, width: 0, height: 0))
      series.points.append(Point(100, 50))
      series.positionTexts.append(value.0)
      series.values.append("\(value.1)")
      series.x.append(.nan)
      series.y.append(value.1)
    }
    chart.series = [series]
    return chart
  }

  static func scatter(_ points: [(Double, Double)]) -> SketchChart {
    var chart = line(points)
    (chart.marks, chart.navigationOrder) = (marks(of: "point"), .both)
    chart.series[0].isContinuous = false
    chart.items = [
      .symbols(
        SymbolBatch(.circle(radius: 3), at: chart.series[0].points, fill: .color(.black), firstID: MarkID(0)))
    ]
    return chart
  }

  /// Adds a number axis along x from 0 points, with a line and a label at each tick.
  mutating func addAxis(_ lower: Double, _ upper: Double, ticks: [Double]) {
    var axis = AuditModel.Axis(.numbers)
    (axis.lower, axis.upper, axis.ticks) = (lower, upper, ticks)
    axis.scale = AuditModel.Axis.Scale(lower, upper, from: 0, to: plot.width)
    var path = VectorPath()
    for tick in ticks {
      let x = (tick - lower) / (upper - lower) * plot.width
      path.move(to: Point(x, 0))
      path.line(to: Point(x, plot.height))
      axis.labels.append(
        AuditModel.Axis.Label(text: "\(Int(tick))", frame: Rect(x: x - 5, y: 2, width: 10, height: 10)))
      axisItems.append(.text(Self.text("\(Int(tick))", at: Point(x - 5, 112))))
    }
    grid = [.path(PathItem(path, line: PathItem.Line(Stroke(width: 0.5), .color(.black))))]
    xAxis = axis
  }

  static func text(_ string: String, at origin: Point) -> TextRun {
    TextRun(
      span: TextSpan(string, font: FontDescriptor(size: 10), color: .black), origin: origin, width: 10,
      ascent: 8, descent: 2, glyphRuns: [], isRightToLeft: false)
  }

  var list: DisplayList {
    var plotGroup = GroupItem([], role: .plot(id))
    if !grid.isEmpty { plotGroup.children.append(.group(GroupItem(grid, role: .grid))) }
    plotGroup.children.append(.group(GroupItem(items, role: .marks)))
    var list = DisplayList([.group(plotGroup)])
    if !axisItems.isEmpty { list.items.append(.group(GroupItem(axisItems, role: .xAxis))) }
    var node = AccessibilityNode(
      role: .chart, label: "", frame: Rect(x: 0, y: 0, width: plot.width, height: plot.height + 20))
    var drawn = AuditModel(plot: plot)
    drawn.marks = [marks]
    drawn.marks[0].count = series.reduce(0) { $0 + $1.points.count }
    drawn.sectors = sectors
    if !names.isEmpty {
      var axis = AuditModel.Axis(.names)
      axis.names = names
      drawn.x = axis
    }
    if let xAxis { drawn.x = xAxis }
    node.chart = id
    let values = ChartValues(
      navigationOrder: navigationOrder, plot: plot, xTitle: "", yTitle: "", series: series)
    list.accessibility = [node]
    list.charts = [PictureChart(id, frame: node.frame, drawn: drawn, marks: StoredMarks(values: values))]
    return list
  }
}

private struct StoredMarks: ChartMarks {
  let elements: [AccessibilityNode] = []
  let values: ChartValues?
}

extension DisplayList {
  /// All items except groups.
  var leaves: [DisplayItem] { Self.leaves(items) }

  private static func leaves(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item in
      if case .group(let group) = item { leaves(group.children) } else { [item] }
    }
  }

  var rects: [Rect] {
    leaves.flatMap { if case .rects(let batch) = $0 { batch.rects } else { [Rect]() } }
  }
  var paths: [PathItem] { leaves.compactMap { if case .path(let item) = $0 { item } else { nil } } }
  var texts: [TextRun] { leaves.compactMap { if case .text(let run) = $0 { run } else { nil } } }
  var symbols: [SymbolBatch] { leaves.compactMap { if case .symbols(let batch) = $0 { batch } else { nil } } }

  func group(_ role: GroupRole) -> DisplayList {
    func find(_ items: [DisplayItem]) -> GroupItem? {
      for case .group(let group) in items {
        if group.role == role { return group }
        if let inner = find(group.children) { return inner }
      }
      return nil
    }
    return DisplayList(find(items)?.children ?? [])
  }
}
