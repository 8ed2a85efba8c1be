import OpenChartsIsolation

/// A collection and the marks of its elements, stored until the chart is drawn.
///
/// Only the main actor reads it, during the walk through a chart's content. Until then, like a view, it can be sent to
/// any thread. The collection and the closures need not be `Sendable`.
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

/// The marks of a plot of a collection.
protocol ElementsContent {
  associatedtype Data: RandomAccessCollection
  init(elements: PlotElements<Data>)
}

extension ElementsContent {
  init(_ data: Data, _ marks: ElementMarks<Data.Element>) { self.init(elements: PlotElements(data, marks)) }
}
