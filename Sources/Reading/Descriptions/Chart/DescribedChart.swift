import Foundation
import Phrases

/// What a chart shows, as columns of numbers: what statistics, sentences and audio graphs read.
///
/// `AXChartDescriptor` is the public form of the same facts, with an object a value; this one is `Sendable`, and
/// 100,000 values are two arrays.
package struct DescribedChart: Sendable {
  /// Empty where the chart has none.
  package var title: String
  /// The author's own words; empty where there are none.
  package var summary: String
  package var form: ChartForm
  /// Where values lie: the horizontal axis, unless the chart lies on its side.
  package var x: DescribedAxis
  /// How large they are; `nil` where they only have a place.
  package var y: DescribedAxis?
  /// Whether places run down the picture and values across, as with lying bars.
  package var isSideways = false
  package var additionalAxes: [DescribedAxis]
  /// Of a chart in three dimensions: each has some of the series for rows.
  package var surfaces: [DescribedSurface] = []
  package var series: [DescribedSeries]
  /// Number of values that have named parts and belong to no other series, such as candlesticks.
  package var composites = 0
  /// The names of the parts, in the order of the marks.
  package var components: [String] = []
  /// The name of the axis along which a heat map has its rows; empty for one without.
  package var rowsName = ""
  /// Whether bars or areas are stacked, so that the picture shows their sums.
  package var isStacked = false
  /// Whether all sectors have one angle, so that the values are their radii.
  package var hasEvenAngles = false
  /// Places that marks point out, with the names of their axes.
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

  /// Number of values, missing ones included; one for each value with parts.
  package var count: Int { series.reduce(composites) { $0 + ($1.part == nil ? $1.x.count : 0) } }

  /// Where values lie beside x, in a chart in three dimensions.
  package var z: DescribedAxis? { form.isSpatial ? additionalAxes.first : nil }

  /// The series that are no rows of a surface.
  package var points: Range<Int> { 0..<(surfaces.first?.rows.lowerBound ?? series.count) }
}

/// An axis as numbers; a category is its index in `categories`.
package struct DescribedAxis: Sendable {
  package enum Scale: Sendable { case linear, logarithmic, category }

  package var title: String
  /// The title without its unit, for sentences that say the unit with each value.
  package var name: String
  package var scale: Scale
  /// The lowest and highest value shown, in axis units; not used with categories.
  package var range: ClosedRange<Double>
  package var gridLines: [Double]
  /// Names in the order shown; empty for numbers.
  package var categories: [String]
  /// The texts that the picture shows beside the axis.
  package var labels: [(value: Double, text: String)] = []
  /// Whether differences are times (in seconds), so that slopes in numbers make no sense.
  package var isDate: Bool
  /// What a place on the axis is, for the words before it; of its ends, which have all their parts.
  package var placing: Placing
  package var boundPlacing: Placing
  /// The drawn scale where that is neither linear nor logarithmic: values to numbers that are evenly spaced.
  package var drawn: (@Sendable (Double) -> Double)?
  /// From differences to the numbers that are said: 100 where shares are said in percent.
  package var factor = 1.0
  /// The middle of an axis that shows magnitudes on both sides of it, in words; its range begins there.
  package var middle: String?
  /// Whether values are dates or times of the day, which have no amounts.
  package var isMoment: Bool
  /// Whether values can be early or late.
  package var isTime: Bool
  /// The calendar unit at whose multiples values lie.
  package var countedUnit = CountedUnit.place
  /// The number that ``describe(_:)`` shows, in the digits that are said.
  package var said: @Sendable (Double) -> Double = { $0 }
  private let describeNumber: @Sendable (Double) -> String
  private let describeBound: @Sendable (Double) -> String

  /// - Parameter bound: Says the ends of the axis, after its title: without the unit that the title tells, but
  ///   with the year that all moments share.
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

  /// The lower and the upper end in words.
  package var bounds: (String, String) {
    (describeBound(range.lowerBound), describeBound(range.upperBound))
  }

  /// A value in words: the name of a category, or what the author's provider says.
  package func describe(_ value: Double) -> String {
    guard scale == .category else { return describeNumber(value) }
    let index = Int(exactly: value.rounded()) ?? -1
    return categories.indices.contains(index) ? categories[index] : ""
  }

  /// The difference of two values as they are said, so that the three numbers of a sentence add up.
  package func difference(from first: Double, to last: Double) -> Double {
    let (first, last) = (said(first), said(last))
    return Self.withoutNoise(last - first, of: max(abs(first), abs(last)))
  }

  /// Without the digits that subtraction in binary adds.
  private static func withoutNoise(_ value: Double, of size: Double) -> Double {
    guard size > 0, size.isFinite, value.isFinite else { return value }
    let places = 13 - log10(size).rounded(.down)
    guard (0...22).contains(places) else { return value }
    let scale = pow(10, places)
    // No minus on zero.
    return (value * scale).rounded() / scale + 0
  }

  /// Where a value lies: 0 at the lower end, 1 at the upper, beyond where it is outside. NaN for a value that
  /// has no place (missing, or not positive on a logarithmic axis); halfway where the axis has one value only.
  package func position(of value: Double) -> Double {
    guard scale == .logarithmic else {
      let (value, lower, upper) = (even(value), even(range.lowerBound), even(range.upperBound))
      let length = upper - lower
      if length.isFinite, length > 0 { return (value - lower) / length }
      return value.isFinite ? 0.5 : .nan
    }
    guard range.lowerBound > 0, value > 0 else { return .nan }
    // Every base gives the same position.
    let length = log2(range.upperBound / range.lowerBound)
    return length > 0 ? log2(value / range.lowerBound) / length : 0.5
  }

  private func even(_ value: Double) -> Double { drawn?(value) ?? value }
}

/// A series as columns of equal length.
package struct DescribedSeries: Sendable {
  /// Empty where the chart has one series without a name.
  package var name: String
  /// One gliding tone; otherwise a tone a value.
  package var isContinuous: Bool
  /// Samples of a formula, which are no values that anybody gave.
  package var isFunction = false
  /// Set for a named part of values that have several, such as the low of a candlestick.
  package var part: Part?
  /// The author's words for single values, by row.
  package var texts: [Int: String] = [:]
  /// Whether values are the middles of marks that reach further, as lines and rectangles in space do.
  package var isMiddles = false
  /// Values on the x axis; indices where it has categories.
  package var x: [Double]
  /// Values on the y axis; NaN where missing.
  package var y: [Double]
  /// A column for each additional axis.
  package var additional: [[Double]]
  /// Names of single values, by row.
  package var labels: [Int: String]

  /// How a part of a value lies among the other parts.
  package enum Part: Sendable {
    case lowest, highest
    case between
    /// One of two ends that are all there is.
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
