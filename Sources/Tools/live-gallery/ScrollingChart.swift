import Charts
import SwiftUI

/// Scroll by wheel, drag or keys; scrolls end at a Monday.
struct ScrollingChart: View {
  @State private var start = season[0].day

  var body: some View {
    VStack(alignment: .leading) {
      Text("From \(start.formatted(date: .abbreviated, time: .omitted))").font(.headline)
      Chart(season) { sale in
        BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 21 * 86_400)
      .chartScrollPosition(x: $start)
      .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0, weekday: 2)))
      .frame(height: 320)
    }
  }
}
