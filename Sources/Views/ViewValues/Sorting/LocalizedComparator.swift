import Foundation

/// Compares strings by the rules of the system's language.
///
///     names.sort(using: .localizedStandard)
///     people.sort(using: KeyPathComparator(\.name, comparator: .localizedStandard))
///
/// Foundation has these comparators on Apple platforms only.
public struct LocalizedComparator: SortComparator, Codable, Sendable {
  public var order = SortOrder.forward
  /// Whether numbers in the strings are compared by value.
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
  /// Compares as in a list of files: numbers by value, and upper-case letters next to lower-case ones.
  public static var localizedStandard: LocalizedComparator { LocalizedComparator(isNumeric: true) }
  /// Compares as in a dictionary.
  public static var localized: LocalizedComparator { LocalizedComparator(isNumeric: false) }
}

extension String.StandardComparator {
  /// Compares as file managers do: by language, with numbers by value.
  public static var localizedStandard: LocalizedComparator { LocalizedComparator(isNumeric: true) }
  /// Compares by language.
  public static var localized: LocalizedComparator { LocalizedComparator(isNumeric: false) }
}

extension SortDescriptor {
  /// Creates a descriptor that sorts by a string, by the rules of a language.
  public init(
    _ keyPath: KeyPath<Compared, String> & Sendable, comparator: LocalizedComparator,
    order: SortOrder = .forward
  ) {
    // Foundation's descriptors accept comparable values only, not comparators of another module.
    let text = keyPath.appending(path: comparator.isNumeric ? \.numericText : \.alphabeticText)
    // Appending two sendable key paths gives a sendable one, but the library's type does not say so.
    self.init(unsafeBitCast(text, to: (KeyPath<Compared, LocalizedText> & Sendable).self), order: order)
  }
}

/// A string that compares by the rules of a language.
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
