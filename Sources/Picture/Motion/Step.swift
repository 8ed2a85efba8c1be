import DisplayList

/// What becomes of one item on the way, worked out once and drawn for every moment.
protocol Step: Sendable {
  /// Adds the item as it is at a moment; 0 is the old picture, 1 the new one.
  func draw(at t: Double, into items: inout [DisplayItem])
  /// The same, `seconds` after the beginning, for what keeps its own time.
  func draw(at t: Double, seconds: Double, into items: inout [DisplayItem])
}

extension Step {
  func draw(at t: Double, seconds: Double, into items: inout [DisplayItem]) { draw(at: t, into: &items) }
}

/// Whether something is in both pictures, or comes, or goes.
enum Presence: Sendable {
  case stays, comes, goes

  func opacity(at t: Double) -> Double {
    switch self {
    case .stays: 1
    case .comes: clamped(t)
    case .goes: 1 - clamped(t)
    }
  }

  /// What goes is gone before what comes in its place is seen: two words are never one over the other.
  func opacityThrough(at t: Double) -> Double {
    switch self {
    case .stays: 1
    case .comes: clamped(2 * t - 1)
    case .goes: clamped(1 - 2 * t)
    }
  }
}

/// The same in both pictures.
struct StillStep: Step {
  var item: DisplayItem
  func draw(at t: Double, into items: inout [DisplayItem]) { items.append(item) }
}

/// An item of one picture that fades, and moves meanwhile.
struct FadingStep: Step {
  var item: DisplayItem
  var presence: Presence
  /// Where it is at 0 and at 1, in points from where it is drawn.
  var from = Point.zero
  var to = Point.zero
  /// Whether something else is in its place.
  var isExchanged = false
  /// Where it lies along its axis, and how far that reaches: beyond the ends it is not seen.
  var along: (from: Double, to: Double, lengths: (Double, Double))?

  func draw(at t: Double, into items: inout [DisplayItem]) {
    var opacity = isExchanged ? presence.opacityThrough(at: t) : presence.opacity(at: t)
    if let along {
      opacity *= Self.visibility(mix(along.from, along.to, t), mix(along.lengths.0, along.lengths.1, t))
    }
    let way = mix(from, to, t)
    if let item = item.faded(opacity) { items.append(item.moved(way.x, way.y)) }
  }

  /// 1 within an axis, falling to 0 over a few points beyond its ends.
  static func visibility(_ place: Double, _ length: Double) -> Double {
    clamped(1.1 - max(-place, place - length) / 10)
  }
}

/// Text that says the same in both pictures.
struct TextStep: Step {
  var from: TextRun
  var to: TextRun
  func draw(at t: Double, into items: inout [DisplayItem]) { items.append(.text(mix(from, to, t))) }
}

/// A picture of pixels that moves.
struct ImageStep: Step {
  var from: ImageItem
  var to: ImageItem
  func draw(at t: Double, into items: inout [DisplayItem]) {
    var item = to
    item.rect = mix(from.rect, to.rect, t)
    items.append(.image(item))
  }
}

/// How an outline changes.
enum ShapeMove: Sendable {
  case aligned(PathAlignment)
  case sector(SectorShape, SectorShape)

  func path(at t: Double) -> VectorPath {
    switch self {
    case .aligned(let alignment): return alignment.path(at: t)
    case .sector(let a, let b):
      var shape = SectorShape(
        center: mix(a.center, b.center, t), inner: max(mix(a.inner, b.inner, t), 0),
        outer: max(mix(a.outer, b.outer, t), 0), start: mix(a.start, b.start, t), end: mix(a.end, b.end, t))
      shape.inset = max(mix(a.inset, b.inset, t), 0)
      shape.cornerRadius = max(mix(a.cornerRadius, b.cornerRadius, t), 0)
      return shape.outline
    }
  }
}

/// A path that changes its outline and its looks.
struct PathStep: Step {
  var shape: ShapeMove
  var from: PathItem
  var to: PathItem
  var presence = Presence.stays

  func draw(at t: Double, into items: inout [DisplayItem]) {
    var item = to
    item.path = shape.path(at: t)
    guard !item.path.isEmpty else { return }
    if from.fill != to.fill { item.fill = mix(from.fill, to.fill, t) }
    if from.line != to.line { item.line = mix(from.line, to.line, t) }
    item.brushBounds = mix(from.brushBounds, to.brushBounds, t)
    if let item = DisplayItem.path(item).faded(presence.opacity(at: t)) { items.append(item) }
  }
}

/// A group whose children change, and itself.
struct GroupStep: Step {
  var from: GroupItem
  var to: GroupItem
  var children: [any Step]
  var mask: [any Step]?
  var clip: ShapeMove?

  func draw(at t: Double, into items: inout [DisplayItem]) { draw(at: t, seconds: .infinity, into: &items) }

  func draw(at t: Double, seconds: Double, into items: inout [DisplayItem]) {
    var group = to
    group.children = []
    for child in children { child.draw(at: t, seconds: seconds, into: &group.children) }
    guard !group.children.isEmpty else { return }
    group.transform = mix(from.transform, to.transform, t)
    group.opacity = clamped(mix(from.opacity, to.opacity, t))
    group.blur = max(mix(from.blur, to.blur, t), 0)
    group.shadow = mix(from.shadow, to.shadow, t)
    if let clip { group.clip = clip.path(at: t) }
    if let mask {
      var shapes: [DisplayItem] = []
      for step in mask { step.draw(at: t, into: &shapes) }
      group.mask = shapes
    }
    items.append(.group(group))
  }
}
