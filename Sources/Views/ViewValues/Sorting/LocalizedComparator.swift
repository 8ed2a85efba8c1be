import Foundation

/// Orders texts by the rules of the system's language.
///
///     names.sort(using: .localizedStandard)
///     people.sort(using: KeyPathComparator(\.name, comparator: .localizedStandard))
///
/// On Apple's systems Foundation has these orders; on others it lacks them.
public struct LocalizedComparator: SortComparator, Codable, Sendable {
  public var order = SortOrder.forward
  /// Whether numbers within the texts are ordered by their value.
  let isNumeric: Bool

  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result = isNumeric ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
    guard order == .reverse else { return result }
    return switch result {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    default: .orderedSame
    }
  }
}

extension SortComparator where Self == LocalizedComparator {
  /// As people expect it in a list of files: numbers by their value, capitals beside small letters.
  public static var localizedStandard: LocalizedComparator { LocalizedComparator(isNumeric: true) }
  /// As in a dictionary.
  public static var localized: LocalizedComparator { LocalizedComparator(isNumeric: false) }
}

extension String.StandardComparator {
  /// As file managers sort: by language, and numbers by their values.
  public static var localizedStandard: LocalizedComparator { LocalizedComparator(isNumeric: true) }
  /// As the language sorts.
  public static var localized: LocalizedComparator { LocalizedComparator(isNumeric: false) }
}

extension SortDescriptor {
  /// Orders by a text, as a language does.
  public init(
    _ keyPath: KeyPath<Compared, String> & Sendable, comparator: LocalizedComparator,
    order: SortOrder = .forward
  ) {
    // Foundation's descriptors take values that compare themselves, and no comparator of another module.
    let text = keyPath.appending(path: comparator.isNumeric ? \.numericText : \.alphabeticText)
    // Two sendable paths make a sendable one; the library has no spelling for that.
    self.init(unsafeBitCast(text, to: (KeyPath<Compared, LocalizedText> & Sendable).self), order: order)
  }
}

/// A text that compares itself by the rules of a language.
private struct LocalizedText: Comparable {
  let text: String
  let isNumeric: Bool

  static func == (a: Self, b: Self) -> Bool { a.compared(with: b) == .orderedSame }
  static func < (a: Self, b: Self) -> Bool { a.compared(with: b) == .orderedAscending }

  private func compared(with other: Self) -> ComparisonResult {
    LocalizedComparator(isNumeric: isNumeric).compare(text, other.text)
  }
}

extension String {
  fileprivate var numericText: LocalizedText { LocalizedText(text: self, isNumeric: true) }
  fileprivate var alphabeticText: LocalizedText { LocalizedText(text: self, isNumeric: false) }
}
