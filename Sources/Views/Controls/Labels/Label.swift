import Foundation
import ViewCore

/// An icon and a title beside it.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  /// A label made of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// The label in the style of the place.
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
  /// The label that a style was given, for a style made of another.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol as its icon.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A title with an image of the bundle's catalogue as its icon.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// The same with a verbatim string as title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// The same with a verbatim string as title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
