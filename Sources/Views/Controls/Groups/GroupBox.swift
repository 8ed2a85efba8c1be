import Foundation
import ViewCore

/// Content on a ground of its own, with a heading.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// A box with a view as its heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The same with the heading as a value.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox: View {
  /// The box in the style of the place.
  public var body: some View { GroupBoxBody(label: label, content: content) }
}

private struct GroupBoxBody<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  var body: some View {
    let parts = GroupBoxStyleConfiguration(label: .init(label), content: .init(content))
    let drawing = style.drawing(Label.self, given: GroupBoxStyleConfiguration.Label.self)
    (drawing ?? ControlStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }).make(parts)
  }
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
  /// The view that a style is given for the heading of a box.
  public typealias Label = _StylePart<GroupBoxStyleConfiguration, _LabelPart>
  /// The view that a style is given for the content of a box.
  public typealias Content = _StylePart<GroupBoxStyleConfiguration, _ContentPart>
  /// The heading of the box.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// What the style makes of a box.
  associatedtype Body: View
  /// The parts that a style gets.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The look of one box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The heading over the content, on a grey ground.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style that boxes have where none is set.
  nonisolated public init() {}
  /// Heading and content at the leading edge, 16 points inside a ground with round corners across the whole width.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(GroupBoxGround(), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// The ground of a box: what `backgroundStyle(_:)` says, else grey.
private struct GroupBoxGround: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.backgroundStyle ?? AnyShapeStyle(Color(.system(.secondaryBackground)))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The heading over the content, on a grey ground or the one that `backgroundStyle(_:)` sets.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the group boxes in this view look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled(\.groupBoxStyle, style) { $0.makeBody(configuration: $1) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was given, for a style made of another.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a heading.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// A box with a text as its heading.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// The same with a verbatim string as heading.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
