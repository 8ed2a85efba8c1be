import Foundation
import Phrases
import Tables

/// Which chart a table becomes: decided from the table and the options, before anything is drawn.
package struct ChartPlan: Equatable, Sendable {
  package var shape: ChartShape
  package var x: Channel?
  package var xEnd: Channel?
  package var y: Channel?
  package var yEnd: Channel?
  /// What makes it a chart in three dimensions.
  package var z: Channel?
  package var color: Channel?
  package var symbol: Channel?
  package var size: Channel?
  package var series: Channel?
  /// Columns of a candlestick chart: open, high, low, close.
  package var prices: [Int] = []
  package var stack = StackName.standard
  package var sort = SortOrder.none
  /// The most names on an axis.
  package var nameLimit = 30
  /// The most names of a colour.
  package var colorLimit = 8
  /// The most names of a symbol; beyond ``symbolShapes`` they would look alike.
  package var symbolLimit = 5
  static let symbolShapes = 8
  /// What names are called that have no colour or symbol of their own.
  package var otherName = "Other"
  /// What missing names are called where they are drawn; `nil`: rows without a name are left out.
  package var missingName: String?
  /// The language of captions.
  var locale = "en"
  var words: SpeechLanguage { SpeechLanguage(Locale(identifier: locale)) }
  /// What readers are told where a few rows stand for all.
  package var sampleNote = ""
  package var xAxis = AxisPlan()
  package var yAxis = AxisPlan()
  package var zAxis = AxisPlan()
  /// How a chart in three dimensions is looked at.
  package var view = SceneView()
  package var title = ""
  package var subtitle = ""
  /// Whether the series are states of one chart, shown one after another.
  package var hasStates = false
  /// Of channels of which only the largest names are in the table.
  var cuts: [ChannelSlot: NameCut] = [:]
  /// What the ends of the colours and of the sizes stand for; `nil`: the ends of the data.
  package var colorDomain: ClosedRange<Double>?
  package var sizeDomain: ClosedRange<Double>?

  package init(_ shape: ChartShape, x: Channel? = nil, y: Channel? = nil, color: Channel? = nil) {
    self.shape = shape
    self.x = x
    self.y = y
    self.color = color
  }

  package var isInSpace: Bool { z != nil }

  /// Bars that lie: the amount runs along x.
  package var isHorizontal: Bool {
    guard shape == .bar || shape == .area || shape == .line else { return false }
    if xEnd != nil, yEnd == nil { return true }
    guard let x, let y else { return y != nil }
    if x.kind == .number, y.kind != .number, x.grouping == .none { return true }
    // Counts and aggregates are lengths, whatever stands on the other axis.
    let xIsValue = x.aggregate != nil || x.source == .rows
    let yIsValue = y.aggregate != nil || y.source == .rows
    return xIsValue && !yIsValue
  }
}

/// What was asked of an axis.
package struct AxisPlan: Equatable, Sendable {
  package var scale: ScaleName?
  package var domain: ClosedRange<Double>?
  package var format: ValueFormat?
  package var title = ""
  /// Whether the title was asked for.
  package var hasOwnTitle = false
  /// Percent or currency of the column's values.
  package var unit = TableColumn.Unit.plain
  package init() {}
}

/// Why no chart can be planned: one line, exit status 1.
package struct PlanError: Error, Equatable, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}
