import OpenChartsChartModel
import OpenChartsDisplayList

/// Draws bars and rectangles: a rectangle for each row.
struct BoxGeometry {
  /// The gap in points between separated neighbours in a stack, and the overlap of neighbours with one colour.
  private static let stackGap = 1.0
  /// The overlap in points of neighbours with different colours: half a pixel at a scale of 2. It covers the pixels at
  /// the border, and moves the border by less than is visible.
  private static let seam = 0.25
  /// The default corner radius at a bar's free end, in points.
  private static let cornerRadius = 2.0
  /// The default thickness on axes without steps, in points.
  private static let thickness = 8.0

  private let plot: StyledMarks
  private let marks: ResolvedMarks
  private let markStyles: ResolvedMarkStyles
  private let space: PlotSpace
  /// Whether rows are lengths from a baseline (bars), as opposed to fields on both axes (rectangles).
  private let hasLength: Bool

  init(_ plot: StyledMarks, _ table: Int, _ space: PlotSpace, hasLength: Bool) {
    self.plot = plot
    marks = plot.marks[table]
    markStyles = plot.markStyles[table]
    self.space = space
    self.hasLength = hasLength
  }

  func draw(into fragments: inout MarkDrawing) {
    var batches = RectBatches(marks, markStyles: markStyles, space: space)
    for row in 0..<marks.table.count {
      guard markStyles.code(row) >= 0, let bar = bar(row, joint(row)) else {
        batches.skip()
        continue
      }
      batches.add(bar.drawn, of: bar.frame, radii: radii(row, bar), row: row, into: &fragments)
    }
    batches.flush(into: &fragments)
  }

  // MARK: - Stacks

  /// The joint between a stacked piece and the piece below it.
  private enum Joint: Equatable {
    /// There is no piece below.
    case none
    /// A line in the background colour separates pieces of different styles.
    case line
    /// The pieces overlap by this length in points: otherwise a hairline would show where pixels are half covered.
    case overlap(Double)
  }

  private func joint(_ row: Int) -> Joint {
    guard row < marks.below.count, let other = marks.below[row] else { return .none }
    let (ownMarkStyle, otherMarkStyle) = (
      Int(markStyles.code(row)), Int(plot.markStyles[other.table].code(other.row))
    )
    guard ownMarkStyle >= 0, otherMarkStyle >= 0 else { return .none }
    // Compares styles in place: copying them would take longer than the rest of a bar.
    let areAlike = markStyles.markStyles[ownMarkStyle].isFilled(
      like: plot.markStyles[other.table].markStyles[otherMarkStyle])
    if !areAlike, space.environment.separatesMarks { return .line }
    guard markStyles.markStyles[ownMarkStyle].isSolid,
      plot.markStyles[other.table].markStyles[otherMarkStyle].isSolid,
      markStyles.markStyles[ownMarkStyle].style.offset
        == plot.markStyles[other.table].markStyles[otherMarkStyle].style.offset,
      marks.table.shape == plot.marks[other.table].table.shape
    else { return .none }
    // A piece that is shorter than the overlap would reveal the one below it.
    let axis = plot.marks[other.table].valueAxis
    guard let (from, to) = space.slot(plot.marks[other.table][axis], other.row, axis) else { return .none }
    return abs(to - from) >= 1 ? .overlap(areAlike ? Self.stackGap : Self.seam) : .none
  }

  /// `drawn` may extend beyond the mark's frame into the piece below.
  private typealias Bar = (frame: Rect, drawn: Rect, isReversed: Bool)

