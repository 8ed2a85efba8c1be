import Foundation
import OpenChartsViewCore

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and an image resource.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }
}
