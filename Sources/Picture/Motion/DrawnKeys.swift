import OpenChartsDisplayList

/// Identifies the marks of a picture: by their id, by the marks drawn just before, or by their position.
struct DrawnKeys {
  private let side: ChartSide
  /// The number of items met for each mark, because a mark may have a fill, a pattern and a border.
  private var counts: [MarkKey: Int] = [:]
  private var unknown = 0

  init(_ side: ChartSide) { self.side = side }

  /// An item of a mark: the mark, and the index among its items.
  struct Key: Hashable {
    var mark: MarkKey
    var occurrence: Int

    /// Ignores the layer: symbols on a line have the same values as the line.
    var withoutLayer: MarkKey {
      MarkKey(series: mark.series, position: mark.position, occurrence: mark.occurrence)
    }
  }

  private mutating func key(_ mark: MarkKey?) -> Key {
    guard let mark else {
      unknown += 1
      return Key(mark: MarkKey(series: "", position: .unknown, occurrence: unknown), occurrence: -1)
    }
    counts[mark, default: 0] += 1
    return Key(mark: mark, occurrence: counts[mark, default: 0])
  }

  private func mark(_ id: MarkID?, at point: Point, taken: inout [ChartRow: Int]) -> MarkKey? {
    if let id {
      return side.keys[id]
        ?? MarkKey(series: "", position: .unknown, occurrence: Int(id.rawValue), layer: -1)
    }
    let candidates = side.rows(at: point)
    // If several rows have the same point, each item takes another one of them.
    guard let row = candidates.min(by: { taken[$0, default: 0] < taken[$1, default: 0] }) else { return nil }
    taken[row, default: 0] += 1
    return side.key(row)
  }

  mutating func keys(_ batch: RectBatch, like sibling: [Key]?, at origin: Point) -> [Key] {
    if batch.firstID == nil, let sibling, sibling.count == batch.rects.count {
      return sibling.map { key($0.mark) }
    }
    var taken: [ChartRow: Int] = [:]
    return batch.rects.indices.map { i in
      let id = batch.firstID.map { MarkID($0.rawValue &+ UInt32(i)) }
      return key(mark(id, at: batch.rects[i].center + origin, taken: &taken))
    }
  }

  mutating func keys(_ batch: SymbolBatch, at origin: Point) -> [Key] {
    var taken: [ChartRow: Int] = [:]
    var keys: [Key] = []
    keys.reserveCapacity(batch.centers.count)
    for i in batch.centers.indices {
      let id = batch.firstID.map { MarkID($0.rawValue &+ UInt32(i)) }
      keys.append(key(mark(id, at: batch.centers[i] + origin, taken: &taken)))
    }
    return keys
  }

  /// A line or an area is identified by its series, any other path by its own mark.
  mutating func key(_ item: PathItem, like last: MarkID?, at origin: Point) -> Key {
    guard let id = item.id ?? last else { return key(nil) }
    guard let row = side.rows[id], let series = side.series(of: row), isRunning(item, series) else {
      return key(
        side.keys[id] ?? MarkKey(series: "", position: .unknown, occurrence: Int(id.rawValue), layer: -1))
    }
    let isArea = item.path.verbs.last == .close
    return key(MarkKey(series: series.name, position: .series, occurrence: isArea ? 1 : 0))
  }

  private func isRunning(_ item: PathItem, _ series: ChartValues.Series) -> Bool {
    if item.path.verbs.count <= 2 { return series.isContinuous && series.points.count <= 2 }
    return series.isContinuous || item.path.verbs.last != .close
  }

  /// Returns the keys of the values at the anchors of a line or an area.
  static func anchors(of path: VectorPath, id: MarkID?, _ side: ChartSide, at origin: Point)
    -> PathAlignment.Keys
  {
    let chains = PathChain.chains(of: path)
    let home = id.flatMap { side.rows[$0]?.series }
    var used: Set<ChartRow> = []
    var isKnown = false
    var keys: PathAlignment.Keys = chains.map { chain in
      let count = chain.isClosed ? chain.anchorCount - 1 : chain.anchorCount
      return (0..<count).map { i -> AnchorKey? in
        let rows = side.rows(at: chain.anchor(i) + origin).filter { home == nil || $0.series == home }
        guard let row = rows.first(where: { !used.contains($0) }) else { return nil }
        used.insert(row)
        isKnown = true
        return side.anchors[row.series][row.row]
      }
    }
    if !isKnown { keys = byTurn(chains, id, side) }
    for (i, chain) in chains.enumerated() where chain.isClosed {
      keys[i] = withLowerEdge(keys[i], chain)
    }
    return keys
  }

  /// Identifies the points of a line by their index. During an animation, they are not at the positions of their
  /// values.
  private static func byTurn(_ chains: [PathChain], _ id: MarkID?, _ side: ChartSide) -> PathAlignment.Keys {
    guard let id, let row = side.rows[id], row.series < side.anchors.count, chains.count == 1 else {
      return chains.map { _ in [] }
    }
    let anchors = side.anchors[row.series]
    let count = chains[0].isClosed ? (chains[0].anchorCount - 1) / 2 : chains[0].anchorCount
    return count == anchors.count - row.row ? [anchors[row.row...].map { $0 }] : [[]]
  }

  /// The lower edge of an area runs back under the same positions.
  private static func withLowerEdge(_ upper: [AnchorKey?], _ chain: PathChain) -> [AnchorKey?] {
    let count = chain.anchorCount - 1
    guard count >= 4 else { return upper }
    var keys = upper + Array(repeating: nil, count: max(count - upper.count, 0))
    let half = count / 2
    guard count % 2 == 0 else { return keys }
    for i in 0..<half {
      guard var key = keys[i], keys[count - 1 - i] == nil || keys[count - 1 - i] == key else { continue }
      key.isLower = true
      keys[count - 1 - i] = key
    }
    return keys
  }
}
