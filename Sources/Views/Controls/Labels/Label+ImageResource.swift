import Foundation
import ViewCore

extension Label where Title == Text, Icon == Image {
  /// A title with an image of a bundle as its icon.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// The same with a verbatim string as title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}
