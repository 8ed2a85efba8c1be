import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsLimits

/// A placed label of an axis. One coordinate is along the axis, in plot coordinates; the other is the distance from the
/// plot's edge, positive to the right and down.
struct PlacedLabel: Sendable {
  var entry: Int
  var frame: Rect
  var text: TextLayout?
  var view: (any MeasuredContent)?
  var orientation = LabelOrientation.horizontal
  var collision = LabelCollision.automatic
  /// The distance in points by which the label may move along the axis to stay in the chart.
  var slack = 6.0
  /// The position of the label's start if it were on the other side of its line; `nil` if it must stay on its side or
  /// is not beside a line.
  var otherSide: Double?
  /// Whether the label is at its default place beside its line.
  var isBesideLine = false
  /// Whether marks avoid the label inside the plot.
  var offsetsMarks = false

  /// Returns the items in the label's frame. Rotated labels are read downwards or upwards.
  func draw(at origin: Point) -> [DisplayItem] {
    if let view {
      let list = view.draw(size: orientation == .horizontal ? frame.size : Size(frame.height, frame.width))
      return wrapped(list.items, at: origin)
    }
    guard let text else { return [] }
    if orientation == .horizontal {
      return text.runs.map { run in
        var run = run
        run.origin = run.origin + origin
        return .text(run)
      }
    }
    return wrapped(text.runs.map(DisplayItem.text), at: origin)
  }

  private func wrapped(_ items: [DisplayItem], at origin: Point) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    var group = GroupItem(items)
    switch orientation {
    case .vertical:
      group.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: origin.x + frame.width, ty: origin.y)
    case .verticalReversed:
      group.transform = Transform(a: 0, b: -1, c: 1, d: 0, tx: origin.x, ty: origin.y + frame.height)
    case .automatic, .horizontal: group.transform = .translation(origin.x, origin.y)
    }
    return [.group(group)]
  }
}

/// The space for labels.
struct LabelSpace: Sendable {
  /// The length of the plot along the axis.
  var plotLength: Double
  /// The range that labels may occupy along the axis, in plot coordinates.
  var reach: ClosedRange<Double>
  /// The maximum width of labels of a vertical axis.
  var maxWidth: Double
  /// The maximum width of numbers of a vertical axis, which would be misread if they were shortened.
  var maxNumberWidth: Double
  /// Whether a label that lies completely outside the plot would overlap a label of the vertical axis.
  var isLeftTaken = false
  var isRightTaken = false
  /// Whether even a label that lies mostly outside the plot would overlap a label of the vertical axis. This occurs
  /// with large text.
  var isCornerTight = false
}

extension AxisGuide {
  /// The minimum distance of labels side by side, in points.
  static let spacing = 4.0
  /// The distance of a label inside the plot from its line, in points.
  private static let aboveLabel = 2.0

  /// Measures and places all labels, then removes those that overlap or do not fit.
  func labels(on scale: PositionScale, space: LabelSpace, environment: ChartEnvironment) -> [PlacedLabel] {
    var placed = placedLabels(on: scale, space: space, environment: environment)
    let equalEntries = Self.entriesCutToOneText(placed)
    if !equalEntries.isEmpty {
      placed = placedLabels(on: scale, space: space, environment: environment, cutInMiddle: equalEntries)
    }
    if preset == .aligned, dimension == .x { clampIntoPlot(&placed, length: space.plotLength) }
    alignAmongEachOther(&placed, isRightToLeft: environment.isRightToLeft)
    return resolveCollisions(placed, space: space)
  }

  /// Returns all labels at their positions, before collisions are resolved.
  ///
  /// - Parameter cutEntries: The entries whose labels keep their beginning and their end if they are too long.
  private func placedLabels(
    on scale: PositionScale, space: LabelSpace, environment: ChartEnvironment,
    cutInMiddle cutEntries: Set<Int> = []
  ) -> [PlacedLabel] {
    let stride = labelStride(scale, environment)
    let tickLength = dimension == .x ? 0 : fixedTickLength
    var placed: [PlacedLabel] = []
    for (index, entry) in entries.enumerated() where index % stride == 0 {
      for label in entry.labels {
        guard let (position, centered) = labelPosition(entry, label.request, scale), position.isFinite else {
          continue
        }
        var result = measured(
          label, centered: centered, stride: stride, scale: scale, space: space, environment,
          truncation: cutEntries.contains(index) ? .middle : .tail)
        guard result.frame.width > 0 else { continue }
        result.entry = index
        result.collision = label.request.collision
        result.offsetsMarks = label.request.offsetsMarks ?? false
        setPosition(
          of: &result, label.request, at: position, centered: centered, tickLength, environment.isRightToLeft)
        placed.append(result)
      }
    }
    return placed
  }

