import OpenChartsChartModel
import OpenChartsDisplayList

/// Divides a chart's frame from the outside in: legend, titles, axes. The plot takes the rest.
struct FrameSolver {
  let request: ChartRequest
  let size: Size
  let xPlan: AxisPlan?
  let yPlan: AxisPlan?
  let legend: (any MeasuredContent)?
  /// The space above the plot for annotations, in points.
  let roomAbove: Double

  /// The guides that are omitted in a small chart, in this order.
  private enum OmittedGuides: Int, CaseIterable {
    case none, legend, titles, xLabels, yLabels
  }

  // MARK: - Lengths in points

  /// The smallest width of the plot for which guides are kept. Not measured.
  private static let leastWidth = 28.0
  /// The smallest height of the plot for which guides are kept in a low chart. Not measured.
  private static let leastHeight = 18.0
  /// In a high chart, the smallest height of the plot is the chart's height divided by this number. Not measured.
  private static let leastHeightDivisor = 6.0
  /// The distance of the plot from its labels, titles and legend. Measured in Apple's pictures.
  private static let spacing = 4.0
  /// The space below the text of a row of labels. With it, the row has the height measured in Apple's pictures: 18
  /// points with a text of 13.33.
  private static let belowText = 0.67
  /// The minimum distance between two titles in a row. Not measured.
  private static let titleGap = 8.0
  /// The width of the column beside the plot before its labels are known. An estimate.
  private static let estimatedColumn = 30.0
  /// The length by which labels must extend below the plot to take the space in the corner. Not measured.
  private static let cornerOverhang = 1.0
  /// The length by which labels must extend into the row below the plot for a corner to be tight, as a fraction of the
  /// row's line height. Not measured.
  private static let tightShare = 0.3
  /// The range of labels along the vertical axis: unlimited.
  private static let unbounded = -1e9...1e9

  func solve() -> ChartFrame {
    var frame = attempt(.none)
    for omitted in OmittedGuides.allCases.dropFirst() {
      let isWide = frame.plot.width >= min(Self.leastWidth, size.width)
      let least = max(Self.leastHeight, size.height / Self.leastHeightDivisor)
      let isHigh = frame.plot.height >= min(least, size.height)
      if isWide && isHigh { break }
      // Labels on x take height and labels on y take width. Omit only the labels that help.
      if isHigh, omitted == .xLabels { continue }
      if isWide, omitted == .yLabels { continue }
      frame = attempt(omitted)
    }
    return frame
  }

  private var isRightToLeft: Bool { request.environment.isRightToLeft }

  /// Measures vertical axes with an estimated height. A second pass corrects the result if labels are wider than
  /// estimated, or if labels inside the plot move the marks.
  private func attempt(_ omitted: OmittedGuides) -> ChartFrame {
    let none = ChartFrame.Insets()
    var frame = attempt(omitted, least: none, pushed: none)
    let pushed = margins(of: frame)
    var needed = none
    if request.yAxis.style == nil {
      needed.widen(for: yPlan?.guides ?? [], frame.yLabels, by: AxisGuide.reach)
    }
    let isNarrow = needed.left > frame.insets.left || needed.right > frame.insets.right
    if isNarrow || !pushed.isEmpty {
      frame = attempt(omitted, least: isNarrow ? needed : none, pushed: pushed)
    }
    return frame
  }

  /// Returns the space that labels inside the plot take from its sides.
  private func margins(of frame: ChartFrame) -> ChartFrame.Insets {
    var pushed = ChartFrame.Insets()
    pushed.widen(for: xPlan?.guides ?? [], frame.xLabels, by: AxisGuide.push)
    pushed.widen(for: yPlan?.guides ?? [], frame.yLabels, by: AxisGuide.push)
    return pushed
  }

