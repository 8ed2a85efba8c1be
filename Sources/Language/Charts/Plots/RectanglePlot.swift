import Foundation

/// A rectangle for each element of a collection.
///
///     RectanglePlot(cells, x: .value("Hour", \.hour), y: .value("Day", \.day))
///
/// Draws the same as a `ForEach` of ``RectangleMark``, but collects the elements by column.
public struct RectanglePlot<Content> {
  let content: Content
}

extension RectanglePlot: ChartContent where Content: ChartContent {
  /// The marks of the elements.
  public var body: some ChartContent { content }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements, whose properties modifiers read.
  public typealias DataElement = Content.DataElement
}

/// The marks of a ``RectanglePlot`` of a collection.
public struct VectorizedRectanglePlotContent<Data>: Sendable where Data: RandomAccessCollection {
  let elements: PlotElements<Data>
}

extension VectorizedRectanglePlotContent: ElementsContent, _PrimitiveChartContent, VectorizedChartContent {
  /// The type of the elements, whose properties modifiers read.
  public typealias DataElement = Data.Element
  public func _collect(into collector: _ChartCollector) { elements.collect(into: collector) }
}

extension RectanglePlot {
  /// Creates rectangles around positions.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .rectangle, x: .at(x), y: .at(y), width: width, height: height))
  }

  /// Creates rectangles between two values on y.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = .init(data, .init(kind: .rectangle, x: .at(x), y: .between(yStart, yEnd), width: width))
  }

  /// Creates rectangles with data on x only. Positions on y are in points; `nil` is the plot's edge.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .rectangle, x: .at(x), y: .points(yStart, yEnd), width: width))
  }

  /// Creates rectangles with data on x only. Positions on y are properties of each element, in points.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .rectangle, x: .at(x), y: .ownPoints(yStart, yEnd), width: width))
  }

  /// Creates rectangles between two values on x.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = .init(data, .init(kind: .rectangle, x: .between(xStart, xEnd), y: .at(y), height: height))
  }

  /// Creates rectangles with data on y only. Positions on x are in points; `nil` is the plot's edge.
  public init<Data>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .rectangle, x: .points(xStart, xEnd), y: .at(y), height: height))
  }

  /// Creates rectangles with data on y only. Positions on x are properties of each element, in points.
  public init<Data>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .rectangle, x: .ownPoints(xStart, xEnd), y: .at(y), height: height))
  }

  /// Creates rectangles between values on both axes.
  public init<Data, X, Y>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  )
  where
    Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable, Y: Plottable
  {
    content = .init(data, .init(kind: .rectangle, x: .between(xStart, xEnd), y: .between(yStart, yEnd)))
  }

  /// Creates rectangles between two values on x. Positions on y are in points; `nil` is the plot's edge.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = .init(data, .init(kind: .rectangle, x: .between(xStart, xEnd), y: .points(yStart, yEnd)))
  }

  /// Creates rectangles between two values on x. Positions on y are properties of each element, in points.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = .init(data, .init(kind: .rectangle, x: .between(xStart, xEnd), y: .ownPoints(yStart, yEnd)))
  }

  /// Creates rectangles between two values on y. Positions on x are in points; `nil` is the plot's edge.
  public init<Data, Y>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = .init(data, .init(kind: .rectangle, x: .points(xStart, xEnd), y: .between(yStart, yEnd)))
  }

  /// Creates rectangles between two values on y. Positions on x are properties of each element, in points.
  public init<Data, Y>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = .init(data, .init(kind: .rectangle, x: .ownPoints(xStart, xEnd), y: .between(yStart, yEnd)))
  }

  /// Creates rectangles whose positions are properties of each element, in points in the plot.
  public init<Data>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRectanglePlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .rectangle, x: .ownPoints(xStart, xEnd), y: .ownPoints(yStart, yEnd)))
  }
}
