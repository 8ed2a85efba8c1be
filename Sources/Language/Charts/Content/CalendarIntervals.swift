import Foundation

/// Intervals of calendar units. Caches the last interval of each unit, because rows are usually in order.
@MainActor final class CalendarIntervals {
  private struct Entry {
    var unit: Calendar.Component
    var calendar: Calendar
    var start: Double
    var end: Double
  }
  private var entries: [Entry] = []

  /// Returns the interval that contains a date, in seconds since the reference date. If the calendar has no such
  /// interval, both ends are the date.
  func interval(of unit: Calendar.Component, around seconds: Double, in calendar: Calendar)
    -> (start: Double, end: Double)
  {
    var slot: Int?
    for index in entries.indices where entries[index].unit == unit {
      guard entries[index].calendar == calendar else { continue }
      if seconds >= entries[index].start && seconds < entries[index].end {
        return (entries[index].start, entries[index].end)
      }
      slot = index
    }
    // Calendars fail beyond some millions of years.
    guard abs(seconds) < 1e14,
      let dateInterval = calendar.dateInterval(
        of: unit, for: Date(timeIntervalSinceReferenceDate: seconds))
    else { return (seconds, seconds) }
    let entry = Entry(
      unit: unit, calendar: calendar, start: dateInterval.start.timeIntervalSinceReferenceDate,
      end: dateInterval.end.timeIntervalSinceReferenceDate)
    if let slot { entries[slot] = entry } else { entries.append(entry) }
    return (entry.start, entry.end)
  }
}
