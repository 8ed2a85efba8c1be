import Foundation
import OpenChartsViewCore

/// An icon and a title beside it.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// The label in the style of the environment.
  public var body: some View { LabelBody(title: title, icon: icon) }
}

private struct LabelBody<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style

  var body: some View {
    let parts = LabelStyleConfiguration(title: .init(title), icon: .init(icon))
    let drawing = style.drawing(Title.self, given: LabelStyleConfiguration.Title.self)
    (drawing ?? ControlStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }).make(parts)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration that a style received, to build a style on another one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and a symbol.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a title and an image of the main bundle's catalogue.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}
