import OpenChartsDisplayList
import OpenChartsViewCore

/// A label that opens another screen of the enclosing navigation stack.
public struct NavigationLink<Label: View, Destination: View> {
  private let step: NavigationStep?
  private let label: Label

  fileprivate init(step: NavigationStep?, label: Label) {
    self.step = step
    self.label = label
  }

  /// Creates a link to a view, with a view as its label. Outside a stack it has no effect.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(step: .view(AnyView(destination())), label: label())
  }

  /// Creates a link to a destination that is already a view, with a view as its label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(step: .view(AnyView(destination)), label: label())
  }
}

extension NavigationLink {
  /// Creates a link to a view. Older form: the binding has no effect.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }

  /// Creates a link to a view. Older form: the binding has no effect.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }

  /// Creates a link to a view. Older form: `tag` and `selection` have no effect.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }

  /// Creates a link to a view. Older form: `tag` and `selection` have no effect.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }
}

extension NavigationLink {
  /// No-op: each column of a split view is a stack of its own, in which its links open their destinations.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink: View {
  /// A row with a disclosure arrow in a list; elsewhere a button in the style of the environment.
  public var body: some View { LinkBody(step: step, label: label) }
}

private struct LinkBody<Label: View>: View {
  let step: NavigationStep?
  let label: Label
  @Environment(\.navigator) private var navigator
  @Environment(\.isInList) private var isInList
  @Environment(\.buttonStyle) private var style
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.rowBadge) private var badge

  private func follow() { if let step { navigator?.push(step) } }

  var body: some View {
    if isInList {
      // In a list the whole row is the link, with a disclosure arrow at its end.
      TappedBody(action: follow) {
        HStack(spacing: 8) {
          label.changing { $0.rowBadge = nil }
          Spacer(minLength: 0)
          badge?.foregroundStyle(.secondary)
          Image(systemName: "chevron.right").font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tertiary)
        }
        .opacity(isEnabled ? 1 : 0.5)
      }
      .controlElement(.link, label: label)
      .asRow { $0.showsBadge = true }
    } else {
      let parts = PrimitiveButtonStyleConfiguration(role: nil, label: .init(label), action: follow)
      (style ?? ControlStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }).make(parts)
        .disabled(step == nil)
        .controlElement(.link, label: label)
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the destination of a value. `nil` disables the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(step: value.map { .value(AnyHashable($0)) }, label: label())
  }

  /// Creates a link to the destination of a value, with a label. `nil` disables the link.
  @StringOverload
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(step: value.map { .value(AnyHashable($0)) }, label: Text(titleKey))
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view, with a label.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(step: .view(AnyView(destination())), label: Text(titleKey))
  }

  /// Creates a link to a view, with a label. Older form: the binding has no effect.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(step: .view(AnyView(destination)), label: Text(titleKey))
  }

  /// Creates a link to a view, with a label. Older form: `tag` and `selection` have no effect.
  @StringOverload
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(step: .view(AnyView(destination)), label: Text(titleKey))
  }

  /// Creates a link to a destination that is already a view, with a label.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(step: .view(AnyView(destination)), label: Text(titleKey))
  }
}
