import Foundation
import ViewCore

/// Dates as HTML's fields for them write them, in a calendar's time zone: `2024-05-03` and `14:05`.
struct DateFields {
  private let calendar: Calendar

  /// Fields are Gregorian whatever the calendar.
  init(calendar: Calendar, timeZone: TimeZone) {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = timeZone
    self.calendar = gregorian
  }

  func day(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)].joined(separator: "-")
  }

  func time(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return [digits(parts.hour, 2), digits(parts.minute, 2)].joined(separator: ":")
  }

  /// The day that a text names, at the time of a date; `nil` for other texts.
  func date(day text: String, time date: Date) -> Date? {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2],
      (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    (parts.year, parts.month, parts.day) = (year, month, day)
    return calendar.date(from: parts)
  }

  /// The time that a text names, on the day of a date; `nil` for other texts.
  func date(time text: String, day date: Date) -> Date? {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count >= 2, let hour = numbers[0], let minute = numbers[1], (0...23).contains(hour),
      (0...59).contains(minute)
    else { return nil }
    var parts = calendar.dateComponents([.year, .month, .day], from: date)
    (parts.hour, parts.minute) = (hour, minute)
    return calendar.date(from: parts)
  }

  private func digits(_ number: Int?, _ count: Int) -> String {
    let text = String(number ?? 0)
    return String(repeating: "0", count: max(count - text.count, 0)) + text
  }
}
