import Foundation
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// The side of an axis in the picture, with leading and trailing resolved.
enum Side: Sendable {
  case left, right, top, bottom
}

/// One `AxisMarks` with its values and the items at each.
struct AxisGuide: Sendable {
  struct Entry: Sendable {
    /// The value as a number of the scale.
    var number: Double
    /// The next value, or the end of the interval that starts here.
    var next: Double?
    var gridLines: [AxisLine] = []
    var ticks: [(line: AxisLine, length: AxisTickLength)] = []
    var labels: [Label] = []
  }

  struct Label: Sendable {
    var request: AxisLabel
    var text: String
    var view: (any MeasuredContent)?
  }

  let dimension: AxisDimension
  let side: Side
  let preset: AxisPreset
  let stroke: Stroke?
  private let layers: [@Sendable (DisplayList, Size) -> DisplayList]
  let isBand: Bool
  let isTime: Bool
  /// Whether the author listed the values, instead of a step or a number of values.
  let isListed: Bool
  /// The number of bands on the whole axis.
  let bandCount: Int
  /// The end of the domain as a number of the scale.
  let end: Double
  /// Whether lines can be midway between values: for dates, and if marks fill numeric intervals.
  var centersLines = false
  /// Whether labels are in the plot, at the top of their bands, above the marks.
  var isAboveMarks = false
  let entries: [Entry]

  /// Determines the texts and lines for the values of one `AxisMarks`.
  ///
  /// - Parameters:
  ///   - domain: The visible domain of a continuous scale.
  ///   - whole: The whole domain of a scrollable scale.
  static func make(
    for request: AxisMarksRequest, _ dimension: AxisDimension, ticks: AxisTicks, setup: ScaleSetup,
    domain: ContinuousDomain?, scrolled whole: ContinuousDomain? = nil, environment: ChartEnvironment
  ) -> AxisGuide {
    let text = text(for: request, ticks: ticks, domain: domain, scrolled: whole, environment)
    let entries = ticks.numbers.enumerated().map { index, number in
      var entry = Entry(number: number, next: next(index, ticks, domain, environment.calendar))
      let value = ticks.values[index]
      let context = AxisValueContext(index: index, count: ticks.numbers.count, value: value)
      for item in request.content?(context) ?? standardItems(dimension) {
        switch item {
        case .gridLine(let line): entry.gridLines.append(line.finite)
        case .tick(let line, let length): entry.ticks.append((line.finite, length.finite))
        case .label(let given):
          let label = given.finite
          switch label.content {
          case .automatic: entry.labels.append(Label(request: label, text: text(value)))
          case .text(let labelText): entry.labels.append(Label(request: label, text: labelText))
          case .view(let view): entry.labels.append(Label(request: label, text: "", view: view))
          }
        }
      }
      return entry
    }
    return AxisGuide(
      dimension: dimension,
      side: side(request.position, dimension, isRightToLeft: environment.isRightToLeft),
      preset: request.preset, stroke: request.stroke?.finite, layers: request.layers, isBand: setup.isBand,
      isTime: ticks.values.contains { if case .date = $0 { true } else { false } },
      isListed: request.values.isListed,
      bandCount: setup.categories.count, end: domain?.upper ?? Double(setup.categories.count) - 0.5,
      entries: entries)
  }

  /// Returns a part of the guide's drawing in the layers of its modifiers.
  func layered(_ items: [DisplayItem], size: Size) -> [DisplayItem] {
    guard !layers.isEmpty, !items.isEmpty else { return items }
    return layers.reduce(DisplayList(items)) { $1($0, size) }.items
  }

  private static func side(_ position: AxisPosition, _ dimension: AxisDimension, isRightToLeft: Bool) -> Side
  {
    switch (dimension, position) {
    case (.x, .top): .top
    case (.x, _): .bottom
    case (.y, .leading): isRightToLeft ? .right : .left
    case (.y, _): isRightToLeft ? .left : .right
    }
  }

