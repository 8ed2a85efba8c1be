import ViewCore

/// What assistive technology asks a view to do.
public struct AccessibilityActionKind: Equatable, Sendable {
  fileprivate enum Kind: Equatable {
    case activation, escape
    case named(Text)
  }
  fileprivate let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  /// An action of your own.
  public init(named name: Text) { kind = .named(name) }

  /// Using the view, as a press on a button does.
  public static let `default` = AccessibilityActionKind(.activation)
  /// Putting the view away: the Escape key, too.
  public static let escape = AccessibilityActionKind(.escape)
  /// The one thing that is done most: a button called Magic Tap here, since browsers know no such gesture.
  public static let magicTap = AccessibilityActionKind(named: Text(verbatim: "Magic Tap"))
  /// Taking the view's item away.
  public static let delete = AccessibilityActionKind(named: Text(control: .delete))
  /// Showing a menu.
  public static let showMenu = AccessibilityActionKind(named: Text(verbatim: "Show Menu"))
}

/// Which way assistive technology changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To the next greater one.
  case increment
  /// To the next smaller one.
  case decrement
}

extension View {
  /// Lets assistive technology and keys do something with the view, in a live session: a button that is not seen comes
  /// after what the view says, and ``AccessibilityActionKind/escape`` is the Escape key. A picture answers to nobody.
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

  /// An action with a name, as a button that assistive technology and keys find in a live session.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
  {
    accessibilityAction(action: handler) { name }
  }
  /// The same with a localized name.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }
  /// The same with a verbatim string as name.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }

  /// An action that a label names.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { actions(ActionButton(action: action, label: label())) }

  /// The buttons of some content as actions of the view.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { actions(content()) }

  /// Lets assistive technology and keys change the view's value by steps, in a live session: two buttons that are not
  /// seen. The new value is heard where the view says it.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { actions(AdjustingButtons(handler: handler)) }
}

// Buttons are made where actions run; the modifiers are called anywhere.

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
