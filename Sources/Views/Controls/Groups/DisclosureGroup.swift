import OpenChartsViewCore

/// A heading with content that can be shown or hidden.
public struct DisclosureGroup<Label: View, Content: View> {
  /// The binding of the author; `nil` if the group stores the state itself.
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Creates a group with a view as its label, which stores its own state and is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group with a view as its label, whose binding says whether it is open.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }
}

extension DisclosureGroup: View {
  /// The label with an arrow, and the content below it while the group is open. In a list each part is a row.
  public var body: some View {
    DisclosureBody(outer: isExpanded, label: label, content: content)
  }
}

private struct DisclosureBody<Label: View, Content: View>: View {
  let outer: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var inner = false
  @Environment(\.isInList) private var isInList

  var body: some View {
    // In a list each part is a row.
    if isInList { parts } else { VStack(alignment: .leading, spacing: 8) { parts } }
  }

  @ViewBuilder private var parts: some View {
    let isExpanded = outer ?? $inner
    TappedBody(.disclosure(isExpanded: isExpanded.wrappedValue), action: { isExpanded.wrappedValue.toggle() })
    {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
          .font(.system(size: 13, weight: .semibold)).foregroundStyle(TintShapeStyle())
      }
    }
    .controlElement(
      .button, label: label, state: ControlState(word: isExpanded.wrappedValue ? .expanded : .collapsed))
    if isExpanded.wrappedValue { content() }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a label, which stores its own state and is closed at first.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a label, whose binding says whether it is open.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}
