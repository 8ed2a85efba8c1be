import OpenChartsDisplayList

/// Draws display lists into the samples and cells of a terminal.
struct CellCanvas {
  /// The drawing state for the items of a group.
  struct Pen {
    enum Part { case plain, guide, grid, legend }

    var transform: Transform
    var opacity = 1.0
    var clip: SampleClip
    var part = Part.plain

    func sample(_ color: RGBA) -> Sample { Sample(color, opacity: opacity) }

    /// Whether rectangles stay axis-aligned.
    var isUpright: Bool { transform.b == 0 && transform.c == 0 }
    /// The mean number of samples per point in both directions.
    var factor: Double { abs(transform.a * transform.d - transform.b * transform.c).squareRoot() }
  }

  var samples: CellSamples
  let background: RGBA
  /// Whether text is written in ASCII.
  let isASCII: Bool
  /// Texts to place after everything else is drawn, so that no shape hides them.
  var texts: [PendingText] = []

  init(columns: Int, rows: Int, cell: Size, background: RGBA, isASCII: Bool = false) {
    samples = CellSamples(columns: columns, rows: rows, cell: cell)
    (self.background, self.isASCII) = (background, isASCII)
  }

  mutating func draw(_ list: DisplayList) {
    let pen = Pen(transform: .scale(samples.scale.width, samples.scale.height), clip: samples.whole)
    draw(list.items, pen)
    placeTexts()
  }

  mutating func draw(_ items: [DisplayItem], _ pen: Pen) {
    for item in items {
      switch item {
      case .path(let item): draw(item, pen)
      case .rects(let batch): draw(batch, pen)
      case .symbols(let batch): draw(batch, pen)
      case .scene(let scene): draw(scene, pen)
      case .text(let run): add(run, pen)
      // Only pixel renderers decode images; a grey area represents them.
      case .image(let item):
        guard item.isVisible else { continue }
        fill(VectorPath(item.rect), .color(RGBA(0.5, 0.5, 0.5, 0.5)), item.rect, false, pen)
      case .group(let group): draw(group, pen)
      }
    }
  }

  private mutating func draw(_ group: GroupItem, _ outer: Pen) {
    guard group.opacity > 0.02 else { return }
    var pen = outer
    pen.transform = group.transform.then(outer.transform)
    pen.opacity *= group.opacity
    switch group.role {
    case .grid: pen.part = .grid
    case .xAxis, .yAxis, .zAxis: pen.part = .guide
    case .legend: pen.part = .legend
    case .marks, .annotation: pen.part = .plain
    default: break
    }
    if let clip = group.clip { limit(&pen.clip, to: clip, group.clipEvenOdd, pen) }
    if let mask = group.mask {
      var stencil = CellCanvas(
        columns: samples.columns, rows: samples.rows, cell: CellTypesetter.cell, background: background,
        isASCII: isASCII)
      stencil.draw(mask, Pen(transform: pen.transform, clip: samples.whole))
      let covered = stencil.samples.areas.map { $0.w > 0.5 }
      pen.clip.mask = pen.clip.mask.map { zip($0, covered).map { $0 && $1 } } ?? covered
    }
    guard !pen.clip.columns.isEmpty, !pen.clip.rows.isEmpty else { return }
    draw(group.children, pen)
  }

  private func limit(_ clip: inout SampleClip, to path: VectorPath, _ evenOdd: Bool, _ pen: Pen) {
    let flat = FlatPath(path, pen.transform)
    guard let box = flat.bounds else {
      clip.limit(0..<0, 0..<0)
      return
    }
    let columns = Self.whole(box.minX, box.maxX)
    let rows = Self.whole(box.minY, box.maxY)
    clip.limit(columns, rows)
    let isBox = flat.runs.count == 1 && pen.isUpright && path.verbs.count <= 6 && flat.runs[0].count == 5
    guard !isBox else { return }
    var mask = Array(repeating: false, count: samples.width * samples.height)
    let width = samples.width
    flat.fill(rows: clip.rows, evenOdd: evenOdd) { row, from, to in
      for x in max(from, 0)..<max(min(to, width), max(from, 0)) { mask[row * width + x] = true }
    }
    clip.mask = clip.mask.map { zip($0, mask).map { $0 && $1 } } ?? mask
  }

