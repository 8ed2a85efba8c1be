import OpenChartsDisplayList

/// Animates the marks of a chart: marks in both pictures move, new ones grow, removed ones shrink.
struct MarkSteps {
  private let chart: ChartPair
  private let index: MarkIndex
  private var keys: DrawnKeys
  private let growth: MarkGrowth
  /// The origins of the plots' content in each picture.
  private let origins: (from: Point, to: Point)
  private var staysRects: [[Bool]]
  private var staysSymbols: [[Bool]]
  private var staysPaths: [Bool]
  /// For symbols on lines that exist in only one picture: the position on the same line in the other picture.
  private var onLines: (comes: [MarkKey: Point], goes: [MarkKey: Point]) = ([:], [:])

  init(_ chart: ChartPair, old: [DisplayItem], origins: (from: Point, to: Point)) {
    self.chart = chart
    self.origins = origins
    index = MarkIndex(old, side: chart.from, origin: origins.from)
    keys = DrawnKeys(chart.to)
    growth = MarkGrowth(chart, origins: origins)
    staysRects = index.rects.map { Array(repeating: false, count: $0.rects.count) }
    staysSymbols = index.symbols.map { Array(repeating: false, count: $0.centers.count) }
    staysPaths = Array(repeating: false, count: index.paths.count)
  }

  static func steps(
    _ chart: ChartPair, _ old: [DisplayItem], _ new: [DisplayItem], origins: (from: Point, to: Point)
  ) -> [any Step] {
    var work = MarkSteps(chart, old: old, origins: origins)
    let present = work.present(new, last: nil, depth: 0)
    var counts = (rects: 0, symbols: 0, paths: 0)
    // Removed marks are drawn behind the others.
    return work.leaving(old, &counts) + present
  }

  // MARK: - Marks of the new picture

  private mutating func present(_ items: [DisplayItem], last: MarkID?, depth: Int) -> [any Step] {
    var last = last
    var sibling: [DrawnKeys.Key]?
    var steps: [any Step] = []
    for item in items {
      switch item {
      case .rects(let batch):
        let batchKeys = keys.keys(batch, like: sibling, at: origins.to)
        sibling = batchKeys
        steps += rects(batch, batchKeys, depth)
      case .symbols(let batch): steps += symbols(batch, keys.keys(batch, at: origins.to), depth)
      case .path(let path):
        last = path.id ?? last
        steps.append(self.path(path, keys.key(path, like: last, at: origins.to), last, depth))
      case .group(let group): steps.append(self.group(group, last: last, depth: depth))
      case .scene, .text, .image: steps.append(FadingStep(item: item, presence: .comes))
      }
    }
    return steps
  }

  /// The opacity of the old groups that have no counterpart in the new picture.
  private func opacity(_ groups: [GroupItem], beyond depth: Int) -> Double {
    groups.dropFirst(depth).reduce(1) { $0 * $1.opacity }
  }

  /// Returns ranges of consecutive marks from the same old batch, or from none.
  private func runs(_ entries: [MarkIndex.Entry?]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for i in entries.indices {
      if let run = runs.last, entries[run.lowerBound]?.item == entries[i]?.item {
        runs[runs.count - 1] = run.lowerBound..<(i + 1)
      } else {
        runs.append(i..<(i + 1))
      }
    }
    return runs
  }

  private mutating func rects(_ batch: RectBatch, _ keys: [DrawnKeys.Key], _ depth: Int) -> [any Step] {
    let entries = keys.map { index.rectEntries[$0] }
    return runs(entries).map { run in
      var new = batch
      new.rects = []
      new.firstID = batch.firstID.map { MarkID($0.rawValue &+ UInt32(run.lowerBound)) }
      let to = Array(batch.rects[run])
      guard let item = entries[run.lowerBound]?.item else {
        let from = run.map { growth.start(of: batch.rects[$0], keys[$0].mark, .comes) }
        let grows = from.allSatisfy { $0 != nil }
        return RectsStep(
          from: zip(from, to).map { $0 ?? $1 }, to: to, old: new, new: new, presence: grows ? .stays : .comes)
      }
      var old = index.rects[item]
      old.fill = old.fill.multiplyingAlpha(by: opacity(index.rectGroups[item], beyond: depth))
      let from = run.map { i -> Rect in
        guard let entry = entries[i] else { return batch.rects[i] }
        staysRects[item][entry.index] = true
        return old.rects[entry.index]
      }
      old.rects = []
      return RectsStep(from: from, to: to, old: old, new: new)
    }
  }

