import Foundation

/// A series of a chart: its name, its points, and whether they sound as one tone.
open class AXDataSeriesDescriptor: NSObject, NSCopying {
  /// The name without speech attributes; `nil` is stored as an empty name.
  open var name: String? {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }
  /// The name with speech attributes. ``name`` is the same text; setting one sets the other.
  open var attributedName: NSAttributedString
  /// Whether the series sounds as one continuous tone, like a line. If false, each point has its own tone, as for bars
  /// and points.
  open var isContinuous: Bool
  /// The points, in playback order.
  open var dataPoints: [AXDataPoint]

  /// Creates a series whose name has speech attributes.
  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  /// Creates a series with a plain name.
  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
  }

  /// Returns a deep copy: the points are copied too.
  open func copy(with zone: NSZone? = nil) -> Any {
    AXDataSeriesDescriptor(
      attributedName: attributedName, isContinuous: isContinuous,
      dataPoints: dataPoints.compactMap { $0.copy(with: zone) as? AXDataPoint })
  }
}
