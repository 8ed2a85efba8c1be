import Foundation
import Synchronization

/// A formatter of durations, such as “1h 30m”. Foundation on Linux declares this type but does not implement it.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Proof: all mutable state is behind a lock. `@unchecked` repeats Foundation's own declaration.
  /// The style of units, in English for every locale.
  public enum UnitsStyle: Int, Sendable {
    /// In order of the cases: 1:30:00; 1h 30m; 1 hr, 30 min; 1 hour, 30 minutes; one hour, thirty minutes; 1hr
    /// 30mins.
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The omission of zero values.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Omits leading zeros in the positional style, and all zeros in the others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Omits zeros before the first other value.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Omits zeros between other values.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Omits zeros after the last other value.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Omits all zeros, except a single one.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// In the positional style, pads the first value to two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  private struct Settings {
    var unitsStyle = UnitsStyle.positional
    var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
    var zeroFormattingBehavior = ZeroFormattingBehavior.default
    var maximumUnitCount = 0
    var calendar: Calendar?
  }

  private let settings = Mutex(Settings())

  /// The style of units; `positional` by default.
  open var unitsStyle: UnitsStyle {
    get { settings.withLock { $0.unitsStyle } }
    set { settings.withLock { $0.unitsStyle = newValue } }
  }
  /// The allowed units: years, months, weeks, days, hours, minutes and seconds. Others are ignored.
  open var allowedUnits: NSCalendar.Unit {
    get { settings.withLock { $0.allowedUnits } }
    set { settings.withLock { $0.allowedUnits = newValue } }
  }
  /// The omission of zero values.
  open var zeroFormattingBehavior: ZeroFormattingBehavior {
    get { settings.withLock { $0.zeroFormattingBehavior } }
    set { settings.withLock { $0.zeroFormattingBehavior = newValue } }
  }
  /// The maximum number of units, largest first; 0 means no limit. The rest is cut off, not rounded.
  open var maximumUnitCount: Int {
    get { settings.withLock { $0.maximumUnitCount } }
    set { settings.withLock { $0.maximumUnitCount = newValue } }
  }
  /// The calendar of years, months and days between two dates; the current one if `nil`.
  open var calendar: Calendar? {
    get { settings.withLock { $0.calendar } }
    set { settings.withLock { $0.calendar = newValue } }
  }

  private static let units: [Unit] = [
    Unit(unit: .year, seconds: nil, letter: "y", short: "yr", word: "year"),
    Unit(unit: .month, seconds: nil, letter: "mo", short: "mth", word: "month"),
    Unit(unit: .weekOfMonth, seconds: 604_800, letter: "w", short: "wk", word: "week"),
    Unit(unit: .day, seconds: 86_400, letter: "d", short: "day", word: "day"),
    Unit(unit: .hour, seconds: 3600, letter: "h", short: "hr", word: "hour"),
    Unit(unit: .minute, seconds: 60, letter: "m", short: "min", word: "minute"),
    Unit(unit: .second, seconds: 1, letter: "s", short: "sec", word: "second"),
  ]

  private struct Unit: Sendable {
    let unit: NSCalendar.Unit
    /// The length in seconds; `nil` for years and months, which a calendar counts.
    let seconds: Int?
    let letter: String
    let short: String
    let word: String
  }

  /// The gregorian calendar in Greenwich Mean Time, where each day has 24 hours.
  private static let evenDays: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// Formats a duration in seconds; `nil` if it is not finite or no unit is allowed. Years and months are counted
  /// from January 1, 2001.
  open func string(from ti: TimeInterval) -> String? {
    text(seconds: ti, from: Date(timeIntervalSinceReferenceDate: 0), in: Self.evenDays)
  }

  /// Formats a duration in parts, such as hours and minutes; `nil` if no unit is allowed. Years and months are
  /// counted from January 1, 2001.
  open func string(from components: DateComponents) -> String? {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return Self.evenDays.date(byAdding: components, to: start).flatMap {
      text(seconds: $0.timeIntervalSince(start), from: start, in: Self.evenDays)
    }
  }

  /// Formats the time between two dates; negative if the second is earlier, and `nil` if no unit is allowed.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(seconds: endDate.timeIntervalSince(startDate), from: startDate, in: calendar ?? .current)
  }

  /// Formats a value that is a `TimeInterval`; `nil` for any other value.
  open override func string(for obj: Any?) -> String? {
    (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  /// The longest duration that a calendar divides, in seconds: 10,000 years.
  private static let longestDivision = 3.2e11

  /// Formats a duration; `nil` if no unit is allowed, and for durations of 30 million years or more.
  ///
  /// - Parameter seconds: The duration; negative for one that ends at `start`.
  private func text(seconds: TimeInterval, from start: Date, in calendar: Calendar) -> String? {
    let allowed = Self.units.filter { allowedUnits.contains($0.unit) }
    guard seconds.isFinite, abs(seconds) < 1e15, let last = allowed.last else { return nil }
    let end = start.addingTimeInterval(seconds)
    guard
      let counts = Self.counts(of: allowed, from: min(start, end), to: max(start, end), in: calendar)
    else { return nil }
    var parts = zip(allowed, counts).map { (unit: $0, count: $1) }
    let drops: ZeroFormattingBehavior =
      zeroFormattingBehavior.contains(.default)
      ? (unitsStyle == .positional ? .dropLeading : .dropAll) : zeroFormattingBehavior
    if drops.contains(.dropLeading) { parts = Array(parts.drop { $0.count == 0 }) }
    if drops.contains(.dropTrailing) { while parts.last?.count == 0 { parts.removeLast() } }
    if drops.contains(.dropMiddle), parts.count > 2 {
      parts = parts.enumerated().filter {
        $0.offset == 0 || $0.offset == parts.count - 1 || $0.element.count > 0
      }
      .map(\.element)
    }
    if parts.isEmpty { parts = [(last, 0)] }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let written = write(parts)
    return seconds < 0 ? "-" + written : written
  }

  /// The count of each unit, largest first, between two dates in order. A calendar counts years, months, and days if days
  /// or weeks are allowed; what is left has fixed lengths. `nil` for years and months of more than 10,000 years.
  private static func counts(
    of allowed: [Unit], from start: Date, to end: Date, in calendar: Calendar
  ) -> [Int]? {
    var rest = end.timeIntervalSince(start)
    var large: [Int] = []
    if rest < longestDivision {
      var dates: Set<Calendar.Component> = []
      for unit in allowed where unit.seconds == nil { dates.insert(unit.unit == .year ? .year : .month) }
      // The hours of a day with a change of the clock are 23 or 25, unless days are counted.
      if allowed.contains(where: { ($0.seconds ?? 0) >= 86_400 }) { dates.insert(.day) }
      let whole = calendar.dateComponents(dates, from: start, to: end)
      let reached = calendar.date(byAdding: whole, to: start) ?? end
      large = allowed.filter { $0.seconds == nil }.map { ($0.unit == .year ? whole.year : whole.month) ?? 0 }
      rest = Double(whole.day ?? 0) * 86_400 + end.timeIntervalSince(reached)
    } else if allowed.contains(where: { $0.seconds == nil }) {
      return nil
    }
    var seconds = Int(max(0, rest).rounded(.down))
    return large
      + allowed.compactMap(\.seconds).map { length in
        defer { seconds %= length }
        return seconds / length
      }
  }

  private func write(_ parts: [(unit: Unit, count: Int)]) -> String {
    func plural(_ word: String, _ count: Int) -> String { count == 1 ? word : word + "s" }
    switch unitsStyle {
    case .positional:
      return parts.enumerated().map { index, part in
        (index > 0 || zeroFormattingBehavior.contains(.pad)) && part.count < 10
          ? "0\(part.count)" : "\(part.count)"
      }.joined(separator: ":")
    case .abbreviated: return parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
    case .brief:
      return parts.map { "\($0.count)\(plural($0.unit.short, $0.count))" }.joined(separator: " ")
    case .short:
      return parts.map { part in
        let isTime = (part.unit.seconds ?? .max) < 86_400
        return "\(part.count) \(isTime ? part.unit.short : plural(part.unit.short, part.count))"
      }.joined(separator: ", ")
    case .full:
      return parts.map { "\($0.count) \(plural($0.unit.word, $0.count))" }.joined(separator: ", ")
    case .spellOut:
      let numbers = NumberFormatter()
      numbers.numberStyle = .spellOut
      numbers.locale = Locale(identifier: "en_US")
      return parts.map {
        "\(numbers.string(from: NSNumber(value: $0.count)) ?? "\($0.count)") \(plural($0.unit.word, $0.count))"
      }.joined(separator: ", ")
    }
  }
}
