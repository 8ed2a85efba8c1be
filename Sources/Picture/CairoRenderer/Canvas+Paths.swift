internal import OpenChartsCCairo
import OpenChartsDisplayList

extension Canvas {
  func draw(_ item: PathItem) {
    let bounds = item.brushBounds ?? item.path.controlBounds ?? .zero
    if let fill = item.fill {
      emit(decimated(item.path))
      cairo.set_fill_rule(context, item.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      if case .pattern(let pattern) = fill {
        fillCurrentPath(pattern, bounds: item.path.controlBounds ?? .zero)
      } else {
        setSource(fill, bounds: bounds)
        cairo.fill(context)
      }
    }
    if let line = item.line, setStroke(line.stroke) {
      // A dash pattern follows the length of the line, so the length must not change.
      let canShorten = line.stroke.dash.isEmpty
      let isCrowded = canShorten && isCrowded(item.path)
      emit(
        isCrowded
          ? PolylineDecimation.reduce(item.path, columnsPerUnit: abs(transform.a))
          : canShorten ? thinned(item.path, line.stroke) ?? decimated(item.path) : item.path)
      setSource(line.brush, bounds: bounds)
      // Cairo's time is proportional to the length of the edges times the samples in each pixel's height: 15, or 4.
      if isCrowded { cairo.set_antialias(context, CAIRO_ANTIALIAS_FAST) }
      cairo.stroke(context)
      if isCrowded { cairo.set_antialias(context, CAIRO_ANTIALIAS_GRAY) }
    }
  }

  /// Whether a path has enough points to omit some, in columns of pixels that the transform does not rotate.
  private func isLong(_ path: VectorPath) -> Bool {
    path.points.count > 4000 && transform.b == 0 && transform.c == 0
  }

  /// Whether a line goes up and down so often that it is a band of colour, in which no single stroke can be seen.
  private func isCrowded(_ path: VectorPath) -> Bool {
    guard pixels != nil, isLong(path) else { return false }
    var height = 0.0
    for (a, b) in zip(path.points, path.points.dropFirst()) where a.isFinite && b.isFinite {
      height += abs(b.y - a.y)
    }
    // The limit is about 200 times the height of a picture.
    return height * abs(transform.d) > 300_000
  }

  /// Returns the path without points that change no pixel; `nil` if the path does not qualify.
  private func thinned(_ path: VectorPath, _ stroke: Stroke) -> VectorPath? {
    guard pixels != nil, isLong(path), path.points.count <= 1 << 17, stroke.join == .round,
      abs(transform.a) == abs(transform.d), transform.a != 0
    else { return nil }
    // Cairo's circles deviate by at most a tenth of a pixel.
    return StrokeThinning.reduce(path, radius: stroke.width / 2, tolerance: 0.35 / abs(transform.a))
  }

  /// Returns the path without invisible points; short paths unchanged.
  private func decimated(_ path: VectorPath) -> VectorPath {
    guard isLong(path), let bounds = ItemBounds.bounds(path), bounds.width > 0 else { return path }
    let unit = abs(transform.a)
    // A page can be magnified: 1/200 point is finer than the resolution of any printer.
    guard pixels != nil else { return PolylineDecimation.reduce(path, columnsPerUnit: 200 * unit) }
    // With many points per pixel, a single point matters less.
    let density = Double(path.points.count) / (bounds.width * unit)
    let columns = density > 64 ? 1.0 : density > 16 ? 2 : 4
    return PolylineDecimation.reduce(path, columnsPerUnit: columns * unit)
  }

  /// Sets Cairo's current path, with coordinates limited to the range that Cairo can hold.
  func emit(_ path: VectorPath) {
    cairo.new_path(context)
    // Cairo has 24 bits before the binary point, in units of the surface.
    let limit =
      4_000_000 / max(1e-9, abs(transform.a) + abs(transform.b) + abs(transform.c) + abs(transform.d))
    func bound(_ value: Double) -> Double { min(max(value, -limit), limit) }
    var isOpen = false
    var current = Point.zero
    path.points.withUnsafeBufferPointer { points in
      var i = 0
      for verb in path.verbs {
        let count = verb.pointCount
        guard i + count <= points.count else { return }
        let at = i
        i += count
        if verb == .close {
          if isOpen { cairo.close_path(context) }
          continue
        }
        guard (at..<i).allSatisfy({ points[$0].isFinite }) else {
          // A gap: the next point starts a new line.
          isOpen = false
          continue
        }
        let end = Point(bound(points[i - 1].x), bound(points[i - 1].y))
        if verb == .move || !isOpen {
          cairo.move_to(context, end.x, end.y)
        } else if verb == .line {
          cairo.line_to(context, end.x, end.y)
        } else if verb == .quad {
          let q = Point(bound(points[at].x), bound(points[at].y))
          cairo.curve_to(
            context, current.x + (q.x - current.x) * 2 / 3, current.y + (q.y - current.y) * 2 / 3,
            end.x + (q.x - end.x) * 2 / 3, end.y + (q.y - end.y) * 2 / 3, end.x, end.y)
        } else {
          cairo.curve_to(
            context, bound(points[at].x), bound(points[at].y), bound(points[at + 1].x),
            bound(points[at + 1].y), end.x, end.y)
        }
        isOpen = true
        current = end
      }
    }
  }

  /// Sets the pen and the dashes; false if the width is not positive.
  func setStroke(_ stroke: Stroke) -> Bool {
    guard stroke.width > 0, stroke.width.isFinite else { return false }
    cairo.set_line_width(context, stroke.width)
    let cap =
      switch stroke.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo.set_line_cap(context, cap)
    let join =
      switch stroke.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo.set_line_join(context, join)
    cairo.set_miter_limit(context, stroke.miterLimit.isFinite ? max(1, stroke.miterLimit) : 10)
    let period = stroke.dash.reduce(0, +)
    // Invisibly short dashes would take forever to draw.
    let isDashed =
      stroke.dash.allSatisfy { $0 >= 0 } && period.isFinite && period * transform.magnification > 0.02
    let phase = stroke.dashPhase.isFinite ? stroke.dashPhase : 0
    cairo.set_dash(context, stroke.dash, isDashed ? Int32(stroke.dash.count) : 0, phase)
    return true
  }
}
