import OpenChartsViewCore

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The type of the title that a style receives.
  public typealias Title = _StylePart<LabelStyleConfiguration, _TitlePart>
  /// The type of the icon that a style receives.
  public typealias Icon = _StylePart<LabelStyleConfiguration, _IconPart>
  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view that the style makes.
  associatedtype Body: View
  /// The configuration that a style receives.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the view of one label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates a style that shows both parts everywhere.
  nonisolated public init() {}
  /// The icon, 8 points of space, and the title. Assistive technology reads only the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      // The title already names the icon, which would be read twice.
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The title without the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; assistive technology reads the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The icon, which assistive technology reads as the title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityRepresentation { configuration.title }
  }
}

/// The icon and the title; in a list the icon is in the tint.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The icon before the title. In a list the icon is at least 24 points wide, so that titles line up.
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
          // The separator below the row begins at the title.
          configuration.title.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
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

extension EnvironmentValues {
  @Entry var labelStyle: ControlStyle<LabelStyleConfiguration>?
}

extension View {
  /// Sets the style of the labels in this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled(\.labelStyle, style) { $0.makeBody(configuration: $1) }
  }
}
