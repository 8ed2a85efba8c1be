import Foundation
import OpenChartsChartMath

/// Locale-independent text for values.
package enum DataText {
  /// The shortest decimal digits that parse back to the number, in the format of ECMAScript: no exponent from 1e-6 to
  /// below 1e21. Empty for NaN.
  ///
  ///     DataText.number(-1234567.89)   // "-1234567.89"
  ///     DataText.number(1.5e12)        // "1500000000000"
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "" : value < 0 ? "-Infinity" : "Infinity" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    let parts = "\(abs(value))".split(separator: "e")
    var digits = Array(parts[0].utf8)
    var point = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.count
    if point < digits.count { digits.remove(at: point) }
    let leading = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(leading)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    point += (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - leading
    let text = String(decoding: digits, as: UTF8.self)
    let unsigned: String
    switch point {
    case digits.count...21: unsigned = text + String(repeating: "0", count: point - digits.count)
    case 1...21: unsigned = "\(text.prefix(point)).\(text.dropFirst(point))"
    case -5...0: unsigned = "0." + String(repeating: "0", count: -point) + text
    default:
      let fraction = text.count > 1 ? ".\(text.dropFirst())" : ""
      unsigned = "\(text.prefix(1))\(fraction)e\(point > 0 ? "+" : "-")\(abs(point - 1))"
    }
    return value < 0 ? "-" + unsigned : unsigned
  }

  /// A fraction as a percentage: `12.345%` for 0.12345. Empty for NaN.
  static func percent(_ value: Double) -> String {
    guard value.isFinite else { return number(value) }
    // Fifteen digits: without the rounding error of the product.
    return number(Double(String(format: "%.15g", value * 100)) ?? value * 100) + "%"
  }

  /// Dates in ISO 8601 in a time zone: `2024-03-01`. All have the same precision: if one needs a time or fractions of
  /// seconds, all have them. All have their offset from UTC if one of the wall-clock times is ambiguous. NaN gives an
  /// empty string.
  /// - Parameter withOffset: Whether times have their offset, with `Z` for UTC, even if none is ambiguous.
  package static func dates(_ moments: [Double], in zone: TimeZone, withOffset: Bool = false) -> [String] {
    var clock = WallClock(zone: zone)
    // Microseconds: the precision that a Double keeps for a date in seconds.
    let walls = moments.map { moment in
      reach.contains(moment) ? (clock.wall(moment) * 1e6).rounded() : .nan
    }
    let isRepeated = zip(moments, walls).contains { moment, wall in
      wall.isFinite && abs(clock.moment(wall / 1e6) - moment) > 1e-3
    }
    func all(divisibleBy step: Double) -> Bool {
      walls.allSatisfy { !$0.isFinite || $0.truncatingRemainder(dividingBy: step) == 0 }
    }
    if all(divisibleBy: 86_400e6) { return walls.map(day) }
    let places = all(divisibleBy: 1e6) ? 0 : all(divisibleBy: 1e3) ? 3 : 6
    return zip(moments, walls).map { moment, wall in
      guard wall.isFinite else { return "" }
      let isUTC = withOffset && abs(wall / 1e6 - moment) < 1
      let offset = isUTC ? "Z" : withOffset || isRepeated ? Self.offset(wall / 1e6 - moment) : ""
      return "\(day(wall))T\(time(wall, places: places))\(offset)"
    }
  }

  /// Dates of ISO 8601 as years, quarters or months: `2024-Q1`; the same texts if one of them is not at the start of
  /// such a unit.
  static func shortened(_ dates: [String], to form: WrittenForm?) -> [String] {
    let quarters = ["-01-01": "-Q1", "-04-01": "-Q2", "-07-01": "-Q3", "-10-01": "-Q4"]
    var texts: [String] = []
    for date in dates {
      guard !date.isEmpty else {
        texts.append("")
        continue
      }
      guard date.count == 10 else { return dates }
      switch form {
      case .year? where date.hasSuffix("-01-01"): texts.append(String(date.prefix(4)))
      case .month? where date.hasSuffix("-01"): texts.append(String(date.prefix(7)))
      case .quarter?:
        guard let quarter = quarters[String(date.suffix(6))] else { return dates }
        texts.append(String(date.prefix(4)) + quarter)
      case .year?, .month?, .clock?, .percent?, .offset?, nil: return dates
      }
    }
    return texts
  }

  /// Seconds as hours and minutes: `06:30`. All have seconds if one of them needs some. NaN gives an empty string.
  package static func clock(_ values: [Double], hourDigits: Int, hasSeconds: Bool) -> [String] {
    // Values are rounded to microseconds, like dates.
    let parts = values.map { ($0 * 1e6).rounded() }
    let isLong =
      hasSeconds || parts.contains { $0.isFinite && $0.truncatingRemainder(dividingBy: 60e6) != 0 }
    return parts.map { part in
      guard part.isFinite else { return "" }
      let (second, fraction) = (Int(part / 1e6), Int(part.truncatingRemainder(dividingBy: 1e6)))
      var text = "\(padded(second / 3_600, hourDigits)):\(padded(second / 60 % 60, 2))"
      if isLong { text += ":\(padded(second % 60, 2))" }
      guard fraction > 0 else { return text }
      var digits = padded(fraction, 6)
      while digits.last == "0" { digits.removeLast() }
      return "\(text).\(digits)"
    }
  }

  /// Quotes a CSV cell if it needs quotes (RFC 4180), or if some programs would remove a blank at one of its ends.
  package static func quoted(_ cell: String) -> String {
    let hasBlankEnd = [cell.utf8.first, cell.utf8.last].contains { (byte: UInt8?) in
      byte == 0x20 || byte == 0x09
    }
    let isPlain = !hasBlankEnd && cell.utf8.allSatisfy { !#",""#.utf8.contains($0) && $0 != 10 && $0 != 13 }
    return isPlain ? cell : "\"\(cell.replacing("\"", with: "\"\""))\""
  }

  /// The range of dates, in seconds since the reference date, whose years have four digits, or six with a sign.
  private static let reach = -8.6e12...8.6e12

  private static func padded(_ value: Int, _ width: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(width - text.count, 0)) + text
  }

  /// Returns the day of a wall-clock time in microseconds, in the proleptic Gregorian calendar.
  private static func day(_ wall: Double) -> String {
    guard wall.isFinite else { return "" }
    // Days since 1 March 0000, so that the leap day ends a year (H. Hinnant, "chrono-compatible low-level date
    // algorithms").
    let days = Int((wall / 86_400e6).rounded(.down)) + 730_791
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let ofEra = days - era * 146_097
    let year = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * year + year / 4 - year / 100)
    let shifted = (5 * ofYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let full = year + era * 400 + (month <= 2 ? 1 : 0)
    let number =
      (0...9_999).contains(full) ? padded(full, 4) : (full < 0 ? "-" : "+") + padded(abs(full), 6)
    return "\(number)-\(padded(month, 2))-\(padded(ofYear - (153 * shifted + 2) / 5 + 1, 2))"
  }

  private static func time(_ wall: Double, places: Int) -> String {
    let rest = Int(wall - (wall / 86_400e6).rounded(.down) * 86_400e6)
    let second = rest / 1_000_000
    let text = "\(padded(second / 3_600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))"
    return places == 0 ? text : "\(text).\(padded(rest % 1_000_000, 6).prefix(places))"
  }

  private static func offset(_ seconds: Double) -> String {
    let minutes = Int((seconds / 60).rounded())
    return (minutes < 0 ? "-" : "+") + "\(padded(abs(minutes) / 60, 2)):\(padded(abs(minutes) % 60, 2))"
  }
}
