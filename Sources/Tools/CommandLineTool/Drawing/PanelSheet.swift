import Charts
import OpenChartsChartMath
import OpenChartsTables
import SwiftUI

/// Measures the plot of a chart in a frame.
struct PanelRuler {
  /// Returns the size of the plot; `nil` if there is none.
  let plot: @MainActor (_ chart: TableChart, _ frame: CGSize) -> CGSize?
}

/// Small multiples: a chart for each name, on the same scales.
///
/// The plots have equal sizes. Only panels at the side of the y axis have its labels, and only panels without a panel
/// below have labels of the x axis.
struct PanelSheet: View {
  let data: PlotData
  let theme: Theme
  let zone: ZoneOffsets
  /// Width of the sheet in points.
  let width: Double
  let medium: PictureView.Medium
  let ruler: PanelRuler?
  let plan: ChartPlan
  private let panels: [(name: String, data: PlotData)]
  private let extents: SharedExtents

  init(
    plan: ChartPlan, data: PlotData, theme: Theme, zone: ZoneOffsets, width: Double,
    medium: PictureView.Medium, ruler: PanelRuler?
  ) {
    (self.data, self.theme, self.zone, self.width) = (data, theme, zone, width)
    (self.medium, self.ruler) = (medium, ruler)
    var plan = plan
    if case .numbers? = data.color { plan.colorDomain = plan.colorDomain ?? data.color?.extent }
    if case .numbers? = data.size { plan.sizeDomain = plan.sizeDomain ?? data.size?.extent }
    self.plan = plan
    panels = data.panels(plan)
    extents = SharedExtents(plan, panels)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: isInCells ? 0 : 8) {
      if hasLegend { legend }
      GeometryReader { geometry in sheet(PanelGrid(self, geometry.size)) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: PanelWords(plan, data).overview))
  }

  // MARK: Parts

  private func sheet(_ grid: PanelGrid) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if !titles.y.isEmpty {
        title(titles.y)
          .frame(width: grid.width, height: line, alignment: isYLeading ? .leading : .trailing)
      }
      VStack(alignment: .leading, spacing: grid.gap) {
        ForEach(0..<grid.rows, id: \.self) { row in
          HStack(alignment: .top, spacing: grid.gap) {
            ForEach(grid.panels(inRow: row), id: \.self) { index in panel(index, grid) }
          }
        }
      }
      if !titles.x.isEmpty { title(titles.x).frame(width: grid.width, height: line) }
    }
  }

  private func panel(_ index: Int, _ grid: PanelGrid) -> some View {
    let (labelsX, labelsY) = (grid.hasNoneBelow(index), grid.isAtEdge(index))
    let size = grid.size(index, labelsX: labelsX, labelsY: labelsY)
    let isInside = labelsY && isYLeading
    return VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: panels[index].name).font(theme.font(1.1, .semibold)).foregroundStyle(theme.title)
        .lineLimit(1)
        .frame(width: grid.plot.width, height: line, alignment: .leading)
        .padding(.leading, isInside ? grid.labelWidth : 0)
      chart(panels[index].data, size, grid.plot, labelsX: labelsX, labelsY: labelsY, name: panels[index].name)
        .frame(width: size.width, height: size.height)
    }
    // Below the last panel of a column, labels extend into the empty space of the next row.
    .frame(
      height: line + grid.plot.height + (grid.isInLastRow(index) ? grid.labelHeight : 0), alignment: .top
    )
    .accessibilityElement(children: .contain)
  }

  /// - Parameters:
  ///   - plot: The size of the plot of a panel, which determines the ticks and symbols of all panels.
  ///   - name: The name of the panel, for sentences and tables.
  func chart(
    _ data: PlotData, _ size: CGSize, _ plot: CGSize, labelsX: Bool, labelsY: Bool, name: String = ""
  ) -> TableChart {
    var extents = extents
    var plan = plan
    // A panel with its own scale shows one column: "mean temp", not "mean temp and rain".
    if plan.hasOwnScales, !name.isEmpty, let allNames = plan.facet?.title, !allNames.isEmpty {
      if let title = plan.y?.title { plan.y?.title = title.replacing(allNames, with: name) }
      plan.yAxis.title = plan.yAxis.title.replacing(allNames, with: name)
    }
    if plan.hasOwnScales { extents.y = SharedExtents(plan, [("", data)]).y }
    return TableChart(
      plan: plan, data: data, theme: theme, zone: zone, width: plot.width, height: size.height,
      panel: PanelRole(
        allData: plan.hasOwnScales ? data : self.data, extents: extents, labelsX: labelsX, labelsY: labelsY,
        endPadding: endPadding(plot)))
  }

  /// The largest space that a panel needs for labels to the right of the last x values. All panels reserve it, so that
  /// their x axes are equal.
  private func endPadding(_ plot: CGSize) -> Double {
    guard plan.showsLabels else { return 0 }
    let available = ValueLabels.ChartSize(width: plot.width, height: plot.height, fontSize: theme.fontSize)
    return panels.map {
      ValueLabels(plan: plan, data: $0.data, numberSymbols: theme.numberSymbols, available: available)
        .endPadding
    }
    .max() ?? 0
  }

  /// The legend of all panels: a chart without a plot, whose data have one row for each combination of colour and
  /// symbol.
  private var legend: some View {
    var rows: [Int] = []
    var shownCodes: Set<[Int32]> = []
    let codes = [data.color, data.symbol].map { column -> [Int32] in
      if case .names(let codes, _)? = column { codes } else { [Int32](repeating: 0, count: data.count) }
    }
    for row in 0..<data.count where shownCodes.insert(codes.map { $0[row] }).inserted { rows.append(row) }
    var plan = plan
    // An area of a single value is invisible, so the legend would have no entry.
    if plan.shape == .area { plan.shape = .bar }
    plan.showsLabels = false
    let height = LegendHeight(plan, data, fontSize: theme.fontSize, isInCells: isInCells).points(width: width)
    return TableChart(
      plan: plan, data: data.picked(rows, self.plan), theme: theme, zone: zone, width: 400, height: 100,
      panel: PanelRole(allData: data, extents: extents, isLegend: true)
    )
    // A chart without a plot has almost no height. Its legend extends beyond its frame.
    .fixedSize(horizontal: false, vertical: true)
    .frame(width: width, height: height, alignment: .topLeading)
    .accessibilityHidden(true)
  }

  private func title(_ text: String) -> some View {
    Text(verbatim: text).font(theme.font(1)).foregroundStyle(theme.label).lineLimit(1)
      .accessibilityHidden(true)
  }

  // MARK: Facts

  var count: Int { panels.count }
  var sample: PlotData { panels.first?.data ?? data }
  var samples: [PlotData] { panels.map(\.data) }
  var isInCells: Bool { medium == .cells }
  /// Height of a line of text in points.
  var line: Double { isInCells ? 16 : theme.fontSize * 1.6 }

  /// Whether the labels of the y axis precede the plots.
  var isYLeading: Bool { if case .names? = data.y { true } else { false } }

  /// Whether colours or symbols encode a column that the titles of the panels do not name.
  private var hasLegend: Bool {
    if plan.shape == .candlestick { return true }
    let isTitle = plan.color?.source == plan.facet?.source
    return data.color != nil && !isTitle || data.symbol != nil
  }

  var titles: (x: String, y: String) {
    if plan.shape == .sector { return ("", "") }
    func title(_ axis: AxisPlan, _ channel: Channel?, isX: Bool) -> String {
      AxisStyle(plan: plan, axis: axis, channel: channel, data: data, zone: zone, isX: isX).title
    }
    let x = title(plan.xAxis, plan.x, isX: true)
    // With separate scales, the titles of the panels name the measures.
    return (x, plan.hasOwnScales ? "" : title(plan.yAxis, plan.y, isX: false))
  }
}

