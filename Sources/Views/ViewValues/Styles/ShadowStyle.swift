import Foundation
import OpenChartsDisplayList

/// A shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  /// Returns a drop shadow. Radius and offset are in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y)
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    var paint = base._paint(in: environment)
    paint.shadows.append(
      GroupItem.Shadow(
        color: shadow.color.rgba(in: environment), radius: Double(shadow.radius),
        x: Double(shadow.x), y: Double(shadow.y)))
    return paint
  }
}

extension ShapeStyle {
  /// Returns this style with an additional shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the current foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
}
