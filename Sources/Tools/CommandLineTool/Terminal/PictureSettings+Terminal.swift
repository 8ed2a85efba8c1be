import Foundation
import OpenChartsDisplayList
import OpenChartsTerminalRenderer
import SwiftUI

extension PictureSettings {
  /// The picture for a terminal, with the diagnostics of its chart.
  ///
  /// With `--show`, `--width` and `--height` apply in points, at 8 × 16 points per cell; otherwise they apply to the
  /// file only. The picture is never larger than the window.
  func shown(_ plan: ChartPlan, _ data: PlotData, in terminal: TerminalFacts) throws -> (
    bytes: Data, diagnostics: [String]
  ) {
    let cell = CellTypesetter.cell
    let available = terminal.available
    var chartSize = terminal.chart
    if plan.facet != nil {
      let panels = PanelLayout(plan, data, width: Double(chartSize.columns) * cell.width, medium: .cells)
      chartSize.rows = min(available.rows, Int(panels.height / cell.height))
    }
    func cells(_ points: Double?, _ side: Double, _ automaticCount: Int, _ available: Int) -> Int {
      guard arguments.shows, let points else { return automaticCount }
      return min(max(Int((points / side).rounded()), 1), available)
    }
    let columns = cells(arguments.ownWidth, cell.width, chartSize.columns, available.columns)
    let rows = cells(arguments.ownHeight, cell.height, chartSize.rows, available.rows)
    let isDark = arguments.isDark || terminal.isDark
    let size = ProposedViewSize(
      width: Double(columns) * cell.width, height: Double(rows) * cell.height)
    let medium = terminal.graphics == nil ? PictureView.Medium.cells : .screen
    let renderer = ImageRenderer(content: view(plan, data, isDark: isDark, size, medium))
    let background = terminal.isDark == isDark ? terminal.background : nil
    guard let graphics = terminal.graphics else {
      let scene = renderer.scene(columns: columns, rows: rows)
      var options = TerminalOptions(columns: columns, rows: rows)
      (options.characters, options.colors) = (terminal.characters, terminal.colors)
      options.knowsBackground = terminal.knowsBackground || arguments.isDark
      return (Data(scene.terminal(options, defaultBackground: background).utf8), scene.diagnostics)
    }
    let scale = arguments.ownScale ?? terminal.cell.width / cell.width
    renderer.proposedSize = size
    renderer.scale = scale
    let scene = renderer.scene()
    let bytes = try scene.graphics(
      graphics, cells: (columns, rows), scale: scale,
      defaultBackground: background ?? scene.defaultBackground,
      isInTmux: terminal.isInTmux)
    return (Data(bytes), scene.diagnostics)
  }
}
