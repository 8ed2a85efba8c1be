import Foundation
internal import _FoundationICU

/// Inserts a formatted number into the pattern of a unit.
///
/// The patterns are from the ICU library in Swift's Foundation.
enum UnitPattern {
  /// Returns the formatted number `text` with its unit. `unit` and `width` are ICU skeletons, such as `unit/hour`.
  static func text(of number: Double, written text: String, unit: String, width: String, locale: Locale)
    -> String
  {
    let name = locale.identifier
    // The plural form depends on the visible digits: 1 hour, but 1.0 hours.
    let decimal = text.lastIndex { !$0.isNumber && ".,٫".contains($0) && $0 != groupSeparator(locale) }
    let digits = decimal.map { text[text.index(after: $0)...].prefix { $0.isNumber }.count } ?? 0
    let precision = digits > 0 ? "." + String(repeating: "0", count: digits) : "precision-integer"
    let skeleton = "\(precision) group-off"
    guard let plain = formatted(number, skeleton, name), !plain.isEmpty,
      let whole = formatted(number, "\(unit) \(width) \(skeleton)", name),
      let numberRange = whole.range(of: plain)
    else { return text }
    return whole.replacingCharacters(in: numberRange, with: text)
  }

  private static func groupSeparator(_ locale: Locale) -> Character {
    locale.groupingSeparator?.first ?? ","
  }

  private static func formatted(_ number: Double, _ skeleton: String, _ locale: String) -> String? {
    var status = U_ZERO_ERROR
    let pattern = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(pattern, Int32(pattern.count), locale, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let formatter, let result else { return nil }
    swift_unumf_formatDouble(formatter, number, result, &status)
    var buffer = [UInt16](repeating: 0, count: 128)
    let length = swift_unumf_resultToString(result, &buffer, Int32(buffer.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length >= 0, length <= buffer.count else { return nil }
    return String(decoding: buffer[..<Int(length)], as: UTF16.self)
  }
}
