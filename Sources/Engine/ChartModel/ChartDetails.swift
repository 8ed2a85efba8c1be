import Foundation
import OpenChartsChartMath

/// Facts about a chart that its marks do not carry, for descriptions and tables. A front end that computes marks from
/// other data gives them.
package struct ChartDetails: Sendable {
  /// The form of the chart, as a raw value of `ChartForm`; `nil`: the form of the marks.
  package var form: String?
  /// The number of values that the marks summarize; `nil`: each mark is a value.
  package var count: Int?
  /// Whether lines and areas are samples of curves, not data.
  package var isSampled = false
  /// The precision of the dates on each axis; `nil`: the coarsest that tells them apart.
  package var xUnit: Calendar.Component?
  package var yUnit: Calendar.Component?
  /// The part of a week, a day or a year that the names on each axis are; `nil` for other names.
  package var xCycle: Cycle?
  package var yCycle: Cycle?
  /// The spoken ends of the x axis, if the scale is wider than the data; else `nil`.
  package var xRange: ClosedRange<Double>?
  /// Further measures in the table, each with one value for each described row of a mark.
  package var columns: [(title: String, values: [Double])] = []
  /// The indices of the columns that are numbers of values, not values.
  package var countColumns: Set<Int> = []
  /// The forms in which the author's table writes the values of each axis; `nil`: ISO 8601 and plain numbers.
  package var xForm: WrittenForm?
  package var yForm: WrittenForm?
  /// The indices of the columns with the lowest and the highest of the values that each mark summarizes; `nil`: marks
  /// do not summarize.
  package var bounds: (lowest: Int, highest: Int)?
  /// The name of the value of each mark, such as "median price"; `nil`: the title of the axis.
  package var valueTitle: String?
  /// Names with a place on an axis but without a value, each with the last name before it that has a value.
  package var emptyNames: [(name: String, after: String?)] = []
  /// The signs of the currencies of each axis, for the titles of columns; `nil` for other numbers.
  package var xCurrency: String?
  package var yCurrency: String?
  /// Whether intervals of numbers on an axis are drawn around values, which are their middles.
  package var (xAreMiddles, yAreMiddles) = (false, false)
  /// Whether colours by a scale are names of series, and not a property that follows from the values.
  package var colorsNameSeries = true
  /// For each row of a line, whether its gap is a value outside the scale, such as zero on a logarithmic axis, and not a
  /// missing value; empty if no gap is. Applies to lines with this number of rows.
  package var hiddenGaps: [Bool] = []
  /// Bands, rules and notes in words, whose marks are hidden from descriptions.
  package var marked: [String] = []
  /// The lines that the chart draws through series, and which descriptions state in place of computed ones.
  package var fits: [Fit] = []
  /// The title beside a scale of colours in the legend; `nil`: none.
  package var colorTitle: String?
  /// The text of a number beside the colours and the sizes of the legend; `nil`, or `nil` for a number: the automatic text.
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
