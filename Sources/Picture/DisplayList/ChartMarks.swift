import Synchronization

/// Access to single marks of a chart, for screen readers and keyboard navigation.
///
/// Conforming types are values made of columns. Every result follows from these columns alone and can be computed on
/// any thread, without a view and without a new layout.
package protocol ChartMarks: Sendable {
  /// An element for each mark, or for each interval if there are many marks, in reading order.
  var elements: [AccessibilityNode] { get }
  /// The values with their positions in the picture; `nil` if there are too many to step through.
  var values: ChartValues? { get }
  /// ``values`` without texts: `positionTexts` and `values` of its series are empty. Much faster for many marks.
  var positions: ChartValues? { get }
  /// The chart's data as a table; `nil` if there are too many rows.
  var table: DataTable? { get }
  /// The positions of the marks in a 3-D scene; `nil` for 2-D charts.
  var scenePositions: ScenePositions? { get }
  /// The 3-D scene that a page draws; `nil` for 2-D charts.
  var sceneModel: SceneModel? { get }
}

extension ChartMarks {
  package var positions: ChartValues? { values }
  package var table: DataTable? { nil }
  package var scenePositions: ScenePositions? { nil }
  package var sceneModel: SceneModel? { nil }
}

/// The marks of a chart with cached results. Results are computed on first access, because most pictures need none of
/// them.
final class AnsweredMarks: Sendable {
  private struct Answers {
    var elements: [AccessibilityNode]?
    var values: ChartValues??
  }

  let marks: any ChartMarks
  private let answers = Mutex(Answers())

  init(_ marks: any ChartMarks) { self.marks = marks }

  var elements: [AccessibilityNode] {
    answers.withLock { answers in
      if let cached = answers.elements { return cached }
      let newElements = marks.elements
      answers.elements = newElements
      return newElements
    }
  }

  /// The values with texts, if these are known already. Not cached, because callers need it once.
  var positions: ChartValues? {
    if let cached = answers.withLock({ $0.values }) { return cached }
    return marks.positions
  }

  var values: ChartValues? {
    answers.withLock { answers in
      if let cached = answers.values { return cached }
      let newValues = marks.values
      answers.values = .some(newValues)
      return newValues
    }
  }
}
