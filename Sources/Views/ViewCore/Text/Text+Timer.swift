import Foundation
import ViewValues

extension Text {
  /// The time in an interval as hours, minutes and seconds: what is left of it, or what has passed.
  ///
  /// - Parameters:
  ///   - timerInterval: From when to when the time runs. Before it and after it the text stands still.
  ///   - pauseTime: When the time stopped; `nil` goes on.
  ///   - countsDown: Whether it is what is left.
  ///   - showsHours: Whether hours are written; where not, the minutes go on beyond 59.
  ///
  /// A picture shows the time of its making; in a live session it runs.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      content: TimerContent(
        interval: timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

/// The time that an interval has left, or that has passed of it.
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
    // A second is left until it has passed whole.
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

private struct TextMomentKey: EnvironmentKey { static var defaultValue: Date? { nil } }

extension EnvironmentValues {
  /// The moment that texts of running time are written for, while somebody sees to it that they run.
  var runningMoment: Date? {
    get { self[TextMomentKey.self] }
    set { self[TextMomentKey.self] = newValue }
  }

  /// The moment that texts of running time are written for.
  var textMoment: Date { runningMoment ?? now() }
}
