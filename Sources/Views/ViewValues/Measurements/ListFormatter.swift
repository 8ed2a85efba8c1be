import Foundation

/// A formatter of lists, such as “a, b, and c”. Foundation on Linux does not have this type.
open class ListFormatter: Formatter, @unchecked Sendable {
  // Proof: as with Foundation's formatters, the properties are set before the formatter is used.
  /// The formatter of the items; `nil` uses their descriptions.
  open var itemFormatter: Formatter?
  /// The language.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns the items as a list.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// Returns an array as a list; `nil` for other values.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  /// Returns texts as a list in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }
}

/// A formatter of dates relative to others, such as “2 days ago”. Foundation on Linux does not have this type.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Proof: as with Foundation's formatters, the properties are set before the formatter is used.
  /// Whether distances are always numbers, or words such as "yesterday" where there is one.
  public enum DateTimeStyle: Int, Sendable {
    /// In order of the cases: 1 day ago; yesterday.
    case numeric, named
  }

  /// The length of the words, such as "hours" or "hr.".
  public enum UnitsStyle: Int, Sendable {
    /// 2 months ago; two months ago; 2 mo. ago; 2mo ago.
    case full, spellOut, short, abbreviated
  }

  /// Whether distances are always numbers, or words such as "yesterday" where there is one.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of the words, such as "hours" or "hr.".
  open var unitsStyle = UnitsStyle.full
  /// The position of the text in a sentence.
  open var formattingContext = Context.unknown
  /// The calendar.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns the distance of a date from another, in the largest unit.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    // Foundation's style measures from now, so the date is shifted by the difference.
    let shifted = Date(timeIntervalSinceNow: date.timeIntervalSince(referenceDate))
    return Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? .current, calendar: calendar ?? .current, capitalizationContext: capitalization
    ).format(shifted)
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    default: .unknown
    }
  }

  /// Returns a distance in seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns a distance in units of the calendar from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    return localizedString(
      for: (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  /// Returns a date's distance from now; `nil` for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
