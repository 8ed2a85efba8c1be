internal import OpenChartsCCairo
import OpenChartsDisplayList

/// Draws one symbol on a mask and crops it.
enum MaskPen {
  static func draw(
    _ outline: VectorPath, stroke: Stroke?, scale: Double, transform: Transform, on context: OpaquePointer
  ) {
    cairo.set_antialias(context, CAIRO_ANTIALIAS_GRAY)
    var matrix = transform.cairo
    cairo.set_matrix(context, &matrix)
    cairo.set_source_rgba(context, 0, 0, 0, 1)
    var current = Point.zero
    var i = 0
    for verb in outline.verbs {
      let p = (0..<verb.pointCount).map { k in
        Point(outline.points[i + k].x * scale, outline.points[i + k].y * scale)
      }
      i += verb.pointCount
      guard p.allSatisfy(\.isFinite) else { continue }
      switch verb {
      case .move: cairo.move_to(context, p[0].x, p[0].y)
      case .line: cairo.line_to(context, p[0].x, p[0].y)
      case .quad:
        let q = p[0]
        cairo.curve_to(
          context, current.x + (q.x - current.x) * 2 / 3, current.y + (q.y - current.y) * 2 / 3,
          p[1].x + (q.x - p[1].x) * 2 / 3, p[1].y + (q.y - p[1].y) * 2 / 3, p[1].x, p[1].y)
      case .cubic: cairo.curve_to(context, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y)
      case .close: cairo.close_path(context)
      }
      current = p.last ?? current
    }
    guard let stroke else {
      cairo.fill(context)
      return
    }
    guard stroke.width > 0, stroke.width.isFinite else { return }
    cairo.set_line_width(context, stroke.width)
    cairo.set_line_cap(context, cairo_line_cap_t(rawValue: UInt32(stroke.cap.rawValue)))
    cairo.set_line_join(context, cairo_line_join_t(rawValue: UInt32(stroke.join.rawValue)))
    cairo.set_miter_limit(context, stroke.miterLimit.isFinite ? max(1, stroke.miterLimit) : 10)
    let period = stroke.dash.reduce(0, +)
    if stroke.dash.allSatisfy({ $0 >= 0 }), period * transform.magnification > 0.02, period.isFinite {
      let phase = stroke.dashPhase.isFinite ? stroke.dashPhase : 0
      cairo.set_dash(context, stroke.dash, Int32(stroke.dash.count), phase)
    }
    cairo.stroke(context)
  }

  /// Returns the smallest part of a square mask that contains all covered pixels.
  static func cropped(_ surface: OpaquePointer, side: Int, origin: Int) -> CoverageMask {
    guard let data = cairo.image_surface_get_data(surface) else {
      return CoverageMask(left: 0, top: 0, width: 0, height: 0, bytes: [])
    }
    let stride = Int(cairo.image_surface_get_stride(surface))
    var (left, right, top, bottom) = (side, -1, side, -1)
    for y in 0..<side {
      for x in 0..<side where data[y * stride + x] != 0 {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
      }
    }
    guard right >= left else { return CoverageMask(left: 0, top: 0, width: 0, height: 0, bytes: []) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity((right - left + 1) * (bottom - top + 1))
    for y in top...bottom {
      for x in left...right { bytes.append(data[y * stride + x]) }
    }
    return CoverageMask(
      left: left - origin, top: top - origin, width: right - left + 1, height: bottom - top + 1, bytes: bytes)
  }
}
