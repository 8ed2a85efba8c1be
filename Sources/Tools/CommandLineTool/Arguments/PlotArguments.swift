import Pictures
import Tables

/// What stands on the command line, checked as far as that goes without the table.
package struct PlotArguments: Equatable, Sendable {
  /// `-`: standard input.
  package var file = "-"
  package var mark: ChartShape?
  package var x: String?
  /// Several columns become series of one chart.
  package var y: [String] = []
  package var z: String?
  package var xEnd: String?
  package var yEnd: String?
  package var color: String?
  package var symbol: String?
  package var size: String?
  package var series: String?
  package var timeUnit: TimeUnit?
  package var bins: Int?
  package var aggregate: Aggregate?
  package var sort: SortOrder?
  /// The most names on an axis, of a colour and of a symbol.
  package var limit: Int?
  package var stack: StackName?
  package var xScale: ScaleName?
  package var yScale: ScaleName?
  package var zScale: ScaleName?
  package var xDomain: DomainText?
  package var yDomain: DomainText?
  package var zDomain: DomainText?
  package var xFormat: ValueFormat?
  package var yFormat: ValueFormat?
  package var zFormat: ValueFormat?
  package var title: String?
  package var subtitle: String?
  package var xTitle: String?
  package var yTitle: String?
  package var zTitle: String?
  package var view = SceneView()
  /// Points, where somebody says so.
  package var ownWidth: Double?
  package var ownHeight: Double?
  package var ownScale: Double?
  package var width: Double { ownWidth ?? 640 }
  package var height: Double { ownHeight ?? 400 }
  /// Pixels per point of a raster picture.
  package var scale: Double { ownScale ?? 2 }
  package var isDark = false
  package var locale = "en_US"
  package var timeZone: String?
  /// Points; the size of axis labels.
  package var fontSize: Double?
  package var types: [TypeChoice] = []
  package var delimiter: UInt8?
  package var hasHeader: Bool?
  /// Of a database or a spreadsheet: the table that is meant.
  package var table: String?
  /// Which rows are meant; `nil`: all.
  package var filter: FilterChoice?
  /// So many rows by lot stand for all; `nil`: all are drawn.
  package var sample: Int?
  /// Whether missing names are drawn as one more name.
  package var showsMissing = false
  /// Whether the question to an engine is printed instead of asked.
  package var showsSQL = false
  /// Seconds that an engine has for an answer.
  package var timeout: Double?
  /// `nil`: named after the input; `-`: standard output.
  package var output: String?
  package var format: OutputFormat?
  package var overwrites = false
  /// Whether the command that says all choices is printed beside the picture.
  package var explains = false
  /// Whether the chart is printed as Swift source instead of drawn.
  package var writesSwift = false
  /// The options as they stood on the command line.
  var given: [GivenOption] = []
  /// Whether the picture is shown in the terminal, and how; `nil`: as the terminal can.
  package var shows = false
  package var showForm: ShowForm?
  /// Whether the picture is drawn again when the table has changed.
  package var watches = false
  /// Seconds after which the table is asked again; `nil`: when its file changes.
  package var refresh: Double?

  package init() {}

  /// Whether a chart in three dimensions is asked for.
  package var isInSpace: Bool { z != nil || mark == .surface }

  /// Whether the numbers of a column may be added up: distances from a number near them must not.
  func isSummed(_ column: String) -> Bool { aggregate == .sum && (y.isEmpty || y.contains(column)) }

  package struct TypeChoice: Equatable, Sendable {
    package var column: String
    package var type: ColumnType
  }

  /// A filter as it was written, and read.
  package struct FilterChoice: Equatable, Sendable {
    package var text: String
    package var filter: RowFilter
  }

  /// The two ends of a domain as they were written.
  package struct DomainText: Equatable, Sendable {
    package var low: String
    package var high: String
  }
}

/// What the tool makes of a table by itself: which columns it needs, how it groups them, and the marks that it writes
/// for them, of one kind or of two.
package enum ChartShape: String, Sendable, CaseIterable {
  case bar, line, area, point, rule, rectangle, sector
  /// Heights over a grid, in three dimensions.
  case surface
  /// A rule from low to high under a bar from open to close.
  case candlestick

  /// The shapes that a command line may name: candlesticks come of the names of columns.
  package static let named = allCases.filter { $0 != .candlestick }
}

package enum StackName: String, CaseIterable, Sendable {
  case standard, normalized, center, none
  /// Side by side.
  case dodge
}

package enum ScaleName: String, CaseIterable, Sendable { case linear, log, sqrt, symlog, date, category }

package enum SortOrder: String, CaseIterable, Sendable {
  /// As in the data.
  case none
  case name, value
  case nameDown = "-name"
  case valueDown = "-value"
}
