import Foundation
import ViewValues

/// How often a timeline is looked at.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// As on a screen that is always on; nothing here is.
  case lowFrequency
}

/// The dates at which a ``TimelineView`` is made anew.
public protocol TimelineSchedule {
  /// How often moments are wanted.
  typealias Mode = TimelineScheduleMode
  /// The moments, in their order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Dates in order; the first is the last one at or before the start, where there is one.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at a distance from each other, without an end.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Dates from one on, so many seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The moments, in their order.
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
  /// The start of each minute.
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
  /// These moments alone.
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

  /// The moments, in their order.
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
  /// From a moment on, so many seconds apart.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as a picture is drawn.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// As often as a picture is drawn, so many seconds apart at least, or not while paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// These moments alone.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
