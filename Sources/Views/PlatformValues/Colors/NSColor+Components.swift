import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A colour space. Pictures use sRGB, so both spaces mean sRGB.
public final class NSColorSpace: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// The sRGB colour space.
  public static let sRGB = NSColorSpace("sRGB")
  /// The colour space of the picture, which is sRGB.
  public static let deviceRGB = NSColorSpace("deviceRGB")

  public static func == (a: NSColorSpace, b: NSColorSpace) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension NSColor {
  private func components() -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let rgba = color.color.rgba(in: EnvironmentValues())
    return (rgba.r, rgba.g, rgba.b, rgba.a)
  }
  private func circle() -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    return (hue, saturation, brightness)
  }

  /// Red in light appearance, from 0 to 1.
  public var redComponent: CGFloat { components().red }
  /// Green in light appearance, from 0 to 1.
  public var greenComponent: CGFloat { components().green }
  /// Blue in light appearance, from 0 to 1.
  public var blueComponent: CGFloat { components().blue }
  /// Opacity in light appearance: 0 is transparent, 1 opaque.
  public var alphaComponent: CGFloat { components().alpha }
  /// Hue in light appearance, from 0 to 1: 0 is red, 1/3 green.
  public var hueComponent: CGFloat { circle().hue }
  /// Saturation in light appearance, from 0 to 1.
  public var saturationComponent: CGFloat { circle().saturation }
  /// Brightness in light appearance, from 0 to 1.
  public var brightnessComponent: CGFloat { circle().brightness }

  /// Writes the components in light appearance, from 0 to 1. Null pointers are skipped.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    color.getRed(red, green: green, blue: blue, alpha: alpha)
  }
  /// Writes hue, saturation and brightness in light appearance, from 0 to 1. Null pointers are skipped.
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    color.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// Returns the colour with its components in light appearance. `space` is ignored; the result is never
  /// `nil`.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    NSColor(UIColor(Color(color.color.rgba(in: EnvironmentValues()))))
  }

  /// Mixes each component with the component of `color`, in light appearance. `fraction` is clamped to 0...1; NaN
  /// counts as 0. The result is never `nil`.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let share = fraction.isNaN ? 0 : min(max(Double(fraction), 0), 1)
    let (a, b) = (
      self.color.color.rgba(in: EnvironmentValues()), color.color.color.rgba(in: EnvironmentValues())
    )
    return NSColor(UIColor(Color(a.mixed(with: b, by: share))))
  }

  /// Creates a colour from the components of a Core Graphics colour. The result is never `nil`.
  public convenience init?(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }
  /// Creates a colour from an asset catalogue in the bundle's resources; `nil` if the catalogue has no such
  /// colour.
  public convenience init?(named name: String, bundle: Bundle?) {
    guard let color = UIColor(named: name, in: bundle) else { return nil }
    self.init(color)
  }
  /// Creates a colour from a closure that is called once for each appearance. `colorName` is ignored.
  public convenience init(name colorName: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    self.init(UIColor { dynamicProvider(NSAppearance($0)).color })
  }
}
