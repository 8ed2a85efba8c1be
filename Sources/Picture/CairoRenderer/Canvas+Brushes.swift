internal import OpenChartsCCairo
import OpenChartsDisplayList

#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Canvas {
  func setColor(_ color: RGBA) {
    cairo.set_source_rgba(context, color.r, color.g, color.b, color.a)
  }

  /// Sets a brush as Cairo's source. Its coordinates are fractions of `bounds`, which is in points.
  func setSource(_ brush: Brush, bounds: Rect) {
    func point(_ unit: Point) -> Point {
      Point(bounds.x + unit.x * bounds.width, bounds.y + unit.y * bounds.height)
    }
    let pattern: OpaquePointer?
    let stops: [GradientStop]
    switch brush {
    case .color(let color): return setColor(color)
    // Fills draw the motif; lines and text use its ink.
    case .pattern(let pattern): return setColor(pattern.ink)
    case .tiles(let tile): return setSource(tile, at: bounds.origin)
    case .linear(let s, let start, let end):
      stops = s.drawn
      let (p, q) = (point(start), point(end))
      pattern = p != q && p.isFinite && q.isFinite ? cairo.pattern_create_linear(p.x, p.y, q.x, q.y) : nil
    case .radial(let s, let center, let inner, let outer):
      stops = s.drawn
      let p = point(center)
      let isSound = p.isFinite && inner.isFinite && outer.isFinite && max(0, inner) != max(0, outer)
      pattern =
        isSound ? cairo.pattern_create_radial(p.x, p.y, max(0, inner), p.x, p.y, max(0, outer)) : nil
    case .elliptical(let s, let center, let inner, let outer):
      stops = s.drawn
      let isSound =
        !bounds.isEmpty && center.isFinite && inner.isFinite && outer.isFinite
        && max(0, inner) != max(0, outer)
      pattern =
        isSound
        ? cairo.pattern_create_radial(center.x, center.y, max(0, inner), center.x, center.y, max(0, outer))
        : nil
      if let pattern {
        // From points to fractions of the rectangle.
        var matrix = cairo_matrix_t(
          xx: 1 / bounds.width, yx: 0, xy: 0, yy: 1 / bounds.height, x0: -bounds.x / bounds.width,
          y0: -bounds.y / bounds.height)
        cairo.pattern_set_matrix(pattern, &matrix)
      }
    case .angular(let s, let center, let start, let end):
      stops = s.drawn
      let p = point(center)
      if stops.count > 1, p.isFinite, start.isFinite, end.isFinite, start != end {
        let reach = [bounds.minX, bounds.maxX].flatMap { x in
          [bounds.minY, bounds.maxY].map { hypot(x - p.x, $0 - p.y) }
        }.max()!
        let mesh = AngularMesh.pattern(stops, center: p, radius: reach * 1.5 + 10, start: start, end: end)
        cairo.set_source(context, mesh)
        cairo.pattern_destroy(mesh)
        return
      }
      pattern = nil
    }
    guard let pattern, stops.count > 1 else {
      if let pattern { cairo.pattern_destroy(pattern) }
      return setColor(stops.last?.color ?? .clear)
    }
    for stop in stops {
      let c = stop.color
      cairo.pattern_add_color_stop_rgba(pattern, stop.location, c.r, c.g, c.b, c.a)
    }
    cairo.pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo.set_source(context, pattern)
    cairo.pattern_destroy(pattern)
  }
}

/// An angular gradient as a fan of mesh patches, because Cairo has no such pattern.
enum AngularMesh {
  static func pattern(_ stops: [GradientStop], center: Point, radius: Double, start: Double, end: Double)
    -> OpaquePointer?
  {
    let mesh = cairo.pattern_create_mesh()
    let turn = 2 * Double.pi
    let sweep = min(max(end - start, -turn), turn)
    // Patches narrower than five degrees, with an edge at each stop so that no colour is cut off.
    let steps = max(1, Int((abs(sweep) / (.pi / 36)).rounded(.up)))
    let edges = Set((0...steps).map { Double($0) / Double(steps) })
      .union(stops.map(\.location)).sorted()
    func wedge(from a: Double, to b: Double, _ first: RGBA, _ second: RGBA) {
      cairo.mesh_pattern_begin_patch(mesh)
      cairo.mesh_pattern_move_to(mesh, center.x, center.y)
      cairo.mesh_pattern_line_to(mesh, center.x + radius * cos(a), center.y + radius * sin(a))
      cairo.mesh_pattern_line_to(mesh, center.x + radius * cos(b), center.y + radius * sin(b))
      cairo.mesh_pattern_line_to(mesh, center.x, center.y)
      for (corner, c) in [first, first, second, second].enumerated() {
        cairo.mesh_pattern_set_corner_color_rgba(mesh, UInt32(corner), c.r, c.g, c.b, c.a)
      }
      cairo.mesh_pattern_end_patch(mesh)
    }
    // Beyond the end angle, the first half of the rest of the circle has the end colour, the second half the start
    // colour.
    let gap = turn - abs(sweep)
    if gap > 1e-9 {
      let sign = sweep < 0 ? -1.0 : 1.0
      let parts = max(1, Int((gap / 2 / (.pi / 36)).rounded(.up)))
      for i in 0..<(2 * parts) {
        let a = start + sweep + sign * gap * Double(i) / Double(2 * parts)
        let c = stops.color(at: i < parts ? 1 : 0)
        wedge(from: a, to: a + sign * gap / Double(2 * parts), c, c)
      }
    }
    for (a, b) in zip(edges, edges.dropFirst()) {
      // Just inside the patch, because two stops at one location make a hard edge.
      let inset = (b - a) * 1e-6
      wedge(
        from: start + sweep * a, to: start + sweep * b, stops.color(at: a + inset),
        stops.color(at: b - inset))
    }
    return mesh
  }
}
