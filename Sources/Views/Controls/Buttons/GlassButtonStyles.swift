import OpenChartsViewCore
import OpenChartsViewValues

/// A button on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The label on a capsule of glass.
  public func makeBody(configuration: Configuration) -> some View {
    TappedBody(action: configuration.action) {
      configuration.label.padding(.horizontal, 12).padding(.vertical, 7).glassEffect()
    }
  }
}

/// A prominent button on glass, drawn as ``BorderedProminentButtonStyle``.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The label in white on a background in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on a capsule of glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label in white on a background in the tint.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
