import ViewCore

/// The colour of a button among text: the foreground style that the author has set around it, else the tint.
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

/// The look of a button among text.
private struct TintedLabel<Label: View>: View {
  let role: ButtonRole?
  let label: Label

  var body: some View { NodeModified(content: label, modifier: ButtonForeground(role: role)) }
}

/// The look of a button with a ground: in the tint, or in a trace of it.
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
  private var ground: AnyShapeStyle {
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
      .background(ground, in: shape.shape)
  }
}

/// The look of the place: a tinted label.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style that buttons have where none is set.
  nonisolated public init() {}
  /// The label in the foreground style that is set around it, else in the tint; red for a destructive button.
  public func makeBody(configuration: Configuration) -> some View {
    TappedBody(action: configuration.action) {
      TintedLabel(role: configuration.role, label: configuration.label)
    }
  }
}

/// A tinted label without a ground.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Buttons without a ground; here they look like those of `DefaultButtonStyle`.
  nonisolated public init() {}
  /// The label in the foreground style that is set around it, else in the tint; red for a destructive button.
  public func makeBody(configuration: Configuration) -> some View {
    TappedBody(action: configuration.action) {
      TintedLabel(role: configuration.role, label: configuration.label)
    }
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Buttons that leave their label as it is.
  nonisolated public init() {}
  /// The label unchanged; at half opacity while it is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    TappedBody(action: configuration.action) { DimmedLabel(label: configuration.label) }
  }
}

/// A label that is fainter while its control answers to nobody.
private struct DimmedLabel<Label: View>: View {
  let label: Label
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { label.opacity(isEnabled ? 1 : 0.5) }
}

/// A label on a ground with a trace of the tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Buttons on a pale ground.
  nonisolated public init() {}
  /// The label in the tint on a ground of 15% of it; padding and font follow the control size.
  public func makeBody(configuration: Configuration) -> some View {
    TappedBody(action: configuration.action) {
      GroundedLabel(role: configuration.role, label: configuration.label, isProminent: false)
    }
  }
}

/// A white label on a ground in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Buttons on a ground in the tint.
  nonisolated public init() {}
  /// The label in white on a ground in the tint, red for a destructive button, grey while it is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    TappedBody(action: configuration.action) {
      GroundedLabel(role: configuration.role, label: configuration.label, isProminent: true)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A tinted label without a ground.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A tinted label without a ground, as `automatic` is here.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, dimmed while it is disabled.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A tinted label on a pale ground of the same colour.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a ground in the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
