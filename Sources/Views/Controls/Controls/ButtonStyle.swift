import ViewCore

/// The parts of a button.
public struct ButtonStyleConfiguration {
  public typealias Label = _StylePart<ButtonStyleConfiguration, _LabelPart>
  public let role: ButtonRole?
  public let label: Label
  /// Whether a pointer holds the button down; never in a still picture.
  public let isPressed: Bool
}

/// How buttons look. What they do stays theirs.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button whose style says when it acts.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = _StylePart<PrimitiveButtonStyleConfiguration, _LabelPart>
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void
  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
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
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
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

  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    styled(\.buttonStyle, style) { style, parts in
      TappedBody(action: parts.action) { isPressed in
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: parts.role, label: .init(parts.label), isPressed: isPressed))
      }
    }
  }

  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    styled(\.buttonStyle, style) { $0.makeBody(configuration: $1) }
  }

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
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
