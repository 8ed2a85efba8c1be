import Charts
import OpenChartsChartMath
import OpenChartsTables
import SwiftUI

/// The style and scale of one axis.
struct AxisStyle {
  let plan: ChartPlan
  let axis: AxisPlan
  let channel: Channel?
  let isX: Bool
  let column: PlotColumn?
  let data: PlotData
  let zone: ZoneOffsets

  init(
    plan: ChartPlan, axis: AxisPlan, channel: Channel?, data: PlotData, zone: ZoneOffsets, isX: Bool
  ) {
    self.zone = zone
    self.plan = plan
    self.axis = axis
    self.channel = channel
    self.isX = isX
    self.data = data
    column = isX ? data.x : data.y
  }

  /// Creates the style of one axis of a scene.
  init(
    inSpace plan: ChartPlan, _ axis: AxisPlan, _ channel: Channel?, _ column: PlotColumn?, zone: ZoneOffsets
  ) {
    (self.plan, self.axis, self.channel, self.column, self.zone) = (plan, axis, channel, column, zone)
    data = PlotData()
    isX = false
  }

  /// Returns the function that formats axis values. If the function or its result is `nil`, the automatic text is used.
  func text(_ numberSymbols: NumberSymbols) -> ((AxisValue) -> String?)? {
    switch column {
    case .names?: return nil
    case .dates?, .dateSpans?:
      if let years = fewYears {
        let texts = Dictionary(years.map { ($0.date, $0.text) }) { first, _ in first }
        return { value in value.as(Date.self).flatMap { texts[$0] } }
      }
      guard case .date(let pattern)? = axis.format else { return nil }
      let zone = zone
      return { value in
        guard let date = value.as(Date.self) else { return nil }
        var clock = WallClock(zone)
        return pattern.text(date.timeIntervalSinceReferenceDate, &clock)
      }
    case .numbers?, .numberSpans?, nil:
      if holdsYears {
        return { value in
          value.as(Double.self).map { NumberText.plain($0, numberSymbols: numberSymbols, isGrouped: false) }
        }
      }
      guard let format = numberFormat else { return nil }
      return { value in value.as(Double.self).map { format.text($0, numberSymbols: numberSymbols) } }
    }
  }

  /// Ticks at years, with their texts, for lines and points whose dates are two to four starts of successive years. The
  /// automatic axis would label months. `nil` for other axes.
  var fewYears: [(date: Date, text: String)]? {
    guard axis.format == nil, axis.domain == nil, plan.shape == .line || plan.shape == .point,
      case .dates(let moments)? = column, let pattern = DatePattern("yyyy")
    else { return nil }
    var clock = WallClock(zone)
    var different = Set<Double>()
    for moment in moments where moment.isFinite && different.insert(moment).inserted {
      guard different.count <= 4, TimeUnit.year.start(of: moment, &clock) == moment else { return nil }
    }
    let years = different.sorted()
    guard years.count >= 2, years[years.count - 1] - years[0] < TimeUnit.year.seconds * 3.1 else {
      return nil
    }
    return years.map { year in
      (Date(timeIntervalSinceReferenceDate: year), pattern.text(year, &clock))
    }
  }

  /// Whether the positions of a line are between 1500 and 2200. They are probably decimal years, which are written
  /// without group separators.
  private var holdsYears: Bool {
    guard isX, plan.shape == .line, axis.format == nil, axis.unit == .plain, case .numbers? = column,
      let extent = column?.extent
    else { return false }
    return extent.lowerBound >= 1500 && extent.upperBound <= 2200
  }

  /// The text of the numbers of a legend. Whole numbers that can be years have no group separators.
  func legendText(_ numberSymbols: NumberSymbols) -> (@Sendable (Double) -> String?)? {
    guard case .numbers(let values)? = column else { return nil }
    let areYears = values.allSatisfy { !$0.isFinite || (1500...2200).contains($0) && $0 == $0.rounded() }
    if areYears { return { NumberText.plain($0, numberSymbols: numberSymbols, isGrouped: false) } }
    guard let format = numberFormat else { return nil }
    return { format.text($0, numberSymbols: numberSymbols) }
  }

  private var numberFormat: ValueFormat? {
    if let format = axis.format { return format }
    if plan.stack == .normalized, carriesValues { return .percent(digits: nil) }
    switch axis.unit {
    case .percent: return .percent(digits: nil)
    case .duration: return .duration
    case .currency(let sign) where largest < 10_000:
      return .pattern(prefix: sign, digits: currencyDigits, suffix: "")
    // Format small amounts of money here, because the axis would give all labels the same decimals: 0.0, 0.5, 1.0.
    case .currency, .plain: return largest < 10_000 ? nil : isTooFineForCompact ? .plain : .compact
    }
  }

  /// The number of decimals for ticks of money: two for amounts below 10, more if the ticks are closer together,
  /// otherwise none.
  private var currencyDigits: Int {
    guard reach > 0 else { return largest < 10 ? 2 : 0 }
    // Axes have up to 11 ticks.
    let neededDigits = min(max(Int((1 - log10(reach)).rounded(.up)), 0), 9)
    return largest < 10 || neededDigits > 0 ? max(2, neededDigits) : 0
  }

