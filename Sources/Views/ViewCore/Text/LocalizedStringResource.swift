import Foundation
import OpenChartsViewValues

/// A localization key with its table. Foundation on Linux has no type of this name.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key.
  public var key: String { localizationKey.key }
  /// The table; `nil` for the default one.
  public let table: String?
  /// The locale of the text; `nil` uses the environment's locale.
  public var locale: Locale?
  let localizationKey: LocalizedStringKey
  let bundle: Bundle?

  /// Creates a resource that is localized when it is shown.
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
