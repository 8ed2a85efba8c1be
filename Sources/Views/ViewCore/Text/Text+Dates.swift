import Foundation
import OpenChartsViewValues

extension Text {
  /// The format of a date.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Sendable, Codable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The hours and minutes.
    public static let time = DateStyle(kind: .time)
    /// The day, month and year.
    public static let date = DateStyle(kind: .date)
    /// The interval from now, in its two largest units.
    public static let relative = DateStyle(kind: .relative)
    /// The signed interval from now, in its largest unit.
    public static let offset = DateStyle(kind: .offset)
    /// The interval from now in hours, minutes and seconds.
    public static let timer = DateStyle(kind: .timer)
  }
}

/// A date, or an interval of dates.
final class DateContent: TextContent {
  let start: Date
  let end: Date?
  let style: Text.DateStyle

  init(start: Date, end: Date?, style: Text.DateStyle) {
    self.start = start
    self.end = end
    self.style = style
  }

  var ticks: Bool { end == nil && [.timer, .relative, .offset].contains(style.kind) }

  func append(to pieces: inout TextPieces, _ attributes: TextAttributes) {
    pieces.append(string(in: pieces.environment), attributes)
  }

  private func string(in environment: EnvironmentValues) -> String {
    if let end {
      var format = Date.IntervalFormatStyle(date: .omitted, time: .shortened)
      if !environment.calendar.isDate(start, inSameDayAs: end) {
        format = Date.IntervalFormatStyle(date: .abbreviated, time: .shortened)
      }
      format.locale = environment.locale
      format.calendar = environment.calendar
      format.timeZone = environment.timeZone
      return format.format(start..<max(start, end))
    }
    let distance = start.timeIntervalSince(environment.textMoment)
    let away = Duration.seconds(min(abs(distance), 1e15).rounded())
    switch style.kind {
    case .time:
      return Date.FormatStyle(date: .omitted, time: .shortened).localized(in: environment).format(start)
    case .date:
      return Date.FormatStyle(date: .long, time: .omitted).localized(in: environment).format(start)
    case .timer:
      let pattern: Duration.TimeFormatStyle.Pattern =
        abs(distance) >= 3600 ? .hourMinuteSecond : .minuteSecond
      return Duration.TimeFormatStyle(pattern: pattern, locale: environment.locale).format(away)
    case .relative:
      return Duration.UnitsFormatStyle.units(
        allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2
      ).locale(environment.locale).format(away)
    case .offset:
      let amount = Duration.UnitsFormatStyle.units(
        allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1
      ).locale(environment.locale).format(away)
      return (distance < 0 ? "\u{2212}" : "+") + amount
    }
  }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? DateContent else { return false }
    return start == other.start && end == other.end && style == other.style
  }
}
