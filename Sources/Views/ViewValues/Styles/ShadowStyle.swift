import Foundation
import OpenChartsDisplayList

/// A shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  var isInner = false

  /// Returns a drop shadow. Radius and offset are in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y)
  }

  /// Returns the shadow of the edge onto the inside of a filled shape. Radius and offset are in points. Lines and text
  /// have none.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    var paint = base._paint(in: environment)
    guard shadow.radius.isFinite, shadow.x.isFinite, shadow.y.isFinite else { return paint }
    let item = GroupItem.Shadow(
      color: shadow.color.rgba(in: environment), radius: max(Double(shadow.radius), 0),
      x: Double(shadow.x), y: Double(shadow.y))
    if shadow.isInner { paint.innerShadows.append(item) } else { paint.shadows.append(item) }
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
