import DisplayList
import Foundation
import ViewValues

/// How the components of a colour are to be read. Pictures have sRGB, and so do the colours here.
public final class NSColorSpace: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// The usual space of screens.
  public static let sRGB = NSColorSpace("sRGB")
  /// A picture's, which is sRGB.
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
  /// 0 lets all through, 1 nothing; in light appearance.
  public var alphaComponent: CGFloat { components().alpha }
  /// Hue in light appearance: 0 is red, a third green.
  public var hueComponent: CGFloat { circle().hue }
  /// Saturation in light appearance, from 0 to 1.
  public var saturationComponent: CGFloat { circle().saturation }
  /// Brightness in light appearance, from 0 to 1.
  public var brightnessComponent: CGFloat { circle().brightness }

  /// Gives the components in light appearance, from 0 to 1.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    color.getRed(red, green: green, blue: blue, alpha: alpha)
  }
  /// Gives hue, saturation and brightness in light appearance, from 0 to 1.
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    color.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// The colour by its components in light appearance; never `nil` here.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    NSColor(UIColor(Color(color.color.rgba(in: EnvironmentValues()))))
  }

  /// The colour part of the way to another, 0 to 1, component by component in light appearance; never `nil` here.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let share = fraction.isNaN ? 0 : min(max(Double(fraction), 0), 1)
    let (a, b) = (
      self.color.color.rgba(in: EnvironmentValues()), color.color.color.rgba(in: EnvironmentValues())
    )
    return NSColor(UIColor(Color(a.mixed(with: b, by: share))))
  }

  /// A colour of these components; never `nil` here.
  public convenience init?(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }
  /// A colour of an asset catalogue among the bundle's resources; `nil` where there is none of this name.
  public convenience init?(named name: String, bundle: Bundle?) {
    guard let color = UIColor(named: name, in: bundle) else { return nil }
    self.init(color)
  }
  /// A colour that is asked for at once in each appearance. Its name is for tools that list colours, of which there are
  /// none here.
  public convenience init(name colorName: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    self.init(UIColor { dynamicProvider(NSAppearance($0)).color })
  }
}