  /// Returns the entries whose shortened labels are equal to another label, so that readers could not distinguish them.
  private static func entriesCutToOneText(_ placed: [PlacedLabel]) -> Set<Int> {
    let cut = placed.filter { $0.text?.isTruncated ?? false }
    let entriesByText = Dictionary(grouping: cut) { label in
      label.text?.runs.map(\.span.string).joined() ?? ""
    }
    return Set(entriesByText.values.filter { $0.count > 1 }.flatMap { $0.map(\.entry) })
  }

  /// Returns the stride of labels. If bands are too narrow for text, only every second or third band (and so on) gets a
  /// label.
  func labelStride(_ scale: PositionScale, _ environment: ChartEnvironment) -> Int {
    guard isBand, scale.step > 0 else { return 1 }
    let line = environment.measurer.lineHeight(of: environment.labelFont).height
    if dimension == .y { return scale.step < line ? Int(saturating: (line / scale.step).rounded(.up)) : 1 }
    let request = entries.first?.labels.first?.request
    if request?.orientation == .vertical || request?.orientation == .verticalReversed {
      return scale.step < line ? Int(saturating: (line / scale.step).rounded(.up)) : 1
    }
    // Greedy labels are not shortened: `greedy(_:)` removes labels that overlap.
    if request?.collision.isGreedy == true { return 1 }
    // Estimates the width of most labels from about 48 of them.
    let sample = Swift.stride(from: 0, to: entries.count, by: max(1, entries.count / 48))
    let widths = sample.compactMap { index -> Double? in
      guard let label = entries[index].labels.first else { return nil }
      if let view = label.view { return view.size(width: nil, height: nil).width }
      return environment.measurer.measure(label.text, font: label.request.font ?? environment.labelFont).width
    }
    let widest = widths.max() ?? 0
    let available = scale.step - Self.spacing
    // Short names are not shortened. Longer names wrap, or end with an ellipsis if at least a few letters fit. Numbers
    // and dates are never shortened, because they would be misread.
    let isWhole = sample.allSatisfy { index in
      entries[index].labels.first.map { $0.view == nil && !Self.hasLetters($0.text) } ?? true
    }
    let isRoomy = available >= 2.7 * line && !isWhole || widest <= available
    let wanted = isRoomy ? 0 : (isWhole ? widest : min(widest, 4.5 * line)) + Self.spacing
    return wanted > 0 ? max(1, Int(saturating: (wanted / scale.step).rounded(.up))) : 1
  }

  /// Whether a label that is text contains more than a number.
  private static func hasLetters(_ text: String) -> Bool {
    text.unicodeScalars.prefix(Limits.measuredCharacters.value).contains(where: \.properties.isAlphabetic)
  }

  private func measured(
    _ label: Label, centered: Bool, stride: Int, scale: PositionScale, space: LabelSpace,
    _ environment: ChartEnvironment, truncation: ParagraphStyle.Truncation
  ) -> PlacedLabel {
    let request = label.request
    var result = PlacedLabel(entry: 0, frame: .zero)
    let isRotated = request.orientation == .vertical || request.orientation == .verticalReversed
    if isRotated { result.orientation = request.orientation }
    var size: Size
    let bandWidth = bandWidth(request, centered: centered, stride: stride, scale: scale, space: space)
    if let view = label.view {
      result.view = view
      size = view.size(width: dimension == .x || isRotated ? bandWidth : space.maxWidth, height: nil)
    } else {
      guard !label.text.isEmpty else { return result }
      let span = TextSpan(
        label.text.shortened(to: Limits.measuredCharacters), font: request.font ?? environment.labelFont,
        color: request.brush?.representativeColor ?? environment.labelColor)
      var style = ParagraphStyle()
      style.isRightToLeft = environment.isRightToLeft
      style.truncation = truncation
      var width: Double?
      if dimension == .x {
        style.alignment = centered ? 0.5 : environment.isRightToLeft ? 1 : 0
        if isRotated {
          style.lineLimit = 1
          width = 120
        } else if bandWidth != nil {
          width = bandWidth
          style.lineLimit = 3
        } else {
          style.lineLimit = request.collision == .truncate ? 1 : nil
          width = request.collision == .truncate ? truncationWidth(scale) : space.plotLength
        }
      } else {
        style.alignment = side == .left ? 1 : 0
        let most = Self.hasLetters(label.text) ? space.maxWidth : space.maxNumberWidth
        width = isRotated ? space.plotLength : most
        let line = environment.measurer.lineHeight(of: span.font).height
        let lines = isBand && !isRotated && !isAboveMarks ? Int(saturating: scale.step / line) : 1
        style.lineLimit = max(1, min(3, lines))
      }
      let layout = Self.textLayout(span, style, width: width, environment.measurer)
      result.text = layout
      size = layout.size
    }
    if isRotated { size = Size(size.height, size.width) }
    result.frame = Rect(origin: .zero, size: size)
    return result
  }

