import OpenChartsChartMath
import OpenChartsTables

/// The format of an axis's values, as in `--x-format` and `--y-format`.
package enum ValueFormat: Hashable, Sendable {
  case compact
  case plain
  case scientific
  /// A percentage: the value times 100. `digits` is the number of decimals; `nil` means as many as needed.
  case percent(digits: Int?)
  /// A pattern such as `$0.00` or `0 km`: text around a number, whose zeros after the point give the number of
  /// decimals.
  case pattern(prefix: String, digits: Int, suffix: String)
  /// Seconds as hours and minutes, `7:30`; with seconds if values are not whole minutes.
  case duration
  /// Field letters of Unicode's date patterns.
  case date(DatePattern)

  package init?(_ text: String) {
    switch text {
    case "compact", "short": self = .compact
    case "plain", "number": self = .plain
    case "scientific": self = .scientific
    case "percent", "%": self = .percent(digits: nil)
    default:
      if let zero = text.firstIndex(of: "0") {
        var remainder = text[text.index(after: zero)...]
        var digits = 0
        if remainder.hasPrefix(".0") {
          remainder = remainder.dropFirst()
          while remainder.first == "0" {
            remainder = remainder.dropFirst()
            digits += 1
          }
        }
        guard !remainder.contains("0"), digits <= 12 else { return nil }
        // The grouping of spreadsheets, as in `#,##0`. All numbers have it here.
        let grouping = "#,##"
        let head = text[..<zero]
        let prefix = head.hasSuffix(grouping) ? head.dropLast(grouping.count) : head
        if remainder == "%", prefix.isEmpty {
          self = .percent(digits: digits)
        } else {
          self = .pattern(prefix: String(prefix), digits: digits, suffix: String(remainder))
        }
      } else if let pattern = DatePattern(text) {
        self = .date(pattern)
      } else {
        return nil
      }
    }
  }

  package func text(_ value: Double, numberSymbols: NumberSymbols) -> String {
    switch self {
    case .compact: NumberText.compact(value, numberSymbols: numberSymbols)
    case .plain: NumberText.plain(value, numberSymbols: numberSymbols)
    case .scientific: NumberText.scientific(value, numberSymbols: numberSymbols)
    case .percent(let digits):
      NumberText.plain(value * 100, digits: digits ?? 3, minimum: digits ?? 0, numberSymbols: numberSymbols)
        + numberSymbols.percent
    case .pattern(let prefix, let digits, let suffix):
      (value < 0 && !Self.isZero(value, digits: digits) ? numberSymbols.minus : "") + prefix
        + NumberText.plain(abs(value), digits: digits, minimum: digits, numberSymbols: numberSymbols) + suffix
    case .duration: Self.duration(value, numberSymbols)
    case .date: NumberText.plain(value, numberSymbols: numberSymbols)
    }
  }

  /// Whether a number is zero with some decimals.
  private static func isZero(_ value: Double, digits: Int) -> Bool {
    (0..<digits).reduce(abs(value)) { scaled, _ in scaled * 10 }.rounded() == 0
  }

  private static func duration(_ seconds: Double, _ numberSymbols: NumberSymbols) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else {
      return NumberText.plain(seconds, numberSymbols: numberSymbols)
    }
    let wholeSeconds = Int(abs(seconds).rounded(.down))
    let fraction = abs(seconds) - Double(wholeSeconds)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    var text = "\(wholeSeconds / 3600):\(padded(wholeSeconds / 60 % 60))"
    if wholeSeconds % 60 != 0 || fraction >= 0.0005 { text += ":\(padded(wholeSeconds % 60))" }
    if fraction >= 0.0005 {
      text += NumberText.plain(fraction, digits: 3, numberSymbols: numberSymbols).drop {
        $0 != "." && $0 != ","
      }
    }
    let isZero = wholeSeconds == 0 && fraction < 0.0005
    return (seconds < 0 && !isZero ? numberSymbols.minus : "") + text
  }
}

/// A pattern such as `MMM yyyy`, `dd.MM.` or `HH:mm`, in English.
package struct DatePattern: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case letters(Character, count: Int)
    case text(String)
  }

  private var pieces: [Piece] = []
  /// The pattern as written.
  let source: String

  /// Returns `nil` if the pattern contains no field letter of dates, or an unknown one.
  package init?(_ pattern: String) {
    source = pattern
    var remaining = Array(pattern)[...]
    var hasField = false
    while let first = remaining.first {
      if first == "'" {
        remaining = remaining.dropFirst()
        let text = remaining.prefix { $0 != "'" }
        pieces.append(.text(text.isEmpty ? "'" : String(text)))
        remaining = remaining.dropFirst(text.count + 1)
      } else if first.isLetter {
        guard "yQMLdEHhmsa".contains(first) else { return nil }
        let run = remaining.prefix { $0 == first }
        pieces.append(.letters(first, count: run.count))
        remaining = remaining.dropFirst(run.count)
        hasField = true
      } else {
        pieces.append(.text(String(first)))
        remaining = remaining.dropFirst()
      }
    }
    guard hasField else { return nil }
  }

  /// - Parameter moment: Seconds since 1 January 2001, 00:00 UTC.
  package func text(_ moment: Double, _ clock: inout WallClock) -> String {
    guard moment.isFinite, abs(moment) < 1e14 else { return "" }
    let local = clock.wall(moment)
    let day = (local / 86_400).rounded(.down)
    let civil = CivilDate(dayNumber: Int(day))
    let second = Int(local - day * 86_400)
    let hour = second / 3600
    return pieces.map { piece in
      guard case .letters(let letter, let count) = piece else {
        if case .text(let text) = piece { return text }
        return ""
      }
      switch letter {
      case "y": return count == 2 ? padded(civil.year % 100, 2) : padded(civil.year, count)
      case "Q": return (count > 2 ? "Q" : "") + "\((civil.month - 1) / 3 + 1)"
      case "M", "L": return named(civil.month - 1, Self.months, count)
      case "d": return padded(civil.day, count)
      case "E": return named(civil.weekday, Self.weekdays, max(3, count))
      case "H": return padded(hour, count)
      case "h": return padded((hour + 11) % 12 + 1, count)
      case "m": return padded(second / 60 % 60, count)
      case "s": return padded(second % 60, count)
      default: return hour < 12 ? "AM" : "PM"
      }
    }.joined()
  }

  private func padded(_ value: Int, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  private func named(_ index: Int, _ names: [String], _ count: Int) -> String {
    switch count {
    case ...2: padded(index + 1, count)
    case 3: String(names[index].prefix(3))
    case 4: names[index]
    default: String(names[index].prefix(1))
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}
