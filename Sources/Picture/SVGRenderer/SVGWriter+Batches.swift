import OpenChartsDisplayList

/// Batches of rectangles and symbols.
extension SVGWriter {
  /// The number of marks in one merged path. Viewers cull whole paths only.
  static let mergedCount = 1000

  mutating func write(_ batch: RectBatch) {
    let rects = batch.rects
    guard !rects.isEmpty else { return }
    if batch.fill.isAngular { return writeEach(batch) }
    if rects.count > SVGRenderer.mergeThreshold, batch.radii == .none, canMerge(batch) {
      return writeMerged(batch)
    }
    let isShared = batch.brushBounds != nil || batch.fill.isExactInShapeUnits
    let hasGroup = isShared && rects.count > 1
    if hasGroup {
      body.append("<g")
      writeStyle(fill: batch.fill, line: nil, bounds: batch.brushBounds)
      body.append(">")
    }
    body.reserve(rects.count * 64)
    for (i, rect) in rects.enumerated() where rect.isFinite {
      let rect = rect.standardized
      let id = batch.firstID.map { MarkID($0.rawValue &+ UInt32(i)) }
      if batch.radii.isUniform {
        body.append("<rect")
        writeIdentity(id)
        writeFrame(rect)
        let radius = batch.radii.fitted(to: rect.size).topLeft
        if radius > 0 {
          body.append(" rx=\"", length: radius, "\"")
        }
      } else {
        body.append("<path")
        writeIdentity(id)
        body.append(" d=\"")
        writeRounded(rect, batch.radii.fitted(to: rect.size))
        body.append("\"")
      }
      if !hasGroup {
        writeStyle(
          fill: batch.fill, line: nil, bounds: isShared ? batch.brushBounds : rect, hasJoins: false)
      }
      body.append("/>")
    }
    if hasGroup { body.append("</g>") }
  }

  /// Writes the attributes of a rectangle. They are computed from rounded edges, so that neighbours still touch.
  mutating func writeFrame(_ rect: Rect) {
    let (left, top) = (ByteBuffer.hundredths(rect.minX), ByteBuffer.hundredths(rect.minY))
    body.append(" x=\"", hundredths: left)
    body.append("\" y=\"", hundredths: top)
    body.append("\" width=\"", hundredths: ByteBuffer.hundredths(rect.maxX) - left)
    body.append("\" height=\"", hundredths: ByteBuffer.hundredths(rect.maxY) - top, "\"")
  }

  private mutating func writeRounded(_ rect: Rect, _ radii: CornerRadii) {
    func arc(_ radius: Double, _ x: Double, _ y: Double) {
      guard radius > 0 else { return }
      body.append("a", length: radius)
      body.append(" ", length: radius)
      body.append(" 0 0 1 ", length: x)
      body.append(" ", length: y)
    }
    body.append("M", length: rect.minX + radii.topLeft)
    body.append(" ", length: rect.minY)
    body.append("H", length: rect.maxX - radii.topRight)
    arc(radii.topRight, radii.topRight, radii.topRight)
    body.append("V", length: rect.maxY - radii.bottomRight)
    arc(radii.bottomRight, -radii.bottomRight, radii.bottomRight)
    body.append("H", length: rect.minX + radii.bottomLeft)
    arc(radii.bottomLeft, -radii.bottomLeft, -radii.bottomLeft)
    body.append("V", length: rect.minY + radii.topLeft)
    arc(radii.topLeft, radii.topLeft, -radii.topLeft)
    body.append("z")
  }

  private func canMerge(_ batch: RectBatch) -> Bool {
    guard case .color(let color) = batch.fill, color.a >= 1 else { return false }
    return !(batch.firstID.map { labels.mayContain(first: $0, count: batch.rects.count) } ?? false)
  }

  private mutating func writeMerged(_ batch: RectBatch) {
    body.append("<g")
    writeStyle(fill: batch.fill, line: nil)
    body.append(">")
    body.reserve(batch.rects.count * 32)
    for start in stride(from: 0, to: batch.rects.count, by: Self.mergedCount) {
      body.append("<path d=\"")
      for rect in batch.rects[start..<min(start + Self.mergedCount, batch.rects.count)] where rect.isFinite {
        let rect = rect.standardized
        let (left, top) = (ByteBuffer.hundredths(rect.minX), ByteBuffer.hundredths(rect.minY))
        let width = ByteBuffer.hundredths(rect.maxX) - left
        body.append("M", hundredths: left)
        body.append(" ", hundredths: top)
        body.append("h", hundredths: width)
        body.append("v", hundredths: ByteBuffer.hundredths(rect.maxY) - top)
        body.append("h", hundredths: -width, "z")
      }
      body.append("\"/>")
    }
    body.append("</g>")
  }

  /// Writes one path item for each rectangle, for brushes that need the outline.
  private mutating func writeEach(_ batch: RectBatch) {
    for (i, rect) in batch.rects.enumerated() where rect.isFinite {
      write(
        PathItem(
          VectorPath(rect.standardized, radii: batch.radii), fill: batch.fill,
          brushBounds: batch.brushBounds ?? rect.standardized,
          id: batch.firstID.map { MarkID($0.rawValue &+ UInt32(i)) }))
    }
  }

