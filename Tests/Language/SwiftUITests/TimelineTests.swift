import Foundation
import SwiftUI
import Testing

@testable import OpenChartsViewCore

@MainActor @Suite struct TimelineTests {
  private let start = Date(timeIntervalSinceReferenceDate: 600_000_030)

  private func moment(_ schedule: some TimelineSchedule, after seconds: Double) -> TimelineMoment {
    TimelineMoment(schedule, at: start.addingTimeInterval(seconds))
  }

  @Test func periodsShowTheLastDateThatHasPassed() {
    let schedule = PeriodicTimelineSchedule(from: start, by: 10)
    for (seconds, date, next) in [(0.0, 0.0, 10.0), (9.9, 0, 10), (25, 20, 30), (1e6 + 1, 1e6, 1e6 + 10)] {
      let moment = moment(schedule, after: seconds)
      #expect(moment.date == start.addingTimeInterval(date) && moment.next == start.addingTimeInterval(next))
    }
    // Before its start, a schedule shows its first entry.
    #expect(moment(schedule, after: -5) == TimelineMoment(schedule, at: start.addingTimeInterval(-1)))
    #expect(moment(schedule, after: -5).date == start)
    #expect(moment(schedule, after: -5).next == start.addingTimeInterval(10))
  }

  @Test func minutesBeginWithTheClocks() {
    let moment = moment(.everyMinute, after: 5)
    let seconds = moment.date.timeIntervalSinceReferenceDate
    #expect(seconds.truncatingRemainder(dividingBy: 60) == 0)
    #expect(moment.next == moment.date.addingTimeInterval(60))
    #expect(moment.date <= start.addingTimeInterval(5))
  }

  @Test func givenDatesEndWithTheLast() {
    let dates = [0.0, 5, 20].map { start.addingTimeInterval($0) }
    #expect(moment(.explicit(dates), after: 7).date == dates[1])
    #expect(moment(.explicit(dates), after: 7).next == dates[2])
    #expect(moment(.explicit(dates), after: 30).date == dates[2])
    #expect(moment(.explicit(dates), after: 30).next == nil)
    #expect(moment(.explicit([]), after: 3).date == start.addingTimeInterval(3))
  }

  @Test func animationsGoOnUntilTheyPause() {
    #expect(moment(.animation, after: 1).next == start.addingTimeInterval(1 + 1 / 60.0))
    #expect(moment(.animation(minimumInterval: 0.5), after: 0).next == start.addingTimeInterval(0.5))
    #expect(moment(.animation(paused: true), after: 1).next == nil)
    #expect(moment(.periodic(from: start, by: 0), after: 1).next == nil)
  }

  @Test func aPictureShowsTheDateOfItsEnvironment() {
    let now = start
    let view = TimelineView(.periodic(from: start.addingTimeInterval(-95), by: 60)) { context in
      Text("\(Int(context.date.timeIntervalSince(now)))")
    }
    let tree = Probe.tree(view, width: 100, height: 100) { $0.now = { now } }
    #expect(tree.draw().list.accessibility.map(\.label) == ["-35"])
  }

  @Test func aSessionMakesTheViewAnewAtEachDate() async throws {
    let began = Date()
    let view = TimelineView(.periodic(from: began, by: 0.05)) { context in
      Text("\(Int((context.date.timeIntervalSince(began) / 0.05).rounded()))")
    }
    let browser = Browser(view)
    var seen: Set<String> = []
    for _ in 0..<100 where seen.count < 4 {
      browser.wait(0.02)
      seen.formUnion(browser.texts())
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(seen.count >= 4)
  }
}
