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
  /// The allowed units: weeks, days, hours, minutes and seconds. Others are ignored.
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
  /// Stored, but has no effect: units have fixed lengths.
  open var calendar: Calendar? {
    get { settings.withLock { $0.calendar } }
    set { settings.withLock { $0.calendar = newValue } }
  }

  private static let units:
    [(unit: NSCalendar.Unit, seconds: Int, letter: String, short: String, word: String)] = [
      (.weekOfMonth, 604_800, "w", "wk", "week"), (.day, 86_400, "d", "day", "day"),
      (.hour, 3600, "h", "hr", "hour"), (.minute, 60, "m", "min", "minute"),
      (.second, 1, "s", "sec", "second"),
    ]

  /// Formats a duration in seconds; `nil` if it is not finite or no unit is allowed.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let allowed = Self.units.filter { allowedUnits.contains($0.unit) }
    guard let last = allowed.last else { return nil }
    var rest = Int(abs(ti).rounded(.down)) / last.seconds * last.seconds
    var parts = allowed.map { unit in
      defer { rest %= unit.seconds }
      return (unit: unit, count: rest / unit.seconds)
    }
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
    let text = write(parts.map { ($0.count, $0.unit.letter, $0.unit.short, $0.unit.word) })
    return ti < 0 ? "-" + text : text
  }

  /// Formats a duration in parts, such as hours and minutes; `nil` if no unit is allowed. Months and years have the
  /// lengths of those from January 1, 2001.
  open func string(from components: DateComponents) -> String? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// Formats the time between two dates; negative if the second is earlier.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Formats a value that is a `TimeInterval`; `nil` for any other value.
  open override func string(for obj: Any?) -> String? {
    (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  private func write(_ parts: [(count: Int, letter: String, short: String, word: String)]) -> String {
    func plural(_ word: String, _ count: Int) -> String { count == 1 ? word : word + "s" }
    switch unitsStyle {
    case .positional:
      return parts.enumerated().map { index, part in
        (index > 0 || zeroFormattingBehavior.contains(.pad)) && part.count < 10
          ? "0\(part.count)" : "\(part.count)"
      }.joined(separator: ":")
    case .abbreviated: return parts.map { "\($0.count)\($0.letter)" }.joined(separator: " ")
    case .brief:
      return parts.map {
        "\($0.count)\($0.short == "day" ? plural("day", $0.count) : plural($0.short, $0.count))"
      }
      .joined(separator: " ")
    case .short:
      return parts.map { "\($0.count) \($0.short == "day" ? plural("day", $0.count) : $0.short)" }
        .joined(separator: ", ")
    case .full: return parts.map { "\($0.count) \(plural($0.word, $0.count))" }.joined(separator: ", ")
    case .spellOut:
      let numbers = NumberFormatter()
      numbers.numberStyle = .spellOut
      numbers.locale = Locale(identifier: "en_US")
      return parts.map {
        "\(numbers.string(from: NSNumber(value: $0.count)) ?? "\($0.count)") \(plural($0.word, $0.count))"
      }.joined(separator: ", ")
    }
  }
}
