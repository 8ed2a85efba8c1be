import Foundation

/// A symbol for each element of a collection.
///
///     PointPlot(cars, x: .value("Power", \.power), y: .value("Economy", \.economy))
///
/// Draws what a `ForEach` of ``PointMark`` draws, gathered a column at a time.
public struct PointPlot<Content> {
  let content: Content
}

extension PointPlot: ChartContent where Content: ChartContent {
  /// The marks of the elements.
  public var body: some ChartContent { content }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// An element of the collection, whose properties modifiers read.
  public typealias DataElement = Content.DataElement
}

/// The marks of a ``PointPlot`` over a collection.
public struct VectorizedPointPlotContent<Data>: Sendable where Data: RandomAccessCollection {
  let elements: PlotElements<Data>
}

extension VectorizedPointPlotContent: _PrimitiveChartContent, VectorizedChartContent {
  /// An element of the collection, whose properties modifiers read.
  public typealias DataElement = Data.Element
  public func _collect(into collector: _ChartCollector) { elements.collect(into: collector) }
}

extension PointPlot {
  /// Points at places.
  public init<Data>(
    _ data: Data, x: PlottableProjection<PointPlot<Content>.DataElement, some Plottable>,
    y: PlottableProjection<PointPlot<Content>.DataElement, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    var marks = ElementMarks<Data.Element>(.point)
    marks.x = .value(x.channel)
    marks.y = .value(y.channel)
    content = VectorizedPointPlotContent(elements: PlotElements(data, marks))
  }

  /// Points with data on x alone; `nil` is the plot's middle.
  public init<Data>(
    _ data: Data, x: PlottableProjection<PointPlot<Content>.DataElement, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    var marks = ElementMarks<Data.Element>(.point)
    marks.x = .value(x.channel)
    marks.y = .points(y, y)
    content = VectorizedPointPlotContent(elements: PlotElements(data, marks))
  }

  /// Points with data on x alone, and points from the plot's top that each element has.
  public init<Data>(
    _ data: Data, x: PlottableProjection<PointPlot<Content>.DataElement, some Plottable>,
    y: KeyPath<PointPlot<Content>.DataElement, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    var marks = ElementMarks<Data.Element>(.point)
    marks.x = .value(x.channel)
    marks.y = .ownPoints(y, y)
    content = VectorizedPointPlotContent(elements: PlotElements(data, marks))
  }

  /// Points with data on y alone; `nil` is the plot's middle.
  public init<Data>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<PointPlot<Content>.DataElement, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    var marks = ElementMarks<Data.Element>(.point)
    marks.x = .points(x, x)
    marks.y = .value(y.channel)
    content = VectorizedPointPlotContent(elements: PlotElements(data, marks))
  }

  /// Points with data on y alone, and points from the plot's left that each element has.
  public init<Data>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<PointPlot<Content>.DataElement, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    var marks = ElementMarks<Data.Element>(.point)
    marks.x = .ownPoints(x, x)
    marks.y = .value(y.channel)
    content = VectorizedPointPlotContent(elements: PlotElements(data, marks))
  }
}
