import Foundation

/// A sector of a pie or ring for each element of a collection.
///
///     SectorPlot(costs, angle: .value("Amount", \.amount), innerRadius: .ratio(0.6))
///
/// Draws the same as a `ForEach` of ``SectorMark``, but collects the elements by column.
public struct SectorPlot<Content> {
  let content: Content
}

extension SectorPlot: ChartContent where Content: ChartContent {
  /// The marks of the elements.
  public var body: some ChartContent { content }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the elements, whose properties modifiers read.
  public typealias DataElement = Content.DataElement
}

/// The marks of a ``SectorPlot`` of a collection.
public struct VectorizedSectorPlotContent<Data>: Sendable where Data: RandomAccessCollection {
  let elements: PlotElements<Data>
}

extension VectorizedSectorPlotContent: ElementsContent, VectorizedChartContent {
  /// The type of the elements, whose properties modifiers read.
  public typealias DataElement = Data.Element
  /// Never called: the plot adds its own marks.
  public var body: some ChartContent { noBody(of: Self.self) }
  public func _collect(into collector: _ChartCollector) { elements.collect(into: collector) }
}

extension SectorPlot {
  /// Creates sectors that share the full circle. `angularInset` moves their sides inwards, in points.
  public init<Data>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data>, Data: RandomAccessCollection {
    content = .init(
      data,
      .init(
        kind: .sector, angle: angle.channel, innerRadius: innerRadius, outerRadius: outerRadius,
        angularInset: angularInset))
  }

  /// Creates sectors that share the full circle. `angularInset` is a property of each element, in points.
  public init<Data>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data>, Data: RandomAccessCollection {
    content = .init(
      data,
      .init(
        kind: .sector, angle: angle.channel, innerRadius: innerRadius, outerRadius: outerRadius,
        ownAngularInset: angularInset))
  }
}
