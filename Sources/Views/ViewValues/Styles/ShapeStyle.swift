import OpenChartsDisplayList

/// A fill or stroke of shapes: a colour, a gradient, or a style that depends on the environment.
///
///     struct Warm: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .light ? Color.orange : Color.red
///       }
///     }
public protocol ShapeStyle: Sendable {
  /// The style that this one resolves to; `Never` for a style that provides its own paint.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to use in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint. Styles that resolve to another one need not implement it.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }

  /// Returns the brush without shadows.
  package func brush(in environment: EnvironmentValues) -> Brush { _paint(in: environment).brush }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the style provides its own paint.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn as it is and resolves to no other style")
  }
}

extension Never: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(.clear)) }
}

/// A style resolved in an environment: a brush and its shadows.
public struct _Paint: Hashable, Sendable {
  package var brush: Brush
  /// The shadows, the lowest first.
  package var shadows: [GroupItem.Shadow] = []
  /// The shadows of the edge onto the inside, the lowest first.
  package var innerShadows: [GroupItem.Shadow] = []
  /// The blending with colours below.
  package var blend = Blend.normal

  package init(_ brush: Brush) { self.brush = brush }

  package func multiplyingAlpha(by factor: Double) -> _Paint {
    var copy = self
    copy.brush = brush.multiplyingAlpha(by: factor)
    func fade(_ shadow: GroupItem.Shadow) -> GroupItem.Shadow {
      var shadow = shadow
      shadow.color = shadow.color.multiplyingAlpha(by: factor)
      return shadow
    }
    copy.shadows = shadows.map(fade)
    copy.innerShadows = innerShadows.map(fade)
    return copy
  }
}

extension _Paint {
  /// Returns an item with the shadows and the blend mode applied.
  package func applied(to item: DisplayItem) -> DisplayItem {
    var item = innerShadows.reduce(item) { Self.adding($1, to: $0, within: item) }
    for shadow in shadows {
      var group = GroupItem([item])
      group.shadow = shadow
      item = .group(group)
    }
    guard blend != .normal else { return item }
    var group = GroupItem([item])
    group.blend = blend
    return .group(group)
  }
}

extension _Paint {
  /// Adds the shadow of everything around a filled path, within the path.
  private static func adding(
    _ shadow: GroupItem.Shadow, to item: DisplayItem, within shape: DisplayItem
  ) -> DisplayItem {
    guard case .path(let filled) = shape, filled.fill != nil, let bounds = filled.path.controlBounds else {
      return item
    }
    let margin = 3 * shadow.radius + max(abs(shadow.x), abs(shadow.y)) + 1
    var around = VectorPath(
      Rect(
        x: bounds.minX - margin, y: bounds.minY - margin, width: bounds.width + 2 * margin,
        height: bounds.height + 2 * margin))
    around.append(filled.path)
    var ring = PathItem(around, fill: .color(shadow.color.opaque))
    ring.evenOdd = true
    var shade = GroupItem([.path(ring)])
    shade.shadow = shadow
    var inside = GroupItem([.group(shade)])
    inside.clip = filled.path
    inside.clipEvenOdd = filled.evenOdd
    return .group(GroupItem([item, .group(inside)]))
  }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  /// Erases the type of a style. An `AnyShapeStyle` is not wrapped again.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }
}

extension AnyShapeStyle: ComparableProperty {
  package func isSame(as other: AnyShapeStyle) -> Bool {
    OpenChartsViewValues.isSame(style as Any, other.style as Any)
  }
}

extension Color: ShapeStyle {
  // Needed because `resolve(in:)` returns components, which are a style, too.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(rgba(in: environment)))
  }
}

/// A style with reduced opacity.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    base._paint(in: environment).multiplyingAlpha(by: opacity)
  }
}

extension ShapeStyle {
  /// Multiplies the opacity by a factor, clamped to 0...1. NaN changes nothing.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1))
  }
}

/// A style with a blend mode.
public struct _BlendShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let blend: BlendMode
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    var paint = base._paint(in: environment)
    paint.blend = blend.blend
    return paint
  }
}

extension ShapeStyle {
  /// Returns the style with a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendShapeStyle(base: self, blend: mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the current foreground style with a blend mode.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }
}

// `Color.red` finds these too. They are disfavoured, so that the compiler does not check an expression with several
// such colours once for each combination of the two.
extension ShapeStyle where Self == Color {
  /// The system's red, which differs in light, dark and increased contrast.
  @_disfavoredOverload public static var red: Color { Color.red }
  /// The system's orange, which differs in light, dark and increased contrast.
  @_disfavoredOverload public static var orange: Color { Color.orange }
  /// The system's yellow, which differs in light, dark and increased contrast.
  @_disfavoredOverload public static var yellow: Color { Color.yellow }
  /// The system's green, which differs in light, dark and increased contrast.
  @_disfavoredOverload public static var green: Color { Color.green }
  /// The system's mint, which differs in light, dark and increased contrast.
  @_disfavoredOverload public static var mint: Color { Color.mint }
  /// The system's teal, which differs in light, dark and increased contrast.
  @_disfavoredOverload public static var teal: Color { Color.teal }
  /// The system's cyan, which differs in light, dark and increased contrast.
  @_disfavoredOverload public static var cyan: Color { Color.cyan }
  /// The system's blue, which differs in light, dark and increased contrast.
  @_disfavoredOverload public static var blue: Color { Color.blue }
  /// The system's indigo, which differs in light, dark and increased contrast.
  @_disfavoredOverload public static var indigo: Color { Color.indigo }
  /// The system's purple, which differs in light, dark and increased contrast.
  @_disfavoredOverload public static var purple: Color { Color.purple }
  /// The system's pink, which differs in light, dark and increased contrast.
  @_disfavoredOverload public static var pink: Color { Color.pink }
  /// The system's brown, which differs in light, dark and increased contrast.
  @_disfavoredOverload public static var brown: Color { Color.brown }
  /// The system's gray, which differs in light, dark and increased contrast.
  @_disfavoredOverload public static var gray: Color { Color.gray }
  /// White in every appearance.
  @_disfavoredOverload public static var white: Color { Color.white }
  /// Black in every appearance.
  @_disfavoredOverload public static var black: Color { Color.black }
  /// Fully transparent.
  @_disfavoredOverload public static var clear: Color { Color.clear }
}
