import ChartModel
import Descriptions
import DisplayList
import Synchronization

/// What the describing stage gives: the marks of a chart and where they lie, from which all that is said of it is made
/// when somebody first asks. A picture for the eye alone pays for none of it.
///
/// What it answers follows from the columns alone: nothing is laid out again, and no view or closure of the author is
/// asked, so that any thread may.
final class ChartDescription: ChartMarks, ChartColumns {
  /// Charts of more rows are read by their intervals: nobody walks further, and pages stay light.
  static let walkLimit = 200_000

  private let request: ChartRequest
  private let marks: StyledMarks
  private let x: AxisPlan?
  private let y: AxisPlan?
  private let setups: ScaleSetups
  private let frame: ChartFrame
  private let space: PlotSpace
  /// Of all marks in view, or of those that the drawing itself needs.
  private let frames: [UInt32: Rect]
  private let hasAllFrames: Bool
  /// Whether its values are few enough to walk through.
  private let isWalked: Bool
  private let known = Mutex<DescribedMarks?>(nil)
  /// The words of axis labels that are views, by their values.
  private let (xViews, yViews): ([Double: String], [Double: String])

  /// - Parameters:
  ///   - marks: Those that were arranged; the author's answers are in them where their frames are still to be found.
  ///   - hasAllFrames: Whether the drawing kept the frames of all rows.
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

  /// How many marks there are.
  var count: Int { marks.rowCount }

  private var described: DescribedMarks {
    known.withLock { known in
      if let known { return known }
      let made = DescribedMarks(
        request, x: ScaleFacts(x, request: request, views: xViews),
        y: ScaleFacts(y, request: request, views: yViews), total: marks.circle.total)
      known = made
      return made
    }
  }

  var outline: ChartOutline { described.outline }
  var chart: DescribedChart { described.chart }

  var elements: [AccessibilityNode] {
    guard count > ChartFacts.elementLimit else {
      return MarkElements(described: described, marks: marks.marks, frames: frames).nodes(plot: frame.plot)
    }
    let isCut = request.scales.x.window != nil || request.scales.y.window != nil
    return IntervalElements(described: described, marks: marks.marks, isCut: isCut)
      .nodes(plot: frame.plot, space: space)
  }

  var values: ChartValues? {
    guard isWalked else { return nil }
    var (marks, frames) = (marks, frames)
    if !hasAllFrames {
      marks = marks.withAllRows(on: setups)
      var fragments = marks.fragments(in: space, recordsAllFrames: true)
      if x?.domain.window != nil || y?.domain.window != nil { fragments.keepFrames(in: space.bounds) }
      frames = fragments.frames
    }
    var values = MarkValues(described: described, marks: marks, plot: frame.plot).values(frames)
    values.labelsEnd = frame.container.maxY + frame.insets.bottom
    values.isDated = x?.domain.continuous?.kind == .date
    return values
  }
}

extension ChartArrangement {
  /// What is said of the marks that were arranged. Authors are asked here, as long as it is on the main actor.
  func description(_ marks: StyledMarks, on setups: ScaleSetups) -> ChartDescription {
    let hasAllFrames = fragments.recordsAllFrames && marks.marks.allSatisfy { $0.table.source == nil }
    let isWalked = marks.rowCount <= ChartDescription.walkLimit
    return ChartDescription(
      self, isWalked && !hasAllFrames ? marks.measured : marks, on: setups, hasAllFrames: hasAllFrames,
      isWalked: isWalked)
  }
}

extension AxisPlan {
  /// The words of the labels that are views. Asks the author's views, so that the main actor alone may.
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
}
