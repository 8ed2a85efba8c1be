import DisplayList
import Foundation
import ViewCore

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// Takes away or deletes something: drawn in red by the built-in styles.
  public static let destructive = ButtonRole(name: "destructive")
  /// Gives up what was begun. The built-in styles draw it as they draw a button without a role.
  public static let cancel = ButtonRole(name: "cancel")
  /// Accepts what was asked. The built-in styles draw it as they draw a button without a role.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes what is open. The built-in styles draw it as they draw a button without a role.
  public static let close = ButtonRole(name: "close")
}

/// A label that does something when it is tapped. A picture shows the label in the style of the place.
public struct Button<Label: View> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// A button with a view as its label; the action runs on the main actor when the button is tapped.
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// The same with a role; `nil` is a button without one.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button: View {
  /// The label in the style of the place, `DefaultButtonStyle` where none is set.
  public var body: some View { ButtonBody(role: role, action: action, label: label) }
}

private struct ButtonBody<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.buttonStyle) private var style
  @Environment(\.endsOnPress) private var end

  private var whole: @MainActor () -> Void {
    guard let end else { return action }
    return {
      end()
      action()
    }
  }

  var body: some View {
    let parts = PrimitiveButtonStyleConfiguration(role: role, label: .init(label), action: whole)
    let drawing = style.drawing(Label.self, given: PrimitiveButtonStyleConfiguration.Label.self)
    (drawing ?? ControlStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }).make(parts)
      .controlElement(.button, label: label)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was given, for a style made of another.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == Text {
  /// A button with a text as its label, looked up in the translations.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(titleKey, role: nil, action: action)
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// A button with a role and a text as its label; `nil` is a button without a role.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Controls.Label<Text, Image> {
  /// A button whose label is a title with a symbol before it.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Controls.Label(titleKey, systemImage: systemImage) }
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Controls.Label(title, systemImage: systemImage) }
  }

  /// A button with a role whose label is a title with a symbol before it; `nil` is a button without a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Controls.Label(titleKey, systemImage: systemImage) }
  }
}
