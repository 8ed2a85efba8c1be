internal import CCairo
import DisplayList

extension Canvas {
  func draw(_ scene: SceneItem) {
    for part in scene.parts {
      switch part {
      case .faces(let batch): draw(batch)
      case .balls(let batch): for symbols in batch.symbols { draw(symbols) }
      case .lines(let lines): for line in lines { draw(line.item) }
      }
    }
  }

  /// Draws polygons one after another; opaque ones along their edges too, so that no hairline shows between neighbours.
  func draw(_ batch: FaceBatch) {
    cairo.set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo.set_dash(context, nil, 0, 0)
    cairo.set_line_width(context, FaceBatch.seam)
    cairo.set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    for face in 0..<batch.count {
      let color = batch.colors[face]
      let corners = batch[face]
      guard color.a > 0, corners.count > 2,
        corners.allSatisfy({ $0.isFinite && abs($0.x) < 1e6 && abs($0.y) < 1e6 })
      else { continue }
      cairo.set_source_rgba(context, color.r, color.g, color.b, color.a)
      cairo.new_path(context)
      for corner in corners { cairo.line_to(context, corner.x, corner.y) }
      cairo.close_path(context)
      if color.a >= 1 {
        cairo.fill_preserve(context)
        cairo.stroke(context)
      } else {
        cairo.fill(context)
      }
    }
  }
}
