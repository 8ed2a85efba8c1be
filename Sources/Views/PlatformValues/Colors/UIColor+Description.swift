import DisplayList
import ViewValues

extension UIColor: CustomStringConvertible {
  /// The components of a plain colour as UIKit writes them, such as `UIExtendedSRGBColorSpace 1 0 0 0.5`; words for one
  /// that follows its surroundings.
  public var description: String {
    guard case .rgba(let c) = color.storage else { return "UIColor: \(color)" }
    func number(_ value: Double) -> String {
      let thousandths = (value * 1000).rounded() / 1000
      return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
    }
    return "UIExtendedSRGBColorSpace \(number(c.r)) \(number(c.g)) \(number(c.b)) \(number(c.a))"
  }

  /// Whether the other is the same colour.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIColor) == self }

  /// Text on light grounds: black in every appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on dark grounds: white that lets 40 % through, in every appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
