import DisplayList

/// Many pictures as one: what all of them have stands there once, everything else for as long as it is seen.
struct MergedFrames {
  /// Frames in a row, from the first to the last that shows something.
  struct Run: Hashable {
    var first: Int
    var last: Int
  }

  private(set) var items: [DisplayItem] = []
  /// In order of appearance; the class of a group is its run.
  private(set) var runs: [Run] = []
  private var known: [Run: Int] = [:]
  private let frameCount: Int
  private let className: (Run) -> String

  /// - Parameter className: The classes of groups that are seen during a run.
  init(_ frames: [[DisplayItem]], className: @escaping (Run) -> String) {
    frameCount = frames.count
    self.className = className
    items = merged(frames)
  }

  private mutating func merged(_ frames: [[DisplayItem]]) -> [DisplayItem] {
    guard let first = frames.first else { return [] }
    let shortest = frames.map(\.count).min() ?? 0
    // From both ends as far as items correspond; what lies between is there in one picture or the other. Where
    // their numbers differ, equal items at the end belong together before others do.
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

  /// One item through all frames.
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

  /// Items of which only those of one frame are seen.
  private mutating func variants(_ frames: [[DisplayItem]]) -> [DisplayItem] {
    var result: [DisplayItem] = []
    var start = 0
    for i in 1...frames.count where i == frames.count || frames[i] != frames[start] {
      let run = Run(first: start, last: i - 1)
      if !frames[start].isEmpty {
        if known[run] == nil {
          known[run] = runs.count
          runs.append(run)
        }
        // Identity is the last picture's, which is what stays.
        let items = run.last == frameCount - 1 ? frames[start] : frames[start].map(\.withoutIdentity)
        result.append(.group(GroupItem(items, role: .run(className(run)))))
      }
      start = i
    }
    return result
  }
}
