import Foundation
import OpenChartsDisplayList

/// Reduces a batch with too many symbols to the visible symbols.
///
/// All symbols in one cell of a grid are drawn as one symbol. A cell is a quarter of a point, or larger if the result
/// would not fit. Translucent symbols get the opacity of all symbols in the cell together: their transmittances are
/// multiplied. Only symbols that do not touch share a path, because overlaps within a path would not darken.
extension SVGWriter {
  /// The size limit of all symbols of a document, in bytes.
  static let symbolByteBudget = 1_500_000
  /// The approximate size of a symbol that is a separate element, in bytes.
  private static let elementBytes = 45

  /// Returns how many symbols the items contain.
  static func symbolCount(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { sum, item in
      switch item {
      case .symbols(let batch): sum + batch.centers.count
      case .group(let group): sum + symbolCount(group.children)
      case .scene(let scene): sum + (scene.isLarge() ? 0 : scene.ballCount)
      case .path, .rects, .text, .image: sum
      }
    }
  }

  /// Writes a batch in a reduced form if it would exceed its part of the size limit.
  /// - Returns: `false`, without writing anything, if the batch is small enough or cannot be reduced.
  mutating func writeThinned(_ batch: SymbolBatch) -> Bool {
    let count = batch.centers.count
    let byteBudget = Double(Self.symbolByteBudget) * Double(count) / Double(max(symbolCount, count))
    guard var style = ThinnedSymbolStyle(batch) else { return false }
    let merged = style.isOpaque && count > SVGRenderer.mergeThreshold
    let isLabelled = batch.firstID.map { labels.mayContain(first: $0, count: count) } ?? false
    guard !isLabelled, max(symbolCount, count) > SVGRenderer.mergeThreshold,
      Double(count * (merged ? style.exactBytes : Self.elementBytes)) > byteBudget
    else { return false }

    var grid = SymbolGrid(batch.centers, size: max(0.25, style.diameter / 16))
    var runs: [Range<Int>] = []
    while true {
      style.fit(to: grid)
      runs = style.isOpaque && style.radius != nil && grid.size <= style.diameter / 4 ? grid.runs : []
      let marks = runs.isEmpty ? grid.cells.count : runs.count
      if Double(marks * style.bytes + style.pathCount * 40) <= byteBudget || grid.size > 1_000 { break }
      grid.coarsen()
    }
    body.append("<g")
    writeStyle(fill: style.fill.map { .color($0) }, line: style.line)
    body.append(">")
    if style.isOpaque {
      if runs.isEmpty { runs = grid.cells.indices.map { $0..<($0 + 1) } }
      for start in stride(from: 0, to: runs.count, by: Self.mergedCount) {
        write(runs[start..<min(start + Self.mergedCount, runs.count)], of: grid, style)
      }
    } else {
      writeSeeThrough(grid, style)
    }
    body.append("</g>")
    return true
  }

  /// Writes groups of equal opacity, each with paths of symbols that do not touch.
  private mutating func writeSeeThrough(_ grid: SymbolGrid, _ style: ThinnedSymbolStyle) {
    let spacing = style.spacing
    func part(_ cellIndex: Int) -> Int { ((cellIndex % spacing) + spacing) % spacing }
    // Combines level, part and cell in one number, so that sorting groups the cells.
    var keys: [UInt64] = []
    keys.reserveCapacity(grid.cells.count)
    for (i, cell) in grid.cells.enumerated() {
      let level = UInt64(style.level(Int(cell.count)))
      keys.append(level << 48 | UInt64(part(cell.row) * spacing + part(cell.column)) << 32 | UInt64(i))
    }
    keys.sort()
    var start = 0
    var level: UInt64 = 0
    while start < keys.count {
      let key = keys[start] >> 32
      var end = start
      while end < keys.count, keys[end] >> 32 == key { end += 1 }
      if key >> 16 != level {
        body.append(level == 0 ? "<g" : "</g><g")
        level = key >> 16
        body.append(style.fill == nil ? " stroke-opacity=\"" : " fill-opacity=\"")
        body.append(factor: style.opacity(of: Int(level)), decimals: 4)
        body.append("\">")
      }
      let cells = keys[start..<end].map { Int($0 & 0xFFFF_FFFF) }
      write(cells.map { $0..<($0 + 1) }[...], of: grid, style)
      start = end
    }
    if level > 0 { body.append("</g>") }
  }