/// The positions and sizes of panels.
@MainActor
struct PanelGrid {
  let count: Int
  let columns: Int
  let gap: Double
  /// Width of all panels in points.
  let width: Double
  /// Size of a plot without labels, in points.
  let plot: CGSize
  /// The height of the labels below a plot, and the width of those beside it, in points.
  let labelHeight: Double
  /// Points by which labels of the y axis extend below a plot without labels of x.
  let overhang: Double
  let labelWidth: Double
  /// The space for the y labels of each panel, in points, if panels have separate scales; empty if all share one.
  private var labelWidths: [Double] = []
  private let isYLeading: Bool

  var rows: Int { (count + columns - 1) / columns }

  /// - Parameter size: The space for panels and axis titles, in points.
  init(_ sheet: PanelSheet, _ size: CGSize) {
    (count, isYLeading, gap) = (sheet.count, sheet.isYLeading, PanelLayout.gap(sheet.medium))
    // Add the margins of a picture, which the layout subtracts.
    let margins = sheet.isInCells ? 0.0 : 32
    let layout = PanelLayout(
      count: sheet.count, sheet.plan, sheet.data, width: size.width + margins, medium: sheet.medium)
    columns = layout.columns
    let titles = sheet.titles
    let lines = (titles.x.isEmpty ? 0 : sheet.line) + (titles.y.isEmpty ? 0 : sheet.line)
    let (across, down) = (Double(layout.columns), Double(layout.rows))
    let availableHeight = size.height - lines - (down - 1) * gap - down * sheet.line
    let availableWidth = size.width - (across - 1) * gap
    func rounded(_ value: Double, _ cell: Double) -> Double {
      sheet.isInCells ? max((value / cell).rounded(.down), 1) * cell : max(value, 1)
    }
    var (labelHeight, labelWidth, overhang) = (0.0, 0.0, 0.0)
    var plot = CGSize.zero
    // Two passes, because the labels depend on the size of the plot, and the size on the labels.
    for _ in 0..<2 {
      plot = CGSize(
        width: rounded((availableWidth - labelWidth) / across, 8),
        height: rounded((availableHeight - labelHeight) / down, 16))
      let frame = CGSize(width: plot.width + labelWidth, height: plot.height + labelHeight)
      guard let ruler = sheet.ruler,
        let bareSize = ruler.plot(
          sheet.chart(sheet.sample, plot, plot, labelsX: false, labelsY: false), plot),
        let fullSize = ruler.plot(sheet.chart(sheet.sample, frame, plot, labelsX: true, labelsY: true), frame)
      else { break }
      let sideFrame = CGSize(width: frame.width, height: plot.height)
      let side = ruler.plot(
        sheet.chart(sheet.sample, sideFrame, plot, labelsX: false, labelsY: true), sideFrame)
      overhang = max(0, bareSize.height - (side?.height ?? bareSize.height))
      labelHeight = max(0, (frame.height - fullSize.height) - (plot.height - bareSize.height))
      labelWidth = max(0, (frame.width - fullSize.width) - (plot.width - bareSize.width))
    }
    plot = CGSize(
      width: rounded((availableWidth - labelWidth) / across, 8),
      height: rounded((availableHeight - labelHeight) / down, 16))
    if sheet.plan.hasOwnScales {
      // All plots in a column have the same width, even if their labels have different widths.
      labelWidths = sheet.samples.map { Self.labelWidth(sheet, $0, plot, labelWidth) }
      labelWidth = labelWidths.max() ?? labelWidth
      plot.width = rounded(availableWidth - labelWidth, 8)
    }
    (self.plot, self.labelHeight, self.labelWidth, self.overhang) = (plot, labelHeight, labelWidth, overhang)
    width = across * plot.width + labelWidth + (across - 1) * gap
  }

