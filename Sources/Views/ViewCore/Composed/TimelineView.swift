import Foundation
import ViewValues

/// A view that is made anew at the dates of a schedule.
///
///     TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
///
/// A picture shows the last of the dates that is not in the future; a live session makes the view anew as time passes.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content may depend on.
  public struct Context {
    /// How often the view changes.
    public enum Cadence: Comparable, Sendable {
      /// Many times a second, every second, every minute; views here are always asked for the first.
      case live, seconds, minutes
    }

    /// The date that the view is for.
    public let date: Date
    /// How often the view may change: always `live` here.
    public let cadence: Cadence

    /// On Apple's systems, makes what was shown on a screen that is always on anew; nothing here is kept like that.
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
}

/// The context that content is handed, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView where Content: View {
  /// Content made from the context of each date of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: View where Content: View {
  /// The content for the date of the schedule that holds now.
  public var body: some View { TimelineBody(schedule: schedule, content: content) }
}

private struct TimelineBody<Schedule: TimelineSchedule, Content: View>: View {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  /// Changes at each date of the schedule.
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

/// What a timeline sleeps for. Clocks differ a little: who wakes before the date sleeps once more.
private struct Wake: Equatable {
  var next: Date?
  var tick: Int
}

/// The date of a schedule that holds at a moment, and the one after it.
struct TimelineMoment: Equatable {
  var date: Date
  var next: Date?
  /// A schedule that never comes to the present is left after so many dates.
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
    // Before the first date the view is that of the first.
    date = current ?? next ?? now
    if current == nil, let first = next {
      next = schedule.entries(from: now, mode: .normal).first { $0 > first }
    }
  }
}