  /// The default items: grid line, tick and label on x; no tick on y.
  private static func standardItems(_ dimension: AxisDimension) -> [AxisItem] {
    dimension == .x
      ? [.gridLine(AxisLine()), .tick(AxisLine(), .automatic), .label(AxisLabel())]
      : [.gridLine(AxisLine()), .label(AxisLabel())]
  }

  /// Returns the boundary after a value: the next value, or one more step if it is in the domain.
  private static func next(
    _ index: Int, _ ticks: AxisTicks, _ domain: ContinuousDomain?, _ calendar: Calendar
  ) -> Double? {
    if index + 1 < ticks.numbers.count { return ticks.numbers[index + 1] }
    guard let domain, let last = ticks.numbers.last else { return nil }
    var following: Double?
    if let step = ticks.dateStep {
      let date = calendar.date(
        byAdding: step.unit, value: max(1, step.count), to: Date(timeIntervalSinceReferenceDate: last))
      following = date?.timeIntervalSinceReferenceDate
    } else if ticks.step > 0 {
      following = last + ticks.step
    }
    guard let following, last < domain.upper else { return nil }
    return min(following, domain.upper)
  }

  /// Returns a formatter of values: the author's format, or one with the precision that the scale's steps need.
  private static func text(
    for request: AxisMarksRequest, ticks: AxisTicks, domain: ContinuousDomain?,
    scrolled whole: ContinuousDomain?, _ environment: ChartEnvironment
  ) -> (DataValue) -> String {
    let format = request.format
    let sharesNotation = domain?.transform.sharesNotation ?? true
    let values = ticks.values.compactMap { if case .number(let v) = $0 { v } else { nil } }
    let numbers = NumberText(
      step: ticks.step, values: sharesNotation ? values : [], locale: environment.locale)
    var dates: DateText?
    let moments = ticks.values.compactMap { if case .date(let v) = $0 { v } else { nil } }
    if let first = moments.min(), var last = moments.max() {
      // The end of an axis can be the start of an interval that is not shown: midnight after a day, January after a
      // year.
      if let end = domain?.upper, last >= end {
        last = moments.lazy.filter { $0 < end }.max() ?? last
      }
      dates = DateText(
        step: ticks.dateStep ?? DateStep(unit: .day, count: 1), first: whole?.lower ?? first,
        last: whole?.upper.nextDown ?? last, locale: environment.locale, calendar: environment.calendar)
    }
    return { value in
      if let format { return format(value) ?? "" }
      switch value {
      case .number(let v): return numbers(v)
      case .date(let v): return dates?(v) ?? ""
      case .category(let name): return name
      }
    }
  }

  // MARK: - Positions

  /// Returns the position of a line: the value, or on bands the start of the band. A centred line is in the middle of
  /// its band or interval; lines at numbers are centred only if marks fill intervals.
  func linePosition(_ entry: Entry, centered: Bool?, _ scale: PositionScale) -> Double? {
    if isBand { return centered == true ? scale.position(entry.number) : scale.boundary(entry.number - 0.5) }
    guard centered == true, centersLines else { return scale.position(entry.number) }
    return entry.next.map { (scale.position(entry.number) + scale.position($0)) / 2 }
  }

  /// Returns the position of a label: the middle of a band or an interval, or the value.
  func labelPosition(_ entry: Entry, _ label: AxisLabel, _ scale: PositionScale) -> (Double, centered: Bool)?
  {
    if isBand {
      let centered = label.centered ?? !isAboveMarks
      return (centered ? scale.position(entry.number) : scale.boundary(entry.number - 0.5), centered)
    }
    guard label.centered == true else { return (scale.position(entry.number), false) }
    return entry.next.map { ((scale.position(entry.number) + scale.position($0)) / 2, true) }
  }
}

extension AxisValuesRequest {
  fileprivate var isListed: Bool { if case .values = self { true } else { false } }
}
