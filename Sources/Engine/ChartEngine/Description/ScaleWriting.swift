import Foundation
import OpenChartsChartMath
import OpenChartsPhrases

/// The meaning that the labels of a number axis give to its values: fractions in percent, years, magnitudes on both
/// sides of zero, times of the day, another unit.
///
/// A meaning is used only if every label agrees with it, to the precision of the labels.
struct ScaleWriting: Sendable {
  /// The factor from values to written numbers.
  private(set) var factor = 1.0
  private(set) var offset = 0.0
  private(set) var isPercent = false
  /// Whether groups of thousands are separated.
  private(set) var isGrouped = true
  /// Whether the labels of negative values have no sign.
  private(set) var isMagnitude = false
  /// The text around each number, such as a degree sign.
  private(set) var (prefix, suffix) = ("", "")
  /// The format of values as times (10 as "22:00"); `nil` for others.
  private(set) var clock: ClockWriting?
  /// The labels that are words, by value.
  private(set) var names: [Double: String] = [:]

  init(_ written: [(number: Double, text: String)], title: String, locale: Locale) {
    let readable = written.filter { $0.text.contains(where: \.isNumber) }
    if SpeechLanguage.isYear(title: title) { isGrouped = false }
    guard let sample = readable.max(by: { abs($0.number) < abs($1.number) }) else {
      readNames(written)
      return
    }
    if let clock = ClockWriting(written) {
      self.clock = clock
      return
    }
    readMeaning(readable, of: written.count, locale)
    if sample.text.contains("%" as Character) || sample.text.contains("٪" as Character) {
      isPercent = true
      (prefix, suffix) = ("", "")
      // Whether 0.5 is written as 50.
      let digits = Double(String(WrittenNumber.western(sample.text).filter(\.isNumber).prefix(15))) ?? 0
      let (whole, share) = (abs(sample.number), abs(sample.number * 100))
      factor = digits > 0 && abs(digits - share) < abs(digits - whole) ? 100 : 1
      offset = 0
    }
    let thousands = readable.filter { (1_000..<10_000).contains(abs($0.number)) }
    // If four-digit numbers have no separator, they are years or are spoken in the same way.
    let isPlain = thousands.allSatisfy { entry in
      let text = WrittenNumber.western(entry.text)
      let digits = text.filter(\.isNumber)
      return abs(entry.number) == Double(digits) && text.contains(digits)
    }
    if !thousands.isEmpty, isPlain, Self.groupsFourDigits(locale) { isGrouped = false }
  }

  /// Returns the displayed number for a value.
  func number(_ value: Double) -> Double {
    let size = (isMagnitude ? abs(value) : value) * factor + offset
    // Adding 0 turns −0 into 0.
    return size + 0
  }

  /// Adds the labels' prefix and suffix to a formatted number, such as "minus $500".
  func signed(_ text: String, _ language: SpeechLanguage) -> String {
    guard !prefix.isEmpty, let magnitude = language.magnitude(ofNegative: text) else {
      return prefix + text + suffix
    }
    return language.negative(prefix + magnitude + suffix)
  }

  /// Whether labels in a language separate the thousands of four-digit numbers. Spanish labels do not.
  private static func groupsFourDigits(_ locale: Locale) -> Bool {
    5_000.formatted(.number.locale(locale)).count > 4
  }

  private mutating func readNames(_ written: [(number: Double, text: String)]) {
    let texts = written.filter { !$0.text.isEmpty }
    guard texts.count > 1, Set(texts.map(\.text)).count == Set(texts.map(\.number)).count else { return }
    names = Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }

