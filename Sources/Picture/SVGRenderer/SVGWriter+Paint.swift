import OpenChartsDisplayList

/// Colours, gradients and lines.
extension SVGWriter {
  /// Writes the attributes of fill and stroke. Gradients are relative to `bounds`, or to each shape's own box if it is
  /// `nil`.
  mutating func writeStyle(
    fill: Brush?, line: PathItem.Line?, evenOdd: Bool = false, bounds: Rect? = nil, hasJoins: Bool = true
  ) {
    if let fill {
      writeBrush(" fill=\"", opacity: " fill-opacity=\"", fill, bounds: bounds)
      if evenOdd { body.append(" fill-rule=\"evenodd\"") }
    } else {
      body.append(" fill=\"none\"")
    }
    guard let line, line.stroke.width > 0 else { return }
    writeBrush(" stroke=\"", opacity: " stroke-opacity=\"", line.brush, bounds: bounds)
    writeStroke(line.stroke, hasJoins: hasJoins)
  }

  private mutating func writeBrush(
    _ attribute: StaticString, opacity: StaticString, _ brush: Brush, bounds: Rect?
  ) {
    if case .color(let color) = brush {
      body.append(paint: attribute, opacity: opacity, color)
      return
    }
    guard let number = definitionNumber(brush, bounds: bounds) else {
      body.append(paint: attribute, opacity: opacity, brush.representativeColor)
      return
    }
    body.append(attribute)
    body.append("url(#", identifier: number, ")\"")
  }

  private mutating func writeStroke(_ stroke: Stroke, hasJoins: Bool) {
    if stroke.width != 1 {
      body.append(" stroke-width=\"", length: stroke.width, "\"")
    }
    switch stroke.cap {
    case .butt: break
    case .round: body.append(" stroke-linecap=\"round\"")
    case .square: body.append(" stroke-linecap=\"square\"")
    }
    if hasJoins {
      switch stroke.join {
      case .miter:
        if stroke.miterLimit != 4 {
          body.append(" stroke-miterlimit=\"", factor: max(stroke.miterLimit, 1), "\"")
        }
      case .round: body.append(" stroke-linejoin=\"round\"")
      case .bevel: body.append(" stroke-linejoin=\"bevel\"")
      }
    }
    // A dash with only zeros is a solid line.
    guard stroke.dash.contains(where: { $0 > 0 }) else { return }
    body.append(" stroke-dasharray=\"")
    for (i, length) in stroke.dash.enumerated() {
      if i > 0 { body.append(" ") }
      body.append(length: max(length, 0))
    }
    body.append("\"")
    if stroke.dashPhase != 0 {
      body.append(" stroke-dashoffset=\"", length: stroke.dashPhase, "\"")
    }
  }

  /// Returns the number of a gradient's or pattern's definition; `nil` for plain colours and angular gradients.
  private mutating func definitionNumber(_ brush: Brush, bounds: Rect?) -> Int? {
    switch brush {
    case .color, .angular: return nil
    case .pattern(let pattern): return patternNumber(pattern)
    case .tiles(let tile): return tileNumber(tile, bounds: bounds)
    case .linear(let stops, let start, let end):
      guard !stops.isEmpty, start.isFinite, end.isFinite else { return nil }
      let (number, isNew) = definitions.number(for: .gradient(brush, bounds: bounds))
      guard isNew else { return number }
      let (a, b) = (Self.resolve(start, in: bounds), Self.resolve(end, in: bounds))
      definitions.buffer.append("<linearGradient id=\"", identifier: number, "\"")
      if bounds != nil { definitions.buffer.append(" gradientUnits=\"userSpaceOnUse\"") }
      definitions.buffer.append(" x1=\"", a.x, bounds == nil)
      definitions.buffer.append(" y1=\"", a.y, bounds == nil)
      definitions.buffer.append(" x2=\"", b.x, bounds == nil)
      definitions.buffer.append(" y2=\"", b.y, bounds == nil)
      definitions.buffer.append(">")
      writeStops(stops, from: 0, to: 1)
      definitions.buffer.append("</linearGradient>")
      return number
    case .radial(let stops, let center, let start, let end),
      .elliptical(let stops, let center, let start, let end):
      guard !stops.isEmpty, center.isFinite, start.isFinite, end.isFinite, max(start, end) > 0 else {
        return nil
      }
      let (number, isNew) = definitions.number(for: .gradient(brush, bounds: bounds))
      guard isNew else { return number }
      writeRadial(number, brush, stops, center: center, start: max(start, 0), end: max(end, 0), in: bounds)
      return number
    }
  }

