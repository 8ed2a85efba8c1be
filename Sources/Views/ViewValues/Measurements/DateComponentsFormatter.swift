import Foundation
import Synchronization

/// Writes lengths of time, such as “1h 30m”; Foundation on Linux has only the name of this type.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Proof: it has to be repeated, as Foundation says it of every formatter; all that changes here is behind a lock.
  /// How units are written, in English whatever the locale.
  public enum UnitsStyle: Int, Sendable {
    /// 1:30:00; 1h 30m; 1 hr, 30 min; 1 hour, 30 minutes; one hour, thirty minutes; 1hr 30mins.
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// Which values of zero are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading zeros are left out between colons, all zeros elsewhere.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Zeros before the first other value are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Zeros after the last other value are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros are left out but a single one.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Between colons the first value has two digits too.
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

  /// How units are written; positional unless set.
  open var unitsStyle: UnitsStyle {
    get { settings.withLock { $0.unitsStyle } }
    set { settings.withLock { $0.unitsStyle = newValue } }
  }
  /// The units that may be written: weeks, days, hours, minutes and seconds; others are passed over.
  open var allowedUnits: NSCalendar.Unit {
    get { settings.withLock { $0.allowedUnits } }
    set { settings.withLock { $0.allowedUnits = newValue } }
  }
  /// Which values of zero are left out.
  open var zeroFormattingBehavior: ZeroFormattingBehavior {
    get { settings.withLock { $0.zeroFormattingBehavior } }
    set { settings.withLock { $0.zeroFormattingBehavior = newValue } }
  }
  /// How many units are written at the most, the largest first; 0 for all. What is left over is not rounded in.
  open var maximumUnitCount: Int {
    get { settings.withLock { $0.maximumUnitCount } }
    set { settings.withLock { $0.maximumUnitCount = newValue } }
  }
  /// Kept; lengths of units do not depend on it here.
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

  /// A length of time in seconds; `nil` where it is no number or no unit is allowed.
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

  /// The time from one moment to another; negative where the second is earlier.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// The same for any value that is a `TimeInterval`; `nil` for anything else.
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
