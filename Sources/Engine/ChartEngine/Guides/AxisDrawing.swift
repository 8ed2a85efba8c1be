import OpenChartsChartModel
import OpenChartsDisplayList

/// Lines of one style, combined into one path.
private struct LineCollector {
  private var keys: [PathItem.Line] = []
  private var paths: [VectorPath] = []

  mutating func add(_ line: PathItem.Line, from a: Point, to b: Point) {
    let index: Int
    if let last = keys.lastIndex(of: line) {
      index = last
    } else {
      index = keys.count
      keys.append(line)
      paths.append(VectorPath())
    }
    paths[index].move(to: a)
    paths[index].line(to: b)
  }

  var items: [DisplayItem] {
    zip(keys, paths).map { .path(PathItem($1, line: $0)) }
  }
}

extension AxisGuide {
  /// Returns the style of a line, by default a hairline, dashed on x.
  private func lineStyle(_ line: AxisLine, _ environment: ChartEnvironment) -> PathItem.Line {
    let standard = Stroke(width: 0.5, dash: dimension == .x ? [2, 2] : [])
    return PathItem.Line(line.stroke ?? stroke ?? standard, line.brush ?? .color(environment.gridColor))
  }

  /// Returns the lines across the plot, in plot coordinates.
  ///
  /// - Parameter strip: The length by which extended lines continue below the labels.
  func gridLines(
    on scale: PositionScale, plot: Size, strip: Double, labels: [PlacedLabel], environment: ChartEnvironment
  ) -> [DisplayItem] {
    var lines = LineCollector()
    let extra = preset == .extended ? strip : 0
    for (_, line, position) in placed(\.gridLines, on: scale, labels) {
      let style = lineStyle(line, environment)
      let (dx, dy) = (line.offset.width, line.offset.height)
      if dimension == .x {
        guard position >= -0.01, position <= plot.width + 0.01 else { continue }
        let (top, bottom) = (side == .top ? -extra : 0, side == .bottom ? plot.height + extra : plot.height)
        lines.add(style, from: Point(position + dx, top + dy), to: Point(position + dx, bottom + dy))
      } else {
        guard position >= -0.01, position <= plot.height + 0.01 else { continue }
        let (left, right) = (side == .left ? -extra : 0, side == .right ? plot.width + extra : plot.width)
        lines.add(style, from: Point(left + dx, position + dy), to: Point(right + dx, position + dy))
      }
    }
    return lines.items
  }

  /// Returns ticks and labels. `edge` is the plot's frame in the chart, including the padding of the plot style.
  func outside(
    on scale: PositionScale, plot: Rect, edge: Rect, labels: [PlacedLabel], environment: ChartEnvironment,
    isUnrolled: Bool
  ) -> [DisplayItem] {
    var lines = LineCollector()
    var ticks: [DisplayItem] = []
    let longest = labels.map(reach).max() ?? 0
    // Long ticks would cross labels that are wider than their bands.
    let isCrowded = isBand && dimension == .x && labels.contains { $0.frame.width > scale.step }
    let labelled = Dictionary(labels.map { ($0.entry, $0) }, uniquingKeysWith: { first, _ in first })
    for (entry, line, position) in placed(\.tickLines, on: scale, labels) {
      guard position >= -0.01, position <= (dimension == .x ? plot.width : plot.height) + 0.01 else {
        continue
      }
      let request = entries[entry].ticks.first { $0.line.centered == line.centered }?.length ?? .automatic
      // A tick without a label must not cross the label of another value.
      let isCovered = dimension == .x && labels.contains { $0.covers(position, of: entry) }
      let length =
        (isCrowded || isCovered) && request == .automatic
        ? 4 : tickLength(request, entry: entry, labelReach: labelled[entry].map(reach), longest: longest)
      guard length > 0 else { continue }
      let style = lineStyle(line, environment)
      let (dx, dy) = (line.offset.width, line.offset.height)
      switch side {
      case .bottom:
        let x = plot.minX + position + dx
        lines.add(style, from: Point(x, edge.maxY + dy), to: Point(x, edge.maxY + length + dy))
      case .top:
        let x = plot.minX + position + dx
        lines.add(style, from: Point(x, edge.minY + dy), to: Point(x, edge.minY - length + dy))
      case .right:
        let y = plot.minY + position + dy
        lines.add(style, from: Point(edge.maxX + dx, y), to: Point(edge.maxX + length + dx, y))
      case .left:
        let y = plot.minY + position + dy
        lines.add(style, from: Point(edge.minX + dx, y), to: Point(edge.minX - length + dx, y))
      }
      if isUnrolled {
        ticks.append(still(lines.items, at: anchor(position, plot: plot, edge: edge)))
        lines = LineCollector()
      }
    }
    var items = lines.items + ticks
    for label in labels {
      let drawn = label.draw(at: origin(of: label, plot: plot, edge: edge))
      let entry = entries[label.entry]
      if isUnrolled, let request = entry.labels.first?.request,
        let (position, _) = labelPosition(entry, request, scale)
      {
        items.append(still(drawn, at: anchor(position, plot: plot, edge: edge)))
      } else {
        items += drawn
      }
    }
    return items
  }

