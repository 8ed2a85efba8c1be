import OpenChartsDisplayList

/// An animation of grid lines or ticks. Lines in both pictures slide; the others slide and fade.
struct GuideLinesStep: Step {
  struct Line {
    var from: (Point, Point)
    var to: (Point, Point)
    /// Positions from the start of the axis.
    var along: (from: Double, to: Double)
    var presence: Presence
    var style: Int
  }

  var lines: [Line]
  var styles: [(from: PathItem.Line?, to: PathItem.Line?)]
  /// The lengths of the axis.
  var lengths: (from: Double, to: Double)

  func draw(at t: Double, into items: inout [DisplayItem]) {
    // Lines with the same style and opacity form one path, about three for most axes.
    var paths: [(style: Int, opacity: Double, path: VectorPath)] = []
    let length = mix(lengths.from, lengths.to, t)
    for line in lines {
      var opacity = line.presence.opacity(at: t)
      if line.presence != .stays {
        opacity *= FadingStep.visibility(mix(line.along.from, line.along.to, t), length)
      }
      guard opacity > 0 else { continue }
      let existing = paths.lastIndex { $0.style == line.style && $0.opacity == opacity }
      if existing == nil { paths.append((line.style, opacity, VectorPath())) }
      let index = existing ?? paths.count - 1
      paths[index].path.move(to: mix(line.from.0, line.to.0, t))
      paths[index].path.line(to: mix(line.from.1, line.to.1, t))
    }
    for (style, opacity, path) in paths {
      let line =
        styles[style].from == nil || styles[style].to == nil
        ? styles[style].to ?? styles[style].from : mix(styles[style].from, styles[style].to, t)
      if let item = DisplayItem.path(PathItem(path, line: line)).faded(opacity) { items.append(item) }
    }
  }
}

/// The straight lines of guides in one picture, by axis.
struct GuideLines {
  struct Line {
    var a: Point
    var b: Point
    var style: PathItem.Line
  }

  private(set) var x: [Line] = []
  private(set) var y: [Line] = []
  /// All other items.
  private(set) var rest: [DisplayItem] = []

  init(_ items: [DisplayItem]) {
    for item in items {
      guard case .path(let path) = item, path.fill == nil, path.id == nil, let style = path.line,
        let lines = Self.lines(of: path.path, style)
      else {
        rest.append(item)
        continue
      }
      if lines.isVertical { x += lines.all } else { y += lines.all }
    }
  }

  private static func lines(of path: VectorPath, _ style: PathItem.Line) -> (isVertical: Bool, all: [Line])? {
    guard path.points.count >= 2, path.verbs.count == path.points.count, path.verbs.count % 2 == 0 else {
      return nil
    }
    var all: [Line] = []
    var (isVertical, isHorizontal) = (true, true)
    for i in stride(from: 0, to: path.verbs.count, by: 2) {
      guard path.verbs[i] == .move, path.verbs[i + 1] == .line else { return nil }
      let (a, b) = (path.points[i], path.points[i + 1])
      isVertical = isVertical && a.x == b.x
      isHorizontal = isHorizontal && a.y == b.y
      all.append(Line(a: a, b: b, style: style))
    }
    return isVertical ? (true, all) : isHorizontal ? (false, all) : nil
  }
}

/// Pairs the guides of one chart in two pictures.
struct GuidePairing {
  let chart: ChartPair
  /// The origins of the items' coordinates in each picture.
  let origins: (from: Point, to: Point)

  /// Pairs grid lines and ticks. `rest` contains all other items, which the general rules pair.
  func lines(_ old: [DisplayItem], _ new: [DisplayItem]) -> (
    steps: [any Step], rest: (from: [DisplayItem], to: [DisplayItem])
  ) {
    let (a, b) = (GuideLines(old), GuideLines(new))
    var steps: [any Step] = []
    for (isX, from, to) in [(true, a.x, b.x), (false, a.y, b.y)] where !from.isEmpty || !to.isEmpty {
      steps.append(step(isX, from, to))
    }
    return (steps, (a.rest, b.rest))
  }

  private func map(_ isX: Bool) -> AxisMap { isX ? chart.x : chart.y }

  /// Offsets from item positions to positions from the plot's start.
  private func shifts(_ isX: Bool) -> (from: Double, to: Double) {
    let (a, b) = (origins.from - chart.from.origin, origins.to - chart.to.origin)
    return isX ? (a.x, b.x) : (a.y, b.y)
  }

  private func step(_ isX: Bool, _ old: [GuideLines.Line], _ new: [GuideLines.Line]) -> GuideLinesStep {
    let map = map(isX)
    let shift = shifts(isX)
    func position(_ line: GuideLines.Line) -> Double { isX ? line.a.x : line.a.y }
    func moved(_ line: GuideLines.Line, to position: Double, like other: GuideLines.Line?) -> (Point, Point) {
      let like = other ?? line
      return isX
        ? (Point(position, like.a.y), Point(position, like.b.y))
        : (Point(like.a.x, position), Point(like.b.x, position))
    }
    var styles: [(from: PathItem.Line?, to: PathItem.Line?)] = []
    func style(_ from: PathItem.Line?, _ to: PathItem.Line?) -> Int {
      if let existing = styles.lastIndex(where: { $0.from == from && $0.to == to }) { return existing }
      styles.append((from, to))
      return styles.count - 1
    }
    let partners = partners(isX, old.map { position($0) + shift.from }, new.map { position($0) + shift.to })
    var stays = Set<Int>()
    var lines: [GuideLinesStep.Line] = []
    for (j, line) in new.enumerated() {
      if let i = partners[j] {
        stays.insert(i)
        lines.append(
          GuideLinesStep.Line(
            from: (old[i].a, old[i].b), to: (line.a, line.b),
            along: (position(old[i]) + shift.from, position(line) + shift.to), presence: .stays,
            style: style(old[i].style, line.style)))
      } else {
        let along = position(line) + shift.to
        let before = map.old(along) ?? along
        lines.append(
          GuideLinesStep.Line(
            from: moved(line, to: before - shift.from, like: old.first), to: (line.a, line.b),
            along: (before, along), presence: .comes, style: style(nil, line.style)))
      }
    }
    for (i, line) in old.enumerated() where !stays.contains(i) {
      let along = position(line) + shift.from
      let after = map.new(along) ?? along
      lines.append(
        GuideLinesStep.Line(
          from: (line.a, line.b), to: moved(line, to: after - shift.to, like: new.first),
          along: (along, after),
          presence: .goes, style: style(line.style, nil)))
    }
    return GuideLinesStep(lines: lines, styles: styles, lengths: map.lengths)
  }

