import Foundation
import ViewValues

/// AppKit's colour, by the values that the system's colours have on phones. `Color(nsColor:)` shows it.
public final class NSColor: Hashable, Sendable {
  package let color: UIColor

  init(_ color: UIColor) { self.color = color }

  /// SwiftUI's colour by AppKit's name.
  public convenience init(_ color: Color) { self.init(UIColor(color)) }
  /// Components in sRGB, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Components in sRGB, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Components from 0 to 1; calibrated ones are taken as sRGB here.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A grey, from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(UIColor(white: white, alpha: alpha)) }
  /// Hue, saturation and brightness, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }
  /// A colour of an asset catalogue among the program's resources; `nil` where there is none of this name.
  public convenience init?(named name: String) {
    guard let color = UIColor(named: name) else { return nil }
    self.init(color)
  }

  /// The same colour at an opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(color.withAlphaComponent(alpha)) }
  /// The components in light appearance.
  public var cgColor: CGColor { color.cgColor }

  public static func == (a: NSColor, b: NSColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// The system's red, which follows the appearance.
  public static let systemRed = NSColor(UIColor.systemRed)
  /// The system's orange, which follows the appearance.
  public static let systemOrange = NSColor(UIColor.systemOrange)
  /// The system's yellow, which follows the appearance.
  public static let systemYellow = NSColor(UIColor.systemYellow)
  /// The system's green, which follows the appearance.
  public static let systemGreen = NSColor(UIColor.systemGreen)
  /// The system's mint, which follows the appearance.
  public static let systemMint = NSColor(UIColor.systemMint)
  /// The system's teal, which follows the appearance.
  public static let systemTeal = NSColor(UIColor.systemTeal)
  /// The system's cyan, which follows the appearance.
  public static let systemCyan = NSColor(UIColor.systemCyan)
  /// The system's blue, which follows the appearance.
  public static let systemBlue = NSColor(UIColor.systemBlue)
  /// The system's indigo, which follows the appearance.
  public static let systemIndigo = NSColor(UIColor.systemIndigo)
  /// The system's purple, which follows the appearance.
  public static let systemPurple = NSColor(UIColor.systemPurple)
  /// The system's pink, which follows the appearance.
  public static let systemPink = NSColor(UIColor.systemPink)
  /// The system's brown, which follows the appearance.
  public static let systemBrown = NSColor(UIColor.systemBrown)
  /// The system's gray, which follows the appearance.
  public static let systemGray = NSColor(UIColor.systemGray)
  /// The colour of text.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let labelColor = NSColor(UIColor.label)
  /// Of text that stands back.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let secondaryLabelColor = NSColor(UIColor.secondaryLabel)
  /// Of text that stands back further.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tertiaryLabelColor = NSColor(UIColor.tertiaryLabel)
  /// Of text that is hardly to be seen.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let quaternaryLabelColor = NSColor(UIColor.quaternaryLabel)
  /// The colour of text.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let textColor = NSColor(UIColor.label)
  /// Of what stands in an empty field.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let placeholderTextColor = NSColor(UIColor.placeholderText)
  /// Of lines between things, which let through what is behind.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let separatorColor = NSColor(UIColor.separator)
  /// Of the lines of a table; here that of separators.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let gridColor = NSColor(UIColor.separator)
  /// Of links.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let linkColor = NSColor(UIColor.link)
  /// Of what is chosen: the accent of the view that shows it.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let controlAccentColor = NSColor(UIColor.tintColor)
  /// Behind the contents of a window.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let windowBackgroundColor = NSColor(UIColor.secondarySystemBackground)
  /// Behind large controls.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let controlBackgroundColor = NSColor(UIColor.systemBackground)
  /// Behind text.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let textBackgroundColor = NSColor(UIColor.systemBackground)
  /// Nothing is to be seen.
  public static let clear = NSColor(UIColor.clear)
  /// Plain black, the same in every appearance.
  public static let black = NSColor(UIColor.black)
  /// Plain white, the same in every appearance.
  public static let white = NSColor(UIColor.white)
  /// Half way from black to white.
  public static let gray = NSColor(UIColor.gray)
  /// Two thirds of the way from black to white.
  public static let lightGray = NSColor(UIColor.lightGray)
  /// A third of the way from black to white.
  public static let darkGray = NSColor(UIColor.darkGray)
  /// Plain red, the same in every appearance.
  public static let red = NSColor(UIColor.red)
  /// Plain green, the same in every appearance.
  public static let green = NSColor(UIColor.green)
  /// Plain blue, the same in every appearance.
  public static let blue = NSColor(UIColor.blue)
  /// Plain cyan, the same in every appearance.
  public static let cyan = NSColor(UIColor.cyan)
  /// Plain yellow, the same in every appearance.
  public static let yellow = NSColor(UIColor.yellow)
  /// Plain magenta, the same in every appearance.
  public static let magenta = NSColor(UIColor.magenta)
  /// Plain orange, the same in every appearance.
  public static let orange = NSColor(UIColor.orange)
  /// Plain purple, the same in every appearance.
  public static let purple = NSColor(UIColor.purple)
  /// Plain brown, the same in every appearance.
  public static let brown = NSColor(UIColor.brown)
}

extension Color {
  /// The same colour.
  public init(nsColor: NSColor) { self.init(uiColor: nsColor.color) }
}
