import Isolation

/// A collection and how its elements become marks: what a plot holds until its chart is drawn.
///
/// Only the main actor reads it, as it walks the content of a chart; until then it may be carried anywhere, as views
/// may, though the collection and the author's closures need not be sendable.
struct PlotElements<Data: RandomAccessCollection>: Sendable {
  private let data: MainActorBox<Data>
  private let marks: MainActorBox<ElementMarks<Data.Element>>

  init(_ data: Data, _ marks: ElementMarks<Data.Element>) {
    self.data = MainActorBox(data)
    self.marks = MainActorBox(marks)
  }

  @MainActor func collect(into collector: _ChartCollector) {
    marks.value.collect(data.value, into: collector)
  }
}
