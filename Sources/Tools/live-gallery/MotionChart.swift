import Charts
import SwiftUI

/// An animated chart: weeks appear and disappear, and a button inside the chart shows a note.
struct MotionChart: View {
  @State private var week = 0
  @State private var isSorted = false
  @State private var showsNote = false

  private var days: [Sale] {
    let days = Array(season.dropFirst(week * 7).prefix(7))
    return isSorted ? days.sorted { $0.count > $1.count } : days
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Week \(week + 1)").font(.headline)
      Chart(days) { sale in
        BarMark(
          x: .value("Day", sale.day.formatted(.dateTime.weekday(.abbreviated))),
          y: .value("Sales", sale.count)
        )
        .annotation {
          if sale.id == days.max(by: { $0.count < $1.count })?.id {
            Button("Best") { withAnimation(.easeOut(duration: 0.5)) { showsNote.toggle() } }
          }
        }
      }
      .chartYScale(domain: 0...250)
      .frame(height: 280)
      if showsNote {
        Text("The best day of the week").padding(8).background(.orange.opacity(0.2), in: Capsule())
          .transition(.move(edge: .leading).combined(with: .opacity))
      }
      HStack(spacing: 16) {
        Button("Next week") { withAnimation(.spring) { week = (week + 1) % 12 } }
        Button(isSorted ? "By day" : "By sales") {
          withAnimation(.easeInOut(duration: 0.6)) { isSorted.toggle() }
        }
      }
    }
  }
}
