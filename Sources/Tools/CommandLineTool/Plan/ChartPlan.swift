import Foundation
import OpenChartsChartMath
import OpenChartsPhrases
import OpenChartsTables

/// The chart of a table, as decided from the table and the options before anything is drawn.
package struct ChartPlan: Equatable, Sendable {
  package var shape: ChartShape
  package var x: Channel?
  package var xEnd: Channel?
  package var y: Channel?
  package var yEnd: Channel?
  /// The third position; `nil` for two-dimensional charts.
  package var z: Channel?
  package var color: Channel?
  package var symbol: Channel?
  package var size: Channel?
  package var series: Channel?
  /// The names that each have a panel; `nil` for one chart.
  package var facet: Channel?
  /// The mark that shows a distribution; `nil` for other charts.
  package var summary: SummaryMark?
  /// The errors of values; `nil`: none.
  package var error: ErrorSource?
  /// Whether the panels have different y scales.
  package var hasOwnScales = false
  /// Columns of a candlestick chart: open, high, low, close.
  package var prices: [Int] = []
  package var stack = StackName.standard
  package var sort = SortOrder.none
  /// Maximum number of names on an axis.
  package var nameLimit = ChartPlan.mostNames
  /// The maximum number of names that fit on an axis of bars.
  static let mostNames = 60
  /// Height in points at which each name of a vertical axis has a label, or at which a map has its proportions; `nil`:
  /// the default height.
  package var fittingHeight: Double?
  /// Maximum number of names of a colour.
  package var colorLimit = 8
  /// The number of names up to which all lines are drawn, if more names are reduced to ``colorLimit``.
  var wholeColorLimit = 0
  /// Whether the largest lines are those with the largest values at a common last position, not with the largest sums.
  var ranksByLastValue = false
  /// Maximum number of names that symbols distinguish. More than ``symbolShapes`` would look alike.
  package var symbolLimit = 5
  static let symbolShapes = 8
  /// Maximum number of panels, and the largest value of `--limit` for them.
  package var panelLimit = 12
  static let mostPanels = 60
  /// The name of the group that contains all names without a colour or symbol.
  package var otherName = "Other"
  /// The name for missing names; `nil`: rows without a name are omitted.
  package var missingName: String?
  /// The language of captions.
  var locale = "en"
  var words: SpeechLanguage { SpeechLanguage(Locale(identifier: locale)) }
  /// A caption for random samples.
  package var sampleNote = ""
  package var xAxis = AxisPlan()
  package var yAxis = AxisPlan()
  package var zAxis = AxisPlan()
  /// The view of a three-dimensional chart.
  package var view = SceneView()
  /// The transformation of each series' amounts along their axis; `nil`: none.
  package var transform: SeriesTransform?
  /// The curve through the points of each series; `nil`: none.
  package var trend: TrendName?
  /// Whether values are written at marks.
  package var showsLabels = false
  /// Bands and rules at fixed values.
  package var guides: [Guide] = []
  /// Texts at points.
  package var pointNotes: [PointNote] = []
  /// The colours of single names.
  package var ownColors: [ColorChoice] = []
  /// The names whose marks have the first colours, while others are grey; empty: no name is highlighted.
  package var highlighted: [String] = []
  package var title = ""
  package var subtitle = ""
  /// Notes on columns that the planner left out, one sentence each.
  var notes: [String] = []
  /// Whether the series are states of one chart, shown one after another.
  package var hasStates = false
  /// The channels for which the table contains only the largest names.
  var cuts: [ChannelSlot: TopNTruncation] = [:]
  /// The values at the ends of the colour scale; `nil`: the extent of the data.
  package var colorDomain: ClosedRange<Double>?
  /// The scale from numbers to colours; `nil`: linear.
  package var colorScale: ColorScaleName?
  package var sizeDomain: ClosedRange<Double>?

  package init(_ shape: ChartShape, x: Channel? = nil, y: Channel? = nil, color: Channel? = nil) {
    self.shape = shape
    self.x = x
    self.y = y
    self.color = color
  }

  /// The number of names that a colour has if the table has `count` names.
  func colorLimit(of count: Int) -> Int {
    count <= wholeColorLimit ? max(count, colorLimit) : colorLimit
  }

  /// The numbers and dates of an axis that rules, bands and notes mark.
  func markedPositions(isX: Bool) -> [Double] {
    guides.filter { $0.isX == isX }.flatMap(\.positions)
      + pointNotes.compactMap { (isX ? $0.x : $0.y).magnitude }
  }

  /// The names that rules and notes mark.
  var markedNames: [String] {
    (guides.map(\.value) + pointNotes.flatMap { [$0.x, $0.y] }).compactMap {
      if case .category(let name) = $0 { name } else { nil }
    }
  }

  /// The names to which options give a colour: the names of `--color` and of `--highlight`.
  var coloredNames: [String] { ownColors.map(\.name) + highlighted }

  package var isInSpace: Bool { z != nil }

  /// Whether the amount runs along x.
  package var isHorizontal: Bool {
    if summary != nil { return x?.kind == .number && y?.kind == .name }
    guard shape == .bar || shape == .area || shape == .line else { return false }
    if xEnd != nil, yEnd == nil { return true }
    guard let x, let y else { return y != nil }
    if x.kind == .number, y.kind != .number, x.grouping == .none { return true }
    // Counts and aggregates are amounts, regardless of the other axis.
    let xIsValue = x.aggregate != nil || x.source == .rows
    let yIsValue = y.aggregate != nil || y.source == .rows
    return xIsValue && !yIsValue
  }
}

/// The options of an axis.
package struct AxisPlan: Equatable, Sendable {
  package var scale: ScaleName?
  package var domain: ClosedRange<Double>?
  package var format: ValueFormat?
  package var title = ""
  /// Whether the title was given as an option.
  package var hasOwnTitle = false
  /// The unit of the column's values, such as percent or a currency.
  package var unit = TableColumn.Unit.plain
  /// The precision with which the table writes the dates; `nil` for other values.
  package var precision: DatePrecision?
  /// The form of dates or seconds in the table; `nil` for days, times of days and numbers.
  package var writtenForm: WrittenForm?
  package init() {}
}

/// The reason why no chart can be planned: one line, exit status 1.
package struct PlanError: Error, Equatable, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}
