import DisplayList

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
  /// The style as the environment has it.
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
  /// The first of the styles that are set, else the colour of labels.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second of the styles that are set; one alone at 50 percent, and the colour of secondary labels where none is.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third of the styles that are set; one alone at 25 percent, and the colour of tertiary labels where none is.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level: a style that is set alone at 18 percent, and the colour of quaternary labels where none is.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level: a style that is set alone at 12 percent, and the colour of quinary labels where none is.
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
  /// The style as the environment has it.
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
  /// The style as the environment has it.
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint { environment.tintPaint }
}

/// The style of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style as the environment has it.
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(.system(.separator))._paint(in: environment)
  }
}

/// The style of text that stands for missing input.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style as the environment has it.
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(.system(.placeholder))._paint(in: environment)
  }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  /// The style as the environment has it.
  public init() {}
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color(.system(.link))._paint(in: environment)
  }
}

/// The style of shapes that lie on a ground.
public struct FillShapeStyle: ShapeStyle {
  /// The style as the environment has it.
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
  /// The ground: the environment's background style, else the system's.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment, else the system's blue.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// For lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// For text that stands for missing input.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// For links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// For shapes that lie on a ground.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first of the foreground styles that are set, else the colour of labels.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second of the styles that are set; one alone at 50 percent, and the colour of secondary labels where none is.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third of the styles that are set; one alone at 25 percent, and the colour of tertiary labels where none is.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level: a style that is set alone at 18 percent, and the colour of quaternary labels where none is.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The fifth level: a style that is set alone at 12 percent, and the colour of quinary labels where none is.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle {
  /// This style at 50 percent of its opacity; a level of the foreground goes one level down.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// This style at 25 percent of its opacity; a level of the foreground goes two levels down.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// This style at 18 percent of its opacity; a level of the foreground goes three levels down.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// This style at 12 percent of its opacity; a level of the foreground goes four levels down.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
