import Foundation
import ViewValues

extension String {
  /// A key of a table of strings with values for its places; Foundation on Linux has no type of this name.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
    let key: LocalizedStringKey

    /// A key without values.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The text of a key in the tables of a bundle, or the key where it is in none.
  ///
  /// Without a locale the text is in US English, so that it is the same on every machine.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, table: table, bundle: bundle, locale: locale)
  }

  /// The text of a key that has another text as its default.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let name = "\(key)"
    let locale = locale ?? EnvironmentValues().locale
    let known = StringsTable.lookUp(
      name, table: table, bundle: bundle, locale: locale, numbers: defaultValue.key.numbers)
    self.init(
      key: known.map { LocalizedStringKey(format: $0, of: defaultValue.key) } ?? defaultValue.key,
      table: table, bundle: bundle, locale: locale)
  }

  /// The text of a resource now.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      key: resource.localizationKey, table: resource.table, bundle: resource.bundle,
      locale: resource.locale)
  }

  private init(key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale?) {
    self = key.plainText(table: table, bundle: bundle, locale: locale)
  }
}
