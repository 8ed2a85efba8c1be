import OpenChartsSVGRenderer

/// An element or a control of a live page, as JSON for the browser. A group contains further parts.
package struct PagePart: Hashable, Sendable {
  /// The JSON object, without the parts of a group.
  private let object: String
  /// The parts of a group; `nil` for other parts.
  private let parts: [PagePart]?

  /// - Parameters:
  ///   - entries: The names and the JSON values of at least one entry.
  ///   - parts: The parts of a group; `nil` for other parts.
  package init(_ entries: [(String, String)], parts: [PagePart]? = nil) {
    object = JSONText.object(entries)
    self.parts = parts
  }

  /// Returns a list of parts as JSON.
  ///
  /// Each entry is an object, or `[first, count]`: this many parts of the old list, from this index. A group with the
  /// entry `o` replaces the group at this index of the old list, and the runs in its own list `p` are parts of that
  /// group.
  ///
  /// - Parameter old: The parts that the browser shows; empty for a list without runs.
  /// - Complexity: O(*n*) for *n* parts of both lists.
  package static func json(_ parts: [PagePart], after old: [PagePart] = []) -> String {
    var entries: [String] = []
    var run = 0..<0
    func endRun() {
      if !run.isEmpty { entries.append("[\(run.lowerBound),\(run.count)]") }
    }
    for (part, index) in zip(parts, counterparts(of: parts, in: old)) {
      if let index, old[index] == part {
        if !run.isEmpty, run.upperBound == index {
          run = run.lowerBound..<index + 1
        } else {
          endRun()
          run = index..<index + 1
        }
      } else {
        endRun()
        run = 0..<0
        entries.append(part.json(after: index.map { ($0, old[$0]) }))
      }
    }
    endRun()
    return JSONText.array(entries)
  }

  /// Returns the index of the old part that each part is compared with; `nil` for inserted parts. The lists are paired
  /// at both ends, where they are equal, and the parts between in order.
  private static func counterparts(of parts: [PagePart], in old: [PagePart]) -> [Int?] {
    let shared = min(parts.count, old.count)
    var start = 0
    while start < shared, old[start] == parts[start] { start += 1 }
    var tail = 0
    while tail < shared - start, old[old.count - 1 - tail] == parts[parts.count - 1 - tail] { tail += 1 }
    return parts.indices.map { index in
      if index >= parts.count - tail { return index + old.count - parts.count }
      return index < old.count - tail ? index : nil
    }
  }

  private func json(after old: (index: Int, part: PagePart)?) -> String {
    guard let parts else { return object }
    var entries = ""
    if let old, let oldParts = old.part.parts, !oldParts.isEmpty {
      entries = ",\"o\":\(old.index),\"p\":\(Self.json(parts, after: oldParts))"
    } else {
      entries = ",\"p\":\(Self.json(parts))"
    }
    return object.dropLast() + entries + "}"
  }
}
