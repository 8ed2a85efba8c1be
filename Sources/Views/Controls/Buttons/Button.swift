import Foundation
import OpenChartsDisplayList
import OpenChartsViewCore

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// Removes or deletes something. The built-in styles draw the button in red.
  public static let destructive = ButtonRole(name: "destructive")
  /// Cancels an operation. The built-in styles draw it like a button without a role.
  public static let cancel = ButtonRole(name: "cancel")
  /// Confirms an operation. The built-in styles draw it like a button without a role.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes an open view. The built-in styles draw it like a button without a role.
  public static let close = ButtonRole(name: "close")
}

/// A label that runs an action when it is tapped. A picture shows the label in the button style of its environment.
public struct Button<Label: View> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a view as its label. The action runs on the main actor when the button is tapped.
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a view as its label. `nil` means no role.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button: View {
  /// The label in the button style of the environment, by default `DefaultButtonStyle`.
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
    let parts = PrimitiveButtonStyleConfiguration(role: role, label: .init(LabelRow(label)), action: whole)
    let drawing = style.drawing(Label.self, given: PrimitiveButtonStyleConfiguration.Label.self)
    (drawing ?? ControlStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }).make(parts)
      .controlElement(.button, label: label)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration that a style received, to build a style on another one.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == Text {
  /// Creates a button with a text as its label.
  @StringOverload
  @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(titleKey, role: nil, action: action)
  }

  /// Creates a button with a role and a text as its label. `nil` means no role.
  @StringOverload
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Button where Label == OpenChartsControls.Label<Text, Image> {
  /// Creates a button whose label is a symbol and a title.
  @StringOverload
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { OpenChartsControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a role whose label is a symbol and a localized title. `nil` means no role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { OpenChartsControls.Label(titleKey, systemImage: systemImage) }
  }
}
