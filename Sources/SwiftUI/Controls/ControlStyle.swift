/// A control's style without its type: makes a view from the control's parts.
struct ControlStyle<Configuration> {
  let make: @MainActor (Configuration) -> AnyView

  /// The style's own dynamic properties are connected where the control is.
  init<Style>(_ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> some View) {
    // Styles are values that only the main actor evaluates; they are set before and not changed after.
    nonisolated(unsafe) let style = style
    make = { configuration in
      AnyView(StyleBody(style: style) { body($0, configuration) })
    }
  }
}

/// What a style makes, evaluated at a place in the tree.
private struct StyleBody<Style, Content: View> {
  let style: Style
  let make: @MainActor (Style) -> Content
}

extension StyleBody: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let inner = context.child(.type(ObjectIdentifier(Style.self)))
    let content = inner.scope.evaluate(style, in: context.environment, make)
    content._makeNodes(in: inner, into: &nodes)
  }
}

/// Part of a control that its style places: the label, the content.
public struct _StylePart<Configuration, Part> {
  let view: AnyView
  init(_ view: some View) { self.view = AnyView(view) }
}

extension _StylePart: View {
  public var body: some View { view }
}

/// Names of parts.
public enum _LabelPart {}
public enum _ContentPart {}
public enum _IconPart {}
public enum _TitlePart {}
public enum _ValuePart {}
