import OpenChartsViewCore

/// The colour of a button without a background: the foreground style set by the author, otherwise the tint.
struct ButtonForeground: NodeModifier {
  var role: ButtonRole?

  func adapt(_ environment: inout EnvironmentValues) {
    if environment.foreground.isAuthored {
      if !environment.isEnabled {
        environment.setForeground([AnyShapeStyle(ForegroundStyle().opacity(0.5))])
      }
    } else if !environment.isEnabled {
      environment.setForeground([AnyShapeStyle(HierarchicalShapeStyle.tertiary)])
    } else {
      environment.setForeground([
        role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
      ])
    }
  }
}

/// The label of a button without a background.
private struct TintedLabel<Label: View>: View {
  let role: ButtonRole?
  let label: Label

  var body: some View { NodeModified(content: label, modifier: ButtonForeground(role: role)) }
}

/// The label of a button with a background: the tint, or the tint at low opacity.
private struct GroundedLabel<Label: View>: View {
  let role: ButtonRole?
  let label: Label
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  private var tint: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
  private var fillStyle: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiaryFill))) }
    return isProminent ? tint : AnyShapeStyle(tint.opacity(0.15))
  }
  private var padding: (CGFloat, CGFloat) {
    switch size {
    case .mini, .small: (10, 5)
    case .regular: (14, 7)
    case .large: (20, 14)
    case .extraLarge: (24, 18)
    }
  }

  var body: some View {
    label.font(size == .mini || size == .small ? .subheadline : size == .regular ? .body : .headline)
      .foregroundStyle(isProminent && isEnabled ? AnyShapeStyle(Color.white) : tint)
      .padding(.horizontal, padding.0).padding(.vertical, padding.1)
      .background(fillStyle, in: shape.shape)
  }
}

/// The style of buttons without a set style: a tinted label.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The label in the foreground style set around it, otherwise in the tint; red for a destructive button.
  public func makeBody(configuration: Configuration) -> some View {
    TappedBody(action: configuration.action) {
      TintedLabel(role: configuration.role, label: configuration.label)
    }
  }
}

/// A tinted label without a background.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style, which looks like `DefaultButtonStyle`.
  nonisolated public init() {}
  /// The label in the foreground style set around it, otherwise in the tint; red for a destructive button.
  public func makeBody(configuration: Configuration) -> some View {
    TappedBody(action: configuration.action) {
      TintedLabel(role: configuration.role, label: configuration.label)
    }
  }
}

/// The label without any styling.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The label unchanged; at half opacity while the button is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    TappedBody(action: configuration.action) { DimmedLabel(label: configuration.label) }
  }
}

/// A label at half opacity while its control is disabled.
private struct DimmedLabel<Label: View>: View {
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { label.opacity(isEnabled ? 1 : 0.5) }
}

/// A tinted label on a background with a little of the tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The label in the tint, on a background of the tint at 15 % opacity; padding and font follow the control size.
  public func makeBody(configuration: Configuration) -> some View {
    TappedBody(action: configuration.action) {
      GroundedLabel(role: configuration.role, label: configuration.label, isProminent: false)
    }
  }
}

/// A white label on a background in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The label in white on a background in the tint; red for a destructive button, grey while the button is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    TappedBody(action: configuration.action) {
      GroundedLabel(role: configuration.role, label: configuration.label, isProminent: true)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A tinted label without a background.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A tinted label without a background, the same as `automatic`.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label unchanged, dimmed while the button is disabled.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A tinted label on a pale background of the same colour.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a background in the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
