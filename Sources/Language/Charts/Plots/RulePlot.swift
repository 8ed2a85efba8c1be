import Foundation

/// A straight line for each element of a collection.
///
///     RulePlot(tasks, xStart: .value("Start", \.start), xEnd: .value("End", \.end), y: .value("Task", \.name))
///
/// Draws the same as a `ForEach` of ``RuleMark``, but collects the elements by column.
public struct RulePlot<Content> {
  let content: Content
}

extension RulePlot: ChartContent where Content: ChartContent {
  /// The marks of the elements.
  public var body: some ChartContent { content }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements, whose properties modifiers read.
  public typealias DataElement = Content.DataElement
}

/// The marks of a ``RulePlot`` of a collection.
public struct VectorizedRulePlotContent<Data>: Sendable where Data: RandomAccessCollection {
  let elements: PlotElements<Data>
}

extension VectorizedRulePlotContent: ElementsContent, _PrimitiveChartContent, VectorizedChartContent {
  /// The type of the elements, whose properties modifiers read.
  public typealias DataElement = Data.Element
  public func _collect(into collector: _ChartCollector) { elements.collect(into: collector) }
}

extension RulePlot {
  /// Creates vertical lines between two values.
  public init<Data, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = .init(data, .init(kind: .rule, x: .at(x), y: .between(yStart, yEnd)))
  }

  /// Creates vertical lines, with the height of the plot or given in points.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .rule, x: .at(x), y: .points(yStart, yEnd)))
  }

  /// Creates vertical lines whose ends are properties of each element, in points.
  public init<Data>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .rule, x: .at(x), y: .ownPoints(yStart, yEnd)))
  }

  /// Creates vertical lines between two values at a position in points, by default the plot's leading edge.
  public init<Data, Y>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = .init(data, .init(kind: .rule, x: .points(x ?? 0, x ?? 0), y: .between(yStart, yEnd)))
  }

  /// Creates vertical lines between two values. `x` is a property of each element, in points.
  public init<Data, Y>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, Y: Plottable {
    content = .init(data, .init(kind: .rule, x: .ownPoints(x, x), y: .between(yStart, yEnd)))
  }

  /// Creates horizontal lines between two values.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = .init(data, .init(kind: .rule, x: .between(xStart, xEnd), y: .at(y)))
  }

  /// Creates horizontal lines between two values at a position in points, by default the plot's top edge.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = .init(data, .init(kind: .rule, x: .between(xStart, xEnd), y: .points(y ?? 0, y ?? 0)))
  }

  /// Creates horizontal lines between two values. `y` is a property of each element, in points.
  public init<Data, X>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection, X: Plottable {
    content = .init(data, .init(kind: .rule, x: .between(xStart, xEnd), y: .ownPoints(y, y)))
  }

  /// Creates horizontal lines, with the width of the plot or given in points.
  public init<Data>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .rule, x: .points(xStart, xEnd), y: .at(y)))
  }

  /// Creates horizontal lines whose ends are properties of each element, in points.
  public init<Data>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data>, Data: RandomAccessCollection {
    content = .init(data, .init(kind: .rule, x: .ownPoints(xStart, xEnd), y: .at(y)))
  }
}
