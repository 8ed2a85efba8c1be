import Charts
import SwiftUI

/// Drag over the plot to select a range of days.
struct BrushChart: View {
  @State private var range: (Date, Date)?

  private var sum: Int? {
    guard let range else { return nil }
    let (a, b) = (min(range.0, range.1), max(range.0, range.1))
    return season.filter { $0.day >= a && $0.day <= b }.reduce(0) { $0 + $1.count }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Sales by day").font(.headline)
      Text(sum.map { "\($0) sold in the marked days" } ?? "Drag over the chart to mark days")
        .foregroundStyle(.secondary)
      Chart {
        ForEach(season) { sale in
          LineMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
            .interpolationMethod(.catmullRom)
        }
        if let (start, end) = range {
          RectangleMark(xStart: .value("From", start), xEnd: .value("To", end))
            .foregroundStyle(.gray.opacity(0.2))
        }
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle().fill(.clear).contentShape(Rectangle())
            .gesture(
              DragGesture()
                .onChanged { drag in
                  guard let plot = proxy.plotFrame.map({ geometry[$0] }) else { return }
                  if let start: Date = proxy.value(atX: drag.startLocation.x - plot.minX),
                    let end: Date = proxy.value(atX: drag.location.x - plot.minX)
                  {
                    range = (start, end)
                  }
                }
                .onEnded { _ in range = nil })
        }
      }
      .frame(height: 320)
    }
  }
}
