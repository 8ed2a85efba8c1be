import Foundation
import OpenChartsPhrases

/// The facts of a chart as columns of numbers, for statistics, sentences and audio graphs.
///
/// `AXChartDescriptor` is the public form of the same facts, with one object per value; this one is `Sendable`, and
/// 100,000 values are two arrays.
package struct DescribedChart: Sendable {
  /// The title; empty if the chart has none.
  package var title: String
  /// The author's summary; empty if there is none.
  package var summary: String
  package var form: ChartForm
  /// The axis of positions: horizontal unless ``isSideways``.
  package var x: DescribedAxis
  /// The axis of values; `nil` if values have only a position.
  package var y: DescribedAxis?
  /// Whether positions run down the picture and values across, as with horizontal bars.
  package var isSideways = false
  package var additionalAxes: [DescribedAxis]
  /// For a chart in three dimensions: its surfaces, each with a range of series as rows.
  package var surfaces: [DescribedSurface] = []
  package var series: [DescribedSeries]
  /// The number of values that the series summarize, for example in box plots; `nil` if each element of a series is one
  /// value.
  package var summarized: Int?
  /// The number of values that have named parts and belong to no other series, such as candlesticks.
  package var composites = 0
  /// The names of the parts, in the order of the marks.
  package var components: [String] = []
  /// The name of the axis along which a heat map has its rows; empty for other charts.
  package var rowsName = ""
  /// Whether bars or areas are stacked, so that the picture shows their sums.
  package var isStacked = false
  /// Whether all sectors have one angle, so that the values are their radii.
  package var hasEvenAngles = false
  /// Positions that rules highlight, with the names of their axes.
  package var marked: [String] = []

  package init(
    title: String = "", summary: String = "", form: ChartForm = .chart, x: DescribedAxis,
    y: DescribedAxis? = nil,
    additionalAxes: [DescribedAxis] = [], series: [DescribedSeries]
  ) {
    self.title = title
    self.summary = summary
    self.form = form
    self.x = x
    self.y = y
    self.additionalAxes = additionalAxes
    self.series = series
  }

  /// The z axis of a chart in three dimensions; `nil` for others.
  package var z: DescribedAxis? { form.isSpatial ? additionalAxes.first : nil }

  /// The indices of the series that are not rows of a surface.
  package var points: Range<Int> { 0..<(surfaces.first?.rows.lowerBound ?? series.count) }
}