  private mutating func symbols(_ batch: SymbolBatch, _ keys: [DrawnKeys.Key], _ depth: Int) -> [any Step] {
    let entries = keys.map { index.symbolEntries[$0] }
    return runs(entries).map { run in
      var new = batch
      (new.centers, new.scales) = ([], [])
      new.firstID = batch.firstID.map { MarkID($0.rawValue &+ UInt32(run.lowerBound)) }
      let to = run.map { batch.centers[$0] }
      func scale(_ batch: SymbolBatch, _ i: Int) -> Double { i < batch.scales.count ? batch.scales[i] : 1 }
      let scales = run.map { scale(batch, $0) }
      guard let item = entries[run.lowerBound]?.item else {
        return SymbolsStep(
          from: run.map {
            onLines.comes[keys[$0].withoutLayer] ?? growth.position(of: batch.centers[$0], .comes)
          },
          to: to, scales: (scales.map { $0 * 0.2 }, scales),
          outline: .still, old: new, new: new, presence: .comes)
      }
      var old = index.symbols[item]
      let factor = opacity(index.symbolGroups[item], beyond: depth)
      old.fill = old.fill?.multiplyingAlpha(by: factor)
      old.line = old.line?.multiplyingAlpha(by: factor)
      var (from, before): ([Point], [Double]) = ([], [])
      for i in run {
        guard let entry = entries[i] else { continue }
        staysSymbols[item][entry.index] = true
        from.append(old.centers[entry.index])
        before.append(scale(old, entry.index))
      }
      let isPlain = old.scales.isEmpty && batch.scales.isEmpty
      let outline = SymbolsStep.OutlineMove(old.outline, batch.outline)
      (old.centers, old.scales) = ([], [])
      return SymbolsStep(
        from: from, to: to, scales: isPlain ? ([], []) : (before, scales), outline: outline, old: old,
        new: new)
    }
  }

  private mutating func path(_ item: PathItem, _ key: DrawnKeys.Key, _ id: MarkID?, _ depth: Int) -> any Step
  {
    guard let number = index.pathIndices[key] else { return alone(item, id, .comes) }
    staysPaths[number] = true
    var (old, oldID) = index.paths[number]
    let factor = opacity(index.pathGroups[number], beyond: depth)
    old.fill = old.fill?.multiplyingAlpha(by: factor)
    old.line = old.line?.multiplyingAlpha(by: factor)
    let shape = shape((old.path, oldID), (item.path, id), key.mark)
    if key.mark.position == .series, case .aligned(let alignment) = shape {
      note(
        alignment.partners.ofNew, of: item.path, id, chart.to, at: origins.to, key.mark.series, in: \.comes)
      note(
        alignment.partners.ofOld, of: old.path, oldID, chart.from, at: origins.from, key.mark.series,
        in: \.goes)
    }
    return PathStep(shape: shape, from: old, to: item)
  }

  private mutating func note(
    _ partners: [[Point]], of path: VectorPath, _ id: MarkID?, _ side: ChartSide, at origin: Point,
    _ series: String,
    in ends: WritableKeyPath<(comes: [MarkKey: Point], goes: [MarkKey: Point]), [MarkKey: Point]>
  ) {
    for (keys, points) in zip(DrawnKeys.anchors(of: path, id: id, side, at: origin), partners) {
      for (key, point) in zip(keys, points) {
        guard let key, !key.isLower else { continue }
        onLines[keyPath: ends][
          MarkKey(series: series, position: key.position, occurrence: key.occurrence)] =
          point
      }
    }
  }

  private func shape(
    _ old: (path: VectorPath, id: MarkID?), _ new: (path: VectorPath, id: MarkID?), _ key: MarkKey
  ) -> ShapeMove {
    if let a = old.id.flatMap({ chart.from.drawn.sectors[$0] }),
      let b = new.id.flatMap({ chart.to.drawn.sectors[$0] })
    {
      return .sector(a, b)
    }
    guard key.position == .series else { return .aligned(PathAlignment(old.path, new.path)) }
    return .aligned(
      PathAlignment(
        old.path, new.path,
        keys: (
          DrawnKeys.anchors(of: old.path, id: old.id, chart.from, at: origins.from),
          DrawnKeys.anchors(of: new.path, id: new.id, chart.to, at: origins.to)
        )))
  }

  /// Animates a path that is in one picture only.
  private func alone(_ item: PathItem, _ id: MarkID?, _ presence: Presence) -> any Step {
    if let id, let (a, b) = growth.sector(id, presence) {
      return PathStep(shape: .sector(a, b), from: item, to: item)
    }
    if item.fill != nil, let alignment = growth.area(item.path, presence) {
      return PathStep(shape: .aligned(alignment), from: item, to: item, presence: presence)
    }
    guard item.path.verbs.count <= 5, let middle = item.path.controlBounds?.center else {
      return PathStep(
        shape: .aligned(PathAlignment(item.path, item.path)), from: item, to: item, presence: presence)
    }
    let away = growth.position(of: middle, presence) - middle
    let (from, to) = presence == .comes ? (away, Point.zero) : (.zero, away)
    return PathStep(
      shape: .aligned(PathAlignment(moving: item.path, from: from, to: to)), from: item, to: item,
      presence: presence)
  }

