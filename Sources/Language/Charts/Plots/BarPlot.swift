import Foundation

/// A bar for each element of a collection.
///
///     BarPlot(sales, x: .value("Day", \.day), y: .value("Cups", \.cups))
///
/// Draws the same as a `ForEach` of ``BarMark``, but collects the elements by column.
public struct BarPlot<Content> {
  let content: Content
}

extension BarPlot: ChartContent where Content: ChartContent {
  /// The marks of the elements.
  public var body: some ChartContent { content }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements, whose properties modifiers read.
  public typealias DataElement = Content.DataElement
}

/// The marks of a ``BarPlot`` of a collection.
public struct VectorizedBarPlotContent<Data>: Sendable where Data: RandomAccessCollection {
  let elements: PlotElements<Data>
}

extension VectorizedBarPlotContent: ElementsContent, VectorizedChartContent {
  /// The type of the elements, whose properties modifiers read.
  public typealias DataElement = Data.Element
  /// Never called: the plot adds its own marks.
  public var body: some ChartContent { noBody(of: Self.self) }
  public func _collect(into collector: _ChartCollector) { elements.collect(into: collector) }
}

extension BarPlot {
  /// Creates bars to values.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection {
    content = .init(
      data, .init(kind: .bar, x: .at(x), y: .at(y), width: width, height: height, stacking: stacking))
  }

  /// Creates bars between two values on y.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = .init(data, .init(kind: .bar, x: .at(x), y: .between(yStart, yEnd), width: width))
  }

  /// Creates bars with data on x only. Positions on y are in points; `nil` is the plot's edge.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection {
    content = .init(
      data, .init(kind: .bar, x: .at(x), y: .points(yStart, yEnd), width: width, stacking: stacking))
  }

  /// Creates bars with data on x only. Positions on y are properties of each element, in points.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection {
    content = .init(
      data, .init(kind: .bar, x: .at(x), y: .ownPoints(yStart, yEnd), width: width, stacking: stacking))
  }

  /// Creates bars between two values on x.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = .init(data, .init(kind: .bar, x: .between(xStart, xEnd), y: .at(y), height: height))
  }

  /// Creates bars with data on y only. Positions on x are in points; `nil` is the plot's edge.
  public init<Data>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection {
    content = .init(
      data, .init(kind: .bar, x: .points(xStart, xEnd), y: .at(y), height: height, stacking: stacking))
  }

  /// Creates bars with data on y only. Positions on x are properties of each element, in points.
  public init<Data>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection {
    content = .init(
      data, .init(kind: .bar, x: .ownPoints(xStart, xEnd), y: .at(y), height: height, stacking: stacking))
  }

  /// Creates bars between two values on x. Positions on y are in points; `nil` is the plot's edge.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = .init(data, .init(kind: .bar, x: .between(xStart, xEnd), y: .points(yStart, yEnd)))
  }

  /// Creates bars between two values on x. Positions on y are properties of each element, in points.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = .init(data, .init(kind: .bar, x: .between(xStart, xEnd), y: .ownPoints(yStart, yEnd)))
  }

  /// Creates bars between two values on y. Positions on x are in points; `nil` is the plot's edge.
  public init<Data, Y>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = .init(data, .init(kind: .bar, x: .points(xStart, xEnd), y: .between(yStart, yEnd)))
  }

  /// Creates bars between two values on y. Positions on x are properties of each element, in points.
  public init<Data, Y>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = .init(data, .init(kind: .bar, x: .ownPoints(xStart, xEnd), y: .between(yStart, yEnd)))
  }
}
