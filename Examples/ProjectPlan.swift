import Charts
import SwiftUI

/// A Gantt chart: bars from a start date to an end date, and a rule for a deadline.
public struct ProjectPlan: View {
  struct Job: Identifiable {
    var name: String
    var team: String
    var start: Date
    var end: Date
    var id: String { name }
  }

  let jobs = [
    Job(name: "Research", team: "Design", start: day(2025, 3, 3), end: day(2025, 3, 21)),
    Job(name: "Sketches", team: "Design", start: day(2025, 3, 17), end: day(2025, 4, 4)),
    Job(name: "Prototype", team: "Engineering", start: day(2025, 3, 31), end: day(2025, 5, 2)),
    Job(name: "Build", team: "Engineering", start: day(2025, 4, 28), end: day(2025, 6, 13)),
    Job(name: "Tests", team: "Quality", start: day(2025, 5, 19), end: day(2025, 6, 20)),
    Job(name: "Launch", team: "Quality", start: day(2025, 6, 20), end: day(2025, 6, 30)),
  ]

  public init() {}

  public var body: some View {
    Chart {
      ForEach(jobs) { job in
        BarMark(
          xStart: .value("Start", job.start),
          xEnd: .value("End", job.end),
          y: .value("Job", job.name),
          height: .ratio(0.6)
        )
        .foregroundStyle(by: .value("Team", job.team))
        .cornerRadius(4)
      }

      RuleMark(x: .value("Review", day(2025, 5, 5)))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
        .foregroundStyle(.secondary)
        .annotation(position: .top, alignment: .leading) {
          Text("Review")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { _ in AxisValueLabel() }
    }
  }
}
