import ViewCore

/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// The view that a style is given for the label of a button.
  public typealias Label = _StylePart<ButtonStyleConfiguration, _LabelPart>
  /// What the button is for; `nil` where it does not say.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether a pointer holds the button down; never in a still picture.
  public let isPressed: Bool
}

/// How buttons look. What they do stays theirs.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What the style makes of a button.
  associatedtype Body: View
  /// The parts that a style gets.
  typealias Configuration = ButtonStyleConfiguration
  /// The look of one button. Tapping anywhere on it does what the button does.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button whose style says when it acts.
public struct PrimitiveButtonStyleConfiguration {
  /// The view that a style is given for the label of a button.
  public typealias Label = _StylePart<PrimitiveButtonStyleConfiguration, _LabelPart>
  /// What the button is for; `nil` where it does not say.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: @MainActor () -> Void
  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What the style makes of a button.
  associatedtype Body: View
  /// The parts that a style gets.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The look of one button, which acts when the style calls `trigger()`.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<PrimitiveButtonStyleConfiguration>? { nil }
}

/// The outline of buttons with a ground.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case rounded(CGFloat?)
  }
  let kind: Kind
  /// The shape of the place; a capsule here.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Straight sides with ends of half circles.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle that fits into the bounds of the button.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with corners of 8 points.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A rectangle with corners of that radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  var shape: AnyShape {
    switch kind {
    case .automatic, .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? 8))
    }
  }
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}

private struct BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
  var buttonStyle: ControlStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// Whether holding a button down repeats it. In a live session only `enabled` does.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// The outline of the grounds that the bordered button styles draw.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets how the buttons in this view look; they act when they are tapped.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    styled(\.buttonStyle, style) { style, parts in
      TappedBody(action: parts.action) { isPressed in
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: parts.role, label: .init(parts.label), isPressed: isPressed))
      }
    }
  }

  /// Sets how the buttons in this view look and when they act.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    styled(\.buttonStyle, style) { $0.makeBody(configuration: $1) }
  }

  /// Sets the outline of the grounds that the bordered button styles draw.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Whether holding a button repeats it, in a live session.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    changing {
      $0.buttonRepeatBehavior = behavior
      $0.buttonRepeats = behavior == .enabled
    }
  }
}

/// Whether holding a button down repeats what it does.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// As the place has it: a button does not repeat here.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Repeats while the button is held down, in a live session.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// Acts once, however long the button is held down.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
