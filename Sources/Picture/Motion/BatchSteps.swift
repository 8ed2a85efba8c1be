import OpenChartsDisplayList

/// An animation of rectangles from one batch to another.
struct RectsStep: Step {
  var from: [Rect]
  var to: [Rect]
  var old: RectBatch
  var new: RectBatch
  var presence = Presence.stays

  func draw(at t: Double, into items: inout [DisplayItem]) {
    var batch = new
    batch.rects = Array(unsafeUninitializedCapacity: from.count) { buffer, count in
      for i in from.indices { buffer.initializeElement(at: i, to: mix(from[i], to[i], t)) }
      count = from.count
    }
    batch.radii = mix(old.radii, new.radii, t)
    if old.fill != new.fill { batch.fill = mix(old.fill, new.fill, t) }
    batch.brushBounds = mix(old.brushBounds, new.brushBounds, t)
    if let item = DisplayItem.rects(batch).faded(presence.opacity(at: t)) { items.append(item) }
  }
}

/// An animation of symbols from one batch to another.
struct SymbolsStep: Step {
  var from: [Point]
  var to: [Point]
  /// The scales of the marks; empty if all are always 1.
  var scales: (from: [Double], to: [Double]) = ([], [])
  var outline: OutlineMove
  var old: SymbolBatch
  var new: SymbolBatch
  var presence = Presence.stays

  enum OutlineMove: Sendable {
    case still
    case circle(Double, Double)
    case aligned(PathAlignment)

    init(_ a: SymbolBatch.Outline, _ b: SymbolBatch.Outline) {
      switch (a, b) {
      case _ where a == b: self = .still
      case (.circle(let r), .circle(let r2)): self = .circle(r, r2)
      case (.path(let p), .path(let p2)): self = .aligned(PathAlignment(p, p2))
      case (.circle(let r), .path(let path)): self = .aligned(PathAlignment(Self.circle(r), path))
      case (.path(let path), .circle(let r)): self = .aligned(PathAlignment(path, Self.circle(r)))
      }
    }

    private static func circle(_ r: Double) -> VectorPath {
      VectorPath(ellipseIn: Rect(x: -r, y: -r, width: 2 * r, height: 2 * r))
    }
  }

  func draw(at t: Double, into items: inout [DisplayItem]) {
    var batch = new
    batch.centers = PointList(
      Array(unsafeUninitializedCapacity: from.count) { buffer, count in
        for i in from.indices { buffer.initializeElement(at: i, to: mix(from[i], to[i], t)) }
        count = from.count
      })
    batch.scales = scales.from.indices.map { max(mix(scales.from[$0], scales.to[$0], t), 0) }
    switch outline {
    case .still: break
    case .circle(let a, let b): batch.outline = .circle(radius: max(mix(a, b, t), 0))
    case .aligned(let alignment): batch.outline = .path(alignment.path(at: t))
    }
    if old.fill != new.fill { batch.fill = mix(old.fill, new.fill, t) }
    if old.line != new.line { batch.line = mix(old.line, new.line, t) }
    batch.brushBounds = mix(old.brushBounds, new.brushBounds, t)
    if let item = DisplayItem.symbols(batch).faded(presence.opacity(at: t)) { items.append(item) }
  }
}
