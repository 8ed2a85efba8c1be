import OpenChartsViewCore

/// A label with content at the trailing edge.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// The label, and the content at the trailing edge in the secondary colour. Assistive technology reads both as one
  /// element.
  @MainActor public var body: some View {
    LabeledRow(label) { content.defaultForeground(.secondary) }
      .accessibilityElement(children: .combine)
  }
}

extension LabeledContent where Label: View, Content: View {
  /// Creates content with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates content with a label.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a verbatim value with a localized label.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a verbatim value with a verbatim label.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a formatted value with a label.
  @StringOverload
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
}
