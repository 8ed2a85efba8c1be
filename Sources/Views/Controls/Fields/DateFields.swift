import Foundation
import OpenChartsViewCore

/// Dates in the format of HTML date and time fields, in a time zone: `2024-05-03` and `14:05`.
struct DateFields {
  private let calendar: Calendar

  /// HTML fields are always Gregorian. Only the time zone is used.
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

  /// Parses a day and combines it with the time of `date`; `nil` if the text is not a valid day.
  func date(day text: String, time date: Date) -> Date? {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2],
      (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    (parts.year, parts.month, parts.day) = (year, month, day)
    return calendar.date(from: parts)
  }

  /// Parses a time and combines it with the day of `date`; `nil` if the text is not a valid time.
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
