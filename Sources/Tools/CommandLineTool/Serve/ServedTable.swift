import Observation
import SwiftUI

/// The chart of a table that pages currently show.
@MainActor @Observable final class ServedTable {
  private(set) var plan: ChartPlan
  private(set) var data: PlotData

  init(_ drawn: EngineInput.Drawn) { (plan, data) = (drawn.plan, drawn.data) }

  /// Animates the chart of every page to a new chart.
  func show(_ drawn: EngineInput.Drawn) -> Bool {
    guard drawn.plan != plan || drawn.data != data else { return false }
    withAnimation(.easeInOut(duration: 0.8)) { (plan, data) = (drawn.plan, drawn.data) }
    return true
  }
}

/// A table's chart on a page, in the size of the window and the user's appearance.
struct ServedChart: View {
  let table: ServedTable
  let settings: PictureSettings
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    GeometryReader { geometry in
      let neededHeight = settings.height(table.plan, table.data, width: geometry.size.width)
      if table.plan.facet != nil, neededHeight > geometry.size.height {
        ScrollView { view(CGSize(width: geometry.size.width, height: neededHeight)) }
      } else {
        view(geometry.size)
      }
    }
    .environment(\.backgroundStyle, settings.backgroundStyle(isDark: isDark))
  }

  private var isDark: Bool { settings.arguments.isDark || scheme == .dark }

  private func view(_ size: CGSize) -> some View {
    settings.view(table.plan, table.data, isDark: isDark, ProposedViewSize(size))
  }
}