  private mutating func readMeaning(
    _ readable: [(number: Double, text: String)], of count: Int, _ locale: Locale
  ) {
    let numbers = readable.compactMap { entry in
      WrittenNumber(entry.text, locale: locale).map { (value: entry.number, written: $0) }
    }
    // If a label is not a single number, no meaning is inferred.
    guard numbers.count == readable.count, numbers.count > 1,
      let first = numbers.first(where: { $0.value != 0 })
    else { return }
    func agree(_ meaning: (Double) -> Double) -> Bool {
      numbers.allSatisfy { abs(meaning($0.value) - $0.written.value) <= $0.written.tolerance }
    }
    let negative = numbers.filter { $0.value < 0 }
    let isMagnitude = !negative.isEmpty && negative.allSatisfy { $0.written.value > 0 }
    func size(_ value: Double) -> Double { isMagnitude ? abs(value) : value }
    let most = numbers.max { abs($0.value) < abs($1.value) } ?? first
    let ratio = most.value == 0 ? 1 : most.written.value / size(most.value)
    let (prefix, suffix) = (first.written.prefix, first.written.suffix)
    // The label of zero often lacks the unit.
    let isOne = numbers.allSatisfy {
      $0.value == 0 || ($0.written.prefix, $0.written.suffix) == (prefix, suffix)
    }
    if agree(size) {
      self.isMagnitude = isMagnitude
    } else if isOne, ratio > 0, agree({ size($0) * ratio }) {
      // For abbreviations such as 1K, the words for large numbers are clearer than the letter.
      let power = log(ratio) / log(1_000)
      let isAbbreviated = !suffix.isEmpty && abs(power - power.rounded()) < 1e-9
      self.isMagnitude = isMagnitude
      if isAbbreviated { return }
      factor = ratio
    } else if isOne, numbers.count > 2, !isMagnitude,
      let line = Self.line(numbers.map { ($0.value, $0.written.value) }),
      agree({ $0 * line.slope + line.base })
    {
      (factor, offset) = (line.slope, line.base)
    } else {
      return
    }
    guard isOne else { return }
    if let unit = Self.largeNumbers[suffix.trimmingCharacters(in: .whitespaces)], prefix.isEmpty, offset == 0
    {
      factor *= unit
    } else {
      (self.prefix, self.suffix) = (prefix, suffix)
    }
  }

  /// Abbreviations of large numbers that cannot be mistaken for a unit, unlike "K" (kelvin) and "B" (bytes). The
  /// numbers are spoken as words.
  private static let largeNumbers = [
    "M": 1e6, "Mio.": 1e6, "bn": 1e9, "Mrd.": 1e9, "万": 1e4, "億": 1e8,
  ]

  /// Returns the line through the lowest and the highest label.
  private static func line(_ pairs: [(Double, Double)]) -> (slope: Double, base: Double)? {
    guard let low = pairs.min(by: { $0.0 < $1.0 }), let high = pairs.max(by: { $0.0 < $1.0 }), low.0 < high.0,
      low.1 != high.1
    else { return nil }
    let slope = (high.1 - low.1) / (high.0 - low.0)
    return (slope, low.1 - slope * low.0)
  }
}

/// A label that is one number with text around it.
struct WrittenNumber {
  let value: Double
  let prefix: String
  let suffix: String
  /// The tolerance of the text: half a unit of its last digit.
  let tolerance: Double

  /// Returns `nil` for a text without a number, or with several.
  init?(_ text: String, locale: Locale) {
    let letters = Array(Self.western(text))
    guard var start = letters.firstIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
    let symbols = NumberSymbols(locale)
    let decimal = (symbols?.decimal ?? locale.decimalSeparator)?.first ?? "."
    let group = (symbols?.group ?? locale.groupingSeparator)?.first ?? ","
    let grouping: [Character] = [group, "\u{A0}", "\u{202F}", "’"]
    var digits = ""
    var places: Int?
    var end = start
    while end < letters.count {
      let letter = letters[end]
      let isBeforeDigit = end + 1 < letters.count && letters[end + 1].isASCII && letters[end + 1].isNumber
      if letter.isASCII, letter.isNumber {
        digits.append(letter)
        places = places.map { $0 + 1 }
      } else if letter == decimal, places == nil, isBeforeDigit {
        digits.append(".")
        places = 0
      } else if !(grouping.contains(letter) && places == nil && isBeforeDigit) {
        break
      }
      end += 1
    }
    var isNegative = false
    if start > 0, ["-", "−", "–"].contains(letters[start - 1]) {
      isNegative = true
      start -= 1
    }
    var (lead, rest) = (letters[..<start], String(letters[end...]))
    // A sign can come before the unit, as in -$500. Parentheses mean a negative number, as in ($500).
    lead.removeAll { ["\u{200E}", "\u{200F}", "\u{61C}"].contains($0) }
    if let sign = lead.first, ["-", "−", "–"].contains(sign) {
      isNegative = true
      lead.removeFirst()
    } else if lead.first == "(", rest.last == ")" {
      isNegative = true
      lead.removeFirst()
      rest.removeLast()
    }
    guard let value = Double(digits), !rest.contains(where: \.isNumber) else { return nil }
    self.value = isNegative ? -value : value
    (prefix, suffix) = (String(lead), rest)
    tolerance = 0.5 * pow(10, -Double(places ?? 0)) * (places == nil && value >= 10 ? 1e-6 : 1) + 1e-9 * value
    guard prefix.count <= 4, suffix.count <= 12 else { return nil }
  }

  /// Returns the text with decimal digits of all scripts as 0 to 9. Superscript digits do not change.
  static func western(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return String(
      text.map { character in
        guard !character.isASCII, let digit = character.wholeNumberValue, digit < 10,
          character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
        else { return character }
        return Character(String(digit))
      })
  }
}

