import Foundation
import OpenChartsDisplayList

/// Angular gradients, which SVG does not have, as wedges of plain colour clipped to the shape.
extension SVGWriter {
  /// The largest angle of a wedge: 3 degrees, in radians.
  private static let wedgeAngle = Double.pi / 60

  mutating func writeAngular(_ item: PathItem) {
    guard let shapeBounds = item.path.controlBounds, shapeBounds.isFinite else { return }
    let bounds = item.brushBounds ?? shapeBounds
    if item.id != nil {
      body.append("<g")
      writeIdentity(item.id)
      body.append(">")
    }
    if case .angular(let stops, let center, let start, let end)? = item.fill {
      body.append("<g")
      writeReference(" clip-path=\"url(#", clipNumber(item.path, evenOdd: item.evenOdd))
      body.append(">")
      writeWedges(stops, center: center, start: start, end: end, bounds: bounds, reach: shapeBounds)
      body.append("</g>")
    } else if let fill = item.fill {
      write(PathItem(item.path, fill: fill, brushBounds: bounds))
    }
    if let line = item.line, case .angular(let stops, let center, let start, let end) = line.brush {
      let stencil = PathItem(item.path, line: PathItem.Line(line.stroke, .color(.black)))
      body.append("<g")
      writeReference(" mask=\"url(#", maskNumber([.path(stencil)]))
      body.append(">")
      let margin = line.stroke.width * max(line.stroke.miterLimit, 1)
      writeWedges(
        stops, center: center, start: start, end: end, bounds: bounds,
        reach: shapeBounds.inset(x: -margin, y: -margin))
      body.append("</g>")
    } else if let line = item.line {
      write(PathItem(item.path, line: line, brushBounds: bounds))
    }
    if item.id != nil { body.append("</g>") }
  }

  private mutating func writeWedges(
    _ stops: [GradientStop], center: Point, start: Double, end: Double, bounds: Rect, reach: Rect
  ) {
    let stops = stops.drawn
    guard let first = stops.first, let last = stops.last, start.isFinite, end.isFinite else { return }
    let c = Point(bounds.minX + center.x * bounds.width, bounds.minY + center.y * bounds.height)
    guard c.isFinite else { return }
    let sweep = min(max(end - start, -2 * .pi), 2 * .pi)
    // If the gradient does not cover the full circle, each end colour covers half of the rest.
    let rest = (2 * .pi - abs(sweep)) / 2 * (sweep < 0 ? -1 : 1)
    var colors: [(angle: Double, color: RGBA)] = [(start - rest, first.color)]
    for stop in stops { colors.append((start + stop.location * sweep, stop.color)) }
    colors.append((start + sweep + rest, last.color))

    let farX = max(abs(reach.minX - c.x), abs(reach.maxX - c.x))
    let farY = max(abs(reach.minY - c.y), abs(reach.maxY - c.y))
    // A radius that is 50 % larger covers what the chords cut off.
    let radius = (farX * farX + farY * farY).squareRoot() * 1.5 + 1
    // Antialiased neighbours would let the background show through. Opaque wedges therefore overlap, on a background
    // of the last colour; translucent wedges have hard edges.
    let isOpaque = stops.allSatisfy { $0.color.a >= 1 }
    let overlap = isOpaque ? 0.01 * (sweep < 0 ? -1 : 1) : 0
    if isOpaque {
      body.append("<g>")
      write(PathItem(VectorPath(reach), fill: .color(last.color)))
    } else {
      body.append("<g shape-rendering=\"crispEdges\">")
    }
    let finish = start + sweep + rest
    for (a, b) in zip(colors, colors.dropFirst()) where a.angle != b.angle {
      let isPlain = a.color == b.color
      let largest = isPlain ? Double.pi / 4 : Self.wedgeAngle
      let count = max(1, Int((abs(b.angle - a.angle) / largest).rounded(.up)))
      for i in 0..<count {
        let from = a.angle + (b.angle - a.angle) * Double(i) / Double(count)
        var to = a.angle + (b.angle - a.angle) * Double(i + 1) / Double(count)
        if abs(finish - to) > 1e-9 { to += overlap }
        var wedge = VectorPath()
        wedge.move(to: c)
        wedge.line(to: Point(c.x + radius * cos(from), c.y + radius * sin(from)))
        wedge.line(to: Point(c.x + radius * cos(to), c.y + radius * sin(to)))
        wedge.close()
        let color = a.color.mixed(with: b.color, by: (Double(i) + 0.5) / Double(count))
        write(PathItem(wedge, fill: .color(color)))
      }
    }
    body.append("</g>")
  }
}
