import DisplayList
import Foundation

/// Components of a colour, in sRGB.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA

  package init(_ rgba: RGBA) { self.rgba = rgba }

  /// Components from 0 to 1, taken as sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red, green, blue, alpha).clamped)
  }
  /// Components from 0 to 1 in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A grey; 0 is black.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [rgba.r, rgba.g, rgba.b, rgba.a] }
  /// Four, with the opacity.
  public var numberOfComponents: Int { 4 }
  /// 0 lets all through, 1 nothing.
  public var alpha: CGFloat { rgba.a }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

extension Color {
  /// The same colour.
  public init(cgColor: CGColor) { self.init(cgColor.rgba) }
  /// The same colour.
  public init(_ cgColor: CGColor) { self.init(cgColor.rgba) }

  /// The components; `nil` for a colour that follows the appearance.
  public var cgColor: CGColor? { if case .rgba(let rgba) = storage { CGColor(rgba) } else { nil } }
}
