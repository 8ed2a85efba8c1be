import Foundation
import ViewValues

/// How often a timeline is looked at.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The only mode that a ``TimelineView`` asks for here.
  case normal
  /// As on a screen that is always on; nothing here is.
  case lowFrequency
}

/// The dates at which a ``TimelineView`` is made anew.
public protocol TimelineSchedule {
  /// Whether all dates are wanted or only a few.
  typealias Mode = TimelineScheduleMode
  /// The dates, in order; it may have no end.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Dates in order; the first is the last one at or before the start, where there is one.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at a distance from each other, without an end.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Dates from a start on, `interval` seconds apart; none at all where that is not a positive number.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates, which have no end.
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

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Each full minute, beginning with the one that is running.
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    // All time zones of today begin their minutes together.
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates that the author gives, in order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  /// The dates themselves, which have to be in order.
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as the picture can change, in a live session up to sixty times a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Looks at least `minimumInterval` seconds apart; `nil` is a sixtieth. None after the first while it is paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1 / 60)
    isPaused = paused
  }

  /// The dates: without an end, or the first alone while paused.
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
  /// Dates from a start on, `interval` seconds apart.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Each full minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Up to sixty times a second in a live session.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Looks at least `minimumInterval` seconds apart, or only the first while paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// The dates themselves, which have to be in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
