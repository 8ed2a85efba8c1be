import Charts
import SwiftUI

/// Tap or drag: a rule, a point and a label show the value of the nearest day.
struct LollipopChart: View {
  @State private var selected: Sale?

  private func nearest(_ location: CGPoint, _ proxy: ChartProxy, _ geometry: GeometryProxy) -> Sale? {
    guard let plot = proxy.plotFrame.map({ geometry[$0] }),
      let day: Date = proxy.value(atX: location.x - plot.minX)
    else { return nil }
    return season.min { abs($0.day.timeIntervalSince(day)) < abs($1.day.timeIntervalSince(day)) }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Sales by day").font(.headline)
      Chart(season) { sale in
        LineMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
        if sale.id == selected?.id {
          RuleMark(x: .value("Day", sale.day)).foregroundStyle(.gray)
          PointMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
            .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .fit(to: .chart))) {
              Text("\(sale.count) sold").font(.caption.bold())
                .padding(6).background(.background, in: RoundedRectangle(cornerRadius: 6))
            }
        }
      }
      .chartYScale(domain: 0...280)
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle().fill(.clear).contentShape(Rectangle())
            .gesture(
              SpatialTapGesture()
                .onEnded { tap in
                  let nearestSale = nearest(tap.location, proxy, geometry)
                  selected = nearestSale?.id == selected?.id ? nil : nearestSale
                }
                .exclusively(
                  before: DragGesture().onChanged { selected = nearest($0.location, proxy, geometry) }))
        }
      }
      .frame(height: 320)
    }
  }
}
