import ChartModel
import DisplayList

/// Bars and rectangles: a rectangle for each row.
enum BarGeometry {
  /// Points between neighbours in a stack that look different, and by which those of one colour overlap.
  private static let stackGap = 1.0
  /// The default radius at a bar's free end, in points.
  private static let cornerRadius = 2.0
  /// Thickness on axes without steps, in points.
  private static let thickness = 8.0

  /// How a piece of a stack meets the one that it stands on.
  enum Joint: Equatable {
    /// There is none below.
    case none
    /// A line of the ground parts different looks.
    case line
    /// One colour runs on: pieces that only touched would leave a hairline where pixels are half covered.
    case overlap
  }

  /// - Parameter joint: How a row meets the one that it stands on.
  static func draw(
    _ marks: ResolvedMarks, looks: MarkLooks, joint: (Int) -> Joint, in space: PlotSpace,
    into fragments: inout Fragments
  ) {
    var batches = RectBatches(marks, looks: looks, space: space)
    for row in 0..<marks.table.count {
      guard looks.code(row) >= 0, let bar = bar(marks, row, joint(row), space) else {
        batches.skip()
        continue
      }
      batches.add(
        bar.drawn, of: bar.frame, radii: radii(marks, row, looks: looks, bar, space), row: row,
        into: &fragments)
    }
    batches.flush(into: &fragments)
  }

  /// What is drawn may reach beyond the mark's own frame, into the piece below.
  private typealias Bar = (frame: Rect, drawn: Rect, isReversed: Bool)

  private static func bar(_ marks: ResolvedMarks, _ row: Int, _ joint: Joint, _ space: PlotSpace) -> Bar? {
    let valueAxis = marks.valueAxis
    let isBar = marks.table.kind == .bar
    guard var cross = crossExtent(marks, row, marks.slotAxis, space) else { return nil }
    var isReversed = false
    var along: (Double, Double)
    if isBar {
      guard let extent = barExtent(marks, row, valueAxis, isParted: joint == .line, space) else { return nil }
      along = extent
      isReversed = extent.1 < extent.0
    } else {
      guard let extent = crossExtent(marks, row, valueAxis, space) else { return nil }
      along = extent
    }
    var overlap = 0.0
    if joint == .overlap { overlap = along.1 < along.0 ? stackGap : -stackGap }
    // A bar runs from its baseline; its start is the edge with the smaller value.
    let offset = looksOffset(marks, row)
    if valueAxis == .y {
      cross = (cross.0 + offset.xStart, cross.1 + offset.xEnd)
      along = shifted(along, offset.yStart, offset.yEnd)
      let end = Point(cross.1, along.1)
      return (
        Rect(from: Point(cross.0, along.0), to: end),
        Rect(from: Point(cross.0, along.0 + overlap), to: end), isReversed
      )
    }
    cross = (cross.0 + offset.yStart, cross.1 + offset.yEnd)
    along = shifted(along, offset.xStart, offset.xEnd)
    let end = Point(along.1, cross.1)
    return (
      Rect(from: Point(along.0, cross.0), to: end), Rect(from: Point(along.0 + overlap, cross.0), to: end),
      isReversed
    )
  }

  private static func shifted(_ extent: (Double, Double), _ start: Double, _ end: Double) -> (Double, Double)
  {
    (extent.0 + start, extent.1 + end)
  }

  private static func looksOffset(_ marks: ResolvedMarks, _ row: Int) -> MarkOffset {
    marks.table.styles.isEmpty ? MarkOffset() : marks.table.style(at: row).offset
  }

  /// Where a bar runs along its value axis, from its foot to its end.
  private static func barExtent(
    _ marks: ResolvedMarks, _ row: Int, _ axis: AxisDimension, isParted: Bool, _ space: PlotSpace
  ) -> (Double, Double)? {
    let channel = marks[axis]
    if case .single = channel.form, let scale = space.scale(axis), !scale.isBand {
      // Dates have no zero; their bars begin where the axis begins.
      let end = scale.position(channel.lower[row])
      return end.isFinite ? (scale.position(scale.bounds.lower), end) : nil
    }
    if case .single = channel.form { return crossExtent(marks, row, axis, space) }
    guard var extent = space.slot(channel, row, axis) else {
      // On a logarithmic axis zero lies beyond every end: the foot stands on the axis.
      guard marks.isStacked, case .edges = channel.form, let scale = space.scale(axis), !scale.isBand else {
        return nil
      }
      let end = scale.position(channel.upper[row])
      return end.isFinite ? (scale.position(scale.bounds.lower), end) : nil
    }
    guard isParted else { return extent }
    let length = abs(extent.1 - extent.0)
    guard length > 2 * stackGap else { return extent }
    extent.0 += extent.1 > extent.0 ? stackGap : -stackGap
    return extent
  }

  /// The share of its slot that a bar or a rectangle takes.
  private static func crossExtent(
    _ marks: ResolvedMarks, _ row: Int, _ axis: AxisDimension, _ space: PlotSpace
  ) -> (Double, Double)? {
    let channel = marks[axis]
    let table = marks.table
    let isBar = table.kind == .bar
    guard let (a, b) = space.slot(channel, row, axis) else { return nil }
    let length = axis == .x ? table.shape.width : table.shape.height
    let extent = abs(b - a)
    var middle = (a + b) / 2
    switch channel.form {
    case .none, .plot: return (min(a, b), max(a, b))
    case .edges where !isBar || length == .automatic: return (min(a, b), max(a, b))
    case .single, .slot, .edges: break
    }
    var room = extent
    var automatic = 0.7 * extent
    if case .single = channel.form, extent == 0 {
      room = space.gap(axis)
      automatic = min(thickness, 0.8 * room)
      if !room.isFinite { room = space.length(axis) }
    } else if case .slot = channel.form, !isBar {
      automatic = extent
    }
    if space.isDodged(marks, axis) {
      let sub = space.subBand(marks, row, extent: extent, axis)
      middle += sub.offset
      room = sub.length
      automatic = 0.7 * sub.length
    }
    let thickness = length.resolved(in: room, automatic: automatic)
    return (middle - thickness / 2, middle + thickness / 2)
  }