  private func attempt(
    _ omitted: OmittedGuides, least: ChartFrame.Insets, pushed: ChartFrame.Insets
  ) -> ChartFrame {
    var frame = ChartFrame(size: size)
    frame.omitsGuides = omitted != .none
    frame.insets = least
    var inner = Rect(origin: .zero, size: size)
    let xGuides = omitted.rawValue < OmittedGuides.xLabels.rawValue ? xPlan?.guides ?? [] : []
    let yGuides = omitted.rawValue < OmittedGuides.yLabels.rawValue ? yPlan?.guides ?? [] : []
    if omitted.rawValue < OmittedGuides.legend.rawValue {
      takeLegend(from: &inner, hasXStrip: !xGuides.isEmpty, &frame)
    }
    takeTitles(omitted.rawValue < OmittedGuides.titles.rawValue ? titleRequests : [], from: &inner, &frame)
    let height = estimatedHeight(in: inner, hasXStrip: !xGuides.isEmpty)
    let overhang = measureY(yGuides, height: height, pushed: pushed, &frame)
    inner.x += frame.insets.left
    inner.width = max(inner.width - frame.insets.left - frame.insets.right, 0)
    measureX(xGuides, in: inner, height: height, below: overhang.bottom, pushed: pushed, &frame)
    let above = max(frame.insets.top, overhang.top - spaceAbove(inner, frame), roomAbove)
    let below = max(frame.insets.bottom, overhang.bottom)
    inner.y += above
    inner.height = max(inner.height - above - below, 0)
    placePlot(in: inner, &frame)
    frame.x = xPlan?.domain.scale(length: frame.plot.width, margins: (pushed.left, pushed.right))
    frame.y = yPlan?.domain.scale(length: frame.plot.height, margins: (pushed.top, pushed.bottom))
    frame.yLabels = yLabels(of: yGuides, on: frame.y, height: frame.plot.height)
    removeLabels(xGuides, belowLegendOf: &frame)
    return frame
  }

  /// Removes the labels of a horizontal axis if the legend is on them, because its distance is negative. Devices draw
  /// none of them either.
  private func removeLabels(_ guides: [AxisGuide], belowLegendOf frame: inout ChartFrame) {
    guard let legend = frame.legend?.frame.inset(x: 0, y: 0.5), request.legend.position != .overlay else {
      return
    }
    for (index, guide) in guides.enumerated() where index < frame.xLabels.count {
      let edge = guide.side == .top ? frame.container.minY : frame.container.maxY
      let isCovered = frame.xLabels[index].contains { label in
        label.frame.offset(x: frame.plot.minX, y: edge).intersects(legend)
      }
      if isCovered { frame.xLabels[index] = [] }
    }
  }

  /// Returns the space above the plot into which labels of the vertical axis may extend: up to a title or legend above
  /// them, or up to the end of the picture.
  private func spaceAbove(_ inner: Rect, _ frame: ChartFrame) -> Double {
    let titles = frame.titles.map(\.frame) + (frame.legend.map { [$0.frame] } ?? [])
    return titles.reduce(inner.y + request.environment.spaceAbove) { space, title in
      let isOverLabels = title.minX < inner.minX || title.maxX > inner.maxX
      return title.maxY <= inner.minY && isOverLabels ? min(space, inner.minY - title.maxY) : space
    }
  }

  // MARK: - Axes

  /// The height of a line of labels, in points.
  private var lineHeight: Double {
    request.environment.measurer.lineHeight(of: request.environment.labelFont).height
  }

  /// Measures the labels of the vertical axis. Beside the plot, names take at most a third of the chart's width, in
  /// large type a half, and numbers at most a half.
  private func yLabels(of guides: [AxisGuide], on scale: PositionScale?, height: Double) -> [[PlacedLabel]] {
    let isLarge = request.environment.labelFont.size >= LargeType.wideNameSize
    return labels(of: guides, on: scale) { guide in
      LabelSpace(
        plotLength: height, reach: Self.unbounded,
        maxWidth: guide.isAboveMarks ? size.width : isLarge ? size.width / 2 : size.width / 3,
        maxNumberWidth: guide.isAboveMarks ? size.width : size.width / 2)
    }
  }

  private func labels(
    of guides: [AxisGuide], on scale: PositionScale?, in space: (AxisGuide) -> LabelSpace
  ) -> [[PlacedLabel]] {
    guard let scale else { return [] }
    return guides.map { $0.labels(on: scale, space: space($0), environment: request.environment) }
  }

  /// The height of the plot before the labels of the horizontal axis are known. Assumes that they take one line.
  private func estimatedHeight(in inner: Rect, hasXStrip: Bool) -> Double {
    let strip = hasXStrip ? lineHeight + Self.spacing + Self.belowText : 0
    let height = max(inner.height - strip - roomAbove, 1)
    guard let container = request.plotStyle else { return height }
    let width = max(inner.width - Self.estimatedColumn, 1)
    return max(container.layout(proposal: Size(width, height)).plot.height, 1)
  }