  /// Returns the maximum width of a label centred in its band, so that it wraps before it meets its neighbours; `nil`
  /// if labels are not limited.
  private func bandWidth(
    _ request: AxisLabel, centered: Bool, stride: Int, scale: PositionScale, space: LabelSpace
  ) -> Double? {
    let isRotated = request.orientation == .vertical || request.orientation == .verticalReversed
    guard dimension == .x, isBand, centered, !isRotated, request.collision != .disabled,
      !request.collision.isGreedy
    else { return nil }
    return max(min(scale.step * Double(stride) - Self.spacing, space.plotLength), 8)
  }

  /// Lays out a label. A word that does not fit its line is truncated with an ellipsis rather than broken.
  private static func textLayout(
    _ span: TextSpan, _ style: ParagraphStyle, width: Double?, _ measurer: any TextMeasurer
  ) -> TextLayout {
    if let width, style.lineLimit != 1, !measurer.fitsWords(of: span, in: width) {
      var single = style
      single.lineLimit = 1
      return measurer.layout([span], style: single, width: width, height: nil)
    }
    return measurer.layout([span], style: style, width: width, height: nil)
  }

  /// Returns the distance between neighbouring values, which is the maximum width of truncated labels.
  private func truncationWidth(_ scale: PositionScale) -> Double {
    let positions = entries.map { scale.position($0.number) }
    let distances = zip(positions, positions.dropFirst()).map { abs($1 - $0) }
    return max((distances.min() ?? 60) - Self.spacing, 8)
  }

  private func setPosition(
    of label: inout PlacedLabel, _ request: AxisLabel, at position: Double, centered: Bool,
    _ tickLength: Double,
    _ isRightToLeft: Bool
  ) {
    let (width, height) = (label.frame.width, label.frame.height)
    let leading = isRightToLeft ? 1.0 : 0.0
    var anchor = standardAnchor(centered: centered, leading: leading)
    if let given = request.anchor { anchor = Point(isRightToLeft ? 1 - given.x : given.x, given.y) }
    let isBeside = anchor.x == 0 || anchor.x == 1
    label.slack = isBeside ? 6 : width / 2 + 1
    func gap(_ share: Double, _ spacing: Double) -> Double {
      share < 0.5 ? spacing : share > 0.5 ? -spacing : 0
    }
    var x: Double
    var y: Double
    if dimension == .x {
      x = position - anchor.x * width + gap(anchor.x, request.horizontalSpacing ?? 4)
      let spacing = request.verticalSpacing ?? 4
      let isInside = side == .bottom ? anchor.y > 0.5 : anchor.y < 0.5
      y = (side == .bottom) != isInside ? spacing : -spacing - height
    } else {
      y = position - anchor.y * height + gap(anchor.y, request.verticalSpacing ?? Self.aboveLabel)
      let spacing = request.horizontalSpacing ?? 4
      let isInside = side == .right ? anchor.x > 0.5 : anchor.x < 0.5
      x = (side == .right) != isInside ? spacing + (isInside ? 0 : tickLength) : -spacing - width
      if side == .left, !isInside { x -= tickLength }
    }
    let shift = isRightToLeft ? -request.offset.width : request.offset.width
    label.isBesideLine = dimension == .x && isBeside && request.anchor == nil && request.offset == .zero
    if dimension == .x, isBeside, request.anchor == nil, isListed {
      let mirrored = 1 - anchor.x
      label.otherSide = position - mirrored * width + gap(mirrored, request.horizontalSpacing ?? 4) + shift
    }
    x += shift
    y += request.offset.height
    label.frame = Rect(x: x, y: y, width: width, height: height)
  }

