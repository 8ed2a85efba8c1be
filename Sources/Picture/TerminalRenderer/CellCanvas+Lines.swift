import OpenChartsDisplayList

extension CellCanvas {
  mutating func draw(_ item: PathItem, _ pen: Pen) {
    if pen.part == .legend, let brush = visibleBrush(item.fill, item.line), let box = item.path.controlBounds,
      item.fill != nil, swatch(box, "●", brush, pen)
    {
      return
    }
    var isFilled = false
    if let brush = item.fill {
      fill(item.path, brush, item.brushBounds, item.evenOdd, pen)
      isFilled = brush.representativeColor.a * pen.opacity > 0.2
    }
    // Cells are so coarse that an outline would hide the area.
    guard let line = item.line, !isFilled else { return }
    stroke(item.path, line, pen)
  }

  /// Returns the visible brush of a legend key: its outline if the fill is like the background.
  private func visibleBrush(_ fill: Brush?, _ line: PathItem.Line?) -> Brush? {
    guard let line, let color = fill?.representativeColor else { return fill ?? line?.brush }
    let difference =
      [
        color.r - background.r, color.g - background.g, color.b - background.b,
      ].map(abs).max() ?? 0
    return difference * color.a < 0.04 ? line.brush : fill
  }

  private mutating func stroke(_ path: VectorPath, _ line: PathItem.Line, _ pen: Pen) {
    let color = pen.sample(line.brush.representativeColor)
    guard color.w > 0.02, line.stroke.width > 0 else { return }
    // Halos in the background colour separate lines. In a terminal they would hide the lines, so they are skipped.
    let visibleColor = color.color(on: background)
    if max(
      abs(visibleColor.r - background.r), abs(visibleColor.g - background.g),
      abs(visibleColor.b - background.b)) < 0.04
    {
      return
    }
    let flat = FlatPath(path, pen.transform)
    if pen.part == .guide || pen.part == .grid {
      for run in flat.runs {
        for (a, b) in zip(run, run.dropFirst()) { guide(a, b, line.stroke, color, pen) }
      }
      return
    }
    // A line that fills most of a cell is drawn as an area.
    let points = line.stroke.width * pen.factor / (samples.scale.width * samples.scale.height).squareRoot()
    if points > 7 {
      for run in flat.runs { for (a, b) in zip(run, run.dropFirst()) { thick(a, b, points / 2, color, pen) } }
      return
    }
    let dash = line.stroke.dash.reduce(0, +) > 3 ? line.stroke.dash : []
    for run in flat.runs { dots(run, dash, color, pen) }
  }

  /// Draws the dots along a line; dash lengths are in points.
  private mutating func dots(_ run: [Point], _ dash: [Double], _ color: Sample, _ pen: Pen) {
    let scale = samples.scale
    var (piece, left) = (0, dash.first ?? 0)
    for (a, b) in zip(run, run.dropFirst()) where a.isFinite && b.isFinite {
      // Two steps per dot, which is four samples wide and two high.
      let steps = min(max(abs(b.x - a.x) / 2, abs(b.y - a.y)), 20_000).rounded(.up)
      let count = max(Int(steps), 1)
      let (dx, dy) = ((b.x - a.x) / scale.width, (b.y - a.y) / scale.height)
      let length = (dx * dx + dy * dy).squareRoot() / Double(count)
      for step in 0...count {
        if !dash.isEmpty, step > 0 {
          left -= length
          while left <= 0 {
            piece = (piece + 1) % dash.count
            left += max(dash[piece], 0.5)
          }
        }
        guard dash.isEmpty || piece % 2 == 0 else { continue }
        let share = Double(step) / Double(count)
        samples.dot(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, color, pen.clip)
      }
    }
  }

  /// Draws a line that is wide enough to fill cells.
  private mutating func thick(_ a: Point, _ b: Point, _ half: Double, _ color: Sample, _ pen: Pen) {
    guard a.isFinite, b.isFinite else { return }
    let scale = samples.scale
    let (dx, dy) = ((b.x - a.x) / scale.width, (b.y - a.y) / scale.height)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let side = Point(-dy / length * half * scale.width, dx / length * half * scale.height)
    let flat = FlatPath(VectorPath(polygon: [a + side, b + side, b - side, a - side]), .identity)
    guard let box = flat.bounds else { return }
    // Pieces of a line overlap at bends; opaque colours keep the overlap from being darker.
    let opaqueColor = Sample(color.color(on: background))
    flat.fill(rows: Self.whole(box.minY, box.maxY).clamped(to: pen.clip.rows), evenOdd: false) {
      row, from, to in
      samples.span(row, from, to, pen.clip) { _ in opaqueColor }
    }
  }

