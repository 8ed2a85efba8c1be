import Foundation

/// Something that draws a chart and can say what the chart shows.
public protocol AXChart: NSObjectProtocol {
  /// What the chart shows; `nil` where there is nothing to say.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// What a chart shows, for a reader who hears it: axes, series and values.
///
///     AXChartDescriptor(
///       title: "Sales", summary: "916 cachapas were sold.", xAxis: dishes, yAxis: amounts, series: [lastMonth])
open class AXChartDescriptor: NSObject, NSCopying {
  /// The way in which the content runs.
  public enum ContentDirection: Int, Sendable {
    /// Along a line of reading, up or down, or around a middle.
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  /// What the chart is called, without speech attributes.
  open var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The title with speech attributes. Both titles are one text.
  open var attributedTitle: NSAttributedString?
  /// The author's own words on what the chart tells.
  open var summary: String?
  /// Left to right unless set. Kept for other readers: descriptions and sound here follow the axes.
  open var contentDirection: ContentDirection = .leftToRight
  /// The plot's rectangle in points, `.zero` unless set. Kept for other readers: here the view says where it is.
  open var contentFrame: CGRect = .zero
  /// The series, in the order in which they are heard.
  open var series: [AXDataSeriesDescriptor]
  /// The axis along which the values follow each other: of numbers or of categories.
  open var xAxis: any AXDataAxisDescriptor
  /// `nil` for a chart in one dimension.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// What sizes, colours and the like stand for.
  open var additionalAxes: [any AXDataAxisDescriptor]

  /// A chart whose title has speech attributes; `nil` is no title.
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

  /// A chart whose title is plain text; `nil` is no title.
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

  /// A chart whose axes, series and points are copies too.
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
