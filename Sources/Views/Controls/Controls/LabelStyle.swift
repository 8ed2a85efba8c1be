import ViewCore

/// The parts of a label.
public struct LabelStyleConfiguration {
  public typealias Title = _StylePart<LabelStyleConfiguration, _TitlePart>
  public typealias Icon = _StylePart<LabelStyleConfiguration, _IconPart>
  public let title: Title
  public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      // The title says it: the icon would say it twice.
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; assistive technology reads the title.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityRepresentation { configuration.title }
  }
}

/// The icon and the title; in a list the icon is in the tint.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlacedLabel(configuration: configuration)
  }

  private struct PlacedLabel: View {
    let configuration: Configuration
    @Environment(\.isInList) private var isInList

    var body: some View {
      if isInList {
        HStack(spacing: 12) {
          configuration.icon.foregroundStyle(TintShapeStyle()).frame(minWidth: 24)
            .accessibilityHidden(true)
          configuration.title
        }
      } else {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
      }
    }
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<LabelStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var labelStyle: ControlStyle<LabelStyleConfiguration>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled(\.labelStyle, style) { $0.makeBody(configuration: $1) }
  }
}
