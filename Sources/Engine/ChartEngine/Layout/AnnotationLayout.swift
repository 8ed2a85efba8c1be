import OpenChartsChartModel
import OpenChartsDisplayList

/// Places annotations at their marks and computes the space that they need beyond the data.
struct AnnotationLayout {
  private struct Placed {
    var frame: Rect
    var content: any MeasuredContent
    var overflowX: OverflowStrategy
    var overflowY: OverflowStrategy
    /// Whether the annotation belongs to a rule across the plot, so that content beyond the rule's ends is outside the
    /// plot.
    var isBeyondPlot: Bool
    /// The axis that is extended by default.
    var valueAxis: AxisDimension
  }

  /// The default distance between a mark and its annotation, in points.
  private static let spacing = 4.0

  private let placed: [Placed]

  /// Measures the annotations of all marks and places them at their marks' frames. Annotations of marks without a
  /// frame are omitted.
  static func placed(
    at frames: [MarkID: Rect], of marks: [ResolvedMarks], environment: ChartEnvironment
  ) -> AnnotationLayout {
    var placed: [Placed] = []
    for table in marks where !table.table.annotations.isEmpty {
      let trait = table.table.kind.trait
      let spansPlot = trait.spansPlot(table)
      let axis = trait.annotationAxis(table)
      for annotation in table.table.annotations {
        guard let frame = frames[MarkID(table.firstID + UInt32(annotation.row))] else { continue }
        let content = annotation.content(frame.size)
        let size = content.size(width: nil, height: nil)
        let position =
          annotation.position == .automatic
          ? trait.annotationSide(annotation.row, of: table) : annotation.position
        let rect = Self.rect(
          size, at: frame, position, annotation.alignment, annotation.spacing ?? Self.spacing,
          environment.isRightToLeft)
        placed.append(
          Placed(
            frame: rect, content: content, overflowX: annotation.overflowX, overflowY: annotation.overflowY,
            isBeyondPlot: spansPlot, valueAxis: axis))
      }
    }
    return AnnotationLayout(placed: placed)
  }

  private init(placed: [Placed]) { self.placed = placed }

  private static func rect(
    _ size: Size, at frame: Rect, _ position: ContentPosition, _ alignment: ContentAlignment,
    _ spacing: Double,
    _ isRightToLeft: Bool
  ) -> Rect {
    let share = isRightToLeft ? 1 - alignment.horizontal : alignment.horizontal
    let alignedX = frame.minX + share * (frame.width - size.width)
    let alignedY = frame.minY + alignment.vertical * (frame.height - size.height)
    let before = isRightToLeft ? frame.maxX + spacing : frame.minX - spacing - size.width
    let after = isRightToLeft ? frame.minX - spacing - size.width : frame.maxX + spacing
    let above = frame.minY - spacing - size.height
    let below = frame.maxY + spacing
    let origin: Point =
      switch position {
      case .overlay: Point(alignedX, alignedY)
      case .top, .automatic: Point(alignedX, above)
      case .bottom: Point(alignedX, below)
      case .leading: Point(before, alignedY)
      case .trailing: Point(after, alignedY)
      case .topLeading: Point(before, above)
      case .topTrailing: Point(after, above)
      case .bottomLeading: Point(before, below)
      case .bottomTrailing: Point(after, below)
      }
    return Rect(origin: origin, size: size)
  }

  // MARK: - Space for annotations

  /// The space in points above the plot for annotations at the top of rules across the plot.
  var roomAbovePlot: Double {
    placed.reduce(0) { height, item in
      guard item.isBeyondPlot, item.overflowY == .automatic || item.overflowY == .padScale else {
        return height
      }
      return item.frame.maxY <= 0 ? max(height, -item.frame.minY) : height
    }
  }

