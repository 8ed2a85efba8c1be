import OpenChartsViewCore

/// The kind of an action that assistive technology can request from a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  fileprivate enum Kind: Equatable {
    case activation, escape
    case named(Text)
  }
  fileprivate let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  /// Creates an action with a name.
  public init(named name: Text) { kind = .named(name) }

  /// Activates the view, like a press on a button.
  public static let `default` = AccessibilityActionKind(.activation)
  /// Dismisses the view. Also triggered by the Escape key.
  public static let escape = AccessibilityActionKind(.escape)
  /// The most important action of the view. Browsers have no such gesture, so it is a button called Magic Tap.
  public static let magicTap = AccessibilityActionKind(named: Text(verbatim: "Magic Tap"))
  /// Deletes the view's item.
  public static let delete = AccessibilityActionKind(named: Text(control: .delete))
  /// Shows a menu.
  public static let showMenu = AccessibilityActionKind(named: Text(verbatim: "Show Menu"))
}

/// The direction in which assistive technology changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Changes to the next greater value.
  case increment
  /// Changes to the next smaller value.
  case decrement
}

extension View {
  /// Adds an action for assistive technology and the keyboard, in a live session. It is a visually hidden button
  /// after the view's content; ``AccessibilityActionKind/escape`` is the Escape key. Has no effect in a picture.
  @ViewBuilder
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    switch actionKind.kind {
    case .activation: activation(handler)
    case .escape: escapable(handler)
    case .named(let name): accessibilityAction(action: handler) { name }
    }
  }

  /// Adds a named action as a visually hidden button, in a live session.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
  {
    accessibilityAction(action: handler) { name }
  }
  /// Adds an action with a name.
  @StringOverload
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }

  /// Adds an action whose name is a view.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { actions(ActionButton(action: action, label: label())) }

  /// Adds the buttons in `content` as accessibility actions of this view.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { actions(content()) }

  /// Lets assistive technology and the keyboard increment and decrement the view's value, in a live session. Adds two
  /// visually hidden buttons; the view's accessibility value should state the new value.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { actions(AdjustingButtons(handler: handler)) }
}

// Buttons as types of views, because a body runs on the main actor, but the modifiers may be called anywhere.

private struct ActionButton<Label: View> {
  let action: () -> Void
  let label: Label
}

extension ActionButton: View {
  var body: some View { Button(action: { action() }, label: { label }) }
}

private struct AdjustingButtons {
  let handler: (AccessibilityAdjustmentDirection) -> Void
}

extension AdjustingButtons: View {
  var body: some View {
    Button(action: { handler(.increment) }, label: { Text(control: .increase) })
    Button(action: { handler(.decrement) }, label: { Text(control: .decrease) })
  }
}