  /// Returns the point at which a position of the axis meets the edge of the plot.
  private func anchor(_ position: Double, plot: Rect, edge: Rect) -> Point {
    switch side {
    case .bottom: Point(plot.minX + position, edge.maxY)
    case .top: Point(plot.minX + position, edge.minY)
    case .right: Point(edge.maxX, plot.minY + position)
    case .left: Point(edge.minX, plot.minY + position)
    }
  }

  /// Returns a group that keeps its shape when a page stretches the drawing around it.
  private func still(_ items: [DisplayItem], at anchor: Point) -> DisplayItem {
    var back = GroupItem(items)
    back.transform = .translation(-anchor.x, -anchor.y)
    var group = GroupItem([.group(GroupItem([.group(back)], role: .fixed))])
    group.transform = .translation(anchor.x, anchor.y)
    return .group(group)
  }

  private func origin(of label: PlacedLabel, plot: Rect, edge: Rect) -> Point {
    switch side {
    case .bottom: Point(plot.minX + label.frame.x, edge.maxY + label.frame.y)
    case .top: Point(plot.minX + label.frame.x, edge.minY + label.frame.y)
    case .right: Point(edge.maxX + label.frame.x, plot.minY + label.frame.y)
    case .left: Point(edge.minX + label.frame.x, plot.minY + label.frame.y)
    }
  }

  /// Returns the distance that a label extends from the plot.
  func reach(_ label: PlacedLabel) -> Double {
    switch side {
    case .bottom: max(label.frame.maxY, 0)
    case .top: max(-label.frame.minY, 0)
    case .right: max(label.frame.maxX, 0)
    case .left: max(-label.frame.minX, 0)
    }
  }

  private func tickLength(_ request: AxisTickLength, entry: Int, labelReach: Double?, longest: Double)
    -> Double
  {
    switch request {
    case .fixed(let length): return length
    case .label(let extra): return (labelReach ?? 0) + extra
    case .longestLabel(let extra): return longest + extra
    case .automatic:
      guard dimension == .x else { return 4 }
      // A tick beside its label is long, but must not cross a label below it.
      let label = entries[entry].labels.first?.request
      let isUnder = label.map { request in
        if let anchor = request.anchor { return anchor.x > 0 && anchor.x < 1 && !isBand }
        return !isBand && preset == .aligned && request.centered != true
      }
      return isUnder ?? true ? 4 : longest
    }
  }

  /// Returns the lines of every entry with their positions. On bands, adds a line at the end of the last band. If bands
  /// are too narrow for a line between all of them, returns only the lines of bands with labels.
  private func placed(
    _ lines: KeyPath<Entry, [AxisLine]>, on scale: PositionScale, _ labels: [PlacedLabel]
  ) -> [(entry: Int, line: AxisLine, position: Double)] {
    let isNarrow = isBand && scale.step > 0 && scale.step < 8
    let stride = isNarrow ? Int(saturating: (4 / scale.step).rounded(.up)) : 1
    let labelled = isNarrow && !labels.isEmpty ? Set(labels.map(\.entry)).sorted() : nil
    var result: [(entry: Int, line: AxisLine, position: Double)] = []
    for index in labelled ?? Array(Swift.stride(from: 0, to: entries.count, by: stride)) {
      for line in entries[index][keyPath: lines] {
        if let position = linePosition(entries[index], centered: line.centered, scale), position.isFinite {
          result.append((index, line, position))
        }
      }
    }
    guard isBand, let last = entries.last, Int(last.number) == bandCount - 1 else { return result }
    for line in last[keyPath: lines] where line.centered != true {
      result.append((entries.count - 1, line, scale.boundary(last.number + 0.5)))
    }
    return result
  }
}

extension PlacedLabel {
  /// Whether the label of another value is below a position of a horizontal axis.
  fileprivate func covers(_ position: Double, of entry: Int) -> Bool {
    self.entry != entry && frame.minX < position && position < frame.maxX
  }
}

extension AxisGuide.Entry {
  fileprivate var tickLines: [AxisLine] { ticks.map(\.line) }
}
