import OpenChartsDisplayList

/// Linear interpolation, extrapolated for `t` outside 0...1.
@inline(__always) func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

@inline(__always) func clamped(_ t: Double) -> Double { min(max(t, 0), 1) }

@inline(__always) func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
  Point(mix(a.x, b.x, t), mix(a.y, b.y, t))
}

/// Lengths are clamped to 0.
@inline(__always) func mix(_ a: Rect, _ b: Rect, _ t: Double) -> Rect {
  Rect(
    x: mix(a.x, b.x, t), y: mix(a.y, b.y, t), width: max(mix(a.width, b.width, t), 0),
    height: max(mix(a.height, b.height, t), 0))
}

/// A fully transparent colour contributes its opacity only.
func mix(_ a: RGBA, _ b: RGBA, _ t: Double) -> RGBA {
  let t = clamped(t)
  if a.a == 0 { return RGBA(b.r, b.g, b.b, b.a * t) }
  if b.a == 0 { return RGBA(a.r, a.g, a.b, a.a * (1 - t)) }
  return a.mixed(with: b, by: t)
}

/// Rotations turn around their common centre, the shorter way; other transforms are interpolated entry by entry.
func mix(_ a: Transform, _ b: Transform, _ t: Double) -> Transform {
  guard a != b else { return b }
  if let rotation = Rotation(a, b) { return rotation.transform(at: t) }
  return Transform(
    a: mix(a.a, b.a, t), b: mix(a.b, b.b, t), c: mix(a.c, b.c, t), d: mix(a.d, b.d, t),
    tx: mix(a.tx, b.tx, t), ty: mix(a.ty, b.ty, t))
}

func mix(_ a: CornerRadii, _ b: CornerRadii, _ t: Double) -> CornerRadii {
  guard a != b else { return b }
  return CornerRadii(
    topLeft: max(mix(a.topLeft, b.topLeft, t), 0), topRight: max(mix(a.topRight, b.topRight, t), 0),
    bottomRight: max(mix(a.bottomRight, b.bottomRight, t), 0),
    bottomLeft: max(mix(a.bottomLeft, b.bottomLeft, t), 0))
}

/// Returns a brush of the kind of `b`. A plain colour is interpolated with a gradient stop by stop; other
/// combinations change halfway.
func mix(_ a: Brush, _ b: Brush, _ t: Double) -> Brush {
  guard a != b else { return b }
  func stops(_ x: [GradientStop], _ y: [GradientStop]) -> [GradientStop]? {
    guard x.count == y.count else { return nil }
    return zip(x, y).map {
      GradientStop(mix($0.location, $1.location, clamped(t)), mix($0.color, $1.color, t))
    }
  }
  switch (a, b) {
  case (.color(let x), .color(let y)): return .color(mix(x, y, t))
  case (.color(let x), .linear), (.color(let x), .radial), (.color(let x), .elliptical),
    (.color(let x), .angular):
    return b.mapColors { mix(x, $0, t) }
  case (.linear, .color(let y)), (.radial, .color(let y)), (.elliptical, .color(let y)),
    (.angular, .color(let y)):
    return a.mapColors { mix($0, y, t) }
  case (.linear(let x, let s, let e), .linear(let y, let s2, let e2)):
    if let both = stops(x, y) { return .linear(both, start: mix(s, s2, t), end: mix(e, e2, t)) }
  case (.radial(let x, let c, let i, let o), .radial(let y, let c2, let i2, let o2)):
    if let both = stops(x, y) {
      return .radial(
        both, center: mix(c, c2, t), startRadius: max(mix(i, i2, t), 0), endRadius: max(mix(o, o2, t), 0))
    }
  case (.elliptical(let x, let c, let i, let o), .elliptical(let y, let c2, let i2, let o2)):
    if let both = stops(x, y) {
      return .elliptical(
        both, center: mix(c, c2, t), startFraction: max(mix(i, i2, t), 0), endFraction: max(mix(o, o2, t), 0))
    }
  case (.angular(let x, let c, let i, let o), .angular(let y, let c2, let i2, let o2)):
    if let both = stops(x, y) {
      return .angular(both, center: mix(c, c2, t), startAngle: mix(i, i2, t), endAngle: mix(o, o2, t))
    }
  case (.pattern(let x), .pattern(var y)):
    if x.motif == y.motif {
      y.ink = mix(x.ink, y.ink, t)
      y.scale = max(mix(x.scale, y.scale, clamped(t)), 0.1)
      return .pattern(y)
    }
  default: break
  }
  return t < 0.5 ? a : b
}

/// A brush that is `nil` on one side fades.
func mix(_ a: Brush?, _ b: Brush?, _ t: Double) -> Brush? {
  switch (a, b) {
  case (nil, nil): nil
  case (let a?, nil): a.multiplyingAlpha(by: 1 - clamped(t))
  case (nil, let b?): b.multiplyingAlpha(by: clamped(t))
  case (let a?, let b?): mix(a, b, t)
  }
}

