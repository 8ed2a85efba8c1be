import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

extension GraphicsContext {
  /// The options of a gradient. Have no effect.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Repeats beyond the ends. Has no effect.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Repeats beyond the ends, alternately backwards and forwards. Has no effect.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Blends in linear colours. Has no effect.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The colour, style or gradient of a path.
  public struct Shading {
    private let style: AnyShapeStyle
    /// The rectangle that a gradient refers to; `nil` means the path's bounds.
    let bounds: Rect?

    private init(_ style: some ShapeStyle, in bounds: Rect? = nil) {
      self.style = AnyShapeStyle(style)
      self.bounds = bounds
    }

    /// The unit square at the origin. In this square, the unit points of a gradient equal points of the canvas.
    private static let unit = Rect(x: 0, y: 0, width: 1, height: 1)

    func paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(ForegroundStyle()) }
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(color) }
    /// A colour of components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { Shading(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    /// A grey from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { Shading(Color(colorSpace, white: white, opacity: opacity)) }
    /// A style. A gradient refers to the path's bounds.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }
    /// A gradient along a line between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading {
      Shading(
        LinearGradient(
          gradient: gradient, startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
          endPoint: UnitPoint(x: endPoint.x, y: endPoint.y)), in: unit)
    }
    /// A gradient around a point of the canvas; radii are in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      Shading(
        RadialGradient(
          gradient: gradient, center: UnitPoint(x: center.x, y: center.y), startRadius: startRadius,
          endRadius: endRadius), in: unit)
    }
    /// A gradient along the angle around a point of the canvas.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = []
    ) -> Shading {
      Shading(
        AngularGradient(gradient: gradient, center: UnitPoint(x: center.x, y: center.y), angle: angle),
        in: unit)
    }
  }
}
