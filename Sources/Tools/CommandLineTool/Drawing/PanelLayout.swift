import Foundation
import OpenChartsTables

/// The number of columns of panels that fit a width, and the height that the panels need.
struct PanelLayout {
  let count: Int
  let columns: Int
  /// Height of the picture in points.
  let height: Double
  /// The height below which panels are unreadable.
  let leastHeight: Double

  var rows: Int { (count + columns - 1) / columns }

  /// The distance between panels in points. In a terminal, a whole number of cells.
  static func gap(_ medium: PictureView.Medium) -> Double { medium == .cells ? 16 : 12 }
  /// The smallest width of a panel in points.
  private static let leastWidth = 176.0
  /// The height of a plot in points: the minimum, the maximum, and the minimum in a terminal.
  private static let (lowest, highest, lowestInCells) = (110.0, 200.0, 80.0)
  private static let highestOfMeasure = 150.0
  /// Points for each name of a vertical axis.
  private static let pointsPerName = 15.0

  /// - Parameters:
  ///   - count: The number of panels; `nil` takes it from the data.
  ///   - width: Width of the picture in points.
  init(
    count: Int? = nil, _ plan: ChartPlan, _ data: PlotData, width: Double, fontSize: Double = 11,
    medium: PictureView.Medium = .file
  ) {
    let (count, gap, isInCells) = (max(1, count ?? data.panelCount), Self.gap(medium), medium == .cells)
    self.count = count
    let inner = width - (isInCells ? 0 : 32)
    // Panels with separate y scales share only x, so they are in one column.
    let maximumColumns =
      plan.hasOwnScales ? 1 : max(1, min(count, Int((inner + gap) / (Self.leastWidth + gap))))
    // Use the fewest columns that give this number of rows, so that the last row is as full as possible.
    let rows = (count + maximumColumns - 1) / maximumColumns
    columns = (count + rows - 1) / rows
    let panelWidth = (inner + gap) / Double(columns) - gap
    let line = isInCells ? 16 : fontSize * 1.6
    let names = plan.y?.kind == .name ? Double(data.y?.names?.count ?? 0) : 0
    let share = plan.shape == .sector ? 0.9 : 0.72
    let highest = plan.hasOwnScales ? Self.highestOfMeasure : Self.highest
    let plot = max(min(max(panelWidth * share, Self.lowest), highest), names * Self.pointsPerName)
    let rowCount = Double(rows)
    // Title, subtitle, legend, titles and labels of axes; a title above each panel.
    let surroundingHeight = line * 7 + rowCount * line + (rowCount - 1) * gap + (isInCells ? 0 : 32)
    height = (surroundingHeight + rowCount * plot).rounded()
    leastHeight = surroundingHeight + rowCount * Self.lowestInCells
  }
}
