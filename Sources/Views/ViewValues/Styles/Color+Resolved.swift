import Foundation
import OpenChartsDisplayList

extension Color {
  /// The components of a colour as drawn, in linear sRGB.
  public struct Resolved: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The red component in linear light, from 0 to 1.
    public var linearRed: Float
    /// The green component in linear light, from 0 to 1.
    public var linearGreen: Float
    /// The blue component in linear light, from 0 to 1.
    public var linearBlue: Float
    /// The opacity: 0 is transparent, 1 opaque.
    public var opacity: Float

    /// Creates a colour from components in a colour space, from 0 to 1.
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

    /// The red component with the sRGB transfer curve, from 0 to 1.
    public var red: Float {
      get { Float(RGBA.encoded(Double(linearRed))) }
      set { linearRed = Float(RGBA.linear(Double(newValue))) }
    }
    /// The green component with the sRGB transfer curve, from 0 to 1.
    public var green: Float {
      get { Float(RGBA.encoded(Double(linearGreen))) }
      set { linearGreen = Float(RGBA.linear(Double(newValue))) }
    }
    /// The blue component with the sRGB transfer curve, from 0 to 1.
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
  /// Nested pairs of four numbers.
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
