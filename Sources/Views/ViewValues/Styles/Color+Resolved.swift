import DisplayList
import Foundation

extension Color {
  /// A colour's components as drawn, in linear sRGB.
  public struct Resolved: Hashable, Sendable, Codable, CustomStringConvertible {
    /// Red in linear light, not as files store it; 0 to 1.
    public var linearRed: Float
    /// Green in linear light; 0 to 1.
    public var linearGreen: Float
    /// Blue in linear light; 0 to 1.
    public var linearBlue: Float
    /// 0 lets all through, 1 nothing.
    public var opacity: Float

    /// Components from 0 to 1 in a colour space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let rgba =
        switch colorSpace {
        case .sRGB: RGBA(Double(red), Double(green), Double(blue), Double(opacity))
        case .sRGBLinear:
          RGBA(
            linearRed: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
        case .displayP3: RGBA(displayP3: Double(red), Double(green), Double(blue), Double(opacity))
        }
      self.init(rgba)
    }

    package init(_ rgba: RGBA) {
      linearRed = Float(RGBA.linear(rgba.r))
      linearGreen = Float(RGBA.linear(rgba.g))
      linearBlue = Float(RGBA.linear(rgba.b))
      opacity = Float(rgba.a)
    }

    /// Red with the sRGB curve applied, as files store it; 0 to 1.
    public var red: Float {
      get { Float(RGBA.encoded(Double(linearRed))) }
      set { linearRed = Float(RGBA.linear(Double(newValue))) }
    }
    /// Green with the sRGB curve applied.
    public var green: Float {
      get { Float(RGBA.encoded(Double(linearGreen))) }
      set { linearGreen = Float(RGBA.linear(Double(newValue))) }
    }
    /// Blue with the sRGB curve applied.
    public var blue: Float {
      get { Float(RGBA.encoded(Double(linearBlue))) }
      set { linearBlue = Float(RGBA.linear(Double(newValue))) }
    }

    package var rgba: RGBA {
      RGBA(Double(red), Double(green), Double(blue), Double(opacity)).clamped
    }

    public var description: String { Color(rgba).description }
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(rgba)) }
}

extension Color.Resolved: Animatable {
  /// Four numbers.
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >
  /// The linear components and the opacity, for animations.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}
