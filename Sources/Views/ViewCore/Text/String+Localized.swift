import Foundation
import OpenChartsViewValues

extension String {
  /// A localization key with arguments. Foundation on Linux has no type of this name.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
    let key: LocalizedStringKey

    /// Creates a key without arguments.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Creates the localized text of a key from a bundle's tables, or the key itself if it is not found.
  ///
  /// Without a locale the text is in US English, so that it is the same on every machine.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, table: table, bundle: bundle, locale: locale)
  }

  /// Creates the localized text of a key, with a default if it is not found.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let name = "\(key)"
    let locale = locale ?? EnvironmentValues().locale
    let format = StringsTable.lookUp(
      name, table: table, bundle: bundle, locale: locale, numbers: defaultValue.key.numbers)
    self.init(
      key: format.map { LocalizedStringKey(format: $0, of: defaultValue.key) } ?? defaultValue.key,
      table: table, bundle: bundle, locale: locale)
  }

  /// Creates the localized text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      key: resource.localizationKey, table: resource.table, bundle: resource.bundle,
      locale: resource.locale)
  }

  private init(key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale?) {
    self = key.plainText(table: table, bundle: bundle, locale: locale)
  }
}
