import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// Read-only text.
///
///     Text("**Steps** today: \(count)")
///     Text(date, format: .dateTime.month().day())
public struct Text: Equatable, Sendable {
  enum Storage: Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case content(any TextContent)
  }

  let storage: Storage
  /// The innermost modifier first.
  var modifiers: [Modifier] = []

  init(_ storage: Storage) { self.storage = storage }
  init(content: any TextContent) { storage = .content(content) }

  // MARK: Making text

  /// Creates a text from a string without localization or formatting.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates a text from a key, localized in the language of the environment, with Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    if tableName == nil, bundle == nil {
      storage = .key(key)
    } else {
      storage = .content(TableContent(key: key, table: tableName, bundle: bundle, locale: nil))
    }
  }

  /// Creates a text from a string without localization.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Creates a text from a localized resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    storage = .content(
      TableContent(
        key: resource.localizationKey, table: resource.table, bundle: resource.bundle,
        locale: resource.locale))
  }

  /// Creates a text from an attributed string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = .content(AttributedContent(attributedContent))
  }

  /// Creates a text from a formatted value. The format uses the locale, calendar and time zone of the environment
  /// unless it sets its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .content(FormattedContent(input, format))
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    storage = .content(FormattedContent(input, format))
  }

  /// Creates a text from a value that a formatter formats. A value that it cannot format gives an empty text.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .content(FormatterContent(subject, formatter))
  }

  /// Creates a text of a date as a date, a time, or an interval from now.
  public init(_ date: Date, style: DateStyle) {
    storage = .content(DateContent(start: date, end: nil, style: style))
  }

  /// Creates a text of an interval, such as “9:30–10:15”.
  public init(_ dates: ClosedRange<Date>) {
    storage = .content(
      DateContent(start: dates.lowerBound, end: dates.upperBound, style: .time))
  }

  /// Creates a text of a date interval, such as “9:30–10:15”.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Concatenates two texts, each in its own style.
  public static func + (a: Text, b: Text) -> Text { Text(content: ConcatenatedContent(a, b)) }

  public static func == (a: Text, b: Text) -> Bool {
    guard a.modifiers == b.modifiers else { return false }
    switch (a.storage, b.storage) {
    case (.verbatim(let x), .verbatim(let y)): return x == y
    case (.key(let x), .key(let y)): return x == y
    case (.content(let x), .content(let y)): return x === y || x.isEqual(to: y)
    default: return false
    }
  }

  // MARK: Content

  /// Returns the text as spans of uniform style, ready for layout.
  package func _spans(in environment: EnvironmentValues) -> [TextSpan] {
    var environment = environment
    // The environment contains the attributes of enclosing views; the text's own come after them.
    let base = environment.textAttributes
    environment.textAttributes = TextAttributes()
    var pieces = TextPieces(environment: environment)
    append(to: &pieces, base)
    var spans: [TextSpan] = []
    for piece in pieces.list where !piece.string.isEmpty {
      let string = environment.textCase?.apply(piece.string, environment.locale) ?? piece.string
      var span = piece.attributes.span(string, in: environment)
      if var last = spans.last {
        let text = last.string
        last.string = ""
        span.string = ""
        if last == span {
          spans[spans.count - 1].string = text + string
          continue
        }
        span.string = string
      }
      spans.append(span)
    }
    return spans
  }

  /// Returns the text without its styles. Letter case is a style.
  package func _string(in environment: EnvironmentValues) -> String {
    if case .verbatim(let string) = storage { return string }
    var pieces = TextPieces(environment: environment)
    append(to: &pieces, TextAttributes())
    if pieces.list.count == 1 { return pieces.list[0].string }
    return pieces.list.reduce(into: "") { $0 += $1.string }
  }

  func append(to pieces: inout TextPieces, _ outer: TextAttributes) {
    var attributes = outer
    // The innermost modifier takes precedence.
    for modifier in modifiers.reversed() { modifier.apply(to: &attributes) }
    switch storage {
    case .verbatim(let string): pieces.append(string, attributes)
    case .key(let key):
      key.append(to: &pieces, attributes, table: nil, bundle: nil, locale: nil)
    case .content(let content): content.append(to: &pieces, attributes)
    }
  }
}

/// The pieces that a text has appended.
struct TextPieces {
  struct Piece {
    var string: String
    var attributes: TextAttributes
    /// Content that replaces the string, such as an image; its type is known to the code that appends it.
    var insert: (any Sendable)?
  }

  let environment: EnvironmentValues
  var list: [Piece] = []

  init(environment: EnvironmentValues) { self.environment = environment }

  mutating func append(_ string: String, _ attributes: TextAttributes) {
    list.append(Piece(string: string, attributes: attributes))
  }
}

/// Text content that is neither a string nor a key, behind a reference so that ``Text`` stays small.
protocol TextContent: AnyObject, Sendable {
  /// Whether it contains images.
  var hasImages: Bool { get }
  /// Whether it changes every second.
  var ticks: Bool { get }
  func append(to pieces: inout TextPieces, _ attributes: TextAttributes)
  func isEqual(to other: any TextContent) -> Bool
}

extension TextContent {
  var hasImages: Bool { false }
  var ticks: Bool { false }
}

extension Text {
  /// Whether the text contains images.
  var hasImages: Bool {
    switch storage {
    case .verbatim: false
    case .key(let key): key.texts.contains(where: \.hasImages)
    case .content(let content): content.hasImages
    }
  }

  /// Whether the text changes every second.
  var ticks: Bool {
    switch storage {
    case .verbatim: false
    case .key(let key): key.texts.contains(where: \.ticks)
    case .content(let content): content.ticks
    }
  }
}

extension LocalizedStringKey {
  /// The texts among the arguments.
  var texts: [Text] {
    if arguments.isEmpty { return [] }
    return arguments.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}
