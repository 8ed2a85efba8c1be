import OpenChartsViewCore

/// Controls that belong together, in a row.
public struct ControlGroup<Content: View> {
  private let content: Content

  /// Creates a row of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a row of controls; the label is for assistive technology.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }
}

extension ControlGroup: View {
  /// The controls in a row.
  public var body: some View { HStack(spacing: 8) { content } }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View {
  /// The controls.
  public var body: some View { content }
}
