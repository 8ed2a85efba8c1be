import Foundation

/// A type that draws a chart and can describe it.
public protocol AXChart: NSObjectProtocol {
  /// The description of the chart; `nil` if there is none.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// The axes, series and values of a chart, for assistive technologies.
///
///     AXChartDescriptor(
///       title: "Sales", summary: "916 cachapas were sold.", xAxis: dishes, yAxis: amounts, series: [lastMonth])
open class AXChartDescriptor: NSObject, NSCopying {
  /// The direction in which the content is read.
  public enum ContentDirection: Int, Sendable {
    /// A horizontal, vertical or circular direction.
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  /// The title, without speech attributes.
  open var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The title with speech attributes. ``title`` is the same text; setting one sets the other.
  open var attributedTitle: NSAttributedString?
  /// The author's summary of the chart.
  open var summary: String?
  /// The direction; left to right by default. It is only stored: descriptions and audio graphs follow the axes.
  open var contentDirection: ContentDirection = .leftToRight
  /// The rectangle of the plot in points; `.zero` by default. It is only stored: this package uses the position of the
  /// view.
  open var contentFrame: CGRect = .zero
  /// The series, in playback order.
  open var series: [AXDataSeriesDescriptor]
  /// The axis of the independent values: numeric or categorical.
  open var xAxis: any AXDataAxisDescriptor
  /// The axis of the dependent values; `nil` for a chart with one dimension.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// The axes of further values, such as sizes and colours.
  open var additionalAxes: [any AXDataAxisDescriptor]

  /// Creates a chart whose title has speech attributes; `nil` means no title.
  public init(
    attributedTitle: NSAttributedString? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.attributedTitle = attributedTitle
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  /// Creates a chart with a plain title; `nil` means no title.
  @_disfavoredOverload
  public convenience init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis,
      yAxis: yAxis, additionalAxes: additionalAxes, series: series)
  }

  /// Returns a deep copy: axes, series and points are copied too.
  open func copy(with zone: NSZone? = nil) -> Any {
    func duplicate(_ axis: any AXDataAxisDescriptor) -> any AXDataAxisDescriptor {
      axis.copy(with: zone) as? any AXDataAxisDescriptor ?? axis
    }
    let copy = AXChartDescriptor(
      attributedTitle: attributedTitle, summary: summary, xAxis: duplicate(xAxis),
      yAxis: yAxis.flatMap { $0.copy(with: zone) as? AXNumericDataAxisDescriptor },
      additionalAxes: additionalAxes.map(duplicate),
      series: series.compactMap { $0.copy(with: zone) as? AXDataSeriesDescriptor })
    copy.contentDirection = contentDirection
    copy.contentFrame = contentFrame
    return copy
  }
}
