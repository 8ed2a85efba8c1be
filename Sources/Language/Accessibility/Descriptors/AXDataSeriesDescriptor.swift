import Foundation

/// A series of a chart: its name, its values, and whether they sound as one tone or as many.
open class AXDataSeriesDescriptor: NSObject, NSCopying {
  /// The name without speech attributes; `nil` is kept as an empty name.
  open var name: String? {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }
  /// The name with speech attributes. Both names are one text.
  open var attributedName: NSAttributedString
  /// One gliding tone, as for a line; otherwise a tone for each value, as for bars and points.
  open var isContinuous: Bool
  /// The values in the order in which they are heard.
  open var dataPoints: [AXDataPoint]

  /// A series whose name has speech attributes.
  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  /// A series whose name is plain text.
  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
  }

  /// A series whose points are copies too.
  open func copy(with zone: NSZone? = nil) -> Any {
    AXDataSeriesDescriptor(
      attributedName: attributedName, isContinuous: isContinuous,
      dataPoints: dataPoints.compactMap { $0.copy(with: zone) as? AXDataPoint })
  }
}
