import Foundation
import OpenChartsViewValues

/// The frequency of a timeline's updates.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// Normal frequency, the only mode that ``TimelineView`` requests.
  case normal
  /// The low frequency of an always-on display. Never requested.
  case lowFrequency
}

/// The dates at which a ``TimelineView`` updates.
public protocol TimelineSchedule {
  /// The frequency of updates.
  typealias Mode = TimelineScheduleMode
  /// The sequence of dates, in ascending order. It may be infinite.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns dates in ascending order. The first is the last date at or before `startDate`, if there is one.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// An infinite sequence of dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates dates from `startDate` on, `interval` seconds apart. No dates if `interval` is not positive.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var step: Double

    public mutating func next() -> Date? {
      guard interval > 0, interval.isFinite else { return nil }
      defer { step += 1 }
      return start.addingTimeInterval(step * interval)
    }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(start) / interval
    return Entries(start: start, interval: interval, step: max(0, passed.rounded(.down)))
  }
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule of all full minutes, beginning with the current one.
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    // Minutes start at the same time in all current time zones.
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates given by the author, in ascending order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  /// Creates a schedule from dates, which must be in ascending order.
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule for animation, in a live session up to 60 times per second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates dates at least `minimumInterval` seconds apart; `nil` means 1/60. While `paused`, there is only the
  /// first date.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1 / 60)
    isPaused = paused
  }

  /// The dates: without an end, or only the first while paused.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var dates: PeriodicTimelineSchedule.Entries
    let isPaused: Bool

    public mutating func next() -> Date? {
      if isPaused, dates.step > 0 { return nil }
      return dates.next()
    }
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      dates: PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode),
      isPaused: isPaused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns dates from `startDate` on, `interval` seconds apart.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Updates at each full minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Up to 60 times per second in a live session.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Returns dates at least `minimumInterval` seconds apart, or only the first while paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of dates, which must be in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
