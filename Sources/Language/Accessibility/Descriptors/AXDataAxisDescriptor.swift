import Foundation

/// An axis of a chart as assistive technology reads it: a title, and what its values mean.
///
/// The two kinds are ``AXNumericDataAxisDescriptor`` and ``AXCategoricalDataAxisDescriptor``. Dates are numbers
/// whose description provider makes words of them.
public protocol AXDataAxisDescriptor: NSCopying {
  /// What the axis stands for, with its unit.
  var title: String { get set }

  /// The title with speech attributes. Both titles are one text: to set one is to set the other.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis whose values are numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How distances between values are heard.
  public enum ScaleType: Int, Sendable {
    /// Evenly, or by the logarithm: then equal ratios are heard as equal distances, whichever the base.
    case linear, log10, ln
  }

  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  open var attributedTitle: NSAttributedString
  /// Linear unless set.
  open var scaleType: ScaleType = .linear
  /// The lowest and the highest value that the axis shows.
  open var range: ClosedRange<Double>
  /// Values with a grid line; a soft tick sounds where playback passes them. Empty: no ticks.
  open var gridlinePositions: [Double]
  /// Makes speech of a value: "23 degrees", "June 6, 2024".
  open var valueDescriptionProvider: (Double) -> String

  /// An axis whose title has speech attributes; `gridlinePositions` may be empty.
  public init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.attributedTitle = attributedTitle
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  /// An axis whose title is plain text; `gridlinePositions` may be empty.
  public convenience init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXNumericDataAxisDescriptor(
      attributedTitle: attributedTitle, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
    copy.scaleType = scaleType
    return copy
  }
}

/// An axis whose values are names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  open var attributedTitle: NSAttributedString
  /// All names, in the order in which the chart shows them.
  open var categoryOrder: [String]

  /// An axis whose title has speech attributes.
  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.attributedTitle = attributedTitle
    self.categoryOrder = categoryOrder
  }

  /// An axis whose title is plain text.
  public convenience init(title: String, categoryOrder: [String]) {
    self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
  }
}
