import Foundation

/// A value on one axis: a number or the name of a category.
open class AXDataPointValue: NSObject, NSCopying {
  package let value: AXDataPoint.Value

  package init(_ value: AXDataPoint.Value) { self.value = value }

  open func copy(with zone: NSZone? = nil) -> Any { AXDataPointValue(value) }
}

/// One value of a series: where it lies on each axis.
///
///     AXDataPoint(x: "Cachapa", y: 916)
open class AXDataPoint: NSObject, NSCopying {
  /// A number or the name of a category.
  public enum Value: Sendable {
    /// A number, for an axis of numbers.
    case number(Double)
    /// A name, for an axis of categories; one that the axis lacks is added at its end.
    case category(String)
  }

  /// Where the value lies on the x axis.
  open var xValue: AXDataPointValue
  /// `nil` where the value is missing: a gap in the tone.
  open var yValue: AXDataPointValue?
  /// A name for this value alone, spoken with it.
  open var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The label with speech attributes. Both labels are one text.
  open var attributedLabel: NSAttributedString?
  /// Values on the chart's additional axes, in their order.
  package var additionalValues: [Value]

  package init(xValue: AXDataPointValue, yValue: AXDataPointValue?, additionalValues: [Value], label: String?)
  {
    self.xValue = xValue
    self.yValue = yValue
    self.additionalValues = additionalValues
    attributedLabel = label.map { NSAttributedString(string: $0) }
  }

  /// A value at a number on x; a `y` of `nil` is a gap, and `additionalValues` are in the order of the chart's
  /// additional axes.
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPoint.Value] = [], label: String? = nil
  ) {
    self.init(
      xValue: AXDataPointValue(.number(x)), yValue: y.map { AXDataPointValue(.number($0)) },
      additionalValues: additionalValues, label: label)
  }

  /// A value of a category on x; a `y` of `nil` is a gap, and `additionalValues` are in the order of the chart's
  /// additional axes.
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
