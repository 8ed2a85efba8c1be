import DisplayList

/// A chart of a page, for those who do not see it.
package struct PDFFigure: Sendable {
  /// The data of a chart, for the structure of its page.
  package struct Table: Sendable {
    package var headers: [String]
    package var rows: [[String]]
    /// The column whose cells name their rows.
    package var headerColumn: Int

    package init(headers: [String], rows: [[String]], headerColumn: Int) {
      self.headers = headers
      self.rows = rows
      self.headerColumn = headerColumn
    }
  }

  /// In points of the page, from its top left.
  package var frame: Rect
  package var alternative: String
  package var table: Table?
  /// The number of its page, from 0.
  package var page = 0
  package var attachment: Attachment?

  /// A file within the PDF that says the same in another way, such as a sound.
  package struct Attachment: Sendable {
    package var name: String
    /// Such as `audio/wav`.
    package var type: String
    package var words: String
    package var bytes: [UInt8]

    package init(name: String, type: String, words: String, bytes: [UInt8]) {
      (self.name, self.type, self.words, self.bytes) = (name, type, words, bytes)
    }
  }

  package init(frame: Rect, alternative: String, table: Table? = nil) {
    self.frame = frame
    self.alternative = alternative
    self.table = table
  }
}

/// What is drawn on a page, by the figure that it belongs to.
struct FigureRuns {
  struct Run {
    /// The index of a figure; `nil` for what stands beside the figures.
    var figure: Int?
    var items: [DisplayItem]
  }

  private(set) var runs: [Run] = []
  private let frames: [Rect]

  /// `nil` where the drawing does not fall into one run for each frame: what crosses a frame, or charts that
  /// lie over one another.
  init?(_ items: [DisplayItem], frames: [Rect]) {
    // Labels at the ends of axes, shadows and line ends may leave their chart a little.
    self.frames = frames.map { $0.grown(by: 12) }
    guard add(items, Transform.identity) else { return nil }
    let found = runs.compactMap(\.figure)
    guard found.sorted() == Array(frames.indices) else { return nil }
  }

  private mutating func add(_ items: [DisplayItem], _ transform: Transform) -> Bool {
    for item in items {
      guard let bounds = ItemBounds.bounds([item]).map(transform.apply) else { continue }
      let home = frames.firstIndex { Self.holds($0, bounds) }
      if home == nil, case .group(let group) = item, group.isPlain, group.clip == nil {
        guard add(group.children, group.transform.then(transform)) else { return false }
        continue
      }
      // A ground below all charts belongs to none; so does what keeps away from them.
      let isGround = frames.allSatisfy { Self.holds(bounds, $0.grown(by: -12)) }
      if home == nil, !isGround, frames.contains(where: { $0.grown(by: -12).intersects(bounds) }) {
        return false
      }
      var group = GroupItem([item])
      group.transform = transform
      if let last = runs.indices.last, runs[last].figure == home {
        runs[last].items.append(.group(group))
      } else {
        runs.append(Run(figure: home, items: [.group(group)]))
      }
    }
    return true
  }

  private static func holds(_ outer: Rect, _ inner: Rect) -> Bool {
    outer.minX <= inner.minX && inner.maxX <= outer.maxX && outer.minY <= inner.minY
      && inner.maxY <= outer.maxY
  }
}
