import DisplayList
import Foundation

/// UIKit's colour, as far as code for charts uses it: the system's colours by their names, and components.
public final class UIColor: Hashable, Sendable {
  package let color: Color
  private init(_ storage: SystemColor) { color = Color(.system(storage)) }

  public init(_ color: Color) { self.color = color }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    // The alpha replaces the colour's own; system colours for charts are opaque or read as grounds.
    UIColor(color.opacity(alpha))
  }

  /// A word for the colour, such as “blue” or “dark gray”.
  public var accessibilityName: String {
    let c = color.rgba(in: EnvironmentValues())
    let (most, least) = (max(c.r, c.g, c.b), min(c.r, c.g, c.b))
    let span = most - least
    guard span > 0.1 else {
      return most > 0.9
        ? "white" : most < 0.1 ? "black" : most > 0.6 ? "light gray" : most < 0.4 ? "dark gray" : "gray"
    }
    var hue: Double
    if most == c.r {
      hue = (c.g - c.b) / span
    } else if most == c.g {
      hue = 2 + (c.b - c.r) / span
    } else {
      hue = 4 + (c.r - c.g) / span
    }
    hue *= 60
    if hue < 0 { hue += 360 }
    let names: [(Double, String)] = [
      (12, "red"), (42, "orange"), (68, "yellow"), (160, "green"), (200, "cyan"), (255, "blue"),
      (290, "purple"),
      (345, "pink"), (361, "red"),
    ]
    let name = names.first { hue < $0.0 }?.1 ?? "red"
    return most < 0.45 ? "dark " + name : least > 0.6 ? "light " + name : name
  }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  public static let systemRed = UIColor(SystemColor.red)
  public static let systemOrange = UIColor(SystemColor.orange)
  public static let systemYellow = UIColor(SystemColor.yellow)
  public static let systemGreen = UIColor(SystemColor.green)
  public static let systemMint = UIColor(SystemColor.mint)
  public static let systemTeal = UIColor(SystemColor.teal)
  public static let systemCyan = UIColor(SystemColor.cyan)
  public static let systemBlue = UIColor(SystemColor.blue)
  public static let systemIndigo = UIColor(SystemColor.indigo)
  public static let systemPurple = UIColor(SystemColor.purple)
  public static let systemPink = UIColor(SystemColor.pink)
  public static let systemBrown = UIColor(SystemColor.brown)
  public static let systemGray = UIColor(SystemColor.gray)
  public static let systemGray2 = UIColor(SystemColor.gray2)
  public static let systemGray3 = UIColor(SystemColor.gray3)
  public static let systemGray4 = UIColor(SystemColor.gray4)
  public static let systemGray5 = UIColor(SystemColor.gray5)
  public static let systemGray6 = UIColor(SystemColor.gray6)
  public static let label = UIColor(SystemColor.label)
  public static let secondaryLabel = UIColor(SystemColor.secondaryLabel)
  public static let tertiaryLabel = UIColor(SystemColor.tertiaryLabel)
  public static let quaternaryLabel = UIColor(SystemColor.quaternaryLabel)
  public static let placeholderText = UIColor(SystemColor.placeholder)
  public static let separator = UIColor(SystemColor.separator)
  public static let opaqueSeparator = UIColor(SystemColor.opaqueSeparator)
  public static let link = UIColor(SystemColor.link)
  public static let systemFill = UIColor(SystemColor.fill)
  public static let secondarySystemFill = UIColor(SystemColor.secondaryFill)
  public static let tertiarySystemFill = UIColor(SystemColor.tertiaryFill)
  public static let quaternarySystemFill = UIColor(SystemColor.quaternaryFill)
  public static let systemBackground = UIColor(SystemColor.background)
  public static let secondarySystemBackground = UIColor(SystemColor.secondaryBackground)
  public static let tertiarySystemBackground = UIColor(SystemColor.tertiaryBackground)
  public static let systemGroupedBackground = UIColor(SystemColor.groupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(SystemColor.secondaryGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(SystemColor.tertiaryGroupedBackground)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(Color(.accent))
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension Color {
  public init(uiColor: UIColor) { self = uiColor.color }
  public init(_ color: UIColor) { self = color.color }
  /// The same colour; with a name alone, such as `Color(.red)`, the `UIColor` of that name is meant.
  @_disfavoredOverload public init(_ color: Color) { self = color }
}
