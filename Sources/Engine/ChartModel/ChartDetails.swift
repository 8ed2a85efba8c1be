import Foundation
import OpenChartsChartMath

/// Facts about a chart that its marks do not contain, for descriptions and tables. Callers that compute marks from
/// other data, such as the command-line tool, set them.
package struct ChartDetails: Sendable {
  /// The form of the chart, as a raw value of `ChartForm`; `nil` derives it from the kinds of marks.
  package var form: String?
  /// The number of values that the marks summarize; `nil` means that each mark is a value.
  package var count: Int?
  /// Whether lines and areas are samples of curves, not data.
  package var isSampled = false
  /// The precision of the dates on each axis; `nil` means the coarsest that distinguishes them.
  package var xUnit: Calendar.Component?
  package var yUnit: Calendar.Component?
  /// The repeating part of a date that the names on each axis mean, such as weekdays; `nil` for other names.
  package var xCycle: Cycle?
  package var yCycle: Cycle?
  /// The ends of the x axis for speech, if the scale is wider than the data; otherwise `nil`.
  package var xRange: ClosedRange<Double>?
  /// Further measures in the table, each with one value for each described row of a mark.
  package var columns: [(title: String, values: [Double])] = []
  /// The indices of the columns that hold numbers of values rather than values.
  package var countColumns: Set<Int> = []
  /// The notations in which the author's table writes the values of each axis; `nil` means ISO 8601 dates and plain
  /// numbers.
  package var xForm: WrittenForm?
  package var yForm: WrittenForm?
  /// The indices of the columns with the minimum and the maximum of the values that each mark summarizes; `nil` if
  /// marks do not summarize.
  package var bounds: (lowest: Int, highest: Int)?
  /// The name of the value of each mark, such as "median price"; `nil` means the title of the axis.
  package var valueTitle: String?
  /// Names that have a position on an axis but no value, each with the nearest earlier name that has a value.
  package var emptyNames: [(name: String, after: String?)] = []
  /// The currency symbols of each axis, for the titles of columns; `nil` for other numbers.
  package var xCurrency: String?
  package var yCurrency: String?
  /// Whether the intervals of numbers on an axis were drawn around values, so that the data are the middles of the
  /// intervals.
  package var (xAreMiddles, yAreMiddles) = (false, false)
  /// Whether colours by a scale name series. False if the values determine the colours.
  package var colorsNameSeries = true
  /// For each row of a line, whether the gap has a value that the scale cannot show, such as zero on a logarithmic
  /// axis. False for a missing value. Applies only to lines with this number of rows. Empty if there are no such gaps.
  package var hiddenGaps: [Bool] = []
  /// Bands, rules and notes as text. Their marks are hidden from descriptions.
  package var marked: [String] = []
  /// The fitted lines that the chart draws through series. Descriptions state them instead of computing their own.
  package var fits: [Fit] = []
  /// The title beside a scale of colours in the legend; `nil` if it has none.
  package var colorTitle: String?
  /// Formats a number beside the colours and sizes of the legend. Without a formatter, or if it returns `nil`, the text
  /// is automatic.
  package var colorText: (@Sendable (Double) -> String?)?
  package var sizeText: (@Sendable (Double) -> String?)?

  /// A part of a date that repeats: full names of weekdays, hours from 0 to 23, short names of months.
  package enum Cycle: Sendable { case weekday, hourOfDay, monthOfYear }

  /// A line through the values of a series.
  package struct Fit: Sendable {
    /// The name of the series; empty for the only one.
    package var series: String
    /// The first and the last point. Dates are in seconds since the reference date.
    package var start: (x: Double, y: Double)
    package var end: (x: Double, y: Double)

    package init(series: String, start: (x: Double, y: Double), end: (x: Double, y: Double)) {
      (self.series, self.start, self.end) = (series, start, end)
    }
  }

  package init() {}
}
