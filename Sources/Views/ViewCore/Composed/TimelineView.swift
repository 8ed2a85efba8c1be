import Foundation
import OpenChartsViewValues

/// A view that updates at the dates of a schedule.
///
///     TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
///
/// A picture shows the last date that is not in the future. A live session updates the view as time passes.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The input of the content.
  public struct Context {
    /// The frequency of updates.
    public enum Cadence: Comparable, Sendable {
      /// Many times per second, every second, every minute. The cadence is always `live`.
      case live, seconds, minutes
    }

    /// The date for which to make the view.
    public let date: Date
    /// The frequency of updates: always `live`.
    public let cadence: Cadence

    /// No-op: there are no always-on displays.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
}

/// The type of the context, independent of the schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView where Content: View {
  /// Creates content for each date of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: View where Content: View {
  /// The content for the current date of the schedule.
  public var body: some View { TimelineBody(schedule: schedule, content: content) }
}

private struct TimelineBody<Schedule: TimelineSchedule, Content: View>: View {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  /// Changes at each date of the schedule, to update the view.
  @State private var tick = 0
  @Environment(\.now) private var now
  @Environment(\.lifetime) private var lifetime

  var body: some View {
    let _ = tick
    let moment = TimelineMoment(schedule, at: now())
    let view = content(TimelineViewDefaultContext(date: moment.date, cadence: .live))
    if lifetime > 0 {
      view.task(id: Wake(next: moment.next, tick: tick)) {
        guard let next = moment.next else { return }
        let delay = max(next.timeIntervalSince(now()), 0)
        guard delay <= lifetime else { return }
        do { try await Task.sleep(for: .seconds(min(delay, 1e8))) } catch { return }
        tick += 1
      }
    } else {
      view
    }
  }
}

/// The next date to wait for. If a clock wakes up early, the wait is repeated.
private struct Wake: Equatable {
  var next: Date?
  var tick: Int
}

/// The current date of a schedule, and the next one.
struct TimelineMoment: Equatable {
  var date: Date
  var next: Date?
  /// The maximum number of dates to read. A schedule that does not reach the present by then stops.
  private static let limit = 100_000

  init(_ schedule: some TimelineSchedule, at now: Date) {
    var current: Date?
    for (index, entry) in schedule.entries(from: now, mode: .normal).enumerated() {
      if entry > now || index == Self.limit {
        next = entry > now ? entry : nil
        break
      }
      current = entry
    }
    // Before the first date, the view shows the first date.
    date = current ?? next ?? now
    if current == nil, let first = next {
      next = schedule.entries(from: now, mode: .normal).first { $0 > first }
    }
  }
}
