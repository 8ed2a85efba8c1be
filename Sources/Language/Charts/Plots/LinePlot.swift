import Foundation

/// Lines through the elements of a collection, or along a function.
///
///     LinePlot(prices, x: .value("Day", \.date), y: .value("Price", \.close))
///     LinePlot(x: "x", y: "sin x") { x in sin(x) }
///
/// Elements are drawn as a `ForEach` of ``LineMark`` would be, but are collected by column. Without a series, each
/// plot is a separate line.
public struct LinePlot<Content> {
  let content: Content
}

extension LinePlot: ChartContent where Content: ChartContent {
  /// The marks of the elements, or the line of the function.
  public var body: some ChartContent { content }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements, whose properties modifiers read.
  public typealias DataElement = Content.DataElement
}

/// The marks of a ``LinePlot`` of a collection.
public struct VectorizedLinePlotContent<Data>: Sendable where Data: RandomAccessCollection {
  let elements: PlotElements<Data>
}

extension VectorizedLinePlotContent: ElementsContent, VectorizedChartContent {
  /// The type of the elements, whose properties modifiers read.
  public typealias DataElement = Data.Element
  /// Never called: the plot adds its own marks.
  public var body: some ChartContent { noBody(of: Self.self) }
  public func _collect(into collector: _ChartCollector) { elements.collect(into: collector) }
}

extension LinePlot {
  /// Creates one line, or several lines that differ in style.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .line, x: .at(x), y: .at(y)))
  }

  /// Creates a line for each series.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .line, x: .at(x), y: .at(y), series: series.channel))
  }
}