  /// Draws a grid or axis line: through the centres of cells if it is horizontal or vertical, otherwise as dots.
  private mutating func guide(_ a: Point, _ b: Point, _ stroke: Stroke, _ color: Sample, _ pen: Pen) {
    guard a.isFinite, b.isFinite else { return }
    let (isLevel, isUpright) = (abs(a.y - b.y) < 1, abs(a.x - b.x) < 1)
    guard isLevel || isUpright else { return dots([a, b], [], color, pen) }
    // Ticks are shorter than a cell and are skipped; labels show the positions.
    guard abs(a.x - b.x) + abs(a.y - b.y) >= 8 else { return }
    func cell(_ position: Double, _ count: Int) -> Int {
      Int(min(max(position / 8, 0), Double(count) - 0.01))
    }
    let isDashed = !stroke.dash.isEmpty || pen.part == .grid
    func add(_ column: Int, _ row: Int, _ directions: UInt8) {
      let cell = row * samples.columns + column
      samples.lines[cell].directions |= directions
      // Axes are drawn over grid lines.
      if samples.lines[cell].color.w <= color.w {
        samples.lines[cell].color = color
        samples.lines[cell].isDashed = isDashed
      }
    }
    if isLevel {
      let row = cell((a.y + b.y) / 2, samples.rows)
      let (from, to) = (cell(min(a.x, b.x), samples.columns), cell(max(a.x, b.x) - 1, samples.columns))
      guard from <= to else { return }
      for column in from...to { add(column, row, (column > from ? 8 : 0) | (column < to ? 2 : 0)) }
    } else {
      let column = cell((a.x + b.x) / 2, samples.columns)
      let (from, to) = (cell(min(a.y, b.y), samples.rows), cell(max(a.y, b.y) - 1, samples.rows))
      guard from <= to else { return }
      for row in from...to { add(column, row, (row > from ? 1 : 0) | (row < to ? 4 : 0)) }
    }
  }

  // MARK: Symbols and scenes

  mutating func draw(_ batch: SymbolBatch, _ pen: Pen) {
    guard let brush = visibleBrush(batch.fill, batch.line) else { return }
    let color = pen.sample(brush.representativeColor)
    guard color.w > 0.01 else { return }
    let box: Rect
    switch batch.outline {
    case .circle(let radius): box = Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    case .path(let path): box = path.controlBounds ?? .zero
    }
    let glyph = LegendGlyph.of(batch.outline)
    // A single translucent symbol must stay visible, so its opacity is at least 0.5.
    let dot = color.w < 0.5 ? color / color.w * 0.5 : color
    for (i, center) in batch.centers.enumerated() where center.isFinite {
      let scale = i < batch.scales.count ? batch.scales[i] : 1
      let reach = Rect(
        x: center.x + box.x * scale, y: center.y + box.y * scale, width: box.width * scale,
        height: box.height * scale)
      if pen.part == .legend, swatch(reach, glyph, brush, pen) { continue }
      let middle = pen.transform.apply(reach.center)
      let rx =
        box.width * scale * pen.factor / 2 * samples.scale.width
        / (samples.scale.width * samples.scale.height).squareRoot()
      let ry = rx / samples.scale.width * samples.scale.height * (box.height / max(box.width, 0.01))
      guard rx.isFinite, ry.isFinite else { continue }
      if rx > 7, rx < 1e5 {
        let transform = Transform.scale(scale, scale).then(.translation(center.x, center.y)).then(
          pen.transform)
        let outline =
          switch batch.outline {
          case .circle: VectorPath(ellipseIn: box)
          case .path(let path): path
          }
        if let fill = batch.fill {
          var placed = pen
          placed.transform = transform
          self.fill(outline, fill, batch.brushBounds, false, placed)
        } else {
          for run in FlatPath(outline, transform).runs { dots(run, [], color, pen) }
        }
        continue
      }
      samples.dot(middle.x, middle.y, dot, pen.clip)
      spot(middle, rx, ry, dot, pen)
    }
  }

  /// Sets the dots whose centres are in an ellipse.
  private mutating func spot(_ middle: Point, _ rx: Double, _ ry: Double, _ color: Sample, _ pen: Pen) {
    guard rx > 2, middle.isFinite, abs(middle.x) < 1e6, abs(middle.y) < 1e6 else { return }
    for column in Int((middle.x - rx) / 4)...Int((middle.x + rx) / 4) {
      for row in Int((middle.y - ry) / 2)...Int((middle.y + ry) / 2) {
        let (x, y) = (Double(column) * 4 + 2, Double(row) * 2 + 1)
        let (dx, dy) = ((x - middle.x) / rx, (y - middle.y) / ry)
        guard dx * dx + dy * dy <= 1 else { continue }
        guard pen.clip.columns.contains(Int(x)), pen.clip.rows.contains(Int(y)) else { continue }
        samples.dot(x, y, color, pen.clip)
      }
    }
  }

  /// Draws a scene from far to near.
  mutating func draw(_ scene: SceneItem, _ pen: Pen) {
    for part in scene.parts {
      switch part {
      case .faces(let batch):
        for face in 0..<batch.count {
          fill(VectorPath(polygon: batch[face]), .color(batch.colors[face]), nil, false, pen)
        }
      case .balls(let batch): for symbols in batch.symbols { draw(symbols, pen) }
      case .lines(let lines):
        // Lines on faces are finer than cells, so they are skipped.
        for line in lines where !line.liesOnFace {
          let ends = [pen.transform.apply(line.start), pen.transform.apply(line.end)]
          dots(ends, [], pen.sample(line.color), pen)
        }
      }
    }
  }
}