  /// Returns the width of the labels beside one panel, in points.
  private static func labelWidth(_ sheet: PanelSheet, _ data: PlotData, _ plot: CGSize, _ usualWidth: Double)
    -> Double
  {
    let frame = CGSize(width: plot.width + usualWidth, height: plot.height)
    guard let ruler = sheet.ruler,
      let bareSize = ruler.plot(sheet.chart(data, plot, plot, labelsX: false, labelsY: false), plot),
      let fullSize = ruler.plot(sheet.chart(data, frame, plot, labelsX: false, labelsY: true), frame)
    else { return usualWidth }
    return max(0, (frame.width - fullSize.width) - (plot.width - bareSize.width))
  }

  func panels(inRow row: Int) -> Range<Int> { row * columns..<min(count, (row + 1) * columns) }
  func hasNoneBelow(_ index: Int) -> Bool { index + columns >= count }
  func isInLastRow(_ index: Int) -> Bool { index / columns == rows - 1 }

  /// Whether the panel is the first of its row, or the last one if labels follow the plots.
  func isAtEdge(_ index: Int) -> Bool {
    isYLeading ? index % columns == 0 : index % columns == columns - 1 || index == count - 1
  }

  /// The size of a panel with its labels, in points.
  func size(_ index: Int, labelsX: Bool, labelsY: Bool) -> CGSize {
    CGSize(
      width: plot.width + (labelsY ? labelWidths.isEmpty ? labelWidth : labelWidths[index] : 0),
      height: plot.height + (labelsX ? labelHeight : labelsY ? overhang : 0))
  }
}
