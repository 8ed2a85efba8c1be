import Foundation
import OpenChartsChartMath
import OpenChartsTerminalRenderer
import SwiftUI

/// Several small charts on one sheet, each above the command that draws it alone.
@MainActor
struct SuggestionSheet {
  let settings: PictureSettings
  let charts: [Suggestion]

  init(_ settings: PictureSettings, _ charts: [Suggestion]) throws(UsageError) {
    var arguments = settings.arguments
    arguments.fontSize = arguments.fontSize ?? Self.fontSize
    self.settings = try PictureSettings(arguments)
    self.charts = charts
  }

  /// The number of charts if `--suggest` has no value.
  static let standardCount = 6
  private static let fontSize = 8.0
  /// The height of the command below a chart, in points.
  private static let commandHeight = 44.0

  /// The number of charts side by side.
  var columns: Int { charts.count <= 2 ? charts.count : charts.count <= 4 ? 2 : 3 }
  var rows: Int { (charts.count + columns - 1) / columns }

  /// The size of the sheet in points. Without `--width` and `--height` each chart has 320 by 220.
  var size: CGSize {
    CGSize(
      width: settings.arguments.ownWidth ?? Double(columns) * 320,
      height: settings.arguments.ownHeight ?? Double(rows) * (220 + Self.commandHeight))
  }

  func view(isDark: Bool) -> some View {
    let cell = CGSize(
      width: size.width / Double(columns), height: size.height / Double(rows) - Self.commandHeight)
    let theme = Theme(
      isDark: isDark, fontSize: Self.fontSize,
      numberSymbols: NumberSymbols(of: Locale(identifier: settings.arguments.locale)),
      paletteName: settings.arguments.palette, brand: settings.arguments.brand)
    return grid { chart in
      VStack(alignment: .leading, spacing: 0) {
        picture(chart, cell, isDark: isDark, .file)
        Text(verbatim: chart.command).font(.system(size: 8, design: .monospaced))
          .foregroundStyle(theme.label).lineLimit(4)
          .frame(width: max(cell.width - 24, 1), height: Self.commandHeight, alignment: .topLeading)
          .padding(.leading, 12)
      }
      .frame(width: cell.width, height: cell.height + Self.commandHeight)
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .background(settings.arguments.isTransparent ? .clear : theme.background)
  }

  /// The sheet as a picture, in both appearances for `--adaptive`.
  var scene: RenderedScene {
    var result = scene(isDark: settings.arguments.isDark)
    if settings.arguments.isAdaptive { result.adapt(toDark: scene(isDark: true)) }
    return result
  }

  private func scene(isDark: Bool) -> RenderedScene {
    let renderer = ImageRenderer(content: view(isDark: isDark))
    renderer.proposedSize = ProposedViewSize(width: size.width, height: size.height)
    renderer.scale = settings.arguments.scale
    renderer.drawsTextAsOutlines = settings.arguments.hasOutlines
    return renderer.scene()
  }

  func html() -> String {
    PageBuilder(
      proposal: ProposedViewSize(width: size.width, height: size.height), scale: settings.arguments.scale
    ) { appearance, _ in view(isDark: settings.arguments.isDark || appearance.isDark) }.html()
  }

  // MARK: Terminals

  /// The smallest height of a chart in a terminal, in rows.
  private static let leastRows = 8

  /// The number of charts that a terminal shows at once, with a line for the command of each.
  static func capacity(in terminal: TerminalFacts) -> Int {
    let perRow = terminal.columns >= 72 ? 2 : 1
    let chartCount = (1...PlotArguments.mostSuggestions).last { count in
      count + (count + perRow - 1) / perRow * leastRows < terminal.rows
    }
    return chartCount ?? 1
  }

  /// The sheet for a terminal, without commands, which are printed below it.
  func shown(in terminal: TerminalFacts) throws -> Data {
    let cell = CellTypesetter.cell
    let perRow = terminal.columns >= 72 ? min(2, charts.count) : 1
    let rows = (charts.count + perRow - 1) / perRow
    let columnsPerChart = min(terminal.columns, 160) / perRow
    let rowsPerChart = max(Self.leastRows, min(16, (terminal.rows - 1 - charts.count) / rows))
    let size = CGSize(width: Double(columnsPerChart) * cell.width, height: Double(rowsPerChart) * cell.height)
    let isDark = settings.arguments.isDark || terminal.isDark
    let medium = terminal.graphics == nil ? PictureView.Medium.cells : .screen
    let view = grid(perRow: perRow) { picture($0, size, isDark: isDark, medium) }
    let renderer = ImageRenderer(content: view)
    let (columns, lines) = (columnsPerChart * perRow, rowsPerChart * rows)
    let background = terminal.isDark == isDark ? terminal.background : nil
    guard let graphics = terminal.graphics else {
      var options = TerminalOptions(columns: columns, rows: lines)
      (options.characters, options.colors) = (terminal.characters, terminal.colors)
      options.knowsBackground = terminal.knowsBackground || settings.arguments.isDark
      return Data(
        renderer.scene(columns: columns, rows: lines).terminal(options, defaultBackground: background).utf8)
    }
    let scale = settings.arguments.ownScale ?? terminal.cell.width / cell.width
    renderer.proposedSize = ProposedViewSize(
      width: Double(columns) * cell.width, height: Double(lines) * cell.height)
    renderer.scale = scale
    let scene = renderer.scene()
    return Data(
      try scene.graphics(
        graphics, cells: (columns, lines), scale: scale,
        defaultBackground: background ?? scene.defaultBackground,
        isInTmux: terminal.isInTmux))
  }

  // MARK: Views

  private func picture(
    _ chart: Suggestion, _ size: CGSize, isDark: Bool, _ medium: PictureView.Medium
  ) -> some View {
    settings.view(
      chart.plan, chart.data, isDark: isDark, ProposedViewSize(width: size.width, height: size.height), medium
    )
  }

  private func grid(perRow: Int? = nil, _ cell: @escaping (Suggestion) -> some View) -> some View {
    let perRow = perRow ?? columns
    let rows = stride(from: 0, to: charts.count, by: perRow).map { start in
      Array(start..<min(start + perRow, charts.count))
    }
    return VStack(alignment: .leading, spacing: 0) {
      ForEach(rows, id: \.first) { row in
        HStack(alignment: .top, spacing: 0) {
          ForEach(row, id: \.self) { index in cell(charts[index]) }
        }
      }
    }
  }
}
