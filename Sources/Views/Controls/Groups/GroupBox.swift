import Foundation
import OpenChartsViewCore

/// Content on a separate background, with a heading.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// Creates a box with a view as its heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a heading that is already a view.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox: View {
  /// The box in the style of the environment.
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
  /// The type of the heading that a style receives.
  public typealias Label = _StylePart<GroupBoxStyleConfiguration, _LabelPart>
  /// The type of the content that a style receives.
  public typealias Content = _StylePart<GroupBoxStyleConfiguration, _ContentPart>
  /// The heading of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The view that the style makes.
  associatedtype Body: View
  /// The configuration that a style receives.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the view of one box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The heading above the content, on a grey background.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Heading and content, leading-aligned, inset by 16 points on a background with rounded corners that takes the
  /// full width.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(GroupBoxBackground(), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// The background of a box: the style set by `backgroundStyle(_:)`, by default grey.
private struct GroupBoxBackground: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.backgroundStyle ?? AnyShapeStyle(Color(.system(.secondaryBackground)))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The heading above the content, on a grey background or the one set by `backgroundStyle(_:)`.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  @Entry var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration>?
}

extension View {
  /// Sets the style of the group boxes in this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled(\.groupBoxStyle, style) { $0.makeBody(configuration: $1) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from the configuration that a style received, to build a style on another one.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a heading.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a heading.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}
