import OpenChartsDisplayList

/// The accessible description of a chart on a page.
package struct PDFFigure: Sendable {
  /// The data of a chart, for the structure of its page.
  package struct Table: Sendable {
    package var headers: [String]
    package var rows: [[String]]
    /// The index of the column whose cells are row headers.
    package var headerColumn: Int

    package init(headers: [String], rows: [[String]], headerColumn: Int) {
      self.headers = headers
      self.rows = rows
      self.headerColumn = headerColumn
    }
  }

  /// The frame in points from the page's top left.
  package var frame: Rect
  package var alternative: String
  package var table: Table?
  /// The language of the alternative text as a BCP 47 tag; `nil` uses the document's language.
  package var language: String?
  /// The language of the table.
  package var tableLanguage: String?
  /// The index of its page, from 0.
  package var page = 0
  package var attachment: Attachment?

  /// A file embedded in the PDF with the same content in another medium, such as a sound.
  package struct Attachment: Sendable {
    package var name: String
    /// The media type, such as `audio/wav`.
    package var type: String
    package var words: String
    package var file: PackedFile

    package init(name: String, type: String, words: String, file: PackedFile) {
      (self.name, self.type, self.words, self.file) = (name, type, words, file)
    }
  }

  package init(frame: Rect, alternative: String, table: Table? = nil) {
    self.frame = frame
    self.alternative = alternative
    self.table = table
  }
}

/// The items of a page, grouped by the figure that they belong to.
struct FigureRuns {
  struct Run {
    /// The index of a figure; `nil` for items outside of all figures.
    var figure: Int?
    var items: [DisplayItem]
  }

  private(set) var runs: [Run] = []
  private let frames: [Rect]

  /// Creates the runs; `nil` unless each frame has exactly one run, for example if an item crosses a frame or charts
  /// overlap.
  init?(_ items: [DisplayItem], frames: [Rect]) {
    // Labels at the ends of axes, shadows and line caps may extend slightly beyond their chart.
    self.frames = frames.map { $0.grown(by: 12) }
    guard add(items, Transform.identity) else { return nil }
    let figureNumbers = runs.compactMap(\.figure)
    guard figureNumbers.sorted() == Array(frames.indices) else { return nil }
  }

  private mutating func add(_ items: [DisplayItem], _ transform: Transform) -> Bool {
    for item in items {
      guard let bounds = ItemBounds.bounds([item]).map(transform.apply) else { continue }
      let home = frames.firstIndex { Self.holds($0, bounds) }
      if home == nil, case .group(let group) = item, group.isPlain, group.clip == nil {
        guard add(group.children, group.transform.then(transform)) else { return false }
        continue
      }
      // A background below all charts belongs to none of them; so does an item that touches none.
      let isBackground = frames.allSatisfy { Self.holds(bounds, $0.grown(by: -12)) }
      if home == nil, !isBackground, frames.contains(where: { $0.grown(by: -12).intersects(bounds) }) {
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
