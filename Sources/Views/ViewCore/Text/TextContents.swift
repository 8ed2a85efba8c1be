import Foundation
import OpenChartsIsolation
import OpenChartsViewValues

/// Two concatenated texts.
final class ConcatenatedContent: TextContent {
  let first: Text
  let second: Text
  let hasImages: Bool
  let ticks: Bool

  init(_ first: Text, _ second: Text) {
    self.first = first
    self.second = second
    hasImages = first.hasImages || second.hasImages
    ticks = first.ticks || second.ticks
  }

  func append(to pieces: inout TextPieces, _ attributes: TextAttributes) {
    // A sum of many texts is nested on the left: unroll it to avoid deep recursion.
    var rest: [(Text, TextAttributes)] = []
    var (text, current) = (first, attributes)
    rest.append((second, attributes))
    while case .content(let content) = text.storage, let sum = content as? ConcatenatedContent {
      for modifier in text.modifiers.reversed() { modifier.apply(to: &current) }
      rest.append((sum.second, current))
      text = sum.first
    }
    text.append(to: &pieces, current)
    for (text, attributes) in rest.reversed() { text.append(to: &pieces, attributes) }
  }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? ConcatenatedContent else { return false }
    return first == other.first && second == other.second
  }
}

/// A key with its own table, bundle or locale.
final class TableContent: TextContent {
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?
  let locale: Locale?

  init(key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale?) {
    self.key = key
    self.table = table
    self.bundle = bundle
    self.locale = locale
  }

  var hasImages: Bool { key.texts.contains(where: \.hasImages) }
  var ticks: Bool { key.texts.contains(where: \.ticks) }

  func append(to pieces: inout TextPieces, _ attributes: TextAttributes) {
    key.append(to: &pieces, attributes, table: table, bundle: bundle, locale: locale)
  }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? TableContent else { return false }
    return key == other.key && table == other.table && bundle === other.bundle
      && locale == other.locale
  }
}

/// A value formatted by a format style.
final class FormattedContent<F: FormatStyle>: TextContent where F.FormatInput: Equatable {
  private let input: UncheckedSendable<F.FormatInput>
  private let format: UncheckedSendable<F>

  init(_ input: F.FormatInput, _ format: F) {
    self.input = UncheckedSendable(input)
    self.format = UncheckedSendable(format)
  }

  func append(to pieces: inout TextPieces, _ attributes: TextAttributes) {
    switch format.value.localized(in: pieces.environment).format(input.value) {
    case let string as String: pieces.append(string, attributes)
    case let string as AttributedString:
      AttributedContent(string).append(to: &pieces, attributes)
    case let other: pieces.append(String(describing: other), attributes)
    }
  }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? FormattedContent<F> else { return false }
    return input.value == other.input.value && format.value == other.format.value
  }
}

extension FormatStyle {
  /// Returns the style with the locale, calendar and time zone of the environment, except those that the author set.
  package func localized(in environment: EnvironmentValues) -> Self {
    var style = self
    // A style whose locale was never set equals itself with the autoupdating locale.
    if style == style.locale(.autoupdatingCurrent) { style = style.locale(environment.locale) }
    guard var date = style as? Date.FormatStyle else { return style }
    if date.calendar == .autoupdatingCurrent { date.calendar = environment.calendar }
    if date.timeZone == .autoupdatingCurrent { date.timeZone = environment.timeZone }
    return date.withWholeMinutes as? Self ?? style
  }
}

extension Date.FormatStyle {
  /// The style with minutes of two digits after an hour of two digits, as on Apple's systems. Foundation on Linux
  /// writes 09:5 instead of 09:05 in locales with a clock of 24 hours, such as German.
  package var withWholeMinutes: Date.FormatStyle {
    let hours: [Date.FormatStyle.Symbol.Hour.AMPMStyle] = [.omitted, .narrow, .abbreviated, .wide]
    let hasSeconds = self == second() || self == second(.twoDigits)
    guard !hasSeconds, self == minute(), hours.contains(where: { self == hour(.twoDigits(amPM: $0)) }) else {
      return self
    }
    return minute(.twoDigits)
  }
}

/// A value formatted by a formatter object.
final class FormatterContent: TextContent {
  private let content: UncheckedSendable<(subject: Any, formatter: Formatter)>

  init(_ subject: Any, _ formatter: Formatter) { content = UncheckedSendable((subject, formatter)) }

  func append(to pieces: inout TextPieces, _ attributes: TextAttributes) {
    pieces.append(string, attributes)
  }

  private var string: String {
    // On Linux number formatters take only `NSNumber`, and date formatters only `Date`.
    let (subject, formatter) = content.value
    switch (formatter, subject) {
    case (let formatter as NumberFormatter, let number as NSNumber):
      return formatter.string(from: number) ?? ""
    case (let formatter as NumberFormatter, let number as any BinaryInteger):
      return formatter.string(from: NSNumber(value: Int64(clamping: number))) ?? ""
    case (let formatter as NumberFormatter, let number as any BinaryFloatingPoint):
      return formatter.string(from: NSNumber(value: Double(number))) ?? ""
    case (let formatter as NumberFormatter, let number as Decimal):
      return formatter.string(from: NSDecimalNumber(decimal: number)) ?? ""
    case (let formatter as DateFormatter, let date as Date):
      return formatter.string(from: date)
    default: return formatter.string(for: subject) ?? ""
    }
  }

  func isEqual(to other: any TextContent) -> Bool {
    guard let (other, formatter) = (other as? FormatterContent)?.content.value,
      formatter === content.value.formatter
    else { return false }
    return String(describing: content.value.subject) == String(describing: other)
  }
}
