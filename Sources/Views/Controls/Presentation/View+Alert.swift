import Foundation
import OpenChartsViewCore

/// A short message with buttons. Older form of `alert(_:isPresented:actions:message:)`.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?
    /// Creates a button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: nil, action: action)
    }
    /// Creates a button that cancels an operation.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .cancel, action: action)
    }
    /// Creates a button labelled “Cancel” in the language of the environment.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: Text(control: .cancel), role: .cancel, action: action)
    }
    /// Creates a button that deletes something, in red.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates an alert with one button, by default labelled OK.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Creates an alert with two buttons, one below the other.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A card with the title, message and buttons of an alert.
private struct AlertCard<Message: View, Actions: View> {
  let title: Text
  let message: Message
  let actions: Actions
}

extension AlertCard: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        title.font(.headline).accessibilityAddTraits(.isHeader)
        message.font(.footnote)
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16).padding(.vertical, 19)
      AlertActions(actions: actions)
    }
  }
}

/// Buttons one below the other, separated by lines. If there are none, an OK button that closes the alert.
private struct AlertActions<Actions: View> {
  let actions: Actions
}

extension AlertActions: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    var inner = context.child(.index(0)).inStack(nil)
    inner.environment.buttonStyle = nil
    // Every button of an alert closes it.
    inner.environment.endsOnPress = context.environment.endPresentation
    var buttons = inner.nodes(of: actions)
    if buttons.isEmpty {
      let end = context.environment.endPresentation
      inner.environment.endsOnPress = nil
      buttons = inner.child(.index(1)).nodes(of: Button("OK") { end?() })
    }
    let list = VStack(spacing: 0) {
      ForEach(buttons.indices, id: \.self) { index in
        Divider()
        NodeView(nodes: [buttons[index]]).frame(maxWidth: .infinity, minHeight: 44)
      }
    }
    list._makeNodes(in: context.child(.index(1)), into: &nodes)
  }
}

/// Commands in a card at the bottom edge.
private struct DialogCard<Message: View, Actions: View> {
  let title: Text?
  let message: Message
  let actions: Actions
}

extension DialogCard: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        title?.font(.footnote.weight(.semibold))
        message.font(.footnote)
      }
      .foregroundStyle(.secondary).multilineTextAlignment(.center).padding(14)
      AlertActions(actions: actions)
    }
    .frame(maxWidth: .infinity)
    .background(Color(.system(.secondaryGroupedBackground)), in: RoundedRectangle(cornerRadius: 14))
  }
}

extension Presentation {
  /// Commands at the bottom edge. Escape or a tap outside closes them.
  static func dialog<A: View, M: View>(
    title: Text?, message: M, actions: A, end: @escaping () -> Void
  ) -> Presentation {
    let card = DialogCard(title: title, message: message, actions: actions).escapable(end)
      .changing { $0.endPresentation = end }
    return Presentation(kind: .dialog, content: AnyView(card), endOutside: end)
  }
}

extension View {
  nonisolated private func alert<A: View, M: View>(
    title: Text, isPresented: Bool, end: @escaping () -> Void, actions: A, message: M
  ) -> some View {
    presenting(
      isPresented
        ? Presentation(
          kind: .alert,
          content: AnyView(
            AlertCard(title: title, message: message, actions: actions).escapable(end)
              .changing { $0.endPresentation = end }))
        : nil)
  }

  /// Shows an alert while the binding is true. Each of its buttons and the Escape key set the binding to false.
  /// Without buttons there is an OK button.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      title: title, isPresented: isPresented.wrappedValue, end: { isPresented.wrappedValue = false },
      actions: actions(), message: message())
  }
  /// Shows an alert with a title while the binding is true.
  @StringOverload
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }
  /// Shows an alert without a message while the binding is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }
  /// Shows an alert with a title and without a message while the binding is true.
  @StringOverload
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows an alert with a title while the binding is true and `data` is not `nil`.
  @StringOverload
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  /// Shows an alert with a text as its title while the binding is true and `data` is not `nil`.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      title: title, isPresented: isPresented.wrappedValue && data != nil,
      end: { isPresented.wrappedValue = false }, actions: data.map(actions),
      message: data.map(message))
  }

  /// Shows an alert while the binding is true and `error` is not `nil`. The title is the error's description, or
  /// empty if it has none.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      title: Text(verbatim: error?.errorDescription ?? ""),
      isPresented: isPresented.wrappedValue && error != nil,
      end: { isPresented.wrappedValue = false }, actions: error.map(actions),
      message: error.map(message))
  }

  /// Shows an alert without a message while the binding is true and `error` is not `nil`.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Shows an `Alert` while the binding is true. Older form.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    alert(
      isPresented.wrappedValue ? content() : nil, end: { isPresented.wrappedValue = false })
  }

  /// Shows an `Alert` for the item while it is not `nil`. Its buttons and the Escape key set the item to `nil`. Older
  /// form.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    alert(item.wrappedValue.map(content), end: { item.wrappedValue = nil })
  }

  nonisolated private func alert(_ alert: Alert?, end: @escaping () -> Void) -> some View {
    let buttons = alert?.buttons ?? []
    return self.alert(
      title: alert?.title ?? Text(verbatim: ""), isPresented: alert != nil, end: end,
      actions: PlainAlertButtons(buttons: buttons, end: end), message: alert?.message)
  }

  /// Shows commands at the bottom edge while the binding is true. Each button, the Escape key and a tap outside set
  /// the binding to false. The title is shown only if `titleVisibility` is `visible`.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return presenting(
      isPresented.wrappedValue
        ? .dialog(title: titleVisibility == .visible ? title : nil, message: message, actions: actions) {
          isPresented.wrappedValue = false
        } : nil)
  }
  /// Shows commands with a title and without a message while the binding is true.
  @StringOverload
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }
  /// Shows commands with a title and a message while the binding is true.
  @StringOverload
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }
}

/// The buttons of an `Alert`.
private struct PlainAlertButtons {
  let buttons: [Alert.Button]
  let end: () -> Void
}

extension PlainAlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role) {
        end()
        buttons[index].action?()
      } label: {
        buttons[index].label
      }
    }
  }
}
