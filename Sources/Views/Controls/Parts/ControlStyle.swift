import OpenChartsIsolation
import OpenChartsViewCore

/// A type-erased style of a control: makes a view from the control's parts.
///
/// A style may build on an outer style: in its body, `Toggle(configuration)` is drawn by the outer style, while any
/// other toggle in the body is drawn by the style itself.
struct ControlStyle<Configuration> {
  typealias Key = WritableKeyPath<EnvironmentValues, ControlStyle?> & Sendable

  let make: @MainActor (Configuration) -> AnyView
  /// Set within the body of a style: the outer style, or empty if there is none. It draws the control that the body
  /// received.
  fileprivate var around: [ControlStyle]?

  /// Creates a style without an outer style.
  init<Style>(_ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> some View) {
    self.init(style, at: nil, over: nil, body)
  }

  /// The dynamic properties of `style` are updated at the position of the control.
  fileprivate init<Style>(
    _ style: Style, at key: Key?, over outer: ControlStyle?,
    _ body: @escaping @MainActor (Style, Configuration) -> some View
  ) {
    let style = MainActorBox(style)
    let around = outer.map { [$0] } ?? []
    make = { configuration in
      AnyView(
        StyleBody(style: style.value) {
          body($0, configuration)
        } prepare: { environment in
          if let key { environment[keyPath: key]?.around = around }
        })
    }
  }
}

extension Optional {
  /// Returns the style that draws a control. It is this one, or the outer one for the control that a style's body
  /// received, which is recognized by its label type.
  func drawing<Configuration, Label>(_ label: Label.Type, given: Any.Type) -> ControlStyle<Configuration>?
  where Wrapped == ControlStyle<Configuration> {
    label == given ? self?.around?.first : self
  }
}

extension View {
  /// Sets a style for the controls in this view.
  nonisolated func styled<Style, Configuration>(
    _ key: ControlStyle<Configuration>.Key, _ style: Style,
    _ body: @escaping @MainActor (Style, Configuration) -> some View
  ) -> NodeModified<Self, EnvironmentChange> {
    changing {
      $0[keyPath: key] = ControlStyle(style, at: key, over: $0[keyPath: key], body)
    }
  }
}

/// The body of a style, evaluated as a separate view in the tree.
private struct StyleBody<Style, Content: View> {
  let style: Style
  let make: @MainActor (Style) -> Content
  let prepare: @MainActor (inout EnvironmentValues) -> Void
}

extension StyleBody: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    var inner = context.child(.type(ObjectIdentifier(Style.self)))
    prepare(&inner.environment)
    let content = inner.scope.evaluate(style, in: inner.environment, make)
    content._makeNodes(in: inner, into: &nodes)
  }
}

/// A part of a control that its style places, such as the label or the content.
public struct _StylePart<Configuration, Part> {
  let view: AnyView
  init(_ view: some View) { self.view = AnyView(view) }
}

extension _StylePart: View {
  public var body: some View { view }
}

/// Tags that distinguish the parts of a configuration.
public enum _LabelPart {}
public enum _ContentPart {}
public enum _IconPart {}
public enum _TitlePart {}
public enum _ValuePart {}
