import DisplayList

/// A translucent ground. What lies below shows through but is not blurred; with reduced transparency
/// nothing shows through.
public struct Material: ShapeStyle, Hashable {
  private let coverage: Double

  /// Covers 45 percent.
  public static let ultraThin = Material(coverage: 0.45)
  /// Covers 60 percent.
  public static let thin = Material(coverage: 0.6)
  /// Covers 75 percent.
  public static let regular = Material(coverage: 0.75)
  /// Covers 86 percent.
  public static let thick = Material(coverage: 0.86)
  /// Covers 94 percent.
  public static let ultraThick = Material(coverage: 0.94)
  /// For bars; covers 80 percent.
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
  /// Covers 45 percent.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// Covers 60 percent.
  public static var thinMaterial: Material { Material.thin }
  /// Covers 75 percent.
  public static var regularMaterial: Material { Material.regular }
  /// Covers 86 percent.
  public static var thickMaterial: Material { Material.thick }
  /// Covers 94 percent.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// For bars; covers 80 percent.
  public static var bar: Material { Material.bar }
}
