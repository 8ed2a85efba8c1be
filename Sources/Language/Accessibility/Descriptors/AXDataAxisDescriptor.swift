import Foundation

/// An axis of a chart for assistive technologies: its title and the meaning of its values.
///
/// The two kinds are ``AXNumericDataAxisDescriptor`` and ``AXCategoricalDataAxisDescriptor``. Dates are numbers with
/// a description provider that formats them.
public protocol AXDataAxisDescriptor: NSCopying {
  /// The dimension of the axis, with its unit.
  var title: String { get set }

  /// The title with speech attributes. `title` is the same text; setting one sets the other.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The mapping of values to pitch.
  public enum ScaleType: Int, Sendable {
    /// Linear or logarithmic. On a logarithmic axis, equal ratios give equal intervals of pitch, for either base.
    case linear, log10, ln
  }

  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  open var attributedTitle: NSAttributedString
  /// Linear by default.
  open var scaleType: ScaleType = .linear
  /// The range of values that the axis shows.
  open var range: ClosedRange<Double>
  /// The values with a grid line. Playback clicks softly when it passes them; an empty array gives no clicks.
  open var gridlinePositions: [Double]
  /// Returns the spoken text of a value, such as "23 degrees" or "June 6, 2024".
  open var valueDescriptionProvider: (Double) -> String

  /// Creates an axis whose title has speech attributes; `gridlinePositions` may be empty.
  public init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.attributedTitle = attributedTitle
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  /// Creates an axis with a plain title; `gridlinePositions` may be empty.
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

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  open var attributedTitle: NSAttributedString
  /// All categories, in the order of the chart.
  open var categoryOrder: [String]

  /// Creates an axis whose title has speech attributes.
  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.attributedTitle = attributedTitle
    self.categoryOrder = categoryOrder
  }

  /// Creates an axis with a plain title.
  public convenience init(title: String, categoryOrder: [String]) {
    self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
  }
}