  /// The length of the domain; 0 if it is not known.
  private var reach: Double {
    guard let extent = column?.extent else { return 0 }
    let (low, high) =
      axis.domain.map { ($0.lowerBound, $0.upperBound) } ?? (extent.lowerBound, extent.upperBound)
    return axis.domain == nil && includesZero ? max(high, 0) - min(low, 0) : high - low
  }

  /// Whether neighbouring ticks would have the same compact text, such as 1.23M, which has only two decimals.
  private var isTooFineForCompact: Bool {
    guard axis.scale == nil || axis.scale == .linear else { return false }
    let unit = [1e12, 1e9, 1e6, 1e3].first { largest >= $0 } ?? 1
    // Axes have up to 11 ticks.
    return reach > 0 && reach / 11 < unit * 0.01 && largest < 1e15
  }

  /// The minimum distance between ticks: 1 for counts and other integers; else `nil`.
  var minimumStride: Double? {
    guard axis.unit == .plain || axis.unit == .duration, axis.scale == nil || axis.scale == .linear,
      plan.stack != .normalized, case .numbers(let values)? = column
    else { return nil }
    return values.allSatisfy { !$0.isFinite || $0 == $0.rounded() } ? 1 : nil
  }

  /// The largest magnitude on the axis.
  private var largest: Double {
    if let domain = axis.domain { return max(abs(domain.lowerBound), abs(domain.upperBound)) }
    guard let extent = column?.extent else { return 0 }
    return max(abs(extent.lowerBound), abs(extent.upperBound))
  }

  private var carriesValues: Bool { plan.isHorizontal == isX }

  /// The title. Adds the year if all dates are in one year, because the labels omit it.
  var title: String {
    guard !axis.title.isEmpty, axis.format == nil, axis.hasOwnTitle == false, axis.domain == nil,
      let first = column?.extent?.lowerBound, var last = column?.extent?.upperBound
    else { return axis.title }
    switch column {
    case .dates?: break
    case .dateSpans?: last -= 1
    default: return axis.title
    }
    var clock = WallClock(zone)
    let pattern = DatePattern("yyyy")
    guard let year = pattern?.text(first, &clock), year == pattern?.text(last, &clock) else {
      return axis.title
    }
    return axis.title + plan.words.comma + year
  }

  // MARK: Position

  /// Whether this is a continuous x axis of numbers or dates, with labels centred at ticks. The first and the last
  /// label are then moved into the plot, so that they are not left out. False for bars that fill units of time, whose
  /// labels are between two ticks.
  var isRunningX: Bool {
    switch column {
    case .names?: false
    case .dateSpans?: isX && plan.xEnd != nil
    default: isX
    }
  }

  /// Whether names on the x axis are vertical. True if the longest word is wider than its slot and a line of text
  /// fits into the slot upright.
  ///
  /// - Parameter width: Width of the picture in points.
  func hasUprightNames(width: Double, fontSize: Double) -> Bool {
    guard isX, case .names(_, let names)? = column else { return false }
    let slotWidth = (width - 90) / Double(max(1, names.count))
    let longest = names.flatMap { $0.split { $0 == " " || $0 == "-" } }.map(\.count).max() ?? 0
    // A character is about 0.54 em wide.
    return Double(longest) * fontSize * 0.54 > slotWidth - 4 && slotWidth > fontSize * 1.1
  }

  /// Names are at the leading edge, where their bars start. The side of other axes is automatic.
  var position: AxisMarkPosition {
    if case .names? = column, !isX { return .leading }
    return .automatic
  }

  // MARK: Scale

  var scaleType: ScaleType? { axis.scale?.type }

  /// Whether the scale includes zero. Lengths start at zero; positions do so only if zero is near the data.
  var includesZero: Bool {
    if axis.scale == .log { return false }
    let isLength =
      (plan.shape == .bar || plan.shape == .area || plan.summary == .density) && carriesValues
    if isLength, plan.xEnd == nil, plan.yEnd == nil { return true }
    var extent = column?.extent
    if plan.shape == .candlestick, !isX {
      extent = PlotColumn.numberSpans(data.prices[1], data.prices[2]).extent
    }
    guard let extent else { return true }
    if extent.lowerBound <= 0, extent.upperBound >= 0 { return true }
    let (near, far) = (
      min(abs(extent.lowerBound), abs(extent.upperBound)),
      max(abs(extent.lowerBound), abs(extent.upperBound))
    )
    return near < far * 0.25
  }

  /// The range of the data and of the rules, bands and notes on this axis.
  var extent: ClosedRange<Double>? {
    guard let extent = column?.extent else { return nil }
    let ends = plan.markedPositions(isX: isX)
    return min(extent.lowerBound, ends.min() ?? .infinity)...max(extent.upperBound, ends.max() ?? -.infinity)
  }

