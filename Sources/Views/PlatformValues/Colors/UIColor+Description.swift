import OpenChartsDisplayList
import OpenChartsViewValues

extension UIColor {
  /// The text of ``description``.
  var colorDescription: String {
    guard case .rgba(let c) = color.storage else { return "UIColor: \(color)" }
    func number(_ value: Double) -> String {
      let thousandths = (value * 1000).rounded() / 1000
      return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
    }
    return "UIExtendedSRGBColorSpace \(number(c.r)) \(number(c.g)) \(number(c.b)) \(number(c.a))"
  }

  /// The colour of text on light backgrounds: black in every appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The colour of text on dark backgrounds: white with 60 % opacity in every appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
