import Foundation
import OpenChartsViewValues

/// AppKit's colour, with the values of the system colours on iOS. `Color(nsColor:)` shows it.
public final class NSColor: Hashable, Sendable {
  package let color: UIColor

  init(_ color: UIColor) { self.color = color }

  /// Creates a colour from a SwiftUI colour.
  public convenience init(_ color: Color) { self.init(UIColor(color)) }
  /// Creates a colour from sRGB components, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Creates a colour from sRGB components, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a colour from components from 0 to 1. Calibrated components are read as sRGB.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(UIColor(white: white, alpha: alpha)) }
  /// Creates a colour from hue, saturation and brightness, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }
  /// Creates a colour from an asset catalogue in the program's resources; `nil` if the catalogue has no such
  /// colour.
  public convenience init?(named name: String) {
    guard let color = UIColor(named: name) else { return nil }
    self.init(color)
  }

  /// Returns the colour with this opacity, from 0 to 1, which replaces the existing opacity.
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
  /// The colour of primary text.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let labelColor = NSColor(UIColor.label)
  /// The colour of secondary text.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let secondaryLabelColor = NSColor(UIColor.secondaryLabel)
  /// The colour of tertiary text.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tertiaryLabelColor = NSColor(UIColor.tertiaryLabel)
  /// The colour of quaternary text, the faintest of the four.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let quaternaryLabelColor = NSColor(UIColor.quaternaryLabel)
  /// The colour of text: the same as `labelColor`.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let textColor = NSColor(UIColor.label)
  /// The colour of placeholder text in an empty field.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let placeholderTextColor = NSColor(UIColor.placeholderText)
  /// The colour of separator lines, partly transparent.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let separatorColor = NSColor(UIColor.separator)
  /// The colour of grid lines in a table: the same as `separatorColor`.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let gridColor = NSColor(UIColor.separator)
  /// The colour of links.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let linkColor = NSColor(UIColor.link)
  /// The colour of selected controls: the tint of the view that shows it.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let controlAccentColor = NSColor(UIColor.tintColor)
  /// The background of a window.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let windowBackgroundColor = NSColor(UIColor.secondarySystemBackground)
  /// The background of large controls, such as lists.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let controlBackgroundColor = NSColor(UIColor.systemBackground)
  /// The background of text.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let textBackgroundColor = NSColor(UIColor.systemBackground)
  /// Fully transparent.
  public static let clear = NSColor(UIColor.clear)
  /// Plain black, the same in every appearance.
  public static let black = NSColor(UIColor.black)
  /// Plain white, the same in every appearance.
  public static let white = NSColor(UIColor.white)
  /// Mid-grey: white at 1/2.
  public static let gray = NSColor(UIColor.gray)
  /// Light grey: white at 2/3.
  public static let lightGray = NSColor(UIColor.lightGray)
  /// Dark grey: white at 1/3.
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
  /// Creates a colour that follows the appearance as the `NSColor` does.
  public init(nsColor: NSColor) { self.init(uiColor: nsColor.color) }
}