/// An axis of numbers; a category is its index in `categories`.
package struct DescribedAxis: Sendable {
  package enum Scale: Sendable { case linear, logarithmic, category }

  package var title: String
  /// The title without its unit, for sentences that give the unit with each value.
  package var name: String
  package var scale: Scale
  /// The lowest and highest displayed value, in axis units; not used with categories.
  package var range: ClosedRange<Double>
  package var gridLines: [Double]
  /// Numbers of the data that have no position on the scale. No series contains them.
  package var excluded: [Double] = []
  /// The categories in display order; empty for numbers.
  package var categories: [String]
  /// The labels in the picture.
  package var labels: [(value: Double, text: String)] = []
  /// Whether differences are durations (in seconds), so that slopes as numbers make no sense.
  package var isDate: Bool
  /// The kind of position, which selects the preposition. `boundPlacing` is for the axis' ends, which are spoken in
  /// full.
  package var placing: Placing
  package var boundPlacing: Placing
  /// A scale that is neither linear nor logarithmic, as a function from values to evenly spaced numbers; else `nil`.
  package var drawn: (@Sendable (Double) -> Double)?
  /// The factor from differences to spoken numbers: 100 if fractions are spoken in percent.
  package var factor = 1.0
  /// The spoken middle of an axis that shows magnitudes on both sides of it, and starts its range; else `nil`.
  package var middle: String?
  /// Whether values are dates or times of the day, which are not amounts.
  package var isMoment: Bool
  /// Whether values are early or late instead of low or high.
  package var isTime: Bool
  /// The calendar unit at whose multiples values lie.
  package var countedUnit = CountedUnit.place
  /// Returns the number that ``describe(_:)`` gives, rounded to the spoken digits.
  package var spokenValue: @Sendable (Double) -> Double = { $0 }
  private let describeNumber: @Sendable (Double) -> String
  private let describeBound: @Sendable (Double) -> String

  /// - Parameter bound: Returns the spoken ends of the axis, after its title: without the unit in the title, but with
  ///   the year that all dates share. `nil` uses `describe`.
  package init(
    title: String, range: ClosedRange<Double>, gridLines: [Double] = [], isLogarithmic: Bool = false,
    isDate: Bool = false, bound: (@Sendable (Double) -> String)? = nil,
    describe: @escaping @Sendable (Double) -> String
  ) {
    self.title = title
    name = title
    self.range = range
    self.gridLines = gridLines
    self.isDate = isDate
    (isMoment, isTime) = (isDate, isDate)
    scale = isLogarithmic ? .logarithmic : .linear
    (placing, boundPlacing) = isDate ? (.day, .day) : (.number, .number)
    categories = []
    describeNumber = describe
    describeBound = bound ?? describe
  }

  package init(title: String, categories: [String]) {
    self.title = title
    name = title
    self.categories = categories
    scale = .category
    (placing, boundPlacing) = (.name, .name)
    range = 0...Double(max(categories.count - 1, 0))
    gridLines = []
    isDate = false
    (isMoment, isTime) = (false, false)
    describeNumber = { _ in "" }
    describeBound = describeNumber
  }

  /// The spoken lower and upper ends.
  package var bounds: (String, String) {
    (describeBound(range.lowerBound), describeBound(range.upperBound))
  }

  /// A spoken value: the name of a category, or the text of the author's provider. Empty for an unknown category.
  package func describe(_ value: Double) -> String {
    guard scale == .category else { return describeNumber(value) }
    let index = Int(exactly: value.rounded()) ?? -1
    return categories.indices.contains(index) ? categories[index] : ""
  }

  /// Returns the difference of two values as spoken, so that the three numbers of a sentence add up.
  package func difference(from first: Double, to last: Double) -> Double {
    let (first, last) = (spokenValue(first), spokenValue(last))
    return Self.withoutNoise(last - first, of: max(abs(first), abs(last)))
  }

  /// Rounds off the digits that binary calculations add.
  package static func withoutNoise(_ value: Double, of size: Double) -> Double {
    guard size > 0, size.isFinite, value.isFinite else { return value }
    let places = 13 - log10(size).rounded(.down)
    guard (0...22).contains(places) else { return value }
    let scale = pow(10, places)
    // Adding 0 turns −0 into 0.
    return (value * scale).rounded() / scale + 0
  }

  /// Returns the position of a value: 0 at the lower end, 1 at the upper end, less or more outside. NaN for a value
  /// without a position (missing, or not positive on a logarithmic axis); 0.5 if the axis has only one value.
  package func position(of value: Double) -> Double {
    guard scale == .logarithmic else {
      let (value, lower, upper) = (even(value), even(range.lowerBound), even(range.upperBound))
      let length = upper - lower
      if length.isFinite, length > 0 { return (value - lower) / length }
      return value.isFinite ? 0.5 : .nan
    }
    guard range.lowerBound > 0, value > 0 else { return .nan }
    // The base of the logarithm does not affect the position.
    let length = log2(range.upperBound / range.lowerBound)
    return length > 0 ? log2(value / range.lowerBound) / length : 0.5
  }

  private func even(_ value: Double) -> Double { drawn?(value) ?? value }
}

/// A series as columns of equal length.
package struct DescribedSeries: Sendable {
  /// The name; empty if the chart has one series without a name.
  package var name: String
  /// Whether the series is one continuous tone instead of one tone per value.
  package var isContinuous: Bool
  /// Whether the values are samples of a formula, not data.
  package var isFunction = false
  /// The role in values with several named parts, such as the low of a candlestick; else `nil`.
  package var part: Part?
  /// The first and the last point of a line that the chart draws through the values; else `nil`.
  package var fit: (start: (x: Double, y: Double), end: (x: Double, y: Double))?
  /// The author's texts for single values, by row.
  package var texts: [Int: String] = [:]
  /// Whether values are the centres of larger marks, such as rules and rectangles in 3-D.
  package var isMiddles = false
  /// Values on the x axis; indices for categories.
  package var x: [Double]
  /// Values on the y axis; NaN if missing.
  package var y: [Double]
  /// One column per additional axis.
  package var additional: [[Double]]
  /// Names of single values, by row.
  package var labels: [Int: String]
  /// The kinds of the names that are intervals, by row.
  package var placings: [Int: Placing] = [:]

  /// The position of a part among the other parts of a value.
  package enum Part: Sendable {
    case lowest, highest
    case between
    /// One of two ends without other parts.
    case end
  }

  package init(
    name: String, isContinuous: Bool, x: [Double], y: [Double], additional: [[Double]] = [],
    labels: [Int: String] = [:]
  ) {
    precondition(x.count == y.count, "\(x.count) values of x, but \(y.count) of y")
    self.name = name
    self.isContinuous = isContinuous
    self.x = x
    self.y = y
    self.additional = additional
    self.labels = labels
  }
}
