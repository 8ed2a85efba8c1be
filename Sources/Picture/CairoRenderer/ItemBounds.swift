import OpenChartsDisplayList

/// Conservative bounding boxes of drawing, in points.
enum ItemBounds {
  static func bounds(_ items: [DisplayItem]) -> Rect? {
    var result: Rect?
    for item in items {
      guard let r = bounds(item), r.x.isFinite, r.y.isFinite, r.width.isFinite, r.height.isFinite else {
        continue
      }
      result = result?.union(r) ?? r
    }
    return result
  }

  private static func bounds(_ item: DisplayItem) -> Rect? {
    switch item {
    case .path(let path): return bounds(path.path)?.grown(by: reach(path.line))
    case .rects(let batch):
      return batch.rects.lazy.filter {
        $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite
      }
      .reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    case .symbols(let batch):
      guard let outline = bounds(batch.outline.path) else { return nil }
      let largest = batch.scales.lazy.filter(\.isFinite).max() ?? 1
      let far = max(abs(outline.minX), abs(outline.maxX), abs(outline.minY), abs(outline.maxY))
      return bounds(batch.centers)?.grown(by: far * max(1, largest) + reach(batch.line))
    case .scene(let scene): return scene.bounds
    case .text(let run):
      // Letters may extend beyond their advance, and accents above the ascent.
      return run.bounds.offset(x: 0, y: -run.span.baselineOffset).grown(by: run.span.font.size)
    case .image(let image): return image.rect
    case .group(let group):
      var inner = bounds(group.children)?.grown(by: 3 * max(0, group.blur))
      if let shadow = group.shadow, let r = inner {
        inner = r.union(r.offset(x: shadow.x, y: shadow.y).grown(by: 1.5 * max(0, shadow.radius)))
      }
      if let clip = group.clip { inner = inner?.intersection(bounds(clip) ?? .zero) }
      return inner.map { group.transform.apply($0) }
    }
  }

  static func bounds(_ path: VectorPath) -> Rect? { bounds(path.points) }

  private static func bounds(_ points: some Collection<Point>) -> Rect? {
    var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
    for p in points where p.isFinite {
      left = min(left, p.x)
      right = max(right, p.x)
      top = min(top, p.y)
      bottom = max(bottom, p.y)
    }
    return left <= right ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  private static func reach(_ line: PathItem.Line?) -> Double {
    guard let stroke = line?.stroke, stroke.width.isFinite else { return 0 }
    let corner = stroke.join == .miter && stroke.miterLimit.isFinite ? max(1, stroke.miterLimit) : 1
    return max(0, stroke.width) * max(corner, 1.5) / 2
  }
}
