import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// A legend laid out for a width. Entries that need several rows form a grid: the rows share their columns, and each
/// column is as wide as its widest entry. As on devices, the width of an entry is rounded up to whole points.
struct LegendLayout: MeasuredContent {
  let plan: LegendPlan
  let environment: ChartEnvironment
  /// Whether entries are one below the other, beside the plot. If one column is too high, there are several.
  let isVertical: Bool

  /// The diameter in points of a circle in the legend. For larger text than the default 11 points, it grows half as
  /// fast as the text.
  private var swatchSize: Double { 8 * textScale }
  /// The side of a square with two tiles of a pattern.
  private var patchSize: Double { 12 * textScale }
  private var textScale: Double { max((environment.labelFont.size / 11 + 1) / 2, 1) }
  /// In a terminal, swatches take whole cells, so that the distances to the texts are equal.
  private var cell: Size? { environment.measurer.cell }
  private var swatchGap: Double { cell?.width ?? 5 }
  private var entryGap: Double { cell.map { $0.width * 2 } ?? 8 }
  private var rowGap: Double { cell == nil ? 8 : 0 }
  private static let rampSize = Size(117, 12)

  func size(width: Double?, height: Double?) -> Size { arrange(width: width, height: height).size }

  func draw(size: Size) -> DisplayList {
    DisplayList(arrange(width: size.width, height: size.height).items)
  }

  private func text(_ string: String, width: Double?) -> TextLayout {
    var style = ParagraphStyle()
    style.lineLimit = 1
    style.isRightToLeft = environment.isRightToLeft
    let span = TextSpan(string, font: environment.labelFont, color: environment.labelColor)
    return environment.measurer.layout([span], style: style, width: width, height: nil)
  }

  private func arrange(width: Double?, height: Double?) -> (size: Size, items: [DisplayItem]) {
    let available = width.map { max($0, 24) } ?? .infinity
    var items: [(frame: Rect, draw: (Point) -> [DisplayItem])] = []
    var y = 0.0
    var widest = 0.0
    for section in plan.sections {
      if y > 0 { y += rowGap }
      switch section {
      case .ramp(let scale):
        let ramp = self.ramp(scale, available: available)
        items.append((Rect(x: 0, y: y, width: ramp.size.width, height: ramp.size.height), ramp.draw))
        widest = max(widest, ramp.size.width)
        if let title = title(beside: ramp.size.width, available: available) {
          let x = ramp.size.width + entryGap
          let frame = Rect(x: x, y: y, width: title.size.width, height: title.size.height)
          items.append(
            (
              frame,
              { origin in
                title.runs.map { run in
                  var run = run
                  run.origin = run.origin + origin
                  return .text(run)
                }
              }
            ))
          widest = max(widest, frame.maxX)
        }
        y += ramp.size.height
      case .names(let entries):
        let cells = cells(of: entries, available: available)
        let columns =
          isVertical
          ? columns(beside: cells, available: available, height: height.map { $0 - y })
          : columns(of: cells.map(\.width), available: available)
        var rowHeight = 0.0
        var row: [(x: Double, cell: Cell)] = []
        func flush() {
          for (x, cell) in row {
            let textY = y + (rowHeight - cell.text.size.height) / 2
            let cellWidth = cell.width
            let frame = Rect(x: x, y: y, width: cellWidth, height: rowHeight)
            items.append(
              (
                frame,
                { origin in
                  let swatchX =
                    environment.isRightToLeft
                    ? origin.x + cellWidth - cell.swatch.width / 2 : origin.x + cell.swatch.width / 2
                  let textX =
                    environment.isRightToLeft
                    ? origin.x + cellWidth - cell.swatch.width - swatchGap - cell.text.size.width
                    : origin.x + cell.swatch.width + swatchGap
                  let swatch = draw(cell.entry.swatch, at: Point(swatchX, origin.y + rowHeight / 2))
                  return swatch
                    + cell.text.runs.map { run in
                      var run = run
                      run.origin = run.origin + Point(textX, origin.y + textY - frame.minY)
                      return .text(run)
                    }
                }
              ))
            widest = max(widest, x + cellWidth)
          }
          row = []
        }
        for (index, cell) in cells.enumerated() {
          let column = index % columns.count
          if column == 0, index > 0 {
            flush()
            y += rowHeight + rowGap
            rowHeight = 0
          }
          row.append((columns[column], cell))
          rowHeight = max(rowHeight, cell.height)
        }
        flush()
        y += rowHeight
      }
    }
    let total = Size(widest, y)
    let drawn = items.flatMap { item in
      let x = environment.isRightToLeft ? total.width - item.frame.maxX : item.frame.minX
      return item.draw(Point(x, item.frame.minY))
    }
    return (total, drawn)
  }

