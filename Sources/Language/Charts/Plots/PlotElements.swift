/// A collection and how its elements become marks: what a plot holds until its chart is drawn.
///
/// Only the main actor reads it, as it walks the content of a chart; until then it may be carried anywhere, as views
/// may, though the collection and the author's closures need not be sendable.
struct PlotElements<Data: RandomAccessCollection>: @unchecked Sendable {
  private let data: Data
  private let marks: ElementMarks<Data.Element>

  init(_ data: Data, _ marks: ElementMarks<Data.Element>) {
    self.data = data
    self.marks = marks
  }

  @MainActor func collect(into collector: _ChartCollector) { marks.collect(data, into: collector) }
}