  private func bar(_ row: Int, _ joint: Joint) -> Bar? {
    let valueAxis = marks.valueAxis
    guard var cross = crossExtent(row, marks.slotAxis) else { return nil }
    var isReversed = false
    var along: (Double, Double)
    if hasLength {
      guard let extent = barExtent(row, valueAxis, isParted: joint == .line) else { return nil }
      along = extent
      isReversed = extent.1 < extent.0
    } else {
      guard let extent = crossExtent(row, valueAxis) else { return nil }
      along = extent
    }
    var overlap = 0.0
    if case .overlap(let length) = joint { overlap = along.1 < along.0 ? length : -length }
    // A bar runs from its baseline; `start` is the edge with the smaller value.
    let offset = marks.table.styles.isEmpty ? MarkOffset() : marks.table.style(at: row).offset
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

  private func shifted(_ extent: (Double, Double), _ start: Double, _ end: Double) -> (Double, Double) {
    (extent.0 + start, extent.1 + end)
  }

  /// Returns the extent of a bar along its value axis, from its base to its end.
  private func barExtent(_ row: Int, _ axis: AxisDimension, isParted: Bool) -> (Double, Double)? {
    let channel = marks[axis]
    if case .single = channel.form, let scale = space.scale(axis), !scale.isBand {
      // Dates have no zero: their bars start at the start of the axis.
      let end = scale.position(channel.lower[row])
      return end.isFinite ? (scale.position(scale.bounds.lower), end) : nil
    }
    if case .single = channel.form { return crossExtent(row, axis) }
    guard var extent = space.slot(channel, row, axis) else {
      // Zero has no position on a logarithmic axis: the base is at the end of the axis.
      guard marks.isStacked, case .edges = channel.form, let scale = space.scale(axis), !scale.isBand else {
        return nil
      }
      let end = scale.position(channel.upper[row])
      return end.isFinite ? (scale.position(scale.bounds.lower), end) : nil
    }
    guard isParted else { return extent }
    let length = abs(extent.1 - extent.0)
    guard length > 2 * Self.stackGap else { return extent }
    extent.0 += extent.1 > extent.0 ? Self.stackGap : -Self.stackGap
    return extent
  }

  /// Returns the extent of a bar or rectangle within its slot.
  private func crossExtent(_ row: Int, _ axis: AxisDimension) -> (Double, Double)? {
    let channel = marks[axis]
    guard let (a, b) = space.slot(channel, row, axis) else { return nil }
    let length = axis == .x ? marks.table.shape.width : marks.table.shape.height
    let extent = abs(b - a)
    var middle = (a + b) / 2
    switch channel.form {
    case .none, .plot: return (min(a, b), max(a, b))
    case .edges where !hasLength || length == .automatic: return (min(a, b), max(a, b))
    case .single, .slot, .edges: break
    }
    var available = extent
    var automatic = 0.7 * extent
    if case .single = channel.form, extent == 0 {
      available = space.gap(axis)
      automatic = min(Self.thickness, 0.8 * available)
      if !available.isFinite { available = space.length(axis) }
    } else if case .slot = channel.form, !hasLength {
      automatic = extent
    }
    if space.isDodged(marks, axis) {
      let sub = space.subBand(marks, row, extent: extent, axis)
      middle += sub.offset
      available = sub.length
      automatic = 0.7 * sub.length
    }
    let thickness = length.resolved(in: available, automatic: automatic)
    return (middle - thickness / 2, middle + thickness / 2)
  }

  /// Rounds the free end only, unless the author sets a radius.
  private func radii(_ row: Int, _ bar: Bar) -> CornerRadii {
    let style = markStyles[row].style
    if let radius = style.cornerRadius { return CornerRadii(max(radius, 0)) }
    guard hasLength else { return .none }
    if style.effects.contains(where: { if case .clip = $0 { true } else { false } }) { return .none }
    let r = Self.cornerRadius
    guard marks.isStacked, marks.table.shape.stacking != .center else {
      // Bars to a date start at the axis; intervals have no base.
      guard case .single = marks[marks.valueAxis].form, space.scale(marks.valueAxis)?.isBand == false else {
        return CornerRadii(r)
      }
      return end(of: bar, marks.valueAxis, r)
    }
    guard marks.isOuter[row] else { return .none }
    return end(of: bar, marks.valueAxis, r)
  }

  private func end(of bar: Bar, _ axis: AxisDimension, _ r: Double) -> CornerRadii {
    switch (axis, bar.isReversed) {
    // Upwards is towards smaller y.
    case (.y, true): CornerRadii(topLeft: r, topRight: r, bottomRight: 0, bottomLeft: 0)
    case (.y, false): CornerRadii(topLeft: 0, topRight: 0, bottomRight: r, bottomLeft: r)
    case (.x, false): CornerRadii(topLeft: 0, topRight: r, bottomRight: r, bottomLeft: 0)
    case (.x, true): CornerRadii(topLeft: r, topRight: 0, bottomRight: 0, bottomLeft: r)
    }
  }
}