  /// Measures the columns of labels beside the plot.
  ///
  /// - Returns: The lengths by which labels extend above and below the plot.
  private func measureY(
    _ guides: [AxisGuide], height: Double, pushed: ChartFrame.Insets, _ frame: inout ChartFrame
  ) -> (top: Double, bottom: Double) {
    let scale = yPlan?.domain.scale(length: height, margins: (pushed.top, pushed.bottom))
    let labels = yLabels(of: guides, on: scale, height: height)
    frame.insets.widen(for: guides, labels)
    if let style = request.yAxis.style {
      for side in [Side.left, .right] where frame.insets[side] > 0 {
        frame.insets[side] = style.layout(proposal: Size(frame.insets[side], height)).size.width
      }
    }
    let frames = labels.joined().map(\.frame)
    return (
      top: frames.map { -$0.minY }.reduce(0, max), bottom: frames.map { $0.maxY - height }.reduce(0, max)
    )
  }

  /// Places the labels of the horizontal axis in the width that remains, and measures the rows of labels above and below
  /// the plot.
  ///
  /// - Parameter below: The length by which labels of the vertical axis extend below the plot.
  private func measureX(
    _ guides: [AxisGuide], in inner: Rect, height: Double, below: Double, pushed: ChartFrame.Insets,
    _ frame: inout ChartFrame
  ) {
    var plot = Rect(origin: .zero, size: Size(inner.width, height))
    if let container = request.plotStyle { plot = container.layout(proposal: plot.size).plot }
    if let xPlan {
      let chart = (-inner.x - plot.x)...(size.width - inner.x - plot.x)
      // Labels of a scrolling axis stay within the plot, so that they do not pass under the vertical axis.
      let reach =
        xPlan.domain.isScrolled
        ? 0...plot.width : min(chart.lowerBound, 0)...max(chart.upperBound, plot.width)
      // A label of the horizontal axis is omitted if it would be below the lowest label of the vertical axis.
      let isCornerTaken = below > Self.cornerOverhang
      let space = LabelSpace(
        plotLength: plot.width, reach: reach, maxWidth: .infinity, maxNumberWidth: .infinity,
        isLeftTaken: isCornerTaken && frame.insets.left > 0,
        isRightTaken: isCornerTaken && frame.insets.right > 0,
        isCornerTight: below - Self.spacing > Self.tightShare * lineHeight)
      let scale = xPlan.domain.scale(length: plot.width, margins: (pushed.left, pushed.right))
      frame.xLabels = labels(of: guides, on: scale) { _ in space }
      frame.insets.widen(for: guides, frame.xLabels)
    }
    for side in [Side.top, .bottom] where frame.insets[side] > 0 {
      frame.insets[side] += Self.belowText
      guard let style = request.xAxis.style else { continue }
      frame.insets[side] = style.layout(proposal: Size(plot.width, frame.insets[side])).size.height
    }
  }

  /// Places the plot with its style in the frame that the strips leave. A style may make the chart larger or smaller.
  private func placePlot(in inner: Rect, _ frame: inout ChartFrame) {
    frame.container = inner
    frame.plot = inner
    guard let container = request.plotStyle else { return }
    let result = container.layout(proposal: inner.size)
    frame.container = Rect(origin: inner.origin, size: result.size)
    frame.plot = result.plot.offset(x: inner.x, y: inner.y)
    let (dx, dy) = (result.size.width - inner.width, result.size.height - inner.height)
    frame.size = Size(size.width + dx, size.height + dy)
    frame.moveOuter(after: inner, dx: dx, dy: dy)
  }

  // MARK: - Legend

  private func takeLegend(from inner: inout Rect, hasXStrip: Bool, _ frame: inout ChartFrame) {
    guard let legend else { return }
    let spacing = hasXStrip || request.legend.position == .top ? Self.spacing : LegendRequest.standardSpacing
    let legendFrame = request.legend.takeFrame(
      of: legend, from: &inner, spacing: spacing, isRightToLeft: isRightToLeft)
    frame.legend = legendFrame.map { ($0, legend) }
  }

  // MARK: - Titles

