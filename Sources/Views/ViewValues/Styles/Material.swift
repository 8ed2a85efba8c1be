import DisplayList

/// A translucent ground. What lies below shows through but is not blurred; with reduced transparency or increased
/// contrast nothing shows through.
public struct Material: ShapeStyle, Hashable {
  private let coverage: Double

  /// Hides 45 percent of what lies below.
  public static let ultraThin = Material(coverage: 0.45)
  /// Hides 60 percent of what lies below.
  public static let thin = Material(coverage: 0.6)
  /// Hides 75 percent of what lies below.
  public static let regular = Material(coverage: 0.75)
  /// Hides 86 percent of what lies below.
  public static let thick = Material(coverage: 0.86)
  /// Hides 94 percent of what lies below.
  public static let ultraThick = Material(coverage: 0.94)
  /// For bars; hides 80 percent of what lies below.
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
  /// Hides 45 percent of what lies below.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// Hides 60 percent of what lies below.
  public static var thinMaterial: Material { Material.thin }
  /// Hides 75 percent of what lies below.
  public static var regularMaterial: Material { Material.regular }
  /// Hides 86 percent of what lies below.
  public static var thickMaterial: Material { Material.thick }
  /// Hides 94 percent of what lies below.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// For bars; hides 80 percent of what lies below.
  public static var bar: Material { Material.bar }
}
