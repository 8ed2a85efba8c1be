import Foundation
import ViewCore

/// An interval of time of which a progress view shows what has passed or what is left.
struct ProgressTimer {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// 0 to 1.
  func share(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = length > 0 ? min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
    return countsDown ? 1 - passed : passed
  }
}

/// The time that a progress view has left, or that has passed of it.
public struct DefaultDateProgressLabel {
  let timer: ProgressTimer
}

extension DefaultDateProgressLabel: View {
  /// Hours, minutes and seconds.
  public var body: some View { Text(timerInterval: timer.interval, countsDown: timer.countsDown) }
}

extension ProgressView {
  fileprivate init(
    _ interval: ClosedRange<Date>, _ countsDown: Bool, label: Label?, current: CurrentValueLabel?
  ) {
    self.init(
      share: nil, label: label, current: current,
      timer: ProgressTimer(interval: interval, countsDown: countsDown))
  }

  /// The time in an interval, as a share that is left of it or has passed, with views as labels. A picture shows the time
  /// of its making; in a live session it runs.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(timerInterval, countsDown, label: label(), current: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// The time in an interval, with a view as label and the time in hours, minutes and seconds.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      timerInterval, countsDown, label: label(),
      current: DefaultDateProgressLabel(
        timer: ProgressTimer(interval: timerInterval, countsDown: countsDown)))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// The time in an interval, with the time in hours, minutes and seconds.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      timerInterval, countsDown, label: nil,
      current: DefaultDateProgressLabel(
        timer: ProgressTimer(interval: timerInterval, countsDown: countsDown)))
  }
}
