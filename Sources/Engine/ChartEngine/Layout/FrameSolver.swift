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

  /// The minimum size of the plot for which guides are kept; in a high chart 1/6 of its height.
  private var leastPlot: Size { Size(min(28, size.width), min(max(18, size.height / 6), size.height)) }
  /// The distance between the plot and its titles, legend and labels, in points.
  private static let spacing = 4.0
  /// The space below the text of a strip of labels, in points. With it, the strip has the height measured in Apple's
  /// pictures.
  private static let belowText = 0.67
  /// The width of the strip beside the plot before its labels are known, in points.
  private static let estimatedYStrip = 30.0
  /// The range of labels along the vertical axis, in points: unlimited.
  private static let unbounded = -1e9...1e9

  func solve() -> ChartFrame {
    var frame = attempt(.none)
    for omitted in OmittedGuides.allCases.dropFirst() {
      let isWide = frame.plot.width >= leastPlot.width
      let isHigh = frame.plot.height >= leastPlot.height
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
      for (guide, labels) in zip(yPlan?.guides ?? [], frame.yLabels) {
        needed[guide.side] = max(needed[guide.side], labels.map(guide.reach).max() ?? 0)
      }
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
    let guides =
      zip(xPlan?.guides ?? [], frame.xLabels).map { ($0, $1) }
      + zip(yPlan?.guides ?? [], frame.yLabels).map { ($0, $1) }
    for (guide, labels) in guides {
      pushed[guide.side] = max(pushed[guide.side], labels.map(guide.push).max() ?? 0)
    }
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
    if let scale = frame.y {
      frame.yLabels = yGuides.map { guide in
        guide.labels(
          on: scale, space: space(for: guide, height: frame.plot.height), environment: request.environment)
      }
    }
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

  /// Returns the space for labels of the vertical axis. Beside the plot, names take at most a third of the chart's
  /// width, in large type a half, and numbers at most a half.
  private func space(for guide: AxisGuide, height: Double) -> LabelSpace {
    var space = LabelSpace(
      plotLength: height, reach: Self.unbounded, maxWidth: size.width, maxNumberWidth: size.width)
    guard !guide.isAboveMarks else { return space }
    let isLarge = request.environment.labelFont.size >= LargeType.wideNameSize
    space.maxWidth = isLarge ? size.width / 2 : size.width / 3
    space.maxNumberWidth = size.width / 2
    return space
  }

  /// The height of the plot before the labels of the horizontal axis are known. Assumes that they take one line.
  private func estimatedHeight(in inner: Rect, hasXStrip: Bool) -> Double {
    let strip = hasXStrip ? lineHeight + Self.spacing + Self.belowText : 0
    let height = max(inner.height - strip - roomAbove, 1)
    guard let container = request.plotStyle else { return height }
    let width = max(inner.width - Self.estimatedYStrip, 1)
    return max(container.layout(proposal: Size(width, height)).plot.height, 1)
  }

  /// Measures the strips beside the plot.
  ///
  /// - Returns: The lengths by which labels extend above and below the plot.
  private func measureY(
    _ guides: [AxisGuide], height: Double, pushed: ChartFrame.Insets, _ frame: inout ChartFrame
  ) -> (top: Double, bottom: Double) {
    var overhang = (top: 0.0, bottom: 0.0)
    for guide in guides {
      guard let scale = yPlan?.domain.scale(length: height, margins: (pushed.top, pushed.bottom)) else {
        continue
      }
      let labels = guide.labels(
        on: scale, space: space(for: guide, height: height), environment: request.environment)
      widen(&frame, for: guide, labels)
      overhang.top = max(overhang.top, labels.map { -$0.frame.minY }.max() ?? 0)
      overhang.bottom = max(overhang.bottom, labels.map { $0.frame.maxY - height }.max() ?? 0)
    }
    if let style = request.yAxis.style {
      for side in [Side.left, .right] where frame.insets[side] > 0 {
        frame.insets[side] = style.layout(proposal: Size(frame.insets[side], height)).size.width
      }
    }
    return overhang
  }

  /// Places the labels of the horizontal axis in the width that remains, and measures the strips above and below the
  /// plot.
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
      let isCornerTaken = below > 1
      let scale = xPlan.domain.scale(length: plot.width, margins: (pushed.left, pushed.right))
      for guide in guides {
        let space = LabelSpace(
          plotLength: plot.width, reach: reach, maxWidth: .infinity, maxNumberWidth: .infinity,
          isLeftTaken: isCornerTaken && frame.insets.left > 0,
          isRightTaken: isCornerTaken && frame.insets.right > 0,
          isCornerTight: below - Self.spacing > 0.3 * lineHeight)
        let labels = guide.labels(on: scale, space: space, environment: request.environment)
        frame.xLabels.append(labels)
        widen(&frame, for: guide, labels)
      }
    }
    for side in [Side.top, .bottom] where frame.insets[side] > 0 {
      frame.insets[side] += Self.belowText
      guard let style = request.xAxis.style else { continue }
      frame.insets[side] = style.layout(proposal: Size(plot.width, frame.insets[side])).size.height
    }
  }

  /// Makes a strip large enough for the labels and ticks of a guide.
  private func widen(_ frame: inout ChartFrame, for guide: AxisGuide, _ labels: [PlacedLabel]) {
    frame.insets[guide.side] = max(
      frame.insets[guide.side], labels.map(guide.reach).max() ?? 0, guide.hasTicks ? guide.fixedTickLength : 0
    )
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
    let spacing = hasXStrip || request.legend.position == .top ? Self.spacing : 8
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
    var axis: AxisDimension
    var isTop: Bool
    var height: Double
    var frames: [Rect]

    /// Whether another title fits between the titles of the row.
    func hasRoom(for title: Rect) -> Bool {
      frames.allSatisfy { title.maxX + 8 <= $0.minX || title.minX >= $0.maxX + 8 }
    }
  }

  /// Reserves a row above or below the plot for each title, or a column at its side for rotated titles. The first
  /// title is nearest to the plot. Two titles of one axis at different ends share a row if they fit.
  private func takeTitles(_ titles: [TitleRequest], from inner: inout Rect, _ frame: inout ChartFrame) {
    var row: TitleRow?
    for (axis, title) in titles.reversed() {
      let spacing = title.spacing.finite ?? Self.spacing
      var position = title.position
      if isRightToLeft { position = position.mirrored }
      if axis == .y, position == .leading || position == .trailing {
        let wanted = title.content.size(width: inner.height, height: nil)
        let y = inner.minY + (title.alignment?.vertical ?? 0.5) * max(inner.height - wanted.width, 0)
        let x = position == .leading ? inner.minX : inner.maxX - wanted.height
        frame.titles.append(
          (
            Rect(x: x, y: y, width: wanted.height, height: wanted.width),
            position == .leading ? .verticalReversed : .vertical, title.content
          ))
        if position == .leading { inner.x += wanted.height + spacing }
        inner.width = max(inner.width - wanted.height - spacing, 0)
        row = nil
        continue
      }
      let wanted = title.content.size(width: inner.width, height: nil)
      var share = title.alignment?.horizontal ?? (axis == .x ? 0 : yTitleShare)
      switch title.position {
      case .topLeading, .bottomLeading: share = title.alignment?.horizontal ?? 0
      case .topTrailing, .bottomTrailing: share = title.alignment?.horizontal ?? 1
      case .trailing: share = title.alignment?.horizontal ?? 1
      case .automatic, .overlay, .top, .bottom, .leading: break
      }
      if isRightToLeft { share = 1 - share }
      let isTop =
        switch position {
        case .top, .topLeading, .topTrailing: true
        case .bottom, .bottomLeading, .bottomTrailing: false
        case .automatic, .overlay, .leading, .trailing: axis == .y
        }
      let x = inner.minX + share * max(inner.width - wanted.width, 0)
      let y = isTop ? inner.minY : inner.maxY - wanted.height
      var rect = Rect(x: x, y: y, width: min(wanted.width, inner.width), height: wanted.height)
      if var shared = row, shared.axis == axis, shared.isTop == isTop, wanted.height <= shared.height,
        let first = shared.frames.first, shared.hasRoom(for: rect)
      {
        rect.y = isTop ? first.minY : first.maxY - wanted.height
        shared.frames.append(rect)
        row = shared
        frame.titles.append((rect, .horizontal, title.content))
        continue
      }
      row = TitleRow(axis: axis, isTop: isTop, height: wanted.height, frames: [rect])
      frame.titles.append((rect, .horizontal, title.content))
      if isTop { inner.y += wanted.height + spacing }
      inner.height = max(inner.height - wanted.height - spacing, 0)
    }
  }

  /// The fraction of the width at which the title of the vertical axis, above the axis, is placed: trailing, or leading
  /// if the axis is leading.
  private var yTitleShare: Double {
    guard let guide = yPlan?.guides.first else { return 1 }
    return (guide.side == .left) != isRightToLeft ? 0 : 1
  }
}

extension AxisGuide {
  var hasTicks: Bool { entries.contains { !$0.ticks.isEmpty } }
}
