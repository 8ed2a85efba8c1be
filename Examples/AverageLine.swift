import Charts
import SwiftUI

/// An average line with its value written at it.
public struct AverageLine: View {
  let steps: [(day: String, count: Int)] = [
    ("Mon", 6_420), ("Tue", 8_150), ("Wed", 7_310), ("Thu", 10_240), ("Fri", 5_980), ("Sat", 12_760),
    ("Sun", 9_530),
  ]

  var average: Double { Double(steps.map(\.count).reduce(0, +)) / Double(steps.count) }

  public init() {}

  public var body: some View {
    Chart {
      ForEach(steps, id: \.day) { step in
        BarMark(x: .value("Day", step.day), y: .value("Steps", step.count))
          .foregroundStyle(.gray.opacity(0.3))
      }

      RuleMark(y: .value("Average", average))
        .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round))
        .annotation(position: .top, alignment: .leading) {
          Text("Average: \(average, format: .number.precision(.fractionLength(0)))")
            .font(.headline)
            .foregroundStyle(.blue)
            .padding(.trailing, 4)
            .background(.background)
        }
    }
  }
}
