import DisplayList

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foreground.paint(level: 0, in: environment)
  }
}

/// A level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  package let level: Int
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foreground.paint(level: level, in: environment)
  }
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

/// A level of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    ForegroundContext.styles([AnyShapeStyle(base)], over: environment.foreground)
      .paint(level: level, in: environment)
  }
}

/// The background style of the environment, else the system's ground: white, or black in dark appearance.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    guard let style = environment.backgroundStyle else {
      return Color(.system(.background))._paint(in: environment)
    }
    var outside = environment
    outside.backgroundStyle = nil
    return style._paint(in: outside)
  }
}

/// The tint of the environment, else the system's blue.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint { environment.tintPaint }
}

/// The style of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(.system(.separator))._paint(in: environment)
  }
}

/// The style of text that stands for missing input.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(.system(.placeholder))._paint(in: environment)
  }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(.system(.link))._paint(in: environment)
  }
}

/// The style of shapes that lie on a ground.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(.system(.fill))._paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
