import Charts
import SwiftUI

/// Loops of marks with conditions and arithmetic, in a chart with loops of views in annotations and an overlay.
struct ConditionalLoops: View {
  struct Day: Identifiable {
    var id: Int
    var date: Date
    var mean: Double
    var station: String
  }

  var days: [Day]
  var weeks: [[Day]]
  var isDaily: Bool
  var mode: Int
  var limit: Double?

  var body: some View {
    Chart {
      if isDaily {
        ForEach(days) { day in
          if day.mean > 3 {
            BarMark(x: .value("Day", day.date, unit: .day), y: .value("Mean", day.mean * 2 + 1))
              .foregroundStyle(by: .value("Station", day.station))
              .opacity(day.mean > 4 ? 1 : 0.5)
          } else {
            LineMark(x: .value("Day", day.date, unit: .day), y: .value("Mean", max(0, day.mean - 2) / 2))
              .interpolationMethod(.monotone)
          }
        }
      } else {
        ForEach(weeks, id: \.first!.id) { week in
          ForEach(week) { day in
            let half = day.mean / 2 + 3
            PointMark(x: .value("Day", day.id), y: .value("Half", half))
              .symbolSize(day.mean * 3 + 4)
              .annotation {
                VStack {
                  ForEach(week) { Text($0.station).font(.caption).padding(.top, $0.mean / 2 + 3) }
                }
              }
          }
        }
      }
      switch mode {
      case 0: RuleMark(y: .value("Freezing", 0))
      case 1: RectangleMark(xStart: .value("Start", 1), xEnd: .value("End", 3 + mode), yStart: nil, yEnd: nil)
      default: AreaPlot(x: "x", y: "y") { x in x * x + 2 }
      }
      if let limit { RuleMark(y: .value("Limit", limit)).lineStyle(StrokeStyle(lineWidth: 2, dash: [3, 2])) }
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        ForEach(days) { day in
          if let x = proxy.position(forX: day.date), let plot = proxy.plotFrame.map({ geometry[$0] }) {
            Text(day.station)
              .foregroundStyle(.white)
              .padding(.trailing, 10)
              .frame(width: max(0, x - 6))
              .position(x: plot.minX + x / 2, y: plot.midY)
          }
        }
      }
    }
  }
}
