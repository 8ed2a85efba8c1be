import Foundation

/// A value on one axis: a number or a category.
open class AXDataPointValue: NSObject, NSCopying {
  package let value: AXDataPoint.Value

  package init(_ value: AXDataPoint.Value) { self.value = value }

  open func copy(with zone: NSZone? = nil) -> Any { AXDataPointValue(value) }
}

/// A point of a series, with a value for each axis.
///
///     AXDataPoint(x: "Cachapa", y: 916)
open class AXDataPoint: NSObject, NSCopying {
  /// A number or a category.
  public enum Value: Sendable {
    /// A number, for a numeric axis.
    case number(Double)
    /// A category, for a categorical axis. A category that is not on the axis is added at its end.
    case category(String)
  }

  /// The value on the x axis.
  open var xValue: AXDataPointValue
  /// The value on the y axis; `nil` is a missing value, which is a gap in the tone.
  open var yValue: AXDataPointValue?
  /// A label that is spoken with this point.
  open var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The label with speech attributes. ``label`` is the same text; setting one sets the other.
  open var attributedLabel: NSAttributedString?
  /// The values on the chart's additional axes, in their order.
  package var additionalValues: [Value]

  package init(xValue: AXDataPointValue, yValue: AXDataPointValue?, additionalValues: [Value], label: String?)
  {
    self.xValue = xValue
    self.yValue = yValue
    self.additionalValues = additionalValues
    attributedLabel = label.map { NSAttributedString(string: $0) }
  }

  /// Creates a point with a number on x. If `y` is `nil`, the point is a gap. `additionalValues` are in the order of
  /// the chart's additional axes.
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPoint.Value] = [], label: String? = nil
  ) {
    self.init(
      xValue: AXDataPointValue(.number(x)), yValue: y.map { AXDataPointValue(.number($0)) },
      additionalValues: additionalValues, label: label)
  }

  /// Creates a point with a category on x. If `y` is `nil`, the point is a gap. `additionalValues` are in the order of
  /// the chart's additional axes.
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [AXDataPoint.Value] = [], label: String? = nil
  ) {
    self.init(
      xValue: AXDataPointValue(.category(x)), yValue: y.map { AXDataPointValue(.number($0)) },
      additionalValues: additionalValues, label: label)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXDataPoint(
      xValue: xValue, yValue: yValue, additionalValues: additionalValues, label: nil)
    copy.attributedLabel = attributedLabel
    return copy
  }
}