  private mutating func group(_ group: GroupItem, last: MarkID?, depth: Int) -> any Step {
    var header = group
    header.children = []
    let old = counterpart(of: group, depth: depth) ?? with(header) { ($0.opacity, $0.shadow) = (1, nil) }
    var step = GroupStep(
      from: old, to: header, children: present(group.children, last: last, depth: depth + 1))
    if let clip = group.clip {
      let outline = last.flatMap { chart.to.drawn.sectors[$0] }
      if let outline, clip == outline.outline, let last, let key = chart.to.keys[last],
        let before = sector(key, chart.from)
      {
        step.clip = .sector(before, outline)
      } else if let outline, clip == outline.outline, let last, let (a, b) = growth.sector(last, .comes) {
        step.clip = .sector(a, b)
      } else if let before = old.clip, before != clip {
        let running =
          last.flatMap { chart.to.rows[$0] }.flatMap { chart.to.series(of: $0)?.isContinuous } == true
        step.clip = shape(
          (before, nil), (clip, nil),
          MarkKey(series: "", position: running ? .series : .unknown, occurrence: 0))
      }
    }
    if let mask = group.mask { step.mask = mask.map { StillStep(item: $0) } }
    return step
  }

  private func sector(_ key: MarkKey, _ side: ChartSide) -> SectorShape? {
    side.drawn.sectors.first { side.keys[$0.key] == key }?.value
  }

  private func with(_ group: GroupItem, _ change: (inout GroupItem) -> Void) -> GroupItem {
    var copy = group
    change(&copy)
    return copy
  }

  /// Returns the old group at this depth around the first mark in a group.
  private func counterpart(of group: GroupItem, depth: Int) -> GroupItem? {
    var probe = DrawnKeys(chart.to)
    for item in group.children {
      var groups: [GroupItem]?
      switch item {
      case .rects(let batch):
        let first = probe.keys(batch, like: nil, at: origins.to).lazy.compactMap { index.rectEntries[$0] }
          .first
        groups = first.map { index.rectGroups[$0.item] }
      case .symbols(let batch):
        let first = probe.keys(batch, at: origins.to).lazy.compactMap { index.symbolEntries[$0] }.first
        groups = first.map { index.symbolGroups[$0.item] }
      case .path(let path):
        groups = index.pathIndices[probe.key(path, like: nil, at: origins.to)].map { index.pathGroups[$0] }
      case .group(let inner): return counterpart(of: inner, depth: depth)
      case .scene, .text, .image: break
      }
      if let groups { return depth < groups.count ? groups[depth] : nil }
    }
    return nil
  }

  // MARK: - Removed marks

  private func leaving(_ items: [DisplayItem], _ next: inout (rects: Int, symbols: Int, paths: Int))
    -> [any Step]
  {
    var steps: [any Step] = []
    var keys = DrawnKeys(chart.from)
    for item in items {
      switch item {
      case .rects(let batch):
        let gone = staysRects[next.rects].indices.filter { !staysRects[next.rects][$0] }
        next.rects += 1
        if !gone.isEmpty { steps.append(leaving(batch, gone, &keys)) }
      case .symbols(let batch):
        let gone = staysSymbols[next.symbols].indices.filter { !staysSymbols[next.symbols][$0] }
        next.symbols += 1
        if !gone.isEmpty { steps.append(leaving(batch, gone, &keys)) }
      case .path(var path):
        let pathIndex = next.paths
        next.paths += 1
        guard !staysPaths[pathIndex] else { continue }
        path.id = nil
        steps.append(alone(path, index.paths[pathIndex].id, .goes))
      case .group(let group):
        var header = group
        header.children = []
        let children = leaving(group.children, &next)
        if !children.isEmpty { steps.append(GroupStep(from: header, to: header, children: children)) }
      case .scene, .text, .image: steps.append(FadingStep(item: item, presence: .goes))
      }
    }
    return steps
  }

  private func leaving(_ batch: RectBatch, _ gone: [Int], _ keys: inout DrawnKeys) -> any Step {
    let batchKeys = keys.keys(batch, like: nil, at: origins.from)
    let from = gone.map { batch.rects[$0] }
    let ends = gone.map { growth.start(of: batch.rects[$0], batchKeys[$0].mark, .goes) }
    var header = batch
    (header.rects, header.firstID) = ([], nil)
    let shrinks = ends.allSatisfy { $0 != nil }
    return RectsStep(
      from: from, to: zip(ends, from).map { $0 ?? $1 }, old: header, new: header,
      presence: shrinks ? .stays : .goes)
  }

  private func leaving(_ batch: SymbolBatch, _ gone: [Int], _ keys: inout DrawnKeys) -> any Step {
    let batchKeys = keys.keys(batch, at: origins.from)
    let from = gone.map { batch.centers[$0] }
    let scales = gone.map { $0 < batch.scales.count ? batch.scales[$0] : 1 }
    var header = batch
    (header.centers, header.scales, header.firstID) = ([], [], nil)
    return SymbolsStep(
      from: from,
      to: gone.map {
        onLines.goes[batchKeys[$0].withoutLayer] ?? growth.position(of: batch.centers[$0], .goes)
      },
      scales: (scales, scales.map { $0 * 0.2 }),
      outline: .still, old: header, new: header, presence: .goes)
  }
}
