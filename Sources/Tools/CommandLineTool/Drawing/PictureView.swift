import Charts
import OpenChartsChartMath
import OpenChartsTables
import SwiftUI

/// A whole picture: titles, the chart, a background and margins.
struct PictureView: View {
  /// The destination.
  enum Medium {
    /// A file. The picture draws its background.
    case file
    /// Pixels over the terminal's background.
    case screen
    /// Character cells of a terminal. Margins are whole rows.
    case cells
  }

  let plan: ChartPlan
  let data: PlotData
  let theme: Theme
  let zone: ZoneOffsets
  let width: Double
  let height: Double
  /// Whether the picture has no background.
  var isTransparent = false
  var medium = Medium.file
  /// Measures panels; `nil` for charts without panels.
  var ruler: PanelRuler?

  var body: some View {
    VStack(alignment: .leading, spacing: medium == .cells ? 0 : 2) {
      if !plan.title.isEmpty {
        Text(verbatim: plan.title).font(theme.font(1.45, .semibold)).foregroundStyle(theme.title)
          .lineLimit(2)
      }
      if !subtitle.isEmpty {
        Text(verbatim: subtitle).font(theme.font(1.1)).foregroundStyle(theme.label).lineLimit(2)
      }
      chart.padding(.top, plan.title.isEmpty && subtitle.isEmpty || isShort ? 0 : medium == .cells ? 16 : 10)
    }
    .padding(padding)
    .frame(width: width, height: height)
    .background(medium == .file && !isTransparent ? theme.background : .clear)
  }

  private var chart: AnyView {
    if plan.facet != nil {
      return AnyView(
        PanelSheet(
          plan: plan, data: data, theme: theme, zone: zone, width: width - 2 * padding, medium: medium,
          ruler: ruler))
    }
    return plan.isInSpace
      ? AnyView(
        SceneWithViews(plan: plan, data: data, theme: theme, zone: zone, width: width, height: height))
      : AnyView(
        TableChart(
          plan: plan, data: data, theme: theme, zone: zone, width: width, height: height,
          omitsYTitle: medium == .cells && (isShort || titleSaysY)))
  }

  /// Whether a terminal has too few rows for a separate axis title.
  private var isShort: Bool { medium == .cells && height < 14 * 16 }

  /// Whether the chart's title contains the y axis title, which is then omitted to save a row.
  private var titleSaysY: Bool {
    !plan.yAxis.title.isEmpty && plan.title.lowercased().contains(plan.yAxis.title.lowercased())
  }

  private var subtitle: String {
    let text = [plan.subtitle, data.caption].filter { !$0.isEmpty }.joined(separator: " · ")
    return text.withCapital
  }

  private var padding: Double { medium == .cells ? 0 : min(16, max(4, min(width, height) * 0.04)) }
}
