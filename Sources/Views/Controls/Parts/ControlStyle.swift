import Isolation
import ViewCore

/// A control's style without its type: makes a view from the control's parts.
///
/// A style may be made of the one around it: in its body `Toggle(configuration)`, the control that it was given, is
/// drawn by that one, while other toggles among the parts have the style itself.
struct ControlStyle<Configuration> {
  typealias Key = WritableKeyPath<EnvironmentValues, ControlStyle?> & Sendable

  let make: @MainActor (Configuration) -> AnyView
  /// Within the body of a style: the style around it, or none, which draws the control that the body was given.
  fileprivate var around: [ControlStyle]?

  /// A style that no other is around.
  init<Style>(_ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> some View) {
    self.init(style, at: nil, over: nil, body)
  }

  /// The style's own dynamic properties are connected where the control is.
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
  /// The style that draws a control: this one, or the one around it for the control that the body of a style was
  /// given; its label is a part of that style's configuration.
  func drawing<Configuration, Label>(_ label: Label.Type, given: Any.Type) -> ControlStyle<Configuration>?
  where Wrapped == ControlStyle<Configuration> {
    label == given ? self?.around?.first : self
  }
}

extension View {
  /// With a style for the controls within.
  nonisolated func styled<Style, Configuration>(
    _ key: ControlStyle<Configuration>.Key, _ style: Style,
    _ body: @escaping @MainActor (Style, Configuration) -> some View
  ) -> NodeModified<Self, EnvironmentChange> {
    changing {
      $0[keyPath: key] = ControlStyle(style, at: key, over: $0[keyPath: key], body)
    }
  }
}

/// What a style makes, evaluated at a place in the tree.
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