  /// Writes one path of symbols. A circle is a line of length zero with a round cap; adjacent circles are one line.
  private mutating func write(
    _ runs: ArraySlice<Range<Int>>, of grid: SymbolGrid, _ style: ThinnedSymbolStyle
  ) {
    guard !runs.isEmpty else { return }
    body.append("<path d=\"")
    var (x, y) = (0, 0)
    for run in runs {
      let center = grid.center(of: grid.cells[run.lowerBound])
      guard style.radius != nil else {
        PathData.append(style.outline, to: &body, offset: center, scale: style.scale)
        continue
      }
      let (left, top) = (ByteBuffer.hundredths(center.x), ByteBuffer.hundredths(center.y))
      // The first move of a path is relative to the origin.
      body.append("m", hundredths: left - x)
      if top >= y { body.append(" ") }
      body.append(hundredths: top - y)
      let right = ByteBuffer.hundredths(grid.center(of: grid.cells[run.upperBound - 1]).x)
      body.append("h", hundredths: right - left)
      (x, y) = (right, top)
    }
    body.append("\"/>")
  }
}

/// The style of symbols that are drawn in grid cells.
private struct ThinnedSymbolStyle {
  let fill: RGBA?
  let line: PathItem.Line?
  let outline: VectorPath
  let scale: Double
  /// The radius of circles without an outline, which are drawn as dots; `nil` for other symbols.
  let radius: Double?
  /// The full width of a symbol, with its line, in points.
  let diameter: Double
  /// The size of one symbol in a path, in bytes, on the grid and at its exact position.
  let (bytes, exactBytes): (Int, Int)
  private let alpha: Double
  /// The distance, in columns and rows, at which symbols do not touch.
  private(set) var spacing = 1
  private var levelCount = 1

  var isOpaque: Bool { alpha >= 1 }
  var pathCount: Int { isOpaque ? 1 : spacing * spacing * levelCount }

  /// Returns `nil` if the style is not one plain colour or the symbols have several sizes.
  init?(_ batch: SymbolBatch) {
    scale = batch.scales.first ?? 1
    guard scale > 0, scale.isFinite, batch.scales.allSatisfy({ $0 == batch.scales[0] }) else { return nil }
    outline = batch.outline.path
    let color: RGBA
    switch (batch.fill, batch.line) {
    case (.color(let fillColor)?, nil):
      color = fillColor
      if case .circle(let circleRadius) = batch.outline {
        radius = circleRadius * scale
      } else {
        radius = nil
      }
    case (nil, let line?):
      guard case .color(let lineColor) = line.brush else { return nil }
      color = lineColor
      radius = nil
    default: return nil
    }
    guard let bounds = outline.controlBounds, color.a > 0 else { return nil }
    alpha = min(color.a, 1)
    let opaque = RGBA(color.r, color.g, color.b, 1)
    if let radius {
      fill = nil
      line = PathItem.Line(Stroke(width: 2 * radius, cap: .round), .color(opaque))
    } else if let batchLine = batch.line {
      fill = nil
      line = PathItem.Line(batchLine.stroke, .color(opaque))
    } else {
      fill = opaque
      line = nil
    }
    let far = max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY)) * scale
    // Mitred corners extend further than half the line width.
    let reach = batch.line.map { $0.stroke.join == .miter ? max($0.stroke.miterLimit, 1) : 1 } ?? 0
    diameter = 2 * far + reach * (batch.line?.stroke.width ?? 0)
    guard diameter > 0, diameter.isFinite else { return nil }
    var sample = ByteBuffer()
    if radius == nil { PathData.append(outline, to: &sample, offset: Point(100.25, 100.25), scale: scale) }
    (bytes, exactBytes) = radius == nil ? (sample.bytes.count, sample.bytes.count) : (9, 15)
  }

  /// Computes which symbols may share a path.
  mutating func fit(to grid: SymbolGrid) {
    spacing = min(max(Int((diameter / grid.size).rounded(.up)), 1), 250)
    if !isOpaque {
      var levels: Set<Int> = []
      for cell in grid.cells { levels.insert(level(Int(cell.count))) }
      levelCount = levels.count
    }
  }

  /// Returns a level for a number of symbols. Counts up to 16 are exact; larger ones keep their highest four bits.
  /// The level is limited to the count at which the background is invisible.
  func level(_ count: Int) -> Int {
    let most = alpha < 1 ? max(1, Int(min(6.3 / -log1p(-alpha), 60_000))) : 1
    let count = min(count, most)
    guard count > 16 else { return count }
    let step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount - 3)
    return (count + step / 2) / step * step
  }

  /// Returns the combined opacity of a number of overlapping symbols.
  func opacity(of level: Int) -> Double {
    var through = 1.0
    for _ in 0..<level { through *= 1 - alpha }
    return 1 - through
  }
}
