import ViewCore

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The view that a style is given for the title of a label.
  public typealias Title = _StylePart<LabelStyleConfiguration, _TitlePart>
  /// The view that a style is given for the icon of a label.
  public typealias Icon = _StylePart<LabelStyleConfiguration, _IconPart>
  /// What the label says.
  public let title: Title
  /// What stands for it as a picture.
  public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What the style makes of a label.
  associatedtype Body: View
  /// The parts that a style gets.
  typealias Configuration = LabelStyleConfiguration
  /// The look of one label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Labels that show both parts everywhere.
  nonisolated public init() {}
  /// The icon, 8 points, and the title. Assistive technology reads the title only.
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
  /// Labels that show their title.
  nonisolated public init() {}
  /// The title without the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; assistive technology reads the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Labels that show their icon.
  nonisolated public init() {}
  /// The icon, which assistive technology reads as the title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityRepresentation { configuration.title }
  }
}

/// The icon and the title; in a list the icon is in the tint.
public struct DefaultLabelStyle: LabelStyle {
  /// The style that labels have where none is set.
  nonisolated public init() {}
  /// The icon before the title; in a list the icon is at least 24 points wide, so that the titles line up.
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
  /// The icon before the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; assistive technology reads the title.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// The icon and the title; in a list the icon is in the tint.
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
  /// Sets how the labels in this view look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled(\.labelStyle, style) { $0.makeBody(configuration: $1) }
  }
}
