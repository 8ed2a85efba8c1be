import OpenChartsDisplayList

/// The animation of one item, computed once and drawn at any time.
protocol Step: Sendable {
  /// Appends the item at a progress; 0 is the old picture, 1 the new one.
  func draw(at t: Double, into items: inout [DisplayItem])
  /// Like `draw(at:into:)`, with the seconds since the start for animations that have their own progress.
  func draw(at t: Double, seconds: Double, into items: inout [DisplayItem])
}

extension Step {
  func draw(at t: Double, seconds: Double, into items: inout [DisplayItem]) { draw(at: t, into: &items) }
}

/// Whether an item is in both pictures, inserted or removed.
enum Presence: Sendable {
  case stays, comes, goes

  func opacity(at t: Double) -> Double {
    switch self {
    case .stays: 1
    case .comes: clamped(t)
    case .goes: 1 - clamped(t)
    }
  }

  /// The opacity for an exchange: the removed item has vanished before the inserted one appears, so that two texts
  /// never overlap.
  func opacityThrough(at t: Double) -> Double {
    switch self {
    case .stays: 1
    case .comes: clamped(2 * t - 1)
    case .goes: clamped(1 - 2 * t)
    }
  }
}

/// An item that is equal in both pictures.
struct StillStep: Step {
  var item: DisplayItem
  func draw(at t: Double, into items: inout [DisplayItem]) { items.append(item) }
}

/// An item of one picture that fades and moves.
struct FadingStep: Step {
  var item: DisplayItem
  var presence: Presence
  /// Its offset at 0 and at 1, in points from its drawn position.
  var from = Point.zero
  var to = Point.zero
  /// Whether another item replaces it.
  var isExchanged = false
  /// Its position on the axis and the axis' length; it is hidden beyond the ends.
  var along: (from: Double, to: Double, lengths: (Double, Double))?

  func draw(at t: Double, into items: inout [DisplayItem]) {
    var opacity = isExchanged ? presence.opacityThrough(at: t) : presence.opacity(at: t)
    if let along {
      opacity *= Self.visibility(mix(along.from, along.to, t), mix(along.lengths.0, along.lengths.1, t))
    }
    let way = mix(from, to, t)
    if let item = item.faded(opacity) { items.append(item.moved(way.x, way.y)) }
  }

  /// 1 within the axis, falling to 0 within a few points beyond its ends.
  static func visibility(_ position: Double, _ length: Double) -> Double {
    clamped(1.1 - max(-position, position - length) / 10)
  }
}

/// A text that is equal in both pictures.
struct TextStep: Step {
  var from: TextRun
  var to: TextRun
  func draw(at t: Double, into items: inout [DisplayItem]) { items.append(.text(mix(from, to, t))) }
}

/// A pixel image that moves.
struct ImageStep: Step {
  var from: ImageItem
  var to: ImageItem
  func draw(at t: Double, into items: inout [DisplayItem]) {
    var item = to
    item.rect = mix(from.rect, to.rect, t)
    items.append(.image(item))
  }
}

/// A change of an outline.
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

/// A path that changes its outline and its style.
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

/// A group that changes, with its children.
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
