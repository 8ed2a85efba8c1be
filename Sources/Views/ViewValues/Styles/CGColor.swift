import DisplayList
import Foundation

/// Components of a colour, in sRGB.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA

  package init(_ rgba: RGBA) { self.rgba = rgba }

  /// Components from 0 to 1, taken as sRGB; what lies outside is brought to the nearest.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red, green, blue, alpha).clamped)
  }
  /// Components from 0 to 1 in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A grey in sRGB; 0 is black, 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha in sRGB, from 0 to 1; never `nil` here.
  public var components: [CGFloat]? { [rgba.r, rgba.g, rgba.b, rgba.a] }
  /// Always 4, for a grey too.
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

  /// The components in sRGB; `nil` for all but plain colours: for the system's, those of a catalogue or of two
  /// appearances, and mixed ones.
  public var cgColor: CGColor? { if case .rgba(let rgba) = storage { CGColor(rgba) } else { nil } }
}
