import Foundation
import ViewValues

/// A key with the table that it is in; Foundation on Linux has no type of this name.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What is looked up.
  public var key: String { localizationKey.key }
  /// The table that is looked in; `nil` for the usual one.
  public let table: String?
  /// The locale of the text, where it is not the environment's.
  public var locale: Locale?
  let localizationKey: LocalizedStringKey
  let bundle: Bundle?

  /// A text that is looked up later, where it is shown.
  public init(
    _ key: LocalizedStringKey, table: String? = nil, locale: Locale? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    localizationKey = key
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}