  private typealias TitleRequest = (axis: AxisDimension, title: AxisTitle)

  private var titleRequests: [TitleRequest] {
    request.xAxis.titles.map { (.x, $0) } + request.yAxis.titles.map { (.y, $0) }
  }

  /// The titles of one axis side by side.
  private struct TitleRow {
    let axis: AxisDimension
    let strip: Strip
    var frames: [Rect]

    /// Returns the frame of another title in this row; `nil` if the title belongs elsewhere or does not fit.
    ///
    /// - Parameter alone: The frame of the title if it does not share a row.
    func frame(for title: Strip, of axis: AxisDimension, alone: Rect) -> Rect? {
      let isFree = frames.allSatisfy { alone.maxX + titleGap <= $0.minX || alone.minX >= $0.maxX + titleGap }
      guard self.axis == axis, strip.side == title.side, !title.side.isColumn, isFree,
        title.thickness <= strip.thickness
      else { return nil }
      var frame = alone
      frame.y = title.side == .top ? frames[0].minY : frames[0].maxY - title.thickness
      return frame
    }
  }

  /// Reserves a row above or below the plot for each title, or a column at its side for rotated titles. The first
  /// title is nearest to the plot. Two titles of one axis at different ends share a row if they fit.
  private func takeTitles(_ titles: [TitleRequest], from inner: inout Rect, _ frame: inout ChartFrame) {
    var row: TitleRow?
    for (axis, title) in titles.reversed() {
      let strip = strip(for: title, of: axis, in: inner)
      var titleFrame = strip.frame(in: inner)
      if let shared = row?.frame(for: strip, of: axis, alone: titleFrame) {
        titleFrame = shared
        row?.frames.append(shared)
      } else {
        strip.take(from: &inner)
        row = TitleRow(axis: axis, strip: strip, frames: [titleFrame])
      }
      let orientation: LabelOrientation =
        switch strip.side {
        case .left: .verticalReversed
        case .right: .vertical
        case .top, .bottom: .horizontal
        }
      frame.titles.append((titleFrame, orientation, title.content))
    }
  }

  /// Measures a title. By default, a title of the vertical axis is above the plot, and a title of the horizontal axis
  /// is below it. Only titles of the vertical axis can be beside the plot.
  private func strip(for title: AxisTitle, of axis: AxisDimension, in space: Rect) -> Strip {
    var side = title.position.side(isRightToLeft: isRightToLeft) ?? (axis == .y ? .top : .bottom)
    if axis == .x, side.isColumn { side = .bottom }
    let wanted = title.content.size(width: side.isColumn ? space.height : space.width, height: nil)
    var share = title.alignment?.vertical ?? 0.5
    if !side.isColumn {
      share = title.alignment?.horizontal ?? title.position.horizontalShare ?? (axis == .x ? 0 : yTitleShare)
      if isRightToLeft { share = 1 - share }
    }
    return Strip(
      side: side, thickness: wanted.height, length: wanted.width, share: share,
      spacing: title.spacing.finite ?? Self.spacing)
  }

  /// The fraction of the width at which the title of the vertical axis, above the axis, is placed: trailing, or leading
  /// if the axis is leading.
  private var yTitleShare: Double {
    guard let guide = yPlan?.guides.first else { return 1 }
    return (guide.side == .left) != isRightToLeft ? 0 : 1
  }
}

extension AxisGuide {
  fileprivate var hasTicks: Bool { entries.contains { !$0.ticks.isEmpty } }
}

extension ChartFrame.Insets {
  /// Widens each side to the largest measure of the labels there, in points.
  fileprivate mutating func widen(
    for guides: [AxisGuide], _ labels: [[PlacedLabel]], by measure: (AxisGuide) -> (PlacedLabel) -> Double
  ) {
    for (guide, labels) in zip(guides, labels) {
      self[guide.side] = max(self[guide.side], labels.map(measure(guide)).max() ?? 0)
    }
  }

  /// Makes each side large enough for the labels and ticks of its guides.
  fileprivate mutating func widen(for guides: [AxisGuide], _ labels: [[PlacedLabel]]) {
    widen(for: guides, labels, by: AxisGuide.reach)
    for guide in guides where guide.hasTicks {
      self[guide.side] = max(self[guide.side], guide.fixedTickLength)
    }
  }
}
