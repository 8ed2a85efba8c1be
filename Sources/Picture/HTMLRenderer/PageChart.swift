import Foundation
import OpenChartsAudioGraph
import OpenChartsDisplayList

/// A chart of a page: its values with their texts, in all layouts.
struct PageChart {
  let index: Int
  let title: String
  /// The separator between the parts of a value's text.
  let comma: String
  let node: AccessibilityNode
  let values: ChartValues
  let table: DataTable
  /// The selections that the chart allows; `nil` without selection bindings.
  let selecting: ChartSelecting?
  let scrolled: ScrolledChart?
  /// The 3-D scene; `nil` for 2-D charts.
  let scene: PageScene?
  /// The frame of the chart in each layout.
  let frames: [Rect]
  /// The plot in each layout.
  let plots: [Rect]
  /// The values in each layout; for a scrolling chart all its values.
  let layoutValues: [ChartValues]
  /// The colour of each series, by appearance.
  let colors: [[PageAppearance: RGBA]]
  /// The screen reader text of each value; `nil` for the default of position, series and value.
  let spoken: [[String]?]

  /// - Parameters:
  ///   - unnamed: The name of unnamed series, if there are several series.
  ///   - nodes: The element of the chart in each layout.
  ///   - charts: The chart in each layout; `nil` if the author describes a view without a chart as one.
  init(
    index: Int, title: String, unnamed: String, comma: String, nodes: [AccessibilityNode],
    charts: [PictureChart?], scrolled: ScrolledChart?, scene: PageScene? = nil,
    colors: [PageAppearance: [RGBA]], main: Int
  ) {
    self.index = index
    self.comma = comma
    self.title = title
    selecting = charts[main]?.selecting
    self.scrolled = scrolled
    self.scene = scene
    frames = nodes.map(\.frame)
    let nodes = scrolled.map { Array(repeating: $0.whole(of: nodes[main]), count: nodes.count) } ?? nodes
    node = nodes[main]
    func resolved(_ values: ChartValues?, _ layout: Int) -> ChartValues {
      values
        ?? ChartValues(navigationOrder: .x, plot: nodes[layout].frame, xTitle: "", yTitle: "", series: [])
    }
    let whole = resolved(scrolled == nil ? charts[main]?.values : scrolled?.values, main)
    // Texts are the same in all layouts.
    var layoutValues = nodes.indices.map { layout in
      layout == main || scrolled != nil ? whole : resolved(charts[layout]?.positions, layout)
    }
    plots = scrolled?.windows.map(\.plot) ?? layoutValues.map(\.plot)
    if layoutValues[main].series.isEmpty, !node.children.isEmpty {
      layoutValues = nodes.map(Self.intervals)
    }
    if layoutValues[main].series.count > 1 {
      for i in layoutValues.indices {
        for s in layoutValues[i].series.indices where layoutValues[i].series[s].name.isEmpty {
          layoutValues[i].series[s].name = unnamed
        }
      }
    }
    let spokenMarks = Self.spokenByTree(node, layoutValues[main], comma)
    if let spokenMarks { layoutValues = layoutValues.map { spokenMarks.rows($0) } }
    spoken = spokenMarks?.texts ?? layoutValues[main].series.map { _ in nil }
    values = layoutValues[main]
    table = charts[main]?.table ?? Self.textTable(of: layoutValues[main])
    self.layoutValues = layoutValues
    self.colors = layoutValues[main].series.indices.map { i in
      var seriesColors: [PageAppearance: RGBA] = [:]
      for (appearance, list) in colors where list.indices.contains(i) { seriesColors[appearance] = list[i] }
      return seriesColors.isEmpty ? [.light: layoutValues[main].series[i].color] : seriesColors
    }
  }

  var hasValues: Bool { values.count > 0 }

  /// Whether columns of a series are packed.
  var isLong: Bool { values.series.contains { $0.points.count > PackedColumn.limit } }

  // MARK: - Values without columns

  /// Returns the accessibility elements of the chart as one series.
  private static func intervals(_ node: AccessibilityNode) -> ChartValues {
    var series = ChartValues.Series(name: "", color: RGBA(0.5, 0.5, 0.5))
    for (i, child) in node.children.enumerated() {
      series.frames.append(child.frame)
      series.points.append(child.frame.center)
      series.positionTexts.append(child.label)
      series.values.append(child.value)
      series.x.append(Double(i))
      series.y.append(.nan)
    }
    return ChartValues(navigationOrder: .x, plot: node.frame, xTitle: "", yTitle: "", series: [series])
  }

  /// Returns a table of the texts of a chart's values, for charts without data.
  private static func textTable(of values: ChartValues) -> DataTable {
    let series = values.series
    let names = series.flatMap { series in series.positionTexts.map { _ in series.name } }
    return DataTable(
      (series.count > 1 ? [DataTable.Column("", .names(names))] : []) + [
        DataTable.Column(values.xTitle, .names(series.flatMap(\.positionTexts))),
        DataTable.Column(values.yTitle, .names(series.flatMap(\.values))),
      ])
  }

  // MARK: - Words of the tree

  private struct SpokenMarks {
    var texts: [[String]?]
    /// The rows of each series that have an element in the accessibility tree.
    var shownRows: [[Int]]

    func rows(_ values: ChartValues) -> ChartValues {
      var values = values
      guard values.series.count == shownRows.count else { return values }
      for (i, rows) in shownRows.enumerated() where rows.count < values.series[i].points.count {
        let series = values.series[i]
        guard rows.allSatisfy({ series.points.indices.contains($0) }) else { continue }
        values.series[i].ids = rows.map { series.ids[$0] }
        values.series[i].frames = rows.map { series.frames[$0] }
        values.series[i].points = rows.map { series.points[$0] }
        // Values without texts have positions only.
        values.series[i].positionTexts =
          series.positionTexts.isEmpty ? [] : rows.map { series.positionTexts[$0] }
        values.series[i].values = series.values.isEmpty ? [] : rows.map { series.values[$0] }
        values.series[i].x = rows.map { series.x[$0] }
        values.series[i].y = rows.map { series.y[$0] }
      }
      return values
    }
  }

  /// Returns the texts of marks from the accessibility tree; `nil` if they are the default ones.
  private static func spokenByTree(_ node: AccessibilityNode, _ values: ChartValues, _ comma: String)
    -> SpokenMarks?
  {
    var textOfMark: [MarkID: String] = [:]
    for child in node.children {
      guard child.role == .mark, let id = child.id else { continue }
      textOfMark[id] = [child.label, child.value].filter { !$0.isEmpty }.joined(separator: comma)
    }
    guard !textOfMark.isEmpty else { return nil }
    var spokenMarks = SpokenMarks(texts: [], shownRows: [])
    for series in values.series {
      guard series.ids.count == series.points.count else { return nil }
      let rows = series.ids.indices.filter { textOfMark[series.ids[$0]] != nil }
      spokenMarks.shownRows.append(rows)
      spokenMarks.texts.append(rows.map { textOfMark[series.ids[$0]] ?? "" })
    }
    return spokenMarks
  }
}