  /// A domain that contains the data and ends at ticks, and its ticks: as many as fit the width, at most about 11.
  /// `nil` unless this is an x axis of numbers and bars are not horizontal.
  ///
  /// - Parameter width: Width of the picture in points.
  func steps(width: Double) -> (domain: ClosedRange<Double>, values: [Double])? {
    guard isX, !plan.isHorizontal, plan.shape != .rectangle, axis.scale == nil || axis.scale == .linear,
      let extent = extent
    else { return nil }
    switch column {
    case .numbers?, .numberSpans?: break
    default: return nil
    }
    let low = includesZero ? min(0, extent.lowerBound) : extent.lowerBound
    let high = includesZero ? max(0, extent.upperBound) : extent.upperBound
    let count = Int(min(11, max(3, width / 70)))
    if axis.unit == .duration { return durationSteps(low, high, count) }
    let step = NiceTicks.step(
      lower: low, upper: high, includesZero: false, desiredCount: count, minimumStride: minimumStride)
    guard high > low, step > 0, (high - low) / step < 100 else { return nil }
    let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up))
    guard abs(first) < 1e9, abs(last) < 1e9 else { return nil }
    // Compute fractional steps by division, so that labels show no rounding errors.
    let inverse = (1 / step).rounded()
    let values = (Int(first)...Int(last)).map { step < 1 ? Double($0) / inverse : Double($0) * step }
    // For bins, the domain ends at the edges of bins, which have the ticks.
    guard case .numberSpans(let starts, let ends)? = column, plan.xEnd == nil else {
      return (values[0]...values[values.count - 1], values)
    }
    return (extent, edges(of: Set(starts + ends).sorted(), atMost: count))
  }

  /// Ticks at whole minutes, hours or days that surround the data.
  private func durationSteps(
    _ low: Double, _ high: Double, _ count: Int
  ) -> (domain: ClosedRange<Double>, values: [Double])? {
    guard high > low else { return nil }
    let step = EqualBins.familiarSeconds(near: (high - low) / Double(count))
    let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up))
    guard last - first < 100, abs(first) < 1e9, abs(last) < 1e9 else { return nil }
    let values = (Int(first)...Int(last)).map { Double($0) * step }
    guard case .numberSpans? = column, plan.xEnd == nil, let extent = column?.extent else {
      return (values[0]...values[values.count - 1], values)
    }
    return (extent, values.filter { extent.contains($0) })
  }

  /// The domain and ticks of a vertical axis of durations, in seconds; `nil` for other axes.
  var durations: (domain: ClosedRange<Double>, values: [Double])? {
    guard axis.unit == .duration, axis.format == nil, axis.scale == nil || axis.scale == .linear,
      let extent = column?.extent, plan.stack != .normalized
    else { return nil }
    return durationSteps(
      includesZero ? min(0, extent.lowerBound) : extent.lowerBound,
      includesZero ? max(0, extent.upperBound) : extent.upperBound, 6)
  }

  /// The edges at multiples of 1, 2, 5, 10, … bin widths: the smallest step that leaves about `count` edges at most.
  private func edges(of binEdges: [Double], atMost count: Int) -> [Double] {
    guard let first = binEdges.first, let last = binEdges.last else { return [] }
    // The end of a bin and the start of the next can differ by a rounding error.
    var sorted: [Double] = []
    for edge in binEdges where sorted.last.map({ edge - $0 > (last - first) * 1e-9 }) ?? true {
      sorted.append(edge)
    }
    guard
      let bin = zip(sorted, sorted.dropFirst()).map({ $1 - $0 }).min(), bin > 0
    else { return sorted }
    let minimumMultiple = (last - first) / bin / Double(count)
    let multiple = [1.0, 2, 5, 10, 20, 50, 100, 200, 500, 1000].first { $0 >= minimumMultiple } ?? 1000
    return sorted.filter { value in
      let share = value / (bin * multiple)
      return abs(share - share.rounded()) < 1e-6
    }
  }

  /// The x domain that shows the first and the last candle completely; `nil` for other charts.
  var candles: ClosedRange<Double>? {
    guard plan.shape == .candlestick, isX, let extent = column?.extent else { return nil }
    let step = column?.smallestStep ?? 0
    return extent.lowerBound - step...extent.upperBound + step
  }

  /// The domain of a heat map's bins, which fill the plot; `nil` for other charts.
  var cells: ClosedRange<Double>? {
    guard plan.shape == .rectangle, case .numberSpans? = column else { return nil }
    return column?.extent
  }
}

extension ScaleName {
  var type: ScaleType {
    switch self {
    case .linear: .linear
    case .log: .log
    case .sqrt: .squareRoot
    case .symlog: .symmetricLog
    case .date: .date
    case .category: .category
    }
  }
}

extension ClosedRange<Double> {
  /// The range as dates; the bounds are seconds since 1 January 2001 UTC.
  var dates: ClosedRange<Date> {
    Date(timeIntervalSinceReferenceDate: lowerBound)...Date(timeIntervalSinceReferenceDate: upperBound)
  }
}
