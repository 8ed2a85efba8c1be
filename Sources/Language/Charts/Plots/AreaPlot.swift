import Foundation

/// Areas over the elements of a collection, or under a function.
///
///     AreaPlot(days, x: .value("Day", \.date), y: .value("Rain", \.rain))
///     AreaPlot(x: "x", y: "sin x") { x in sin(x) }
///
/// Elements draw what a `ForEach` of ``AreaMark`` draws, gathered a column at a time. Without a series, each
/// plot is an area of its own.
public struct AreaPlot<Content> {
  let content: Content
}

extension AreaPlot: ChartContent where Content: ChartContent {
  /// The marks of the elements, or the function's outline.
  public var body: some ChartContent { content }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// An element of the collection, whose properties modifiers read.
  public typealias DataElement = Content.DataElement
}

/// The marks of a ``AreaPlot`` over a collection.
public struct VectorizedAreaPlotContent<Data>: Sendable where Data: RandomAccessCollection {
  let elements: PlotElements<Data>
}

extension VectorizedAreaPlotContent: VectorizedChartContent {
  /// An element of the collection, whose properties modifiers read.
  public typealias DataElement = Data.Element
  /// Never read: the plot adds its marks by itself.
  public var body: some ChartContent { noBody(of: Self.self) }
  public func _collect(into collector: _ChartCollector) { elements.collect(into: collector) }
}

extension AreaPlot {
  /// From zero to values.
  public init<Data>(
    _ data: Data, x: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    y: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection {
    var marks = ElementMarks<Data.Element>(.area)
    marks.x = .value(x.channel)
    marks.y = .value(y.channel)
    marks.stacking = stacking
    content = VectorizedAreaPlotContent(elements: PlotElements(data, marks))
  }

  /// From zero to values, in the areas that `series` names.
  public init<Data>(
    _ data: Data, x: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    y: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    series: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection {
    var marks = ElementMarks<Data.Element>(.area)
    marks.x = .value(x.channel)
    marks.y = .value(y.channel)
    marks.series = series.channel
    marks.stacking = stacking
    content = VectorizedAreaPlotContent(elements: PlotElements(data, marks))
  }

  /// A band between two values on y.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    yStart: PlottableProjection<AreaPlot<Content>.DataElement, Y>,
    yEnd: PlottableProjection<AreaPlot<Content>.DataElement, Y>
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    var marks = ElementMarks<Data.Element>(.area)
    marks.x = .value(x.channel)
    marks.y = .interval(yStart.channel, yEnd.channel)
    content = VectorizedAreaPlotContent(elements: PlotElements(data, marks))
  }

  /// Bands between two values on y, in the areas that `series` names.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    yStart: PlottableProjection<AreaPlot<Content>.DataElement, Y>,
    yEnd: PlottableProjection<AreaPlot<Content>.DataElement, Y>,
    series: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    var marks = ElementMarks<Data.Element>(.area)
    marks.x = .value(x.channel)
    marks.y = .interval(yStart.channel, yEnd.channel)
    marks.series = series.channel
    content = VectorizedAreaPlotContent(elements: PlotElements(data, marks))
  }

  /// A band between two values on x.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<AreaPlot<Content>.DataElement, X>,
    xEnd: PlottableProjection<AreaPlot<Content>.DataElement, X>,
    y: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    var marks = ElementMarks<Data.Element>(.area)
    marks.x = .interval(xStart.channel, xEnd.channel)
    marks.y = .value(y.channel)
    content = VectorizedAreaPlotContent(elements: PlotElements(data, marks))
  }

  /// Bands between two values on x, in the areas that `series` names.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<AreaPlot<Content>.DataElement, X>,
    xEnd: PlottableProjection<AreaPlot<Content>.DataElement, X>,
    y: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>,
    series: PlottableProjection<AreaPlot<Content>.DataElement, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    var marks = ElementMarks<Data.Element>(.area)
    marks.x = .interval(xStart.channel, xEnd.channel)
    marks.y = .value(y.channel)
    marks.series = series.channel
    content = VectorizedAreaPlotContent(elements: PlotElements(data, marks))
  }
}
