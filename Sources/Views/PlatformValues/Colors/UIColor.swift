import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// UIKit's colour: a system colour, components, a catalogue asset, or one colour for each appearance.
///
///     let line = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemIndigo }
///     Text("Steps").foregroundStyle(Color(uiColor: line))
///
/// Shapes and text take a ``SwiftUI/Color``: convert with `Color(uiColor:)`.
public final class UIColor: NSObject, NSSecureCoding, NSCopying, Sendable {
  package let color: Color
  init(_ storage: SystemColor) { color = Color(.system(storage)) }

  /// Creates black without opacity, a colour that is not drawn.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a colour from a SwiftUI colour.
  public init(_ color: Color) { self.color = color }

  /// Creates a colour from sRGB components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// Creates a grey, from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }
  /// Creates a colour from hue, saturation and brightness, from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }
  /// Creates a colour from Display P3 components. Components outside sRGB are clamped.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
  }
  /// Creates a colour from the components of a Core Graphics colour, the same in every appearance.
  public init(cgColor: CGColor) { color = Color(cgColor.rgba) }

  /// Creates a colour from a closure that is called once for each appearance: light and dark, with normal and
  /// increased contrast.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> Color {
      dynamicProvider(UITraitCollection(style, contrast)).color
    }
    self.color = Color(
      .appearances(
        ColorAppearances(
          light: color(.light, .normal), dark: color(.dark, .normal),
          contrastedLight: color(.light, .high), contrastedDark: color(.dark, .high))))
  }

  /// Creates a colour from an asset catalogue in the bundle's resources; `nil` if the catalogue has no such
  /// colour.
  ///
  /// `traitCollection` is ignored: the colour follows the appearance in which it is drawn.
  /// ``resolvedColor(with:)`` gives the colour of one appearance.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let color = Color(asset: name, bundle: bundle) else { return nil }
    self.init(color)
  }

  /// Returns the colour with this opacity, from 0 to 1, which replaces the existing opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.replacingOpacity(by: alpha))
  }

  /// Returns the fixed colour that this one has under the given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(color.rgba(in: traitCollection.environment)))
  }

  /// The components in light appearance.
  public var cgColor: CGColor { CGColor(rgba) }

  private var rgba: RGBA { color.rgba(in: EnvironmentValues()) }

  /// Writes the components in light appearance, from 0 to 1. Null pointers are skipped; always returns true.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = rgba
    red?.pointee = c.r
    green?.pointee = c.g
    blue?.pointee = c.b
    alpha?.pointee = c.a
    return true
  }

  /// Writes hue, saturation and brightness in light appearance, from 0 to 1. Null pointers are skipped;
  /// always returns true.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = rgba
    let most = max(c.r, c.g, c.b)
    hue?.pointee = Self.hue(of: c) / 360
    saturation?.pointee = most > 0 ? (most - min(c.r, c.g, c.b)) / most : 0
    brightness?.pointee = most
    alpha?.pointee = c.a
    return true
  }

  /// Writes the grey level in light appearance. Returns false and writes nothing if the colour is not a grey.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = rgba
    guard c.r == c.g, c.g == c.b else { return false }
    white?.pointee = c.r
    alpha?.pointee = c.a
    return true
  }

  /// Degrees from 0 to 360; 0 for greys.
  private static func hue(of c: RGBA) -> Double {
    let (most, least) = (max(c.r, c.g, c.b), min(c.r, c.g, c.b))
    guard most > least else { return 0 }
    let span = most - least
    let sixths =
      most == c.r ? (c.g - c.b) / span : most == c.g ? 2 + (c.b - c.r) / span : 4 + (c.r - c.g) / span
    return sixths < 0 ? sixths * 60 + 360 : sixths * 60
  }

  /// An English name of the colour, such as “blue” or “dark gray”.
  public var accessibilityName: String {
    let c = rgba
    let (most, least) = (max(c.r, c.g, c.b), min(c.r, c.g, c.b))
    guard most - least > 0.1 else {
      return most > 0.9
        ? "white" : most < 0.1 ? "black" : most > 0.6 ? "light gray" : most < 0.4 ? "dark gray" : "gray"
    }
    let hue = Self.hue(of: c)
    let names: [(Double, String)] = [
      (12, "red"), (42, "orange"), (68, "yellow"), (160, "green"), (200, "cyan"), (255, "blue"),
      (290, "purple"), (345, "pink"), (361, "red"),
    ]
    let name = names.first { hue < $0.0 }?.1 ?? "red"
    return most < 0.45 ? "dark " + name : least > 0.6 ? "light " + name : name
  }

  /// Whether `object` is an equal `UIColor`.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  public override var hash: Int { color.hashValue }

  /// The components of a fixed colour in UIKit's format, such as `UIExtendedSRGBColorSpace 1 0 0 0.5`;
  /// `UIColor: …` for a colour that depends on the environment.
  public override var description: String { colorDescription }

  /// Always `true`: colours can be archived securely.
  public static var supportsSecureCoding: Bool { true }

  /// Archives the components in each appearance.
  public func encode(with coder: NSCoder) {
    for (suffix, style, contrast) in Self.archivedAppearances {
      let c = color.rgba(in: UITraitCollection(style, contrast).environment)
      for (key, value) in [("UIRed", c.r), ("UIGreen", c.g), ("UIBlue", c.b), ("UIAlpha", c.a)] {
        coder.encode(value, forKey: key + suffix)
      }
    }
  }

  /// Creates a colour from an archive. It has the archived components in each appearance, also if it was the colour of
  /// an asset or of the system.
  public convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIRed") else { return nil }
    let colors = Self.archivedAppearances.map { suffix, _, _ in
      let suffix = coder.containsValue(forKey: "UIRed" + suffix) ? suffix : ""
      let c = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map { coder.decodeDouble(forKey: $0 + suffix) }
      return Color(red: c[0], green: c[1], blue: c[2], opacity: c[3])
    }
    if colors.allSatisfy({ $0 == colors[0] }) {
      self.init(colors[0])
    } else {
      self.init(
        Color(
          .appearances(
            ColorAppearances(
              light: colors[0], dark: colors[1], contrastedLight: colors[2], contrastedDark: colors[3]))))
    }
  }

  /// The appearances in archives, each with the suffix of its keys.
  private static let archivedAppearances: [(String, UIUserInterfaceStyle, UIAccessibilityContrast)] = [
    ("", .light, .normal), ("-dark", .dark, .normal), ("-contrast", .light, .high),
    ("-dark-contrast", .dark, .high),
  ]

  /// Returns this colour, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
