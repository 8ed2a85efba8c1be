import OpenChartsDisplayList

/// Several frames merged into one tree. Content that all frames share is stored once; the rest is stored with the frames that
/// show it.
struct MergedFrames {
  /// Consecutive frames, from the first to the last in which an item is visible.
  struct Run: Hashable {
    var first: Int
    var last: Int
  }

  private(set) var items: [DisplayItem] = []
  /// The runs in order of appearance. A run is the class of its group.
  private(set) var runs: [Run] = []
  private var indices: [Run: Int] = [:]
  private let frameCount: Int
  private let className: (Run) -> String

  /// - Parameter className: Returns the class of groups that are visible during a run.
  init(_ frames: [[DisplayItem]], className: @escaping (Run) -> String) {
    frameCount = frames.count
    self.className = className
    items = merged(frames)
  }

  private mutating func merged(_ frames: [[DisplayItem]]) -> [DisplayItem] {
    guard let first = frames.first else { return [] }
    let shortest = frames.map(\.count).min() ?? 0
    // Match items from both ends as far as they correspond. Items between the matches belong to individual frames. If
    // the frames have different counts, equal items at the end are matched first.
    var (head, tail) = (0, 0)
    if frames.contains(where: { $0.count != shortest }) {
      while tail < shortest,
        frames.allSatisfy({ $0[$0.count - 1 - tail] == first[first.count - 1 - tail] })
      { tail += 1 }
    }
    while head < shortest - tail, frames.allSatisfy({ Self.correspond($0[head], first[head]) }) { head += 1 }
    while tail < shortest - head,
      frames.allSatisfy({ Self.correspond($0[$0.count - 1 - tail], first[first.count - 1 - tail]) })
    { tail += 1 }
    var result: [DisplayItem] = []
    for i in 0..<head { result += column(frames.map { $0[i] }) }
    let middles = frames.map { Array($0[head..<($0.count - tail)]) }
    if middles.contains(where: { !$0.isEmpty }) { result += variants(middles) }
    for i in (0..<tail).reversed() { result += column(frames.map { $0[$0.count - 1 - i] }) }
    return result
  }

  private static func correspond(_ a: DisplayItem, _ b: DisplayItem) -> Bool {
    switch (a, b) {
    case (.group(let x), .group(let y)): x.role == y.role
    case (.path, .path), (.rects, .rects), (.symbols, .symbols), (.scene, .scene), (.image, .image): true
    case (.text(let x), .text(let y)): x.span.string == y.span.string
    case (.path, _), (.rects, _), (.symbols, _), (.scene, _), (.image, _), (.text, _), (.group, _): false
    }
  }

  /// Merges one item through all frames.
  private mutating func column(_ items: [DisplayItem]) -> [DisplayItem] {
    guard let first = items.first else { return [] }
    if items.allSatisfy({ $0 == first }) { return [first] }
    guard case .group(var header) = first else { return variants(items.map { [$0] }) }
    header.children = []
    var children: [[DisplayItem]] = []
    for case .group(var group) in items {
      children.append(group.children)
      group.children = []
      guard group == header else { return variants(items.map { [$0] }) }
    }
    header.children = merged(children)
    return [.group(header)]
  }

  /// Merges items that differ between frames; only the items of the current frame are visible.
  private mutating func variants(_ frames: [[DisplayItem]]) -> [DisplayItem] {
    var result: [DisplayItem] = []
    var start = 0
    for i in 1...frames.count where i == frames.count || frames[i] != frames[start] {
      let run = Run(first: start, last: i - 1)
      if !frames[start].isEmpty {
        if indices[run] == nil {
          indices[run] = runs.count
          runs.append(run)
        }
        // Only items of the last frame keep their identity, because the last frame stays visible.
        let items = run.last == frameCount - 1 ? frames[start] : frames[start].map(\.withoutIdentity)
        result.append(.group(GroupItem(items, role: .run(className(run)))))
      }
      start = i
    }
    return result
  }
}
