import OpenChartsDisplayList

/// Pairs the items of two pictures: charts by identity, other items by role and order.
struct PicturePairing {
  private let charts: (from: [ChartID: PictureChart], to: [ChartID: PictureChart])

  /// The transitions of groups, by role.
  private let transitions: [GroupRole: GroupTransition]
  private let rotations: ChartRotations

  init(
    _ from: DisplayList, _ to: DisplayList, transitions: [GroupRole: GroupTransition] = [:],
    _ rotations: ChartRotations = ChartRotations()
  ) {
    self.transitions = transitions
    self.rotations = rotations
    charts = (Self.charts(of: from), Self.charts(of: to))
  }

  static func charts(of list: DisplayList) -> [ChartID: PictureChart] {
    Dictionary(list.charts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The origins of a level of items in each picture, and its chart.
  struct Level {
    var from = Point.zero
    var to = Point.zero
    var chart: ChartPair?
  }

  // MARK: - Levels

  /// Returns the animations of one level of items, in the order of the new picture. Removed items stay next to their
  /// old neighbours.
  func steps(_ old: [DisplayItem], _ new: [DisplayItem], at level: Level) -> [any Step] {
    var level = level
    let keysA = Self.keys(old, level.chart?.from, level.from)
    let keysB = Self.keys(new, level.chart?.to, level.to)
    var (partners, exchanged) = Self.partners(new, keysB, old, keysA)
    let goes = Set(exchanged.values)
    var next = 0
    var steps: [any Step] = []
    let paired = Set(partners.compactMap { $0 })
    func passOver(until end: Int) {
      while next < end {
        if !paired.contains(next), !goes.contains(next) { steps.append(alone(old[next], .goes)) }
        next += 1
      }
    }
    for (j, item) in new.enumerated() {
      if let i = partners[j] {
        passOver(until: i)
        steps.append(pair(old[i], item, at: &level))
        partners[j] = nil
      } else if let i = exchanged[j] {
        steps += exchange(old[i], item)
      } else if case .group(let group) = item, group.role == .marks, level.chart != nil {
        var empty = group
        empty.children = []
        steps.append(pair(.group(empty), item, at: &level))
      } else {
        steps.append(alone(item, .comes))
      }
    }
    passOver(until: old.count)
    return steps
  }

  /// Returns the old index of each new item, and, by new index, the old texts that new texts replace.
  static func partners(of new: [DisplayItem], in old: [DisplayItem]) -> (same: [Int?], exchanged: [Int: Int])
  {
    partners(new, keys(new, nil, .zero), old, keys(old, nil, .zero))
  }

  private static func partners(
    _ new: [DisplayItem], _ keysB: [Key], _ old: [DisplayItem], _ keysA: [Key]
  ) -> (same: [Int?], exchanged: [Int: Int]) {
    let oldIndices = Dictionary(zip(keysA, old.indices), uniquingKeysWith: { first, _ in first })
    var partners = keysB.map { oldIndices[$0] }
    pairContainers(new, in: old, &partners)
    pairAnnotations(new, in: old, &partners)
    let free = (
      from: Set(old.indices).subtracting(partners.compactMap { $0 }).sorted().filter { old[$0].isText },
      to: new.indices.filter { partners[$0] == nil && new[$0].isText }
    )
    // Different texts at the same positions.
    let exchanged =
      free.from.count == free.to.count
      ? Dictionary(zip(free.to, free.from), uniquingKeysWith: { first, _ in first }) : [:]
    return (partners, exchanged)
  }

  /// Pairs the remaining groups that have the same role and a chart in common. Their other charts may differ.
  private static func pairContainers(_ new: [DisplayItem], in old: [DisplayItem], _ partners: inout [Int?]) {
    var free = Set(old.indices).subtracting(partners.compactMap { $0 }).sorted().compactMap { i in
      container(old[i]).map { (index: i, role: $0.role, charts: $0.charts) }
    }
    for j in new.indices where !free.isEmpty && partners[j] == nil {
      guard let group = container(new[j]),
        let match = free.firstIndex(where: {
          $0.role == group.role && !$0.charts.isDisjoint(with: group.charts)
        })
      else { continue }
      partners[j] = free.remove(at: match).index
    }
  }

  /// Pairs remaining annotations at the same index, if both pictures have equally many. Their nearest marks differ,
  /// such as those near the label of a rule that moves.
  private static func pairAnnotations(_ new: [DisplayItem], in old: [DisplayItem], _ partners: inout [Int?]) {
    let from = old.indices.filter { old[$0].isAnnotation }
    let to = new.indices.filter { new[$0].isAnnotation }
    guard from.count == to.count else { return }
    let taken = Set(partners.compactMap { $0 })
    for (i, j) in zip(from, to) where partners[j] == nil && !taken.contains(i) { partners[j] = i }
  }

  private static func container(_ item: DisplayItem) -> (role: GroupRole?, charts: Set<ChartID>)? {
    guard case .group(let group) = item else { return nil }
    let charts = charts(in: group)
    return charts.isEmpty ? nil : (group.role, charts)
  }

  private func alone(_ item: DisplayItem, _ presence: Presence) -> any Step {
    if case .group(let group) = item, let transition = group.role.flatMap({ transitions[$0] }) {
      return GroupTransitionStep(group: group, transition: transition, comes: presence == .comes)
    }
    return FadingStep(item: item, presence: presence)
  }

  private func exchange(_ a: DisplayItem, _ b: DisplayItem) -> [any Step] {
    let way = (b.textCenter ?? .zero) - (a.textCenter ?? .zero)
    return [
      FadingStep(item: a, presence: .goes, to: way, isExchanged: true),
      FadingStep(item: b, presence: .comes, from: Point(-way.x, -way.y), isExchanged: true),
    ]
  }

  // MARK: - Items

  private func pair(_ a: DisplayItem, _ b: DisplayItem, at level: inout Level) -> any Step {
    switch (a, b) {
    case (.group(let old), .group(let new)): return pair(old, new, at: &level)
    case _ where a == b: return StillStep(item: b)
    case (.path(let old), .path(let new)):
      return PathStep(shape: .aligned(PathAlignment(old.path, new.path)), from: old, to: new)
    case (.text(let old), .text(let new)): return TextStep(from: old, to: new)
    case (.image(let old), .image(let new)): return ImageStep(from: old, to: new)
    case (.rects(var old), .rects(var new)):
      let (from, to) = (old.rects, new.rects)
      guard from.count == to.count else { break }
      (old.rects, new.rects) = ([], [])
      return RectsStep(from: from, to: to, old: old, new: new)
    case (.symbols(var old), .symbols(var new)):
      guard old.centers.count == new.centers.count else { break }
      let (from, to) = (Array(old.centers), Array(new.centers))
      let ones = Array(repeating: 1.0, count: from.count)
      let scales =
        old.scales == new.scales
        ? (new.scales, new.scales)
        : (old.scales.isEmpty ? ones : old.scales, new.scales.isEmpty ? ones : new.scales)
      let outline = SymbolsStep.OutlineMove(old.outline, new.outline)
      (old.centers, old.scales, new.centers, new.scales) = ([], [], [], [])
      return SymbolsStep(from: from, to: to, scales: scales, outline: outline, old: old, new: new)
    default: break
    }
    return BothSteps(steps: [alone(a, .goes), alone(b, .comes)])
  }

  private func pair(_ old: GroupItem, _ new: GroupItem, at level: inout Level) -> any Step {
    if let step = rotations.step(old, new) { return step }
    var inner = level
    inner.from = level.from + Point(old.transform.tx, old.transform.ty)
    inner.to = level.to + Point(new.transform.tx, new.transform.ty)
    if let id = new.role?.chart {
      let pair = charts.from[id].flatMap { old in charts.to[id].map { (old, $0) } }
      // Only a chart that changes needs its values. It also changes if its items are equal but their scale differs.
      let isStill = old == new && pair.map { $0.0.drawn == $0.1.drawn } ?? true
      inner.chart = isStill ? nil : pair.map { ChartPair($0.0, $0.1) }
      // Axes and the legend use the chart of their plot.
      level.chart = inner.chart
    }
    if old == new, inner.chart == nil || !Self.isGuide(new) { return StillStep(item: .group(new)) }
    var (from, to) = (old, new)
    (from.children, to.children) = ([], [])
    var step = GroupStep(from: from, to: to, children: children(old, new, at: inner))
    if let a = old.mask, let b = new.mask, a != b {
      step.mask = steps(a, b, at: Level(from: inner.from, to: inner.to))
    }
    if let a = old.clip, let b = new.clip, a != b { step.clip = .aligned(PathAlignment(a, b)) }
    if new.clip == nil { (step.to.clip, step.to.clipEvenOdd) = (old.clip, old.clipEvenOdd) }
    return step
  }

  private func children(_ old: GroupItem, _ new: GroupItem, at level: Level) -> [any Step] {
    guard let chart = level.chart else { return steps(old.children, new.children, at: level) }
    switch new.role {
    case .grid:
      let guides = GuidePairing(chart: chart, origins: (level.from, level.to))
      let (lines, rest) = guides.lines(old.children, new.children)
      return lines + steps(rest.from, rest.to, at: level)
    case .xAxis, .yAxis:
      let guides = GuidePairing(chart: chart, origins: (level.from, level.to))
      let (lines, rest) = guides.lines(old.children, new.children)
      let isLabel = { (item: DisplayItem) in item.firstText != nil }
      let labels = guides.labels(
        rest.from.filter(isLabel), rest.to.filter(isLabel), isX: new.role == .xAxis
      ) { a, b in
        var level = level
        return pair(a, b, at: &level)
      }
      let others = (rest.from.filter { !isLabel($0) }, rest.to.filter { !isLabel($0) })
      return lines + steps(others.0, others.1, at: level) + labels
    case .marks:
      return MarkSteps.steps(chart, old.children, new.children, origins: (level.from, level.to))
    default: return steps(old.children, new.children, at: level)
    }
  }

  /// Whether the items of a group represent values, so that equal items of two pictures can mean different values.
  private static func isGuide(_ group: GroupItem) -> Bool {
    group.role?.chart != nil || goesByValues(group)
  }

  /// Whether the items of a group are paired by their values instead of their order.
  static func goesByValues(_ group: GroupItem) -> Bool {
    switch group.role {
    case .grid, .xAxis, .yAxis, .marks: true
    default: false
    }
  }

  // MARK: - Keys

  private enum Kind: Hashable {
    case path, rects, symbols, scene
    case group(GroupRole?)
    case text(String)
    case image(RasterImage)
  }

  private struct Key: Hashable {
    var kind: Kind
    /// The text of the legend entry or the key of the annotated mark to which the item belongs.
    var owner: String?
    /// The chart that the group draws, or a part of it.
    var chart: ChartID?
    var occurrence: Int
  }

  private static func keys(_ items: [DisplayItem], _ side: ChartSide?, _ origin: Point) -> [Key] {
    var counts: [Key: Int] = [:]
    var owners = entries(items)
    if let side { for (i, owner) in annotated(items, side, origin) { owners[i] = owner } }
    let charts = charts(items)
    return items.indices.map { i in
      let kind: Kind =
        switch items[i] {
        case .path: .path
        case .rects: .rects
        case .symbols: .symbols
        case .scene: .scene
        case .text(let run): .text(run.span.string)
        case .image(let image): .image(image.image)
        case .group(let group):
          // Ignore the numbers of controls and of 3-D charts, which can change between pictures.
          switch group.role {
          case .control: .group(.control(0))
          case .space: .group(.space(0))
          default: .group(group.role)
          }
        }
      var key = Key(kind: kind, owner: owners[i], chart: charts[i], occurrence: 0)
      counts[key, default: 0] += 1
      key.occurrence = counts[key, default: 0]
      return key
    }
  }

  /// Assigns groups to the chart with the least number that they contain, and axes and the legend to the chart of the
  /// plot before them.
  private static func charts(_ items: [DisplayItem]) -> [ChartID?] {
    var last: ChartID?
    return items.map { item in
      guard case .group(let group) = item else { return nil }
      switch group.role {
      case .xAxis, .yAxis, .zAxis, .legend: return last
      default: break
      }
      if let chart = group.role?.chart { last = chart }
      return charts(in: group).min()
    }
  }

  /// The charts that a group draws, without those inside their plots.
  private static func charts(in group: GroupItem) -> Set<ChartID> {
    if let chart = group.role?.chart { return [chart] }
    switch group.role {
    case .grid, .marks, .layer, .xAxis, .yAxis, .zAxis, .legend: return []
    default: break
    }
    return group.children.reduce(into: []) { charts, child in
      if case .group(let child) = child { charts.formUnion(Self.charts(in: child)) }
    }
  }

  /// Assigns annotations to the nearest marks; if there are very many of both, by index.
  private static func annotated(_ items: [DisplayItem], _ side: ChartSide, _ origin: Point) -> [(Int, String)]
  {
    let annotations: [(Int, Point)] = items.enumerated().compactMap { i, item in
      guard item.isAnnotation, case .group(let group) = item else { return nil }
      return (i, (item.textCenter ?? Point(group.transform.tx, group.transform.ty)) + origin)
    }
    guard !annotations.isEmpty, let values = side.values, annotations.count * values.count <= 100_000 else {
      return []
    }
    return annotations.compactMap { i, center in
      var best: (distance: Double, owner: String)?
      for (s, series) in values.series.enumerated() {
        for (row, frame) in series.frames.enumerated() {
          let x = max(frame.minX - center.x, center.x - frame.maxX, 0)
          let y = max(frame.minY - center.y, center.y - frame.maxY, 0)
          let distance = x * x + y * y
          guard distance < best?.distance ?? .infinity else { continue }
          let key = side.anchors[s][row]
          best = (distance, "\(series.name)\u{0}\(key.position)\u{0}\(key.occurrence)")
        }
      }
      return best.map { (i, $0.owner) }
    }
  }

  /// Assigns swatches to the text that follows, as in legends.
  private static func entries(_ items: [DisplayItem]) -> [String?] {
    var owners = [String?](repeating: nil, count: items.count)
    var words: String?
    for i in items.indices.reversed() {
      switch items[i] {
      case .text(let run): words = run.span.string
      case .symbols, .scene, .path, .rects: owners[i] = words
      case .group(let group):
        if group.role == nil, group.children.count <= 3 { owners[i] = words } else { words = nil }
      case .image: words = nil
      }
    }
    return owners
  }
}

/// Two animations of one item.
private struct BothSteps: Step {
  var steps: [any Step]
  func draw(at t: Double, into items: inout [DisplayItem]) {
    for step in steps { step.draw(at: t, into: &items) }
  }

  func draw(at t: Double, seconds: Double, into items: inout [DisplayItem]) {
    for step in steps { step.draw(at: t, seconds: seconds, into: &items) }
  }
}

extension DisplayItem {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }

  fileprivate var isAnnotation: Bool {
    if case .group(let group) = self { group.role == .annotation } else { false }
  }
}