  /// Returns, for each line of the new picture, the old line with the same value or category.
  private func partners(_ isX: Bool, _ old: [Double], _ new: [Double]) -> [Int?] {
    let map = map(isX)
    if map.isKnown {
      let order = old.indices.sorted { old[$0] < old[$1] }
      return new.map { position in
        guard let before = map.old(position) else { return nil }
        let next = order.firstIndex { old[$0] >= before - 0.75 }
        return next.flatMap { abs(old[order[$0]] - before) < 0.75 ? order[$0] : nil }
      }
    }
    let names = map.names
    guard !names.from.isEmpty, names.from.count <= old.count, names.to.count <= new.count else {
      return new.indices.map { $0 < old.count ? $0 : nil }
    }
    // There is a line for each category, and one at the end.
    let oldIndices = Dictionary(zip(names.from, old.indices), uniquingKeysWith: { first, _ in first })
    return new.indices.map { j in
      if j < names.to.count { return oldIndices[names.to[j]] }
      let i = names.from.count + j - names.to.count
      return i < old.count ? i : nil
    }
  }

  // MARK: - Labels

  /// Animates the labels of an axis: labels with equal text at equal values slide, the others slide and fade.
  func labels(
    _ old: [DisplayItem], _ new: [DisplayItem], isX: Bool,
    pair: (DisplayItem, DisplayItem) -> any Step
  ) -> [any Step] {
    let map = map(isX)
    let shift = shifts(isX)
    func along(_ item: DisplayItem, _ shift: Double) -> Double {
      let center = item.textCenter ?? .zero
      return (isX ? center.x : center.y) + shift
    }
    // Labels beside the plot are aligned at the edge that is nearer to it.
    let isAfter =
      (new.first?.textFrame?.minX ?? 0) + origins.to.x >= chart.to.origin.x + chart.x.lengths.to / 2
    func across(_ items: [DisplayItem]) -> Double {
      let frames = items.compactMap(\.textFrame)
      if isX { return frames.first?.midY ?? 0 }
      return (isAfter ? frames.map(\.minX).min() : frames.map(\.maxX).max()) ?? 0
    }
    var waiting: [String: [Int]] = [:]
    for (i, item) in old.enumerated() { waiting[item.firstText ?? "", default: []].append(i) }
    var stays = Set<Int>()
    var steps: [any Step] = []
    let drift = old.isEmpty || new.isEmpty ? 0 : across(new) - across(old)
    func move(_ coordinate: Double, _ drift: Double) -> Point {
      isX ? Point(coordinate, drift) : Point(drift, coordinate)
    }
    for item in new {
      let position = along(item, shift.to)
      let candidates = (waiting[item.firstText ?? ""] ?? []).filter { !stays.contains($0) }
      func distance(_ i: Int) -> Double {
        let there = along(old[i], shift.from)
        return abs((map.new(there) ?? there) - position)
      }
      let best = candidates.min { distance($0) < distance($1) }
      if let best, !map.isKnown || distance(best) <= map.tolerance {
        stays.insert(best)
        steps.append(pair(old[best], item))
        continue
      }
      let before = map.old(position)
      steps.append(
        FadingStep(
          item: item, presence: .comes,
          from: before.map { move($0 - shift.from - position + shift.to, -drift) } ?? .zero,
          isExchanged: !map.isKnown,
          along: before.map { ($0, position, (map.lengths.from, map.lengths.to)) }))
    }
    for (i, item) in old.enumerated() where !stays.contains(i) {
      let position = along(item, shift.from)
      let after = map.new(position)
      steps.append(
        FadingStep(
          item: item, presence: .goes,
          to: after.map { move($0 - shift.to - position + shift.from, drift) } ?? .zero,
          isExchanged: !map.isKnown,
          along: after.map { (position, $0, (map.lengths.from, map.lengths.to)) }))
    }
    return steps
  }
}

extension DisplayItem {
  /// The first text in the item.
  var firstText: String? {
    switch self {
    case .text(let run): run.span.string
    case .group(let group): group.children.lazy.compactMap(\.firstText).first
    case .path, .rects, .symbols, .scene, .image: nil
    }
  }

  /// The frame of the first text in the item.
  var textFrame: Rect? {
    switch self {
    case .text(let run): return run.bounds
    case .group(let group):
      guard let frame = group.children.lazy.compactMap(\.textFrame).first else { return nil }
      return Rect(
        from: group.transform.apply(frame.origin), to: group.transform.apply(Point(frame.maxX, frame.maxY)))
    case .path, .rects, .symbols, .scene, .image: return nil
    }
  }

  var textCenter: Point? { textFrame?.center }
}
