import Foundation

/// A sector of a pie or a ring for each element of a collection.
///
///     SectorPlot(costs, angle: .value("Amount", \.amount), innerRadius: .ratio(0.6))
///
/// Draws what a `ForEach` of ``SectorMark`` draws, gathered a column at a time.
public struct SectorPlot<Content> {
  let content: Content
}

extension SectorPlot: ChartContent where Content: ChartContent {
  /// The marks of the elements.
  public var body: some ChartContent { content }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// An element of the collection, whose properties modifiers read.
  public typealias DataElement = Content.DataElement
}

/// The marks of a ``SectorPlot`` over a collection.
public struct VectorizedSectorPlotContent<Data>: Sendable where Data: RandomAccessCollection {
  let elements: PlotElements<Data>
}

extension VectorizedSectorPlotContent: VectorizedChartContent {
  /// An element of the collection, whose properties modifiers read.
  public typealias DataElement = Data.Element
  /// Never read: the plot adds its marks by itself.
  public var body: some ChartContent { noBody(of: Self.self) }
  public func _collect(into collector: _ChartCollector) { elements.collect(into: collector) }
}

extension SectorPlot {
  /// Sectors that share the full turn; `angularInset` moves their sides in by points.
  public init<Data>(
    _ data: Data, angle: PlottableProjection<SectorPlot<Content>.DataElement, some Plottable>,
    innerRadius: MarkDimensions<SectorPlot<Content>.DataElement> = .automatic,
    outerRadius: MarkDimensions<SectorPlot<Content>.DataElement> = .automatic, angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data>, Data: RandomAccessCollection {
    var marks = ElementMarks<Data.Element>(.sector)
    marks.angle = angle.channel
    marks.innerRadius = innerRadius
    marks.outerRadius = outerRadius
    marks.angularInset = angularInset
    content = VectorizedSectorPlotContent(elements: PlotElements(data, marks))
  }

  /// Sectors whose sides are moved in by points that each element has.
  public init<Data>(
    _ data: Data, angle: PlottableProjection<SectorPlot<Content>.DataElement, some Plottable>,
    innerRadius: MarkDimensions<SectorPlot<Content>.DataElement> = .automatic,
    outerRadius: MarkDimensions<SectorPlot<Content>.DataElement> = .automatic,
    angularInset: KeyPath<SectorPlot<Content>.DataElement, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data>, Data: RandomAccessCollection {
    var marks = ElementMarks<Data.Element>(.sector)
    marks.angle = angle.channel
    marks.innerRadius = innerRadius
    marks.outerRadius = outerRadius
    marks.ownAngularInset = angularInset
    content = VectorizedSectorPlotContent(elements: PlotElements(data, marks))
  }
}
