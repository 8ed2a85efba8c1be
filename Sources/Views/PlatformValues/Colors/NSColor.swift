import Foundation
import ViewValues

/// AppKit's colour, by the values that the system's colours have on phones. `Color(nsColor:)` shows it.
public final class NSColor: Hashable, Sendable {
  package let color: UIColor

  init(_ color: UIColor) { self.color = color }

  public convenience init(_ color: Color) { self.init(UIColor(color)) }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(UIColor(white: white, alpha: alpha)) }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }
  public convenience init?(named name: String) {
    guard let color = UIColor(named: name) else { return nil }
    self.init(color)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(color.withAlphaComponent(alpha)) }
  /// The components in light appearance.
  public var cgColor: CGColor { color.cgColor }

  public static func == (a: NSColor, b: NSColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  public static let systemRed = NSColor(UIColor.systemRed)
  public static let systemOrange = NSColor(UIColor.systemOrange)
  public static let systemYellow = NSColor(UIColor.systemYellow)
  public static let systemGreen = NSColor(UIColor.systemGreen)
  public static let systemMint = NSColor(UIColor.systemMint)
  public static let systemTeal = NSColor(UIColor.systemTeal)
  public static let systemCyan = NSColor(UIColor.systemCyan)
  public static let systemBlue = NSColor(UIColor.systemBlue)
  public static let systemIndigo = NSColor(UIColor.systemIndigo)
  public static let systemPurple = NSColor(UIColor.systemPurple)
  public static let systemPink = NSColor(UIColor.systemPink)
  public static let systemBrown = NSColor(UIColor.systemBrown)
  public static let systemGray = NSColor(UIColor.systemGray)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let labelColor = NSColor(UIColor.label)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let secondaryLabelColor = NSColor(UIColor.secondaryLabel)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tertiaryLabelColor = NSColor(UIColor.tertiaryLabel)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let quaternaryLabelColor = NSColor(UIColor.quaternaryLabel)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let textColor = NSColor(UIColor.label)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let placeholderTextColor = NSColor(UIColor.placeholderText)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let separatorColor = NSColor(UIColor.separator)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let gridColor = NSColor(UIColor.separator)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let linkColor = NSColor(UIColor.link)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let controlAccentColor = NSColor(UIColor.tintColor)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let windowBackgroundColor = NSColor(UIColor.secondarySystemBackground)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let controlBackgroundColor = NSColor(UIColor.systemBackground)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let textBackgroundColor = NSColor(UIColor.systemBackground)
  public static let clear = NSColor(UIColor.clear)
  public static let black = NSColor(UIColor.black)
  public static let white = NSColor(UIColor.white)
  public static let gray = NSColor(UIColor.gray)
  public static let lightGray = NSColor(UIColor.lightGray)
  public static let darkGray = NSColor(UIColor.darkGray)
  public static let red = NSColor(UIColor.red)
  public static let green = NSColor(UIColor.green)
  public static let blue = NSColor(UIColor.blue)
  public static let cyan = NSColor(UIColor.cyan)
  public static let yellow = NSColor(UIColor.yellow)
  public static let magenta = NSColor(UIColor.magenta)
  public static let orange = NSColor(UIColor.orange)
  public static let purple = NSColor(UIColor.purple)
  public static let brown = NSColor(UIColor.brown)
}

extension Color {
  /// The same colour.
  public init(nsColor: NSColor) { self.init(uiColor: nsColor.color) }
}
