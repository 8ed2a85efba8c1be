import OpenChartsDisplayList

/// A translucent background. The content below shows through without blur; with reduced transparency or increased
/// contrast it is opaque.
public struct Material: ShapeStyle, Hashable {
  private let coverage: Double

  /// A background with 45 % opacity.
  public static let ultraThin = Material(coverage: 0.45)
  /// A background with 60 % opacity.
  public static let thin = Material(coverage: 0.6)
  /// A background with 75 % opacity.
  public static let regular = Material(coverage: 0.75)
  /// A background with 86 % opacity.
  public static let thick = Material(coverage: 0.86)
  /// A background with 94 % opacity.
  public static let ultraThick = Material(coverage: 0.94)
  /// A background for bars with 80 % opacity.
  public static let bar = Material(coverage: 0.8)

  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let tint = environment.colorScheme == .dark ? RGBA(bytes: 37, 37, 39) : RGBA(bytes: 246, 246, 248)
    let isSolid =
      environment.accessibilityReduceTransparency || environment.colorSchemeContrast == .increased
    return _Paint(.color(tint.multiplyingAlpha(by: isSolid ? 1 : coverage)))
  }
}

extension ShapeStyle where Self == Material {
  /// A background with 45 % opacity.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// A background with 60 % opacity.
  public static var thinMaterial: Material { Material.thin }
  /// A background with 75 % opacity.
  public static var regularMaterial: Material { Material.regular }
  /// A background with 86 % opacity.
  public static var thickMaterial: Material { Material.thick }
  /// A background with 94 % opacity.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// A background for bars with 80 % opacity.
  public static var bar: Material { Material.bar }
}