  /// Returns the samples from one position to another, rounded to the nearest sample; at least one sample.
  static func whole(_ from: Double, _ to: Double) -> Range<Int> {
    let (low, high) = (max(from, -1e6), min(to, 1e6))
    guard low <= high else { return 0..<0 }
    return Int(low.rounded())..<max(Int(high.rounded()), Int(low.rounded()) + 1)
  }

  // MARK: Areas

  mutating func fill(_ path: VectorPath, _ brush: Brush, _ bounds: Rect?, _ evenOdd: Bool, _ pen: Pen) {
    guard let paint = paint(brush, bounds ?? path.controlBounds ?? .zero, pen) else { return }
    let flat = FlatPath(path, pen.transform)
    guard let box = flat.bounds else { return }
    let rows = Self.whole(box.minY, box.maxY).clamped(to: pen.clip.rows)
    flat.fill(rows: rows, evenOdd: evenOdd) { row, from, to in
      samples.span(row, from, to, pen.clip) { paint($0, row) }
    }
  }

  private mutating func draw(_ batch: RectBatch, _ pen: Pen) {
    for rect in batch.rects where rect.width > 0 && rect.height > 0 && rect.origin.isFinite {
      if pen.part == .legend, swatch(rect, "■", batch.fill, pen) { continue }
      guard pen.isUpright else {
        fill(VectorPath(rect), batch.fill, batch.brushBounds, false, pen)
        continue
      }
      guard let paint = paint(batch.fill, batch.brushBounds ?? rect, pen) else { continue }
      let (a, b) = (pen.transform.apply(rect.origin), pen.transform.apply(Point(rect.maxX, rect.maxY)))
      let box = Rect(from: a, to: b)
      let columns = Self.whole(box.minX, box.maxX)
      for row in Self.whole(box.minY, box.maxY).clamped(to: pen.clip.rows) {
        samples.span(row, columns.lowerBound, columns.upperBound, pen.clip) { paint($0, row) }
      }
    }
  }

  /// Returns a function for the colours of samples; `nil` if the brush is invisible. Fill patterns are omitted,
  /// because they are finer than cells.
  private func paint(_ brush: Brush, _ bounds: Rect, _ pen: Pen) -> ((Int, Int) -> Sample)? {
    if case .pattern = brush { return nil }
    let scale = samples.scale
    if case .linear(let stops, let start, let end) = brush, stops.count > 1, pen.isUpright {
      let a = pen.transform.apply(
        Point(bounds.x + start.x * bounds.width, bounds.y + start.y * bounds.height))
      let b = pen.transform.apply(Point(bounds.x + end.x * bounds.width, bounds.y + end.y * bounds.height))
      // Compute the direction in points: samples are taller than they are wide.
      let way = Point((b.x - a.x) / scale.width, (b.y - a.y) / scale.height)
      let length = way.x * way.x + way.y * way.y
      let colors = (0...64).map { pen.sample(stops.color(at: Double($0) / 64)) }
      guard length > 0 else { return { _, _ in colors[64] } }
      return { x, y in
        let (dx, dy) = ((Double(x) + 0.5 - a.x) / scale.width, (Double(y) + 0.5 - a.y) / scale.height)
        let share = (dx * way.x + dy * way.y) / length
        return colors[Int(min(max(share, 0), 1) * 64)]
      }
    }
    let color = pen.sample(brush.representativeColor)
    return color.w > 0.02 ? { _, _ in color } : nil
  }

  /// Draws a legend key as one character; returns `false` if the key is too large for that.
  mutating func swatch(_ rect: Rect, _ character: Character, _ brush: Brush, _ pen: Pen) -> Bool {
    let (a, b) = (pen.transform.apply(rect.origin), pen.transform.apply(Point(rect.maxX, rect.maxY)))
    let box = Rect(from: a, to: b)
    guard box.width <= 20, box.height <= 12 else { return false }
    let color = pen.sample(brush.representativeColor)
    guard color.w > 0.02 else { return true }
    // A key may be drawn in two layers, such as a fill and its pattern; the second layer is skipped.
    if let last = texts.last, last.pieces[0].isKey, abs(last.column - box.midX / 8 + 0.5) < 1,
      abs(last.row - box.midY / 8 + 0.5) < 1
    {
      return true
    }
    texts.append(
      PendingText(
        pieces: [CellLetter(character: character, color: color, isKey: true)], column: box.midX / 8 - 0.5,
        row: box.midY / 8 - 0.5, part: .legend))
    return true
  }
}