  /// Returns the title of a scale of colours, if it fits beside the scale or if at least 40 points are free; else `nil`.
  private func title(beside width: Double, available: Double) -> TextLayout? {
    guard let title = plan.colorTitle, !isVertical else { return nil }
    // A legend is drawn with the width that was measured.
    let remainingWidth = available - width - entryGap + 0.01
    let whole = text(title, width: nil)
    if whole.size.width <= remainingWidth { return whole }
    return remainingWidth >= 40 ? text(title, width: remainingWidth) : nil
  }

  /// A measured entry of the legend.
  private struct Cell {
    var entry: LegendPlan.Entry
    var text: TextLayout
    var swatch: Size
    var width: Double
    var height: Double { max(text.size.height, swatch.height) }
  }

  /// Measures the entries. Their widths are rounded up, unless this alone would put the last ones into another row.
  private func cells(of entries: [LegendPlan.Entry], available: Double) -> [Cell] {
    let cells = entries.map { entry in
      let swatch = size(of: entry.swatch)
      let remaining = available - swatch.width - swatchGap
      let text = text(entry.text, width: remaining.isFinite ? remaining : nil)
      return Cell(entry: entry, text: text, swatch: swatch, width: swatch.width + swatchGap + text.size.width)
    }
    guard cell == nil else { return cells }
    let rounded = cells.map { cell in
      let start = cell.swatch.width + swatchGap
      var cell = cell
      let width = min((cell.text.size.width - 0.01).rounded(.up), available - start)
      cell.width = start + max(width, cell.text.size.width)
      return cell
    }
    func row(_ cells: [Cell]) -> Double { cells.reduce(-entryGap) { $0 + $1.width + entryGap } }
    return row(cells) <= available + 0.01 && row(rounded) > available + 0.01 ? cells : rounded
  }

  /// Returns the leading edges of the largest number of columns that fit.
  ///
  /// - Complexity: O(*n* · *c*) for *n* entries, of which at most *c* fit side by side.
  private func columns(of widths: [Double], available: Double) -> [Double] {
    guard let narrowest = widths.min() else { return [0] }
    // A legend is drawn with the width that was measured.
    let most = Int(saturating: (available + entryGap + 0.01) / (narrowest + entryGap))
    for count in Swift.stride(from: min(most, widths.count), to: 1, by: -1) {
      if let edges = edges(ofColumns: count, widths, available) { return edges }
    }
    return [0]
  }

  /// Returns the leading edges of as few columns beside the plot as the height needs; one if more are too wide.
  private func columns(beside cells: [Cell], available: Double, height: Double?) -> [Double] {
    guard let height, let line = cells.map(\.height).max(), line > 0 else { return [0] }
    // A legend is drawn with the height that was measured.
    let rows = max(Int(saturating: (height + rowGap + 0.01) / (line + rowGap)), 1)
    let count = (cells.count + rows - 1) / rows
    return edges(ofColumns: count, cells.map(\.width), available) ?? [0]
  }

  /// Returns the leading edges of `count` columns, each as wide as its widest entry; `nil` if they are too wide.
  private func edges(ofColumns count: Int, _ widths: [Double], _ available: Double) -> [Double]? {
    var columns = [Double](repeating: 0, count: count)
    for (index, width) in widths.enumerated() {
      columns[index % count] = max(columns[index % count], width)
    }
    guard columns.reduce(0, +) + Double(count - 1) * entryGap <= available + 0.01 else { return nil }
    var x = 0.0
    return columns.map { width in
      defer { x += width + entryGap }
      return x
    }
  }

  private func size(of swatch: LegendPlan.Swatch) -> Size {
    guard let cell else { return drawnSize(of: swatch) }
    switch swatch {
    case .circle, .patch: return cell
    default:
      // A swatch that is slightly larger than a cell still counts as fitting.
      let size = drawnSize(of: swatch)
      func whole(_ length: Double, _ side: Double) -> Double {
        max((length / side - 0.5).rounded(.up), 1) * side
      }
      return Size(whole(size.width, cell.width), whole(size.height, cell.height))
    }
  }

  private func drawnSize(of swatch: LegendPlan.Swatch) -> Size {
    switch swatch {
    case .circle: Size(swatchSize, swatchSize)
    case .line: Size(16 * textScale, swatchSize)
    case .patch: Size(patchSize, patchSize)
    case .symbol(.content(let box), _, _): box.content.size(width: nil, height: nil)
    case .symbol(_, _, let area), .ring(_, _, let area):
      Size(
        max(swatchSize, SymbolGeometry.diameter(area * textScale * textScale)),
        max(swatchSize, SymbolGeometry.diameter(area * textScale * textScale)))
    }
  }

