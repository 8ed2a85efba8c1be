import Foundation

/// Timers that follow a program's virtual clock, in seconds since it started.
@MainActor final class ProgramTimers {
  private struct Entry {
    let timer: Timer
    /// When the timer fires next.
    var due: Double
    /// The timer's `fireDate` when `due` was computed. If the program changes it, `due` is computed again.
    var date: Date
  }

  nonisolated init() {}

  /// The timers, in the order in which they were added.
  private var entries: [Entry] = []
  /// The maximum time in seconds between creating and adding a timer, even under load. Within it, a timer counts as
  /// starting with its full interval.
  private static let slack = 0.25
  /// Foundation's minimum interval, in seconds.
  private static let shortest = 1e-4

  /// Adds a timer. No-op if it is already there, as when it is added in several modes.
  func add(_ timer: Timer, at now: Double) {
    guard timer.isValid, !entries.contains(where: { $0.timer === timer }) else { return }
    var delay = timer.fireDate.timeIntervalSinceNow
    // A timer created with only an interval can have a `fireDate` of its creation time.
    if delay < timer.timeInterval, delay <= 0 || delay > timer.timeInterval - Self.slack {
      delay = timer.timeInterval
    }
    entries.append(Entry(timer: timer, due: now + max(delay, 0), date: timer.fireDate))
  }

  /// When the next timer fires; `nil` if there is none within 1e9 s.
  func next(at now: Double) -> Double? {
    entries.removeAll { !$0.timer.isValid }
    for index in entries.indices where entries[index].timer.fireDate != entries[index].date {
      let date = entries[index].timer.fireDate
      (entries[index].date, entries[index].due) = (date, now + max(date.timeIntervalSinceNow, 0))
    }
    return entries.map(\.due).min().flatMap { $0 < 1e9 ? $0 : nil }
  }

  /// Fires the due timers in order. A repeating timer fires once for each elapsed interval.
  func fire(at now: Double) {
    // Tolerate rounding: sums of intervals such as 0.1 are not exact.
    while let due = next(at: now), due <= now + 1e-6,
      let index = entries.firstIndex(where: { $0.due == due })
    {
      let timer = entries[index].timer
      if timer.timeInterval > 0 {
        entries[index].due += max(timer.timeInterval, Self.shortest)
      } else {
        entries.remove(at: index)
      }
      timer.fire()
    }
  }

  /// Invalidates all timers.
  func end() {
    let endedEntries = entries
    entries = []
    for entry in endedEntries { entry.timer.invalidate() }
  }
}
