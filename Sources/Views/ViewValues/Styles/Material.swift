import DisplayList

/// A translucent ground. What lies below shows through but is not blurred; with reduced transparency
/// nothing shows through.
public struct Material: ShapeStyle, Hashable {
  private let coverage: Double

  public static let ultraThin = Material(coverage: 0.45)
  public static let thin = Material(coverage: 0.6)
  public static let regular = Material(coverage: 0.75)
  public static let thick = Material(coverage: 0.86)
  public static let ultraThick = Material(coverage: 0.94)
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
  public static var ultraThinMaterial: Material { Material.ultraThin }
  public static var thinMaterial: Material { Material.thin }
  public static var regularMaterial: Material { Material.regular }
  public static var thickMaterial: Material { Material.thick }
  public static var ultraThickMaterial: Material { Material.ultraThick }
  public static var bar: Material { Material.bar }
}
