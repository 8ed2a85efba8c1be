import Foundation

/// Lines through the elements of a collection, or of a function.
///
///     LinePlot(prices, x: .value("Day", \.date), y: .value("Price", \.close))
///     LinePlot(x: "x", y: "sin x") { x in sin(x) }
///
/// Elements draw what a `ForEach` of ``LineMark`` draws, gathered a column at a time. Without a series, each
/// plot is a line of its own.
public struct LinePlot<Content> {
  let content: Content
}

extension LinePlot: ChartContent where Content: ChartContent {
  /// The marks of the elements, or the function's line.
  public var body: some ChartContent { content }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// An element of the collection, whose properties modifiers read.
  public typealias DataElement = Content.DataElement
}

/// The marks of a ``LinePlot`` over a collection.
public struct VectorizedLinePlotContent<Data>: Sendable where Data: RandomAccessCollection {
  let elements: PlotElements<Data>
}

extension VectorizedLinePlotContent: VectorizedChartContent {
  /// An element of the collection, whose properties modifiers read.
  public typealias DataElement = Data.Element
  /// Never read: the plot adds its marks by itself.
  public var body: some ChartContent { noBody(of: Self.self) }
  public func _collect(into collector: _ChartCollector) { elements.collect(into: collector) }
}

extension LinePlot {
  /// Points of one line, or of lines told apart by style.
  public init<Data>(
    _ data: Data, x: PlottableProjection<LinePlot<Content>.DataElement, some Plottable>,
    y: PlottableProjection<LinePlot<Content>.DataElement, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data>, Data: RandomAccessCollection {
    var marks = ElementMarks<Data.Element>(.line)
    marks.x = .value(x.channel)
    marks.y = .value(y.channel)
    content = VectorizedLinePlotContent(elements: PlotElements(data, marks))
  }

  /// Points of the lines that `series` names.
  public init<Data>(
    _ data: Data, x: PlottableProjection<LinePlot<Content>.DataElement, some Plottable>,
    y: PlottableProjection<LinePlot<Content>.DataElement, some Plottable>,
    series: PlottableProjection<LinePlot<Content>.DataElement, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data>, Data: RandomAccessCollection {
    var marks = ElementMarks<Data.Element>(.line)
    marks.x = .value(x.channel)
    marks.y = .value(y.channel)
    marks.series = series.channel
    content = VectorizedLinePlotContent(elements: PlotElements(data, marks))
  }
}
