import Foundation

/// Areas of the elements of a collection, or under a function.
///
///     AreaPlot(days, x: .value("Day", \.date), y: .value("Rain", \.rain))
///     AreaPlot(x: "x", y: "sin x") { x in sin(x) }
///
/// Elements are drawn as a `ForEach` of ``AreaMark`` would be, but are collected by column. Without a series, each
/// plot is a separate area.
public struct AreaPlot<Content> {
  let content: Content
}

extension AreaPlot: ChartContent where Content: ChartContent {
  /// The marks of the elements, or the area of the function.
  public var body: some ChartContent { content }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements, whose properties modifiers read.
  public typealias DataElement = Content.DataElement
}

/// The marks of an ``AreaPlot`` of a collection.
public struct VectorizedAreaPlotContent<Data>: Sendable where Data: RandomAccessCollection {
  let elements: PlotElements<Data>
}

extension VectorizedAreaPlotContent: ElementsContent, VectorizedChartContent {
  /// The type of the elements, whose properties modifiers read.
  public typealias DataElement = Data.Element
  /// Never called: the plot adds its own marks.
  public var body: some ChartContent { noBody(of: Self.self) }
  public func _collect(into collector: _ChartCollector) { elements.collect(into: collector) }
}

extension AreaPlot {
  /// Creates an area from zero to values.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .area, x: .at(x), y: .at(y), stacking: stacking))
  }

  /// Creates areas from zero to values, one for each series.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection {
    content = .init(
      data, .init(kind: .area, x: .at(x), y: .at(y), series: series.channel, stacking: stacking))
  }

  /// Creates an area between two values on y.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = .init(data, .init(kind: .area, x: .at(x), y: .between(yStart, yEnd)))
  }

  /// Creates areas between two values on y, one for each series.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = .init(data, .init(kind: .area, x: .at(x), y: .between(yStart, yEnd), series: series.channel))
  }

  /// Creates an area between two values on x.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = .init(data, .init(kind: .area, x: .between(xStart, xEnd), y: .at(y)))
  }

  /// Creates areas between two values on x, one for each series.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = .init(data, .init(kind: .area, x: .between(xStart, xEnd), y: .at(y), series: series.channel))
  }
}
