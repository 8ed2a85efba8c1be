import Foundation
import OpenChartsDisplayList

/// A colour in sRGB.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA

  package init(_ rgba: RGBA) { self.rgba = rgba }

  /// Creates a colour from components, read as sRGB and clamped to 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red, green, blue, alpha).clamped)
  }
  /// Creates a colour from sRGB components, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a grey in sRGB; 0 is black, 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha in sRGB, from 0 to 1. Never `nil`.
  public var components: [CGFloat]? { [rgba.r, rgba.g, rgba.b, rgba.a] }
  /// Always 4, also for greys.
  public var numberOfComponents: Int { 4 }
  /// The opacity: 0 is transparent, 1 opaque.
  public var alpha: CGFloat { rgba.a }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

extension Color {
  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) { self.init(cgColor.rgba) }
  /// Creates a colour from a Core Graphics colour.
  public init(_ cgColor: CGColor) { self.init(cgColor.rgba) }

  /// The sRGB components of a fixed colour; `nil` for system colours, catalogue colours, colours that depend on the
  /// appearance, and mixed ones.
  public var cgColor: CGColor? { if case .rgba(let rgba) = storage { CGColor(rgba) } else { nil } }
}
