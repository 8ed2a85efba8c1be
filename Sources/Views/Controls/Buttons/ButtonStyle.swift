import OpenChartsViewCore

/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// The type of the label that a style receives.
  public typealias Label = _StylePart<ButtonStyleConfiguration, _LabelPart>
  /// The purpose of the button; `nil` for a button without a role.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the pointer holds the button down. Always false in a picture.
  public let isPressed: Bool
}

/// The appearance of buttons. The system handles the taps.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The view that the style makes.
  associatedtype Body: View
  /// The configuration that a style receives.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the view of one button. A tap anywhere on it runs the button's action.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button whose style decides when it acts.
public struct PrimitiveButtonStyleConfiguration {
  /// The type of the label that a style receives.
  public typealias Label = _StylePart<PrimitiveButtonStyleConfiguration, _LabelPart>
  /// The purpose of the button; `nil` for a button without a role.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void
  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

/// The appearance of buttons and the interaction that triggers them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view that the style makes.
  associatedtype Body: View
  /// The configuration that a style receives.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the view of one button, whose action runs when the style calls `trigger()`.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The shape of a button's background.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case rounded(CGFloat?)
  }
  let kind: Kind
  /// The default shape: a capsule.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle with semicircular ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// The largest circle inside the bounds of the button.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with a corner radius of 8 points.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// Returns a rectangle with this corner radius in points.
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

extension EnvironmentValues {
  @Entry var buttonStyle: ControlStyle<PrimitiveButtonStyleConfiguration>?

  /// Whether a button that is held down repeats its action. In a live session only `enabled` does.
  @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic

  /// The shape of the backgrounds that the bordered button styles draw.
  @Entry public var buttonBorderShape: ButtonBorderShape = .automatic
}

extension View {
  /// Sets the appearance of the buttons in this view. They act when they are tapped.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    styled(\.buttonStyle, style) { style, parts in
      TappedBody(action: parts.action) { isPressed in
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: parts.role, label: .init(parts.label), isPressed: isPressed))
      }
    }
  }

  /// Sets the appearance of the buttons in this view and the interaction that triggers them.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    styled(\.buttonStyle, style) { $0.makeBody(configuration: $1) }
  }

  /// Sets the shape of the backgrounds that the bordered button styles draw.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Sets whether a button that is held down repeats its action. Has an effect in live sessions.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    changing {
      $0.buttonRepeatBehavior = behavior
      $0.buttonRepeats = behavior == .enabled
    }
  }
}

/// Whether a button that is held down repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The default: buttons do not repeat.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Repeats the action while the button is held down, in a live session.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// Runs the action once, however long the button is held down.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
