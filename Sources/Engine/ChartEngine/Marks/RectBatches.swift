import OpenChartsChartModel
import OpenChartsDisplayList

/// Collects rectangles of one style into batches: consecutive ones in small charts, all of a style in large ones.
struct RectBatches {
  private struct Group {
    var markStyle: Int
    var radii: CornerRadii
    var rects: [Rect] = []
    var firstRow: Int
  }

  private struct Key: Hashable {
    var markStyle: Int32
    var radii: CornerRadii
  }

  private let marks: ResolvedMarks
  private let markStyles: ResolvedMarkStyles
  private let isLarge: Bool
  private let bounds: Rect
  private var groups: [Group] = []
  private var index: [Key: Int] = [:]
  private var lastRow = -2

  init(_ marks: ResolvedMarks, markStyles: ResolvedMarkStyles, space: PlotSpace) {
    self.marks = marks
    self.markStyles = markStyles
    isLarge = space.isLarge
    bounds = space.bounds
  }

  mutating func skip() { lastRow = -2 }

  mutating func add(
    _ rect: Rect, of frame: Rect, radii: CornerRadii, row: Int, into fragments: inout MarkDrawing
  ) {
    let code = markStyles.code(row)
    guard code >= 0 else { return skip() }
    let markStyle = markStyles.markStyles[Int(code)]
    let id = marks.firstID + UInt32(row)
    if fragments.recordsAllFrames || !marks.table.annotations.isEmpty { fragments.record(frame, id: id) }
    let clip = markStyle.style.effects.lazy.compactMap {
      if case .clip(let shape) = $0 { shape } else { nil }
    }
    .first
    let isPlainClip = clip != nil && markStyle.style.effects.count == 1
    if !markStyle.style.effects.isEmpty || markStyle.style.continuousCorners && radii != .none {
      flush(into: &fragments)
      var style = markStyle.style
      var item: DisplayItem
      if let clip, isPlainClip, radii == .none {
        // Draws the outline of the clip as a path, which has fewer nodes than a clipped rectangle.
        style.effects = []
        var outline = PathItem(
          clip.path(rect), fill: markStyle.brush, brushBounds: markStyle.style.alignsWithPlot ? bounds : rect,
          id: MarkID(id))
        outline.evenOdd = clip.isEvenOdd
        item = .path(outline)
      } else {
        item = .rects(
          RectBatch(
            [rect], radii: radii, fill: markStyle.brush,
            brushBounds: markStyle.style.alignsWithPlot ? bounds : nil,
            firstID: MarkID(id)))
      }
      fragments.add(
        item, order: marks.table.order[row], style: style, frame: rect, pattern: markStyle.pattern)
      return skip()
    }
    if isLarge {
      let key = Key(markStyle: code, radii: radii)
      if let group = index[key] {
        groups[group].rects.append(rect)
      } else {
        index[key] = groups.count
        groups.append(Group(markStyle: Int(code), radii: radii, rects: [rect], firstRow: row))
      }
      return
    }
    let continues =
      lastRow == row - 1 && groups.last.map { $0.markStyle == Int(code) && $0.radii == radii } ?? false
      && marks.table.order[row] == marks.table.order[row - 1] + 1
    if continues {
      groups[groups.count - 1].rects.append(rect)
    } else {
      groups.append(Group(markStyle: Int(code), radii: radii, rects: [rect], firstRow: row))
    }
    lastRow = row
  }

  mutating func flush(into fragments: inout MarkDrawing) {
    for group in groups {
      let markStyle = markStyles.markStyles[group.markStyle]
      let isWhole = !isLarge || group.rects.count == marks.table.count
      let batch = RectBatch(
        group.rects, radii: group.radii, fill: markStyle.brush,
        brushBounds: markStyle.style.alignsWithPlot ? bounds : nil,
        firstID: isWhole ? MarkID(marks.firstID + UInt32(group.firstRow)) : nil)
      fragments.add(
        .rects(batch), order: marks.table.order[group.firstRow], style: markStyle.style, frame: nil,
        pattern: markStyle.pattern)
    }
    groups = []
    index = [:]
    lastRow = -2
  }
}
