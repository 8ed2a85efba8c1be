import ChartMath
import Charts
import SwiftUI
import Tables

/// A whole picture: titles, the chart, a ground and room around.
struct PictureView: View {
  let plan: ChartPlan
  let data: PlotData
  let look: Look
  let zone: ZoneOffsets
  let width: Double
  let height: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      if !plan.title.isEmpty {
        Text(verbatim: plan.title).font(look.font(1.45, .semibold)).foregroundStyle(look.title)
          .lineLimit(2)
      }
      if !subtitle.isEmpty {
        Text(verbatim: subtitle).font(look.font(1.1)).foregroundStyle(look.label).lineLimit(2)
      }
      chart.padding(.top, plan.title.isEmpty && subtitle.isEmpty ? 0 : 10)
    }
    .padding(padding)
    .frame(width: width, height: height)
    .background(look.ground)
  }

  private var chart: AnyView {
    plan.isInSpace
      ? AnyView(SceneWithViews(plan: plan, data: data, look: look, zone: zone, width: width, height: height))
      : AnyView(TableChart(plan: plan, data: data, look: look, zone: zone, width: width))
  }

  private var subtitle: String {
    [plan.subtitle, data.caption].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private var padding: Double { min(16, max(4, min(width, height) * 0.04)) }
}
