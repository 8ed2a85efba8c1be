import Foundation

/// The symbols with which a locale writes numbers.
///
/// A built-in table covers locales that write Western digits in groups. Asking the system would load its locale data,
/// which takes longer than drawing a chart. Tests compare the table with the system.
package struct NumberSymbols: Hashable, Sendable {
  package var decimal = "."
  package var group = ","
  /// The minimum number of digits before the first separator: with 2, 1234 has no separator and 12 345 has one.
  package var leastGroup = 1
  /// The number of digits in each group after the first three: 2 in India, 12,34,567.
  package var laterGroup = 3
  package var minus = "-"
  package var exponent = "E"
  /// The digits from zero to nine; empty for Western digits.
  package var digits: [Character] = []
  /// The language code of the locale, which selects abbreviations of large numbers.
  package var language = "en"

  /// Creates the symbols of American English.
  package init() {}

  /// Creates the symbols of a locale in the table; `nil` for other locales and for locales with keywords.
  package init?(_ locale: Locale) {
    var identifier = locale.identifier
    if identifier.utf8.contains(UInt8(ascii: "-")) { identifier = identifier.replacing("-", with: "_") }
    guard let symbols = NumberSymbols.table[identifier] else { return nil }
    self = symbols
  }

  /// The language code at the start of an identifier, read without the system's locale data.
  private static func language(of identifier: String) -> String {
    String(identifier.prefix { $0 != "_" && $0 != "-" })
  }

  /// Creates the symbols of any locale, from the table or else from the system.
  package init(of locale: Locale) {
    if let symbols = NumberSymbols(locale) {
      self = symbols
      return
    }
    language = Self.language(of: locale.identifier)
    func text(_ number: Int) -> String { number.formatted(.number.locale(locale)) }
    decimal = locale.decimalSeparator ?? decimal
    group = locale.groupingSeparator ?? group
    let localDigits = (0...9).map { text($0) }
    if localDigits.allSatisfy({ $0.count == 1 }), localDigits[0] != "0" {
      digits = localDigits.compactMap(\.first)
    }
    let isDigit = { (character: Character) in localDigits.contains(String(character)) }
    minus = text(-1).filter { !isDigit($0) }
    leastGroup = text(1234).contains(group) ? 1 : 2
    // The digits before the second separator from the right.
    let parts = text(1_234_567).split(separator: group)
    if parts.count == 3 { laterGroup = parts[1].count }
    exponent = 1e7.formatted(.number.notation(.scientific).locale(locale)).filter { !isDigit($0) }
  }

  /// Returns a number in the locale's digits; the last `places` digits are decimals.
  package func text(_ number: UInt64, places: Int, isNegative: Bool, isGrouped: Bool = true) -> String {
    // Digits are computed from the last to the first. A UInt64 has at most twenty.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(places + 1, 20)) { digits in
      var (rest, count) = (number, 0)
      while rest > 0 || count <= places {
        digits[count] = UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
        count += 1
      }
      return text(
        UnsafeMutableBufferPointer(start: digits.baseAddress, count: count), places: places,
        isNegative: isNegative,
        isGrouped: isGrouped)
    }
  }

  /// - Parameter digits: The digits, the last one first.
  private func text(
    _ digits: UnsafeMutableBufferPointer<UInt8>, places: Int, isNegative: Bool, isGrouped: Bool
  ) -> String {
    var text = isNegative ? minus : ""
    let whole = digits.count - places
    let hasGroups = isGrouped && whole >= 3 + leastGroup
    /// Appends the digits from the one at `start`, up to a separator.
    func append(_ start: Int, _ end: Int) {
      guard self.digits.isEmpty else {
        for index in start..<end { text.append(self.digits[Int(digits[digits.count - 1 - index])]) }
        return
      }
      text += String(unsafeUninitializedCapacity: end - start) { bytes in
        for index in start..<end {
          bytes[index - start] = UInt8(ascii: "0") + digits[digits.count - 1 - index]
        }
        return end - start
      }
    }
    var start = 0
    for index in 1..<max(whole, 1) where hasGroups {
      let left = whole - index
      guard left >= 3, (left - 3) % laterGroup == 0 else { continue }
      append(start, index)
      text += group
      start = index
    }
    append(start, whole)
    if places > 0 {
      text += decimal
      append(whole, digits.count)
    }
    return text
  }

  private init(_ decimal: String, _ group: String) {
    self.decimal = decimal
    self.group = group
  }

  private func changed(_ change: (inout NumberSymbols) -> Void) -> NumberSymbols {
    var copy = self
    change(&copy)
    return copy
  }

  static let identifiers: [String] = groups.flatMap { $0.0.split(separator: " ").map(String.init) }

  private static let table = Dictionary(
    uniqueKeysWithValues: groups.flatMap { group in
      group.0.split(separator: " ").map { name in
        let identifier = String(name)
        return (identifier, group.1.changed { $0.language = language(of: identifier) })
      }
    })

  private static let noBreak = "\u{A0}"
  private static let narrow = "\u{202F}"

  private static let groups: [(String, NumberSymbols)] = [
    (
      """
      en en_US en_GB en_CA en_IE en_NZ es_MX es_US ja ja_JP ko ko_KR th th_TH zh zh_CN zh_TW zh_HK zh_Hans \
      zh_Hans_CN zh_Hant zh_Hant_TW
      """, NumberSymbols(".", ",")
    ),
    ("en_AU", NumberSymbols(".", ",").changed { $0.exponent = "e" }),
    (
      "de de_DE nl nl_NL nl_BE da da_DK tr tr_TR id id_ID pt pt_BR ro ro_RO vi vi_VN ca ca_ES",
      NumberSymbols(",", ".")
    ),
    ("es es_ES it it_IT", NumberSymbols(",", ".").changed { $0.leastGroup = 2 }),
    ("fr fr_FR fr_BE fr_CH", NumberSymbols(",", narrow)),
    ("fr_CA cs cs_CZ ru ru_RU", NumberSymbols(",", noBreak)),
    ("pl pl_PL pt_PT hu hu_HU", NumberSymbols(",", noBreak).changed { $0.leastGroup = 2 }),
    ("nb nb_NO fi fi_FI", NumberSymbols(",", noBreak).changed { $0.minus = "\u{2212}" }),
    ("de_CH", NumberSymbols(".", "\u{2019}")),
    ("it_CH", NumberSymbols(".", "\u{2019}").changed { $0.leastGroup = 2 }),
  ]
}
