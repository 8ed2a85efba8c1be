import OpenChartsChartModel
import OpenChartsDescriptions
import OpenChartsDisplayList
import Synchronization

/// The result of the describing stage: the marks of a chart and their positions, from which all descriptions are
/// computed on first access. A picture that needs no descriptions does not compute them.
///
/// The results depend only on the columns and can be computed on any thread: this neither lays out the chart again nor
/// calls the author's views and closures.
final class ChartDescription: ChartMarks, ChartColumns {
  /// The maximum number of rows that are described one by one. Larger charts are described by intervals, so that pages
  /// stay small.
  static let walkLimit = 200_000

  private let request: ChartRequest
  private let marks: StyledMarks
  private let x: AxisPlan?
  private let y: AxisPlan?
  private let setups: ScaleSetups
  private let frame: ChartFrame
  private let space: PlotSpace
  /// The frames of all visible marks, or only of those that the drawing needs.
  private let frames: [MarkID: Rect]
  private let hasAllFrames: Bool
  /// Whether the chart has few enough values to navigate.
  private let isWalked: Bool
  private let cache = Mutex<DescribedMarks?>(nil)
  /// The texts of axis labels that are views, by value.
  private let (xViews, yViews): ([Double: String], [Double: String])

  /// - Parameters:
  ///   - marks: The arranged marks. If `hasAllFrames` is false, their symbols are measured, so that any thread
  ///     can place them.
  ///   - hasAllFrames: Whether the drawing recorded the frames of all rows.
  init(
    _ arranged: ChartArrangement, _ marks: StyledMarks, on setups: ScaleSetups, hasAllFrames: Bool,
    isWalked: Bool
  ) {
    request = arranged.request
    (x, y, frame, space) = (arranged.x, arranged.y, arranged.frame, arranged.space)
    frames = arranged.fragments.frames
    (xViews, yViews) = (arranged.x?.viewWords ?? [:], arranged.y?.viewWords ?? [:])
    self.marks = marks
    self.setups = setups
    self.hasAllFrames = hasAllFrames
    self.isWalked = isWalked
  }

  /// The number of described marks.
  var count: Int { marks.describedCount }

  private var described: DescribedMarks {
    cache.withLock { cached in
      if let cached { return cached }
      let describedMarks = DescribedMarks(
        request, x: ScaleFacts(x, request: request, views: xViews),
        y: ScaleFacts(y, request: request, views: yViews), total: marks.circle.total)
      cached = describedMarks
      return describedMarks
    }
  }

  var outline: ChartOutline { described.outline }
  var chart: DescribedChart { described.chart }

  var elements: [AccessibilityNode] {
    guard count > ChartFacts.elementLimit || !isWalked else {
      let (marks, frames) = recorded()
      return MarkElements(described: described, marks: marks.marks, frames: frames).nodes(plot: frame.plot)
    }
    let isCut = request.scales.x.window != nil || request.scales.y.window != nil
    return IntervalElements(described: described, marks: marks.marks, isCut: isCut)
      .nodes(plot: frame.plot, space: space)
  }

  /// Returns the marks and the frames of all of them. If the drawing recorded only some frames (see `hasAllFrames`),
  /// computes the others.
  private func recorded() -> (marks: StyledMarks, frames: [MarkID: Rect]) {
    guard !hasAllFrames else { return (marks, frames) }
    let marks = marks.withAllRows(on: setups)
    var fragments = marks.fragments(in: space, recordsAllFrames: true)
    if x?.domain.window != nil || y?.domain.window != nil { fragments.keepFrames(in: space.bounds) }
    return (marks, fragments.frames)
  }

  var table: DataTable? { isWalked ? described.table : nil }

  var values: ChartValues? { values(hasTexts: true) }

  var positions: ChartValues? { values(hasTexts: false) }

  private func values(hasTexts: Bool) -> ChartValues? {
    guard isWalked else { return nil }
    let (marks, frames) = recorded()
    var values = MarkValues(described: described, marks: marks, plot: frame.plot, hasTexts: hasTexts)
      .values(frames)
    values.labelsEnd = frame.container.maxY + frame.insets.bottom
    values.isDated = x?.domain.continuous?.kind == .date
    return values
  }
}

extension ChartArrangement {
  /// Creates the description of the arranged marks. Calls the author's code, so only on the main actor.
  func description(_ marks: StyledMarks, on setups: ScaleSetups) -> ChartDescription {
    let hasAllFrames = fragments.recordsAllFrames && marks.marks.allSatisfy { $0.table.source == nil }
    let isWalked = marks.rowCount <= ChartDescription.walkLimit
    return ChartDescription(
      self, isWalked && !hasAllFrames ? marks.measured : marks, on: setups, hasAllFrames: hasAllFrames,
      isWalked: isWalked)
  }
}

extension AxisPlan {
  /// The texts of the labels that are views. Calls the author's views, so only on the main actor.
  fileprivate var viewWords: [Double: String] {
    var words: [Double: String] = [:]
    for entry in guides.flatMap(\.entries) {
      for case let view? in entry.labels.map(\.view) {
        words[entry.number] = view.draw(size: view.size(width: nil, height: nil)).words
      }
    }
    return words
  }
}

extension StyledMarks {
  fileprivate var rowCount: Int { marks.reduce(0) { $0 + $1.table.rowCount } }
  /// The number of rows that the author does not hide from assistive technology.
  fileprivate var describedCount: Int {
    marks.reduce(0) { $0 + $1.table.rowCount - $1.table.accessibility.values.count { $0.hidden } }
  }
}