  /// Round at the free end only, unless the author says otherwise.
  private static func radii(
    _ marks: ResolvedMarks, _ row: Int, looks: MarkLooks, _ bar: Bar, _ space: PlotSpace
  ) -> CornerRadii {
    let style = looks[row].style
    if let radius = style.cornerRadius { return CornerRadii(max(radius, 0)) }
    guard marks.table.kind == .bar else { return .none }
    if style.effects.contains(where: { if case .clip = $0 { true } else { false } }) { return .none }
    let r = cornerRadius
    guard marks.isStacked, marks.table.shape.stacking != .center else {
      // Dates as lengths stand on the axis like other bars; intervals float.
      guard case .single = marks[marks.valueAxis].form, space.scale(marks.valueAxis)?.isBand == false else {
        return CornerRadii(r)
      }
      return end(of: bar, marks.valueAxis, r)
    }
    guard marks.isOuter[row] else { return .none }
    return end(of: bar, marks.valueAxis, r)
  }

  private static func end(of bar: Bar, _ axis: AxisDimension, _ r: Double) -> CornerRadii {
    switch (axis, bar.isReversed) {
    // Up the picture is towards smaller y.
    case (.y, true): CornerRadii(topLeft: r, topRight: r, bottomRight: 0, bottomLeft: 0)
    case (.y, false): CornerRadii(topLeft: 0, topRight: 0, bottomRight: r, bottomLeft: r)
    case (.x, false): CornerRadii(topLeft: 0, topRight: r, bottomRight: r, bottomLeft: 0)
    case (.x, true): CornerRadii(topLeft: r, topRight: 0, bottomRight: 0, bottomLeft: r)
    }
  }
}

/// Collects rectangles of one look into batches: neighbours in small charts, all of a look in large ones.
private struct RectBatches {
  private struct Group {
    var look: Int
    var radii: CornerRadii
    var rects: [Rect] = []
    var firstRow: Int
  }

  private struct Key: Hashable {
    var look: Int32
    var radii: CornerRadii
  }

  private let marks: ResolvedMarks
  private let looks: MarkLooks
  private let isLarge: Bool
  private let bounds: Rect
  private var groups: [Group] = []
  private var index: [Key: Int] = [:]
  private var lastRow = -2

  init(_ marks: ResolvedMarks, looks: MarkLooks, space: PlotSpace) {
    self.marks = marks
    self.looks = looks
    isLarge = space.isLarge
    bounds = space.bounds
  }

  mutating func skip() { lastRow = -2 }

  mutating func add(
    _ rect: Rect, of frame: Rect, radii: CornerRadii, row: Int, into fragments: inout Fragments
  ) {
    let code = looks.code(row)
    guard code >= 0 else { return skip() }
    let look = looks.looks[Int(code)]
    let id = marks.firstID + UInt32(row)
    if fragments.recordsAllFrames || !marks.table.annotations.isEmpty { fragments.record(frame, id: id) }
    let clip = look.style.effects.lazy.compactMap { if case .clip(let shape) = $0 { shape } else { nil } }
      .first
    let isPlainClip = clip != nil && look.style.effects.count == 1
    if !look.style.effects.isEmpty || look.style.continuousCorners && radii != .none {
      flush(into: &fragments)
      var style = look.style
      var item: DisplayItem
      if let clip, isPlainClip, radii == .none {
        // The shape itself instead of a clipped rectangle: fewer nodes, the same picture.
        style.effects = []
        item = .path(
          PathItem(
            clip.path(rect), fill: look.brush, brushBounds: look.style.alignsWithPlot ? bounds : rect,
            id: MarkID(id)))
      } else {
        item = .rects(
          RectBatch(
            [rect], radii: radii, fill: look.brush, brushBounds: look.style.alignsWithPlot ? bounds : nil,
            firstID: MarkID(id)))
      }
      fragments.add(item, order: marks.table.order[row], style: style, frame: rect, pattern: look.pattern)
      return skip()
    }
    if isLarge {
      let key = Key(look: code, radii: radii)
      if let group = index[key] {
        groups[group].rects.append(rect)
      } else {
        index[key] = groups.count
        groups.append(Group(look: Int(code), radii: radii, rects: [rect], firstRow: row))
      }
      return
    }
    let continues =
      lastRow == row - 1 && groups.last.map { $0.look == Int(code) && $0.radii == radii } ?? false
      && marks.table.order[row] == marks.table.order[row - 1] + 1
    if continues {
      groups[groups.count - 1].rects.append(rect)
    } else {
      groups.append(Group(look: Int(code), radii: radii, rects: [rect], firstRow: row))
    }
    lastRow = row
  }

  mutating func flush(into fragments: inout Fragments) {
    for group in groups {
      let look = looks.looks[group.look]
      let isWhole = !isLarge || group.rects.count == marks.table.count
      let batch = RectBatch(
        group.rects, radii: group.radii, fill: look.brush,
        brushBounds: look.style.alignsWithPlot ? bounds : nil,
        firstID: isWhole ? MarkID(marks.firstID + UInt32(group.firstRow)) : nil)
      fragments.add(
        .rects(batch), order: marks.table.order[group.firstRow], style: look.style, frame: nil,
        pattern: look.pattern)
    }
    groups = []
    index = [:]
    lastRow = -2
  }
}
