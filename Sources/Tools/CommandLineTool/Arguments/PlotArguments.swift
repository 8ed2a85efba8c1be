import OpenChartsPictures
import OpenChartsTables

/// The options of a chart, checked as far as possible without the table.
package struct PlotArguments: Equatable, Sendable {
  /// A path, an address, or `-` for standard input.
  package var file = "-"
  package var mark: ChartShape?
  /// The kind of distribution chart that `--mark` names, such as a box plot; `nil` for other marks.
  package var summary: SummaryMark?
  package var x: String?
  /// The columns of all `--x` after the first, until ``turnSeveralX()`` moves them.
  var otherX: [String] = []
  /// Whether several `--x` were given: the columns in ``y`` are the lengths of horizontal bars, and ``x`` has their names.
  var isTransposed = false
  /// The columns on y. If there are several, each becomes a series of one chart.
  package var y: [String] = []
  package var z: String?
  package var xEnd: String?
  package var yEnd: String?
  /// The column of the errors of values.
  package var yError: String?
  package var color: String?
  /// The colours of individual names. If a column has the text of a choice as its name, the option means the column.
  package var colorChoices: [ColorChoice] = []
  package var palette = PaletteName.standard
  /// The colours and the font of `--theme`; `nil` means the tool's.
  package var brand: Brand?
  /// The family of the font of `--font`; `nil` means the theme's.
  package var font: String?
  /// The scale from the numbers of a column to colours; `nil` means linear.
  package var colorScale: ColorScaleName?
  package var symbol: String?
  package var size: String?
  package var series: String?
  /// The column with a panel for each of its names; `nil` means one chart.
  package var facet: String?
  /// The units of time of x and y. A single unit applies to the first axis of dates.
  package var timeUnits: [TimeGroup] = []
  package var bins: Int?
  package var aggregate: Aggregate?
  package var sort: SortOrder?
  /// The maximum number of names on an axis, of a colour and of a symbol.
  package var limit: Int?
  package var stack: StackName?
  /// Whether values are written at marks.
  package var showsLabels = false
  package var rules: [GuideText] = []
  package var bands: [GuideText] = []
  package var pointNotes: [PointNoteText] = []
  /// The calculation for the amounts of each series, such as a running total; `nil` for none.
  package var transform: SeriesTransform?
  /// The curve through the points of each series; `nil` for none.
  package var trend: TrendName?
  /// The names whose marks have colours; other marks are grey. Empty for none.
  package var highlights: [String] = []
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
  /// Explicit width in points (`--width`); `nil` means 640.
  package var ownWidth: Double?
  package var ownHeight: Double?
  package var ownScale: Double?
  package var width: Double { ownWidth ?? 640 }
  package var height: Double { ownHeight ?? 400 }
  /// Pixels per point of a raster picture.
  package var scale: Double { ownScale ?? 2 }
  package var isDark = false
  /// Whether an SVG follows the user's light or dark appearance.
  package var isAdaptive = false
  /// Whether the text of an SVG is drawn as outlines.
  package var hasOutlines = false
  /// Whether the picture has no background.
  package var isTransparent = false
  package var locale = "en_US"
  package var timeZone: String?
  /// Size of axis labels in points.
  package var fontSize: Double?
  package var types: [TypeChoice] = []
  package var delimiter: UInt8?
  package var hasHeader: Bool?
  /// Texts that mean a missing value.
  package var missing: [String] = []
  /// The number of lines above the header; `nil` to detect it.
  package var skippedLines: Int?
  /// The first character of lines to skip; `nil` to detect it above the header.
  package var comment: UInt8?
  /// The decimal separator; `nil` to detect it.
  package var decimal: UInt8?
  /// The format of dates; `nil` to detect it.
  package var dateFormat: DateFormat?
  /// The table of a database, or the sheet of a spreadsheet; `nil` means the only one.
  package var table: String?
  /// Selects rows; `nil` means all.
  package var filter: FilterChoice?
  /// Number of rows to draw as a random sample; `nil` means all rows.
  package var sample: Int?
  /// Whether rows with a missing name are drawn, under a special name.
  package var showsMissing = false
  /// Whether to print the SQL query instead of running it.
  package var showsSQL = false
  /// Seconds until an engine's query is cancelled; `nil` means the engine's default.
  package var timeout: Double?
  /// The path of the output; `nil` to name it after the input, and `-` for standard output.
  package var output: String?
  package var format: OutputFormat?
  package var overwrites = false
  /// Whether to print the command that states every automatic choice.
  package var explains = false
  /// Whether to print the reasons for the chart.
  package var printsReasons = false
  /// Whether to draw several charts to choose from, and the number; `nil` means as many as fit.
  package var suggests = false
  package var suggestionCount: Int?
  /// The largest number of charts on one sheet.
  static let mostSuggestions = 12
  /// Whether to print the chart as Swift source instead of drawing it.
  package var writesSwift = false
  /// The given options in the order of the command line.
  var givenOptions: [GivenOption] = []
  /// Whether to show the picture in the terminal, and the form; `nil` means the best form that the terminal supports.
  package var shows = false
  package var showForm: ShowForm?
  /// Whether to redraw the picture after each change of the table.
  package var watches = false
  /// Seconds between two reads of the table; `nil` to read it again when its file changes.
  package var refresh: Double?

  package init() {}

  /// Whether the chart has three dimensions.
  package var isInSpace: Bool { z != nil || mark == .surface }

  /// Whether the values of a column are added up. An offset must not be subtracted from such values.
  func isSummed(_ column: String) -> Bool { aggregate == .sum && (y.isEmpty || namesOnY(column)) }

  package struct TypeChoice: Equatable, Sendable {
    package var column: String
    package var type: ColumnType
  }

  /// A row filter as written and as parsed.
  package struct FilterChoice: Equatable, Sendable {
    package var text: String
    package var filter: RowFilter
  }

  /// The two ends of a domain, as written.
  package struct DomainText: Equatable, Sendable {
    package var low: String
    package var high: String
  }
}

/// A kind of chart that the planner can make of a table: it decides which columns are needed, how rows are grouped,
/// and which marks are drawn.
package enum ChartShape: String, Sendable, CaseIterable {
  case bar, line, area, point, rule, rectangle, sector
  /// Heights over a grid, in three dimensions.
  case surface
  /// A rule from low to high under a bar from open to close.
  case candlestick

  /// The shapes that `--mark` accepts. Candlesticks are chosen only by the names of columns.
  package static let named = allCases.filter { $0 != .candlestick }
}

package enum StackName: String, CaseIterable, Sendable {
  case standard, normalized, center, none
  /// Bars stand side by side.
  case dodge
}

package enum ScaleName: String, CaseIterable, Sendable { case linear, log, sqrt, symlog, date, category }

package enum SortOrder: String, CaseIterable, Sendable {
  /// Names keep the order of the data.
  case none
  case name, value
  case nameDown = "-name"
  case valueDown = "-value"
}
