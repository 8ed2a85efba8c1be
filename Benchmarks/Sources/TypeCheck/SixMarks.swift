import Charts
import SwiftUI

/// Six marks and twelve modifiers in one body, which the compiler checks as one expression.
struct SixMarks: View {
  struct Day: Identifiable {
    var id: Int
    var mean: Double
    var low: Double
    var high: Double
    var station: String
  }

  var days: [Day]

  var body: some View {
    Chart(days) { day in
      AreaMark(x: .value("Day", day.id), yStart: .value("Low", day.low), yEnd: .value("High", day.high))
        .foregroundStyle(by: .value("Station", day.station))
        .opacity(0.3)
      LineMark(x: .value("Day", day.id), y: .value("Mean", day.mean))
        .foregroundStyle(by: .value("Station", day.station))
        .interpolationMethod(.catmullRom)
        .lineStyle(StrokeStyle(lineWidth: 2))
      PointMark(x: .value("Day", day.id), y: .value("Mean", day.mean))
        .symbol(by: .value("Station", day.station))
        .symbolSize(30)
      BarMark(x: .value("Day", day.id), y: .value("High", day.high), width: .fixed(4))
        .foregroundStyle(.gray.opacity(0.2))
        .cornerRadius(2)
      RectangleMark(x: .value("Day", day.id), y: .value("Low", day.low), width: 6, height: 6)
        .foregroundStyle(.orange)
      RuleMark(y: .value("Freezing", 0))
        .foregroundStyle(.blue)
        .annotation(position: .top, alignment: .leading) { Text("0 °C").font(.caption) }
    }
  }
}
