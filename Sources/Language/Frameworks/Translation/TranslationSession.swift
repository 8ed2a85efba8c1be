@_exported import Foundation

/// An error of a translation.
public struct TranslationError: LocalizedError, Hashable {
  private let text: String
  /// The languages cannot be translated into each other.
  public static let unsupportedLanguagePairing = TranslationError(text: "The languages are not supported.")
  /// The language of the text is not supported.
  public static let unsupportedSourceLanguage = TranslationError(
    text: "The source language is not supported.")
  /// The language of the result is not supported.
  public static let unsupportedTargetLanguage = TranslationError(
    text: "The target language is not supported.")
  /// There is no text.
  public static let nothingToTranslate = TranslationError(text: "There is nothing to translate.")
  public var errorDescription: String? { text }

  /// Whether an error is this one, for patterns such as `catch TranslationError.nothingToTranslate`.
  public static func ~= (error: TranslationError, other: any Error) -> Bool {
    (other as? TranslationError) == error
  }
}

/// Translates texts. There are no languages on Linux: each request throws
/// ``TranslationError/unsupportedLanguagePairing``.
public final class TranslationSession: @unchecked Sendable {
  /// The languages of a session.
  public struct Configuration: Equatable, Sendable {
    /// The language of the texts; `nil` to detect it.
    public var source: Locale.Language?
    /// The language of the results; `nil` for the device's language.
    public var target: Locale.Language?
    private var version = 0
    /// Creates languages.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    /// Makes the view's task run again.
    public mutating func invalidate() { version += 1 }
  }
  /// A text to translate.
  public struct Request: Hashable, Sendable {
    /// The text.
    public var sourceText: String
    /// The name by which the app finds the result.
    public var clientIdentifier: String?
    /// Creates a text.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }
  /// A translated text. Never made.
  public struct Response: Hashable, Sendable {
    /// The languages.
    public let sourceLanguage, targetLanguage: Locale.Language
    /// The text and its translation.
    public let sourceText, targetText: String
    /// The name by which the app finds the result.
    public let clientIdentifier: String?
  }
  /// The language of the texts.
  public let sourceLanguage: Locale.Language?
  /// The language of the results.
  public let targetLanguage: Locale.Language?

  init(_ configuration: Configuration) {
    (sourceLanguage, targetLanguage) = (configuration.source, configuration.target)
  }
  /// Throws ``TranslationError/unsupportedLanguagePairing``.
  public func translate(_ string: String) async throws -> Response {
    throw TranslationError.unsupportedLanguagePairing
  }
  /// Throws ``TranslationError/unsupportedLanguagePairing``.
  public func translations(from batch: [Request]) async throws -> [Response] {
    throw TranslationError.unsupportedLanguagePairing
  }
  /// Throws ``TranslationError/unsupportedLanguagePairing``.
  public func prepareTranslation() async throws { throw TranslationError.unsupportedLanguagePairing }
}

/// Whether languages can be translated.
public final class LanguageAvailability: Sendable {
  /// Whether two languages can be translated.
  public enum Status: Hashable, Sendable {
    /// In order of the cases: at once, after a download, and never.
    case installed, supported, unsupported
  }
  /// Creates a query.
  public init() {}
  /// The languages. Always empty.
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  /// Returns that the languages are not supported.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }
}