  // MARK: Symbols

  mutating func write(_ batch: SymbolBatch) {
    guard !batch.centers.isEmpty else { return }
    let fillIsExact = batch.fill?.isExactInShapeUnits ?? true
    let lineIsExact = batch.line?.brush.isExactInShapeUnits ?? true
    let isShared = batch.brushBounds != nil || (fillIsExact && lineIsExact)
    let isAngular = batch.fill?.isAngular == true || batch.line?.brush.isAngular == true
    if isAngular || !isShared { return writeEach(batch) }
    if writeThinned(batch) { return }
    if batch.centers.count > SVGRenderer.mergeThreshold, canMerge(batch) { return writeMerged(batch) }
    let hasGroup = batch.centers.count > 1
    if hasGroup {
      body.append("<g")
      writeStyle(fill: batch.fill, line: batch.line, bounds: batch.brushBounds)
      body.append(">")
    }
    body.reserve(batch.centers.count * 60)
    for (i, center) in batch.centers.enumerated() where center.isFinite {
      let scale = batch.scale(at: i)
      guard scale.isFinite else { continue }
      let id = batch.firstID.map { MarkID($0.rawValue &+ UInt32(i)) }
      switch batch.outline {
      case .circle(let radius):
        body.append("<circle")
        writeIdentity(id)
        body.append(" cx=\"", length: center.x)
        body.append("\" cy=\"", length: center.y)
        body.append("\" r=\"", length: max(radius * scale, 0), "\"")
      case .path(let path):
        body.append("<path")
        writeIdentity(id)
        body.append(" d=\"")
        PathData.append(path, to: &body, offset: center, scale: scale)
        body.append("\"")
      }
      if !hasGroup { writeStyle(fill: batch.fill, line: batch.line, bounds: batch.brushBounds) }
      body.append("/>")
    }
    if hasGroup { body.append("</g>") }
  }

  private func canMerge(_ batch: SymbolBatch) -> Bool {
    func isOpaque(_ brush: Brush) -> Bool {
      if case .color(let color) = brush { color.a >= 1 } else { false }
    }
    if let id = batch.firstID, labels.mayContain(first: id, count: batch.centers.count) { return false }
    switch (batch.fill, batch.line) {
    case (let fill?, nil): return isOpaque(fill)
    case (nil, let line?): return isOpaque(line.brush)
    case (_?, _?), (nil, nil): return false
    }
  }

  private mutating func writeMerged(_ batch: SymbolBatch) {
    body.append("<g")
    var circle: Double?
    let scale = batch.scales.first ?? 1
    if case .circle(let radius) = batch.outline, let fill = batch.fill, scale.isFinite, scale > 0,
      batch.scales.allSatisfy({ $0 == scale })
    {
      // A line of length zero with a round cap is a dot.
      circle = radius * scale
      let stroke = Stroke(width: radius * scale * 2, cap: .round)
      writeStyle(fill: nil, line: PathItem.Line(stroke, fill), hasJoins: false)
    } else {
      writeStyle(fill: batch.fill, line: batch.line)
    }
    body.append(">")
    body.reserve(batch.centers.count * 24)
    for start in stride(from: 0, to: batch.centers.count, by: Self.mergedCount) {
      body.append("<path d=\"")
      for i in start..<min(start + Self.mergedCount, batch.centers.count) {
        let center = batch.centers[i]
        let scale = batch.scale(at: i)
        guard center.isFinite, scale.isFinite else { continue }
        if circle != nil {
          body.append("M", length: center.x)
          body.append(" ", length: center.y, "h0")
        } else {
          PathData.append(batch.outline.path, to: &body, offset: center, scale: scale)
        }
      }
      body.append("\"/>")
    }
    body.append("</g>")
  }

  /// Writes one path item for each symbol, for brushes that need its position or outline.
  private mutating func writeEach(_ batch: SymbolBatch) {
    for (i, center) in batch.centers.enumerated() where center.isFinite {
      let scale = batch.scale(at: i)
      let transform = Transform.scale(scale, scale).then(.translation(center.x, center.y))
      write(
        PathItem(
          batch.outline.path.transformed(by: transform), fill: batch.fill, line: batch.line,
          brushBounds: batch.brushBounds, id: batch.firstID.map { MarkID($0.rawValue &+ UInt32(i)) }))
    }
  }
}

extension SymbolBatch {
  fileprivate func scale(at i: Int) -> Double { i < scales.count ? scales[i] : 1 }
}

extension SymbolBatch.Outline {
  /// The outline at scale 1 as a path.
  var path: VectorPath {
    switch self {
    case .circle(let r): VectorPath(ellipseIn: Rect(x: -r, y: -r, width: 2 * r, height: 2 * r))
    case .path(let path): path
    }
  }
}

extension Rect {
  fileprivate var standardized: Rect {
    guard width < 0 || height < 0 else { return self }
    return Rect(
      x: min(x, x + width), y: min(y, y + height), width: abs(width), height: abs(height))
  }
}