/// Numbers that an axis displays as times of the day or as durations.
struct ClockWriting: Sendable {
  /// The number of minutes per unit of the axis, and the number of minutes at zero.
  private let minutes: Double
  private let base: Double
  private let isTwelve: Bool
  private let isPadded: Bool
  private let hasMinutes: Bool
  /// The texts for the two halves of the day.
  private let halves: (String, String)

  /// Whether values are times of the day rather than durations.
  let isTimeOfDay: Bool

  init?(_ written: [(number: Double, text: String)]) {
    let times = written.filter { !$0.text.isEmpty }.map { (number: $0.number, time: Time($0.text)) }
    guard times.count > 1, times.allSatisfy({ $0.time != nil }) else { return nil }
    let clockTimes = times.compactMap { entry in entry.time.map { (entry.number, $0) } }
    let isTwelve = clockTimes.contains { $0.1.half != nil }
    // The unit of the axis is an hour, a minute, a second or a day.
    for minutes in [60.0, 1, 1.0 / 60, 1_440] {
      let bases = clockTimes.map { Self.day($0.1.minutes - minutes * $0.0) }
      guard let first = bases.first,
        bases.allSatisfy({ min(abs($0 - first), 1_440 - abs($0 - first)) < 0.51 })
      else { continue }
      (self.minutes, base, self.isTwelve) = (minutes, first, isTwelve)
      isPadded = clockTimes.contains { $0.1.isPadded }
      hasMinutes = clockTimes.contains { $0.1.hasMinutes }
      halves = (
        clockTimes.compactMap { $0.1.half }.first { $0.uppercased().hasPrefix("A") } ?? "AM",
        clockTimes.compactMap { $0.1.half }.first { $0.uppercased().hasPrefix("P") } ?? "PM"
      )
      isTimeOfDay = isTwelve || min(first, 1_440 - first) > 0.5
      return
    }
    return nil
  }

  /// Returns a value in the labels' format; with seconds if it is between two minutes.
  func text(_ value: Double) -> String {
    guard value.isFinite, abs(value * minutes) < 1e9 else { return "" }
    let seconds = ((value * minutes + base) * 60).rounded()
    let all = (seconds / 60).rounded(.down)
    // Durations continue after a day.
    let total = Int(isTimeOfDay || all < 0 ? Self.day(all) : all)
    let (hour, minute, second) = (total / 60, abs(total % 60), Int(seconds - all * 60))
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    let end = second == 0 ? "" : ":" + two(second)
    guard isTwelve else {
      return (isPadded && hour < 10 ? "0" : "") + "\(hour):\(two(minute))\(end)"
    }
    let shown = hour % 12 == 0 ? 12 : hour % 12
    let digits = hasMinutes || minute > 0 || second > 0 ? "\(shown):\(two(minute))\(end)" : "\(shown)"
    return "\(digits) \(hour < 12 ? halves.0 : halves.1)"
  }

  private static func day(_ minutes: Double) -> Double {
    let rest = minutes.truncatingRemainder(dividingBy: 1_440)
    return rest < 0 ? rest + 1_440 : rest
  }

  /// A parsed time: "22:00", "08:30", "9 AM".
  private struct Time {
    var minutes: Double
    var half: String?
    var isPadded: Bool
    var hasMinutes: Bool

    init?(_ text: String) {
      let words = text.split(whereSeparator: { $0 == " " || $0 == "\u{202F}" || $0 == "\u{A0}" })
      guard let first = words.first, words.count <= 2 else { return nil }
      let parts = first.split(separator: ":")
      guard let hour = parts.first.flatMap({ Int($0) }), hour >= 0, hour < 1_000 else { return nil }
      let half = words.count == 2 ? String(words[1]) : nil
      guard half.map({ ["AM", "PM", "A.M.", "P.M."].contains($0.uppercased()) }) ?? (parts.count == 2) else {
        return nil
      }
      var minute = 0
      if parts.count == 2 {
        guard parts[1].count == 2, let minuteNumber = Int(parts[1]), (0..<60).contains(minuteNumber) else {
          return nil
        }
        minute = minuteNumber
      } else if parts.count > 2 {
        return nil
      }
      let late = half.map { $0.uppercased().hasPrefix("P") } ?? false
      let clock = half == nil ? hour : hour % 12 + (late ? 12 : 0)
      (minutes, self.half) = (Double(clock * 60 + minute), half)
      (isPadded, hasMinutes) = (first.hasPrefix("0") && parts[0].count == 2, parts.count == 2)
    }
  }
}