  private func draw(_ swatch: LegendPlan.Swatch, at center: Point) -> [DisplayItem] {
    switch swatch {
    case .circle(let brush):
      return [.symbols(SymbolBatch(.circle(radius: swatchSize / 2), at: [center], fill: brush))]
    case .patch(let brush, let pattern):
      let frame = Rect(x: 0, y: 0, width: patchSize, height: patchSize)
      let radii = CornerRadii(2)
      var group = GroupItem([.rects(RectBatch([frame], radii: radii, fill: brush))])
      if let pattern {
        let inner = RectBatch([frame.inset(x: 1, y: 1)], radii: CornerRadii(1), fill: .pattern(pattern))
        group.children.append(.rects(inner))
      }
      // Draw each patch at the origin of a group, so that all show the same part of their patterns.
      group.transform = .translation(center.x - patchSize / 2, center.y - patchSize / 2)
      return [.group(group)]
    case .line(let stroke, let brush):
      let half = 8 * textScale
      let path = VectorPath(from: Point(center.x - half, center.y), to: Point(center.x + half, center.y))
      // The bar with the gradient is as high as a line of the legend is wide.
      let bounds = Rect(
        x: center.x - half, y: center.y - stroke.width / 2, width: 2 * half, height: stroke.width)
      return [.path(PathItem(path, line: PathItem.Line(stroke, brush), brushBounds: bounds))]
    case .symbol(let symbol, let brush, let area):
      return SymbolGeometry.items(
        symbol, area: area * textScale * textScale, box: nil, at: [center], fill: brush, brushBounds: nil,
        firstID: nil)
    case .ring(let symbol, let brush, let area):
      return [
        SymbolGeometry.ring(
          symbol, area: area * textScale * textScale, box: nil, at: [center],
          width: LineGeometry.standardStroke.width * textScale, brush: brush,
          background: environment.background,
          brushBounds: nil, firstID: nil)
      ]
    }
  }

  /// Returns a bar of the colours above an axis with round values. Its ends are inset by half a label.
  private func ramp(
    _ scale: StyleScale<Brush>, available: Double
  ) -> (size: Size, draw: (Point) -> [DisplayItem]) {
    guard let lower = scale.domain.first?.magnitude, let upper = scale.domain.last?.magnitude else {
      return (.zero, { _ in [] })
    }
    var domain = ContinuousDomain(lower: lower, upper: upper, transform: scale.transform, kind: .number)
    if case .date = scale.domain[0] { domain.kind = .date }
    let calendar = environment.calendar
    let step = domain.numberStep(for: .inferred)
    domain.round(for: .inferred, numberStep: step, calendar: calendar)
    let ticks = AxisTicks.chosen(.inferred, in: domain, numberStep: step, calendar: calendar)
    var request = AxisMarksRequest()
    request.position = .bottom
    if let text = plan.colorText {
      request.format = { value in
        if case .number(let number) = value { text(number) } else { nil }
      }
    }
    let setup = ScaleSetup(kind: domain.kind)
    let guide = AxisGuide.make(
      for: request, .x, ticks: ticks, setup: setup, domain: domain, environment: environment)
    let texts = guide.entries.map { text($0.labels.first?.text ?? "", width: nil) }
    let inset = (max(texts.first?.size.width ?? 0, texts.last?.size.width ?? 0) / 2).rounded(.up)
    let width = min(Self.rampSize.width, max(available - 2 * inset, 24))
    let bar = Rect(x: inset, y: 0, width: width, height: Self.rampSize.height)
    let (from, to) = environment.isRightToLeft ? (bar.maxX, bar.minX) : (bar.minX, bar.maxX)
    let rampScale = PositionScale(
      .continuous(lower: domain.lower, upper: domain.upper, transform: domain.transform, kind: domain.kind),
      from: from, to: to)
    let count = 32
    let samples = (0...count).map { i -> GradientStop in
      let t = Double(i) / Double(count)
      let value = rampScale.value(at: bar.minX + bar.width * t)
      let color = value.flatMap { scale.output(for: $0) }?.representativeColor ?? .clear
      return GradientStop(t, color)
    }
    let brush = Brush.linear(samples, start: Point(0, 0.5), end: Point(1, 0.5))
    let height = bar.height + 4 + (texts.first?.size.height ?? 0)
    return (
      Size(bar.width + 2 * inset, height),
      { origin in
        var items: [DisplayItem] = [
          .rects(RectBatch([bar.offset(x: origin.x, y: origin.y)], fill: brush))
        ]
        var lines = VectorPath()
        var shown: Rect?
        for (entry, text) in zip(guide.entries, texts) {
          let x = rampScale.position(entry.number)
          guard x.isFinite else { continue }
          lines.move(to: Point(origin.x + x, origin.y + bar.maxY))
          lines.line(to: Point(origin.x + x, origin.y + bar.maxY + 3))
          let left = x - text.size.width / 2
          let frame = Rect(x: left, y: 0, width: text.size.width, height: 1)
          if let shown, frame.minX < shown.maxX + 4, frame.maxX > shown.minX - 4 { continue }
          shown = frame
          for run in text.runs {
            var run = run
            run.origin = run.origin + Point(origin.x + left, origin.y + bar.maxY + 4)
            items.append(.text(run))
          }
        }
        let line = PathItem.Line(Stroke(width: 0.5), .color(environment.gridColor))
        items.append(.path(PathItem(lines, line: line)))
        return items
      }
    )
  }
}
