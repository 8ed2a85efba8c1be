import Foundation

/// A symbol for each element of a collection.
///
///     PointPlot(cars, x: .value("Power", \.power), y: .value("Economy", \.economy))
///
/// Draws the same as a `ForEach` of ``PointMark``, but collects the elements by column.
public struct PointPlot<Content> {
  let content: Content
}

extension PointPlot: ChartContent where Content: ChartContent {
  /// The marks of the elements.
  public var body: some ChartContent { content }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements, whose properties modifiers read.
  public typealias DataElement = Content.DataElement
}

/// The marks of a ``PointPlot`` of a collection.
public struct VectorizedPointPlotContent<Data>: Sendable where Data: RandomAccessCollection {
  let elements: PlotElements<Data>
}

extension VectorizedPointPlotContent: ElementsContent, _PrimitiveChartContent, VectorizedChartContent {
  /// The type of the elements, whose properties modifiers read.
  public typealias DataElement = Data.Element
  public func _collect(into collector: _ChartCollector) { elements.collect(into: collector) }
}

extension PointPlot {
  /// Creates points with data on both axes.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .point, x: .at(x), y: .at(y)))
  }

  /// Creates points with data on x only. `y` is in points; `nil` is the plot's centre.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .point, x: .at(x), y: .points(y, y)))
  }

  /// Creates points with data on x only. `y` is a property of each element, in points from the plot's top.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .point, x: .at(x), y: .ownPoints(y, y)))
  }

  /// Creates points with data on y only. `x` is in points; `nil` is the plot's centre.
  public init<Data>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .point, x: .points(x, x), y: .at(y)))
  }

  /// Creates points with data on y only. `x` is a property of each element, in points from the plot's left.
  public init<Data>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .point, x: .ownPoints(x, x), y: .at(y)))
  }
}