func mix(_ a: Stroke, _ b: Stroke, _ t: Double) -> Stroke {
  guard a != b else { return b }
  var stroke = b
  stroke.width = max(mix(a.width, b.width, t), 0)
  if a.dash.count == b.dash.count {
    stroke.dash = zip(a.dash, b.dash).map { max(mix($0, $1, t), 0) }
    stroke.dashPhase = mix(a.dashPhase, b.dashPhase, t)
  } else if t < 0.5 {
    (stroke.dash, stroke.dashPhase) = (a.dash, a.dashPhase)
  }
  return stroke
}

func mix(_ a: PathItem.Line?, _ b: PathItem.Line?, _ t: Double) -> PathItem.Line? {
  switch (a, b) {
  case (nil, nil): nil
  case (let a?, nil): PathItem.Line(a.stroke, a.brush.multiplyingAlpha(by: 1 - clamped(t)))
  case (nil, let b?): PathItem.Line(b.stroke, b.brush.multiplyingAlpha(by: clamped(t)))
  case (let a?, let b?): PathItem.Line(mix(a.stroke, b.stroke, t), mix(a.brush, b.brush, t))
  }
}

/// Interpolates the rectangle of a gradient. If one side has none, returns `b`.
func mix(_ a: Rect?, _ b: Rect?, _ t: Double) -> Rect? {
  guard let a, let b else { return b }
  return mix(a, b, t)
}

func mix(_ a: GroupItem.Shadow?, _ b: GroupItem.Shadow?, _ t: Double) -> GroupItem.Shadow? {
  guard a != b, var shadow = b ?? a else { return b }
  let (x, y) = (a ?? shadow, b ?? shadow)
  shadow.color = mix(
    a == nil ? x.color.multiplyingAlpha(by: 0) : x.color,
    b == nil ? y.color.multiplyingAlpha(by: 0) : y.color, t)
  shadow.radius = max(mix(x.radius, y.radius, t), 0)
  (shadow.x, shadow.y) = (mix(x.x, y.x, t), mix(x.y, y.y, t))
  return shadow
}

/// Interpolates position, size and colours of two runs with the same text.
func mix(_ a: TextRun, _ b: TextRun, _ t: Double) -> TextRun {
  var run = b
  run.origin = mix(a.origin, b.origin, t)
  if a.span.color != b.span.color { run.span.color = mix(a.span.color, b.span.color, t) }
  guard a.span.font.size != b.span.font.size, b.span.font.size > 0 else { return run }
  let factor = max(mix(a.span.font.size, b.span.font.size, t), 0.1) / b.span.font.size
  run.span.font.size *= factor
  run.width *= factor
  run.ascent *= factor
  run.descent *= factor
  for i in run.glyphRuns.indices {
    run.glyphRuns[i].size *= factor
    for k in run.glyphRuns[i].positions.indices {
      run.glyphRuns[i].positions[k].x *= factor
      run.glyphRuns[i].positions[k].y *= factor
    }
  }
  return run
}

extension PathItem.Line {
  func multiplyingAlpha(by factor: Double) -> PathItem.Line {
    PathItem.Line(stroke, brush.multiplyingAlpha(by: factor))
  }
}

extension DisplayItem {
  /// Returns the item with its opacity multiplied; `nil` at zero opacity.
  func faded(_ opacity: Double) -> DisplayItem? {
    let opacity = clamped(opacity)
    guard opacity > 0 else { return nil }
    guard opacity < 1 else { return self }
    switch self {
    case .path(var item):
      item.fill = item.fill?.multiplyingAlpha(by: opacity)
      item.line = item.line?.multiplyingAlpha(by: opacity)
      return .path(item)
    case .rects(var batch):
      batch.fill = batch.fill.multiplyingAlpha(by: opacity)
      return .rects(batch)
    case .symbols(var batch):
      batch.fill = batch.fill?.multiplyingAlpha(by: opacity)
      batch.line = batch.line?.multiplyingAlpha(by: opacity)
      return .symbols(batch)
    case .scene(let scene): return .scene(scene.mapColors { $0.multiplyingAlpha(by: opacity) })
    case .text(var run):
      run.span.color = run.span.color.multiplyingAlpha(by: opacity)
      for i in run.span.lines.indices {
        run.span.lines[i].color = run.span.lines[i].color.multiplyingAlpha(by: opacity)
      }
      return .text(run)
    case .image:
      var group = GroupItem([self])
      group.opacity = opacity
      return .group(group)
    case .group(var group):
      group.opacity *= opacity
      return .group(group)
    }
  }

  /// Returns the item moved by points.
  func moved(_ x: Double, _ y: Double) -> DisplayItem {
    guard x != 0 || y != 0 else { return self }
    switch self {
    case .text(var run):
      run.origin = run.origin + Point(x, y)
      return .text(run)
    case .group(var group):
      group.transform = group.transform.then(.translation(x, y))
      return .group(group)
    case .path, .rects, .symbols, .scene, .image:
      var group = GroupItem([self])
      group.transform = .translation(x, y)
      return .group(group)
    }
  }
}
