import OpenChartsDisplayList

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
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
  /// The first of the foreground styles, by default the label colour.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second of the foreground styles. If only one is set, that style at 50 % opacity; by default the secondary
  /// label colour.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third of the foreground styles. If fewer are set, the first at 25 % opacity; by default the tertiary label
  /// colour.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the foreground style: the set style at 18 % opacity; by default the quaternary label colour.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the foreground style: the set style at 12 % opacity; by default the quinary label colour.
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

/// The background style of the environment; by default the system background: white, or black in dark appearance.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
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

/// The tint of the environment, by default the system blue.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint { environment.tintPaint }
}

/// The style of separator lines.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(.system(.separator))._paint(in: environment)
  }
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(.system(.placeholder))._paint(in: environment)
  }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(.system(.link))._paint(in: environment)
  }
}

/// The fill of shapes on a background.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(.system(.fill))._paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment, by default the system's.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment, by default the system blue.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separator lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of shapes on a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first of the foreground styles, by default the label colour.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second of the foreground styles. If only one is set, that style at 50 % opacity; by default the secondary
  /// label colour.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third of the foreground styles. If fewer are set, the first at 25 % opacity; by default the tertiary label
  /// colour.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level of the foreground style: the set style at 18 % opacity; by default the quaternary label colour.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The fifth level of the foreground style: the set style at 12 % opacity; by default the quinary label colour.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle {
  /// This style at 50 % opacity. A level of the foreground style moves one level down.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// This style at 25 % opacity. A level of the foreground style moves two levels down.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// This style at 18 % opacity. A level of the foreground style moves three levels down.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// This style at 12 % opacity. A level of the foreground style moves four levels down.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