  /// Returns values that an axis' domain must include, so that annotations fit into the plot.
  func extraValues(_ axis: AxisDimension, _ scale: PositionScale?, length: Double) -> [Double] {
    guard let scale, case .continuous(let lower, let upper, let transform, .number) = scale.form, length > 0
    else {
      return []
    }
    let isForward = scale.end > scale.start
    let first = transform.forward(isForward ? lower : upper)
    let last = transform.forward(isForward ? upper : lower)
    var values: [Double] = []
    for item in placed {
      let strategy = axis == .x ? item.overflowX : item.overflowY
      // By default only the value axis is extended.
      guard strategy == .padScale || strategy == .automatic && axis == item.valueAxis, !item.isBeyondPlot
      else { continue }
      let (from, to) = axis == .x ? (item.frame.minX, item.frame.maxX) : (item.frame.minY, item.frame.maxY)
      let size = to - from
      guard size < 0.8 * length else { continue }
      if from < -0.5 {
        // The inner edge of the annotation stays at its value. The domain grows until the annotation fits between this
        // edge and the end of the plot.
        let t = first + (last - first) * to / length
        let share = size / length
        values.append(transform.inverse((t - share * last) / (1 - share)))
      } else if to > length + 0.5 {
        let t = first + (last - first) * from / length
        let share = size / length
        values.append(transform.inverse((t - share * first) / (1 - share)))
      }
    }
    return values
  }

  /// Returns the drawing of all annotations; `chart` is the chart's frame in plot coordinates.
  ///
  /// - Parameter isUnrolled: Whether this is a full-length drawing, which a page may stretch. Annotations then keep
  ///   their shape.
  func items(plot: Size, chart: Rect, isUnrolled: Bool) -> [DisplayItem] {
    placed.compactMap { item in
      let frame = Self.fitted(item, plot: plot, chart: chart)
      let list = item.content.draw(size: frame.size)
      guard !list.items.isEmpty else { return nil }
      var group = GroupItem(list.items, role: .annotation)
      group.transform = .translation(frame.x, frame.y)
      guard isUnrolled else { return .group(group) }
      group.transform = .translation(-frame.width / 2, -frame.height / 2)
      var outer = GroupItem([.group(GroupItem([.group(group)], role: .fixed))])
      outer.transform = .translation(frame.midX, frame.midY)
      return .group(outer)
    }
  }

  /// Returns the frame of an annotation after it was moved into the plot or the chart.
  private static func fitted(_ item: Placed, plot: Size, chart: Rect) -> Rect {
    var frame = item.frame
    let plotRect = Rect(origin: .zero, size: plot)
    switch item.overflowX {
    case .disabled, .padScale: break
    case .fitPlot: frame.x = fit(frame.minX, frame.width, plotRect.minX, plotRect.maxX)
    case .automatic, .fitAutomatic, .fitChart: frame.x = fit(frame.minX, frame.width, chart.minX, chart.maxX)
    }
    switch item.overflowY {
    case .disabled, .padScale: break
    case .fitPlot: frame.y = fit(frame.minY, frame.height, plotRect.minY, plotRect.maxY)
    case .automatic, .fitAutomatic, .fitChart: frame.y = fit(frame.minY, frame.height, chart.minY, chart.maxY)
    }
    return frame
  }

  /// Returns a start at which an extent lies between two bounds. An extent that is too long is centred.
  private static func fit(_ start: Double, _ length: Double, _ from: Double, _ to: Double) -> Double {
    guard length <= to - from else { return (from + to - length) / 2 }
    return min(max(start, from), to - length)
  }

  // MARK: - Overlaps

  /// The number of neighbours along each axis with which an annotation is compared.
  private static let neighbourCount = 8

  /// Returns the number of annotations that overlap a neighbour by at least a quarter of the smaller one. Annotations
  /// with one frame do not count: a loop repeats the rule that they annotate.
  func overlapCount(plot: Size, chart: Rect) -> Int {
    let frames = placed.map { Self.fitted($0, plot: plot, chart: chart) }.filter { frame in
      frame.width > 0 && frame.height > 0 && frame.minX.isFinite && frame.minY.isFinite
    }
    var overlapping: Set<Int> = []
    for start in [\Rect.minX, \Rect.minY] {
      let order = frames.indices.sorted {
        (frames[$0][keyPath: start], $0) < (frames[$1][keyPath: start], $1)
      }
      for (position, i) in order.enumerated() {
        for j in order[(position + 1)...].prefix(Self.neighbourCount) where Self.overlap(frames[i], frames[j])
        {
          overlapping.formUnion([i, j])
        }
      }
    }
    return overlapping.count
  }

  private static func overlap(_ a: Rect, _ b: Rect) -> Bool {
    let width = min(a.maxX, b.maxX) - max(a.minX, b.minX)
    let height = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    guard width > 0, height > 0, a != b else { return false }
    return width * height >= min(a.width * a.height, b.width * b.height) / 4
  }
}