  /// Returns the default anchor: beside the line for continuous values, in the middle for bands and centred labels.
  private func standardAnchor(centered: Bool, leading: Double) -> Point {
    if isAboveMarks, !centered { return Point(side == .left ? 0 : 1, 0) }
    return switch (side, preset) {
    case (.bottom, .inset): Point(centered ? 0.5 : leading, 1)
    case (.top, .inset): Point(centered ? 0.5 : leading, 0)
    case (.right, .inset): Point(1, centered ? 0.5 : 1)
    case (.left, .inset): Point(0, centered ? 0.5 : 1)
    case (.bottom, _): Point(centered || preset == .aligned ? 0.5 : leading, 0)
    case (.top, _): Point(centered || preset == .aligned ? 0.5 : leading, 1)
    case (.right, .extended): Point(0, centered ? 0.5 : 1)
    case (.left, .extended): Point(1, centered ? 0.5 : 1)
    case (.right, _): Point(0, 0.5)
    case (.left, _): Point(1, 0.5)
    }
  }

  /// Returns the distance in points from the plot's edge at which marks start, because of labels inside the plot that
  /// move them.
  ///
  /// Apple's documentation does not say how marks move. In this implementation, marks leave the whole column or row of
  /// the labels free, so that no mark is under a label.
  func push(_ label: PlacedLabel) -> Double {
    guard label.offsetsMarks else { return 0 }
    let depth =
      switch side {
      case .right: -label.frame.minX
      case .left: label.frame.maxX
      case .bottom: -label.frame.minY
      case .top: label.frame.maxY
      }
    let isInside =
      switch side {
      case .right: label.frame.maxX <= 0
      case .left: label.frame.minX >= 0
      case .bottom: label.frame.maxY <= 0
      case .top: label.frame.minY >= 0
      }
    return isInside ? max(depth, 0) + Self.spacing : 0
  }

  /// Returns the space at the top of each band for labels above the marks: the highest label and the space around it,
  /// 19.5 points on a device.
  func head(_ environment: ChartEnvironment) -> Double {
    let heights = entries.flatMap(\.labels).map { label in
      if let view = label.view { return view.size(width: nil, height: nil).height }
      return environment.measurer.lineHeight(of: label.request.font ?? environment.labelFont).height
    }
    return heights.max().map { $0 + Self.aboveLabel + Self.spacing } ?? 0
  }

  /// The length by which ticks of a vertical axis move its labels outwards.
  var fixedTickLength: Double {
    var longest = 0.0
    for entry in entries {
      for tick in entry.ticks {
        if case .fixed(let length) = tick.length {
          longest = max(longest, length)
        } else {
          longest = max(longest, 4)
        }
      }
    }
    return longest
  }

  /// Aligned labels of x stay within the plot. Aligned labels of y stay centred on their lines.
  private func clampIntoPlot(_ labels: inout [PlacedLabel], length: Double) {
    for i in labels.indices {
      labels[i].frame.x = min(max(labels[i].frame.x, 0), max(length - labels[i].frame.width, 0))
    }
  }

  /// Applies `multiLabelAlignment`: aligns labels in the box of the widest one.
  private func alignAmongEachOther(_ labels: inout [PlacedLabel], isRightToLeft: Bool) {
    let outside = labels.indices.filter { labels[$0].frame.width > 0 }
    if dimension == .y {
      let widest = outside.map { labels[$0].frame.width }.max() ?? 0
      for i in outside {
        guard let alignment = entries[labels[i].entry].labels.first?.request.multiLabelAlignment else {
          continue
        }
        let share = isRightToLeft ? 1 - alignment.horizontal : alignment.horizontal
        let edge = side == .right ? labels[i].frame.minX : labels[i].frame.maxX - widest
        labels[i].frame.x = edge + (widest - labels[i].frame.width) * share
      }
    } else {
      let tallest = outside.map { labels[$0].frame.height }.max() ?? 0
      for i in outside {
        guard let alignment = entries[labels[i].entry].labels.first?.request.multiLabelAlignment else {
          continue
        }
        let edge = side == .bottom ? labels[i].frame.minY : labels[i].frame.maxY - tallest
        labels[i].frame.y = edge + (tallest - labels[i].frame.height) * alignment.vertical
      }
    }
  }
}

extension LabelCollision {
  fileprivate var isGreedy: Bool { if case .greedy = self { true } else { false } }
}
