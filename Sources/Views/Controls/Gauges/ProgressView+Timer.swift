import Foundation
import OpenChartsViewCore

/// A time interval whose elapsed or remaining part a progress view shows.
struct ProgressTimer {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The elapsed fraction, 0 to 1, or the remaining one if the timer counts down. An empty interval counts as
  /// elapsed.
  func share(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = length > 0 ? min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
    return countsDown ? 1 - passed : passed
  }
}

/// The remaining or elapsed time of a progress view.
public struct DefaultDateProgressLabel {
  let timer: ProgressTimer
}

extension DefaultDateProgressLabel: View {
  /// The time in hours, minutes and seconds.
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

  /// Creates a progress view of the remaining or elapsed part of an interval, with views as labels. A picture shows
  /// the time at which it was made; in a live session the time runs.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(timerInterval, countsDown, label: label(), current: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view of an interval, with a view as label and the time in hours, minutes and seconds.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      timerInterval, countsDown, label: label(),
      current: DefaultDateProgressLabel(
        timer: ProgressTimer(interval: timerInterval, countsDown: countsDown)))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view of an interval, with the time in hours, minutes and seconds.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      timerInterval, countsDown, label: nil,
      current: DefaultDateProgressLabel(
        timer: ProgressTimer(interval: timerInterval, countsDown: countsDown)))
  }
}
