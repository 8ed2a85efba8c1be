import Synchronization

/// The marks of a chart one by one, for those who read them or walk through them.
///
/// A value of columns conforms. What it answers follows from them alone, on whatever thread: no view is asked, and
/// nothing is laid out again.
package protocol ChartMarks: Sendable {
  /// An element for each mark, or for each interval of marks where they are many, in reading order.
  var elements: [AccessibilityNode] { get }
  /// The values where they are drawn; `nil` where they are too many to walk through.
  var values: ChartValues? { get }
  /// Their data as a table; `nil` where there is too much for one.
  var table: DataTable? { get }
  /// Where they lie in a scene; `nil` for charts of two dimensions.
  var places: ScenePlaces? { get }
  /// Their scene as it stands in space, for pages; `nil` for charts of two dimensions.
  var form: SceneForm? { get }
}

extension ChartMarks {
  package var table: DataTable? { nil }
  package var places: ScenePlaces? { nil }
  package var form: SceneForm? { nil }
}

/// The marks of a chart with their answers, which are made when somebody first asks and kept from then on: most
/// pictures are never asked.
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
      if let known = answers.elements { return known }
      let made = marks.elements
      answers.elements = made
      return made
    }
  }

  var values: ChartValues? {
    answers.withLock { answers in
      if let known = answers.values { return known }
      let made = marks.values
      answers.values = .some(made)
      return made
    }
  }
}
