/// The depths of a document's headings: the first has depth 1, and each is at most one deeper than the previous one
/// (ISO 14289-1, 7.4.2).
struct HeadingDepths {
  private var levels: [Int] = []

  /// Returns the depth of the next heading, which the author gave this level.
  mutating func depth(of level: Int) -> Int {
    while let last = levels.last, last >= level { levels.removeLast() }
    levels.append(level)
    return levels.count
  }
}
