import DisplayList
import ViewCore

/// A label that leads to another screen of the stack it lies in.
public struct NavigationLink<Label: View, Destination: View> {
  private let step: NavigationStep?
  private let label: Label

  fileprivate init(step: NavigationStep?, label: Label) {
    self.step = step
    self.label = label
  }

  /// A link to a view, with a view as its label. Outside a stack it leads nowhere.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(step: .view(AnyView(destination())), label: label())
  }

  /// The same with the destination as a value.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(step: .view(AnyView(destination)), label: label())
  }
}

extension NavigationLink: View {
  /// In a list a row with an arrow at its end, elsewhere a button in the style of the place.
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
      // In a list the row is the link, and a sign at its end says so.
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
  /// A link to the screen for a value; a missing value disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(step: value.map { .value(AnyHashable($0)) }, label: label())
  }

  /// A link to the screen for a value, with a text as its label; a missing value disables it.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(step: value.map { .value(AnyHashable($0)) }, label: Text(titleKey))
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(step: value.map { .value(AnyHashable($0)) }, label: Text(title))
  }
}

extension NavigationLink where Label == Text {
  /// A link to a view, with a text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(step: .view(AnyView(destination())), label: Text(titleKey))
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(step: .view(AnyView(destination())), label: Text(title))
  }

  /// A link to a view as a value, with a text as its label.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(step: .view(AnyView(destination)), label: Text(titleKey))
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(step: .view(AnyView(destination)), label: Text(title))
  }
}