  private mutating func writeRadial(
    _ number: Int, _ brush: Brush, _ stops: [GradientStop], center: Point, start: Double, end: Double,
    in bounds: Rect?
  ) {
    var isStretched = false
    if case .elliptical = brush { isStretched = true }
    let isUnit = bounds == nil || isStretched
    let c = isUnit ? center : Self.resolve(center, in: bounds)
    let radius = max(start, end)
    definitions.buffer.append("<radialGradient id=\"", identifier: number, "\"")
    if let bounds {
      definitions.buffer.append(" gradientUnits=\"userSpaceOnUse\"")
      if isStretched {
        definitions.buffer.append(" gradientTransform=\"matrix(", length: bounds.width)
        definitions.buffer.append(" 0 0 ", length: bounds.height)
        definitions.buffer.append(" ", length: bounds.minX)
        definitions.buffer.append(" ", length: bounds.minY, ")\"")
      }
    }
    definitions.buffer.append(" cx=\"", c.x, isUnit)
    definitions.buffer.append(" cy=\"", c.y, isUnit)
    definitions.buffer.append(" r=\"", radius, isUnit)
    definitions.buffer.append(">")
    // Scaled stops replace the inner radius, because some viewers do not support `fr`.
    writeStops(stops, from: start / radius, to: end / radius)
    definitions.buffer.append("</radialGradient>")
  }

  private mutating func writeStops(_ stops: [GradientStop], from first: Double, to last: Double) {
    var stops = stops.drawn.map { GradientStop(first + $0.location * (last - first), $0.color) }
    if last < first { stops.reverse() }
    for stop in stops {
      definitions.buffer.append("<stop offset=\"", factor: stop.location, "\"")
      definitions.buffer.append(paint: " stop-color=\"", opacity: " stop-opacity=\"", stop.color)
      definitions.buffer.append("/>")
    }
  }

  private static func resolve(_ p: Point, in bounds: Rect?) -> Point {
    guard let bounds else { return p }
    return Point(bounds.minX + p.x * bounds.width, bounds.minY + p.y * bounds.height)
  }
}

extension Brush {
  /// Whether the gradient looks correct in units of each shape's own box. A slanted line would be skewed, and radii
  /// in points would be stretched.
  var isExactInShapeUnits: Bool {
    switch self {
    case .color, .elliptical, .pattern: true
    case .linear(_, let start, let end): start.x == end.x || start.y == end.y
    case .radial, .angular, .tiles: false
    }
  }
}

extension ByteBuffer {
  /// Appends a colour attribute, and an opacity attribute if the opacity is less than 1.
  mutating func append(paint attribute: StaticString, opacity: StaticString, _ color: RGBA) {
    func byte(_ component: Double) -> Int {
      component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
    }
    let parts = [byte(color.r), byte(color.g), byte(color.b)]
    let digits = Array("0123456789abcdef".utf8)
    append(attribute)
    append("#")
    let isShort = parts.allSatisfy { $0 % 17 == 0 }
    for part in parts {
      append(byte: digits[part / 16])
      if !isShort { append(byte: digits[part % 16]) }
    }
    append("\"")
    if color.a < 1 {
      append(opacity)
      append(factor: max(color.a, 0))
      append("\"")
    }
  }

  /// Appends an attribute: a fraction of a box with four decimals, or a length.
  fileprivate mutating func append(_ attribute: StaticString, _ value: Double, _ isShare: Bool) {
    append(attribute)
    if isShare { append(factor: value, decimals: 4) } else { append(length: value) }
    append("\"")
  }
}
