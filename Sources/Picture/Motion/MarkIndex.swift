import OpenChartsDisplayList

/// The marks of the old picture, indexed by their keys.
struct MarkIndex {
  struct Entry: Hashable {
    var item: Int
    var index: Int
  }

  /// The batches and paths in drawing order.
  private(set) var rects: [RectBatch] = []
  private(set) var symbols: [SymbolBatch] = []
  private(set) var paths: [(item: PathItem, id: MarkID?)] = []
  private(set) var rectEntries: [DrawnKeys.Key: Entry] = [:]
  private(set) var symbolEntries: [DrawnKeys.Key: Entry] = [:]
  private(set) var pathIndices: [DrawnKeys.Key: Int] = [:]
  /// The groups around each batch and path, outermost first.
  private(set) var rectGroups: [[GroupItem]] = []
  private(set) var symbolGroups: [[GroupItem]] = []
  private(set) var pathGroups: [[GroupItem]] = []
  private let origin: Point

  init(_ items: [DisplayItem], side: ChartSide, origin: Point) {
    self.origin = origin
    var keys = DrawnKeys(side)
    add(items, last: nil, groups: [], &keys)
  }

  private mutating func add(
    _ items: [DisplayItem], last: MarkID?, groups: [GroupItem], _ keys: inout DrawnKeys
  ) {
    var last = last
    var sibling: [DrawnKeys.Key]?
    for item in items {
      switch item {
      case .rects(let batch):
        let batchKeys = keys.keys(batch, like: sibling, at: origin)
        for (i, key) in batchKeys.enumerated() { rectEntries[key] = Entry(item: rects.count, index: i) }
        rects.append(batch)
        rectGroups.append(groups)
        sibling = batchKeys
      case .symbols(let batch):
        for (i, key) in keys.keys(batch, at: origin).enumerated() {
          symbolEntries[key] = Entry(item: symbols.count, index: i)
        }
        symbols.append(batch)
        symbolGroups.append(groups)
      case .path(let path):
        last = path.id ?? last
        pathIndices[keys.key(path, like: last, at: origin)] = paths.count
        paths.append((path, last))
        pathGroups.append(groups)
      case .group(let group):
        var header = group
        header.children = []
        add(group.children, last: last, groups: groups + [header], &keys)
      case .scene, .text, .image: break
      }
    }
  }
}
