import Foundation
import OpenChartsViewCore
import OpenChartsViewValues

extension AttributeScopes {
  /// The attributes of UIKit. A value of UIKit becomes the value of the attribute of SwiftUI, which `Text` draws.
  public struct UIKitAttributes: Sendable {
    /// The colour of a range.
    public enum ForegroundColorAttribute: Sendable {}
    /// The colour of a range.
    public let foregroundColor: ForegroundColorAttribute
  }
}

extension AttributedStringProtocol {
  fileprivate var uiColor: UIColor? {
    self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self].map { UIColor($0) }
  }
}

extension AttributedString {
  /// The colour of the text, as a colour of UIKit; `nil` if it is not the same everywhere.
  @_disfavoredOverload
  public subscript(
    dynamicMember keyPath: KeyPath<
      AttributeScopes.UIKitAttributes, AttributeScopes.UIKitAttributes.ForegroundColorAttribute
    >
  ) -> UIColor? {
    get { uiColor }
    set {
      self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = newValue.map {
        Color(uiColor: $0)
      }
    }
  }
}

extension AttributedSubstring {
  /// The colour of the text, as a colour of UIKit; `nil` if it is not the same everywhere.
  @_disfavoredOverload
  public subscript(
    dynamicMember keyPath: KeyPath<
      AttributeScopes.UIKitAttributes, AttributeScopes.UIKitAttributes.ForegroundColorAttribute
    >
  ) -> UIColor? {
    get { uiColor }
    set {
      self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = newValue.map {
        Color(uiColor: $0)
      }
    }
  }
}
