import Foundation

/// Timers that keep to a clock of a program's own, in seconds since it began.
@MainActor final class ProgramTimers {
  private struct Entry {
    let timer: Timer
    /// When it fires next.
    var due: Double
    /// What its own date was as that was worked out: who sets another has it fire then.
    var date: Date
  }

  nonisolated init() {}

  /// In the order in which they came.
  private var entries: [Entry] = []
  /// As long as a timer's author may have taken from making it to adding it: a timer that goes on is begun with its
  /// interval, whatever load the machine is under.
  private static let slack = 0.25
  /// Foundation's shortest interval.
  private static let shortest = 1e-4

  /// Adds a timer, once in however many modes.
  func add(_ timer: Timer, at now: Double) {
    guard timer.isValid, !entries.contains(where: { $0.timer === timer }) else { return }
    var delay = timer.fireDate.timeIntervalSinceNow
    // Foundation here gives one that is made with an interval alone the date of that moment.
    if delay < timer.timeInterval, delay <= 0 || delay > timer.timeInterval - Self.slack {
      delay = timer.timeInterval
    }
    entries.append(Entry(timer: timer, due: now + max(delay, 0), date: timer.fireDate))
  }

  /// When the first one fires; `nil` where there is none, or only such as wait for decades.
  func next(at now: Double) -> Double? {
    entries.removeAll { !$0.timer.isValid }
    for place in entries.indices where entries[place].timer.fireDate != entries[place].date {
      let date = entries[place].timer.fireDate
      (entries[place].date, entries[place].due) = (date, now + max(date.timeIntervalSinceNow, 0))
    }
    return entries.map(\.due).min().flatMap { $0 < 1e9 ? $0 : nil }
  }

  /// Fires those that are due, one after the other, as often as they are.
  func fire(at now: Double) {
    // Intervals such as a tenth do not add up to whole seconds.
    while let due = next(at: now), due <= now + 1e-6,
      let place = entries.firstIndex(where: { $0.due == due })
    {
      let timer = entries[place].timer
      if timer.timeInterval > 0 {
        entries[place].due += max(timer.timeInterval, Self.shortest)
      } else {
        entries.remove(at: place)
      }
      timer.fire()
    }
  }

  /// They never fire again.
  func end() {
    let all = entries
    entries = []
    for entry in all { entry.timer.invalidate() }
  }
}
