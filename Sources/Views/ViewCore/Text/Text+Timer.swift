import Foundation
import OpenChartsViewValues

extension Text {
  /// Creates a text of the remaining or elapsed time of an interval, in hours, minutes and seconds.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval in which the time runs. Before and after it the text is constant.
  ///   - pauseTime: The date at which the timer is paused; `nil` if it runs.
  ///   - countsDown: Whether to show the remaining time.
  ///   - showsHours: Whether to show hours; if not, minutes continue beyond 59.
  ///
  /// A picture shows the time at which it was made; in a live session the time runs.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      content: TimerContent(
        interval: timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

/// The remaining or elapsed time of an interval.
private final class TimerContent: TextContent {
  let interval: ClosedRange<Date>
  let pause: Date?
  let countsDown: Bool
  let showsHours: Bool

  init(interval: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool) {
    (self.interval, self.pause) = (interval, pause)
    (self.countsDown, self.showsHours) = (countsDown, showsHours)
  }

  var ticks: Bool { pause == nil }

  func append(to pieces: inout TextPieces, _ attributes: TextAttributes) {
    let environment = pieces.environment
    let now = min(max(pause ?? environment.textMoment, interval.lowerBound), interval.upperBound)
    // Remaining seconds are rounded up, elapsed ones down.
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(now).rounded(.up)
      : now.timeIntervalSince(interval.lowerBound).rounded(.down)
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    let format = Duration.TimeFormatStyle(pattern: pattern, locale: environment.locale)
    pieces.append(format.format(.seconds(seconds)), attributes)
  }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? TimerContent else { return false }
    return interval == other.interval && pause == other.pause && countsDown == other.countsDown
      && showsHours == other.showsHours
  }
}

extension EnvironmentValues {
  /// The date for which running texts are formatted, set by the view that updates them; `nil` if there is none.
  @Entry var runningMoment: Date?

  /// The date for which running texts are formatted.
  var textMoment: Date { runningMoment ?? now() }
}
