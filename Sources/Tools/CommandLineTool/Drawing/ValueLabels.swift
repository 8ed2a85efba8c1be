import OpenChartsChartMath
import OpenChartsTables

/// The values beside bars, the totals of stacks, the shares of parts that fill 100 %, and the last values of lines, as
/// far as they fit.
struct ValueLabels: Equatable {
  /// The texts by row of the chart's data.
  private(set) var texts: [Int: String] = [:]
  /// The rows whose text is on the side of low values.
  private(set) var isBelow: Set<Int> = []
  /// The distances of the texts at the ends of lines below their values, in points; 0 for others.
  private(set) var offsets: [Int: Double] = [:]
  /// Whether the texts are within their marks.
  private(set) var areInside = false
  /// The space for labels to the right of the last points of lines, in points.
  private(set) var endPadding = 0.0

  /// The size of a picture in points, and of its labels.
  struct ChartSize {
    var width: Double
    var height: Double
    var fontSize: Double
    /// The width of the axis at the side of the plot, and the height of axis, titles and margins, in points.
    static let (axisWidth, surroundingHeight) = (80.0, 100.0)
  }

  /// - Parameter spreads: Whether labels at the ends of lines can be moved apart; otherwise those that would touch
  ///   others are left out.
  init(
    plan: ChartPlan, data: PlotData, numberSymbols: NumberSymbols, available: ChartSize, spreads: Bool = true
  ) {
    guard plan.showsLabels, let values = Self.values(plan.isHorizontal ? data.x : data.y) else { return }
    if plan.shape == .bar, plan.stack == .normalized {
      areInside = true
      texts = Self.shares(of: values, plan, data, numberSymbols, available)
      return
    }
    let rows = plan.shape == .bar ? Self.ends(of: plan, data, values) : Self.lastRows(plan, data, values)
    guard !rows.isEmpty else { return }
    let axis = plan.isHorizontal ? plan.xAxis : plan.yAxis
    let writings = axis.writings(
      of: rows.map(\.value), numberSymbols, digits: Self.areEstimates(plan) ? 3 : 4)
    if plan.shape == .bar {
      let slot = Self.slot(plan, data, available)
      // Labels beyond horizontal bars have a line each; those above bars have the width of the bar's slot.
      func fits(_ text: String) -> Bool {
        plan.isHorizontal
          ? slot >= available.fontSize * 1.1 : TextWidth.points(text, fontSize: available.fontSize) <= slot
      }
      let chosen = writings.first { $0.allSatisfy(fits) } ?? writings[writings.count - 1]
      for (end, text) in zip(rows, chosen) where fits(text) {
        texts[end.row] = text
        if end.value < 0 { isBelow.insert(end.row) }
      }
    } else {
      func width(_ texts: some Sequence<String>) -> Double {
        texts.map { TextWidth.points($0, fontSize: available.fontSize) }.max() ?? 0
      }
      let named = Self.named(rows, writings[0], data)
      let writing = width(named) < available.width / 4 ? named : writings[0]
      if spreads, Self.haveOneEnd(rows, plan, data),
        let distances = LabelSpread(plan: plan, available: available).offsets(
          of: rows.map(\.value), among: values)
      {
        texts = Dictionary(uniqueKeysWithValues: zip(rows.map(\.row), writing))
        offsets = Dictionary(uniqueKeysWithValues: zip(rows.map(\.row), distances))
      } else {
        texts = Self.apart(rows, writing, plan, values, available)
      }
      let widest = width(texts.values)
      guard widest < available.width / 4 else {
        texts = [:]
        return
      }
      // The labels of the y axis begin at the end of the plot.
      endPadding = texts.isEmpty ? 0 : widest + 12
    }
  }

  /// Whether the values are means, shares or ratios, whose fourth digit would say nothing.
  private static func areEstimates(_ plan: ChartPlan) -> Bool {
    switch plan.transform {
    case .rolling?, .index?: return true
    case .cumulative?, .change?, nil: break
    }
    switch (plan.isHorizontal ? plan.x : plan.y)?.aggregate {
    case .mean?, .share?, .deviation?, .quantile?: return true
    default: return false
    }
  }

  /// A mark with a label: the row whose mark ends at the value.
  private struct End {
    var row: Int
    var value: Double
  }

  private static func values(_ column: PlotColumn?) -> [Double]? {
    if case .numbers(let values)? = column { return values }
    return nil
  }

  // MARK: Bars

  /// The ends of bars and of stacks.
  private static func ends(of plan: ChartPlan, _ data: PlotData, _ values: [Double]) -> [End] {
    let positions = keys(plan.isHorizontal ? data.y : data.x, count: data.count)
    var rows: [Double: [Int]] = [:]
    for row in 0..<data.count where values[row].isFinite { rows[positions[row], default: []].append(row) }
    var result: [End] = []
    for row in 0..<data.count {
      guard let stack = rows[positions[row]], values[row].isFinite else { continue }
      if stack.count == 1 || plan.stack == .dodge {
        result.append(End(row: row, value: values[row]))
      } else if plan.stack != .none {
        let total = stack.reduce(0) { $0 + values[$1] }
        // The label is at the outermost part with the same sign as the total.
        let last = stack.last { total < 0 ? values[$0] < 0 : values[$0] > 0 } ?? stack[stack.count - 1]
        if last == row { result.append(End(row: row, value: total)) }
      }
    }
    return result
  }

  /// The share of each part of a bar that fills 100 %, for the parts with enough space for the text.
  private static func shares(
    of values: [Double], _ plan: ChartPlan, _ data: PlotData, _ numberSymbols: NumberSymbols,
    _ available: ChartSize
  ) -> [Int: String] {
    let positions = keys(plan.isHorizontal ? data.y : data.x, count: data.count)
    var totals: [Double: Double] = [:]
    for row in 0..<data.count where values[row].isFinite {
      totals[positions[row], default: 0] += abs(values[row])
    }
    // Bars take about four fifths of their slots.
    let thickness = slot(plan, data, available) * 0.8
    let length =
      plan.isHorizontal
      ? available.width - ChartSize.axisWidth * 2 : available.height - ChartSize.surroundingHeight
    var texts: [Int: String] = [:]
    for row in 0..<data.count where values[row].isFinite {
      guard let total = totals[positions[row]], total > 0 else { continue }
      let share = abs(values[row]) / total
      let text =
        NumberText.plain(share * 100, digits: 0, numberSymbols: numberSymbols) + numberSymbols.percent
      let width = TextWidth.points(text, fontSize: available.fontSize) + 6
      let (across, along) =
        plan.isHorizontal ? (available.fontSize * 1.5, width) : (width, available.fontSize * 1.5)
      if thickness >= across, share * length >= along { texts[row] = text }
    }
    return texts
  }

  private static func keys(_ column: PlotColumn?, count: Int) -> [Double] {
    switch column {
    case .numbers(let v)?, .dates(let v)?, .numberSpans(let v, _)?, .dateSpans(let v, _)?: v
    case .names(let codes, _)?: codes.map(Double.init)
    case nil: [Double](repeating: 0, count: count)
    }
  }

  /// The space for each bar along the axis, in points.
  private static func slot(_ plan: ChartPlan, _ data: PlotData, _ available: ChartSize) -> Double {
    let length =
      plan.isHorizontal
      ? available.height - ChartSize.surroundingHeight : available.width - ChartSize.axisWidth
    let column = plan.isHorizontal ? data.y : data.x
    let slotCount: Double
    switch column {
    case .names(_, let names)?: slotCount = Double(names.count)
    case .numberSpans(let starts, let ends)?, .dateSpans(let starts, let ends)?:
      let narrowestSpan = zip(starts, ends).map { $1 - $0 }.filter { $0 > 0 }.min() ?? 1
      slotCount = column?.extent.map { ($0.upperBound - $0.lowerBound) / narrowestSpan } ?? 1
    case .numbers?, .dates?:
      slotCount =
        column?.extent.map { ($0.upperBound - $0.lowerBound) / (column?.smallestStep ?? 1) + 1 } ?? 1
    case nil: slotCount = 1
    }
    let side = plan.stack == .dodge ? max(1, data.color?.names?.count ?? 1) : 1
    return length / max(1, slotCount) / Double(side)
  }

  // MARK: Lines

  /// The last row with a value, for each line.
  private static func lastRows(_ plan: ChartPlan, _ data: PlotData, _ values: [Double]) -> [End] {
    let positions = keys(plan.isHorizontal ? data.y : data.x, count: data.count)
    let series = [data.color, data.symbol, data.series].map { keys($0, count: data.count) }
    struct Line: Hashable { var keys: [Double] }
    var last: [Line: Int] = [:]
    for row in 0..<data.count where values[row].isFinite {
      let line = Line(keys: series.map { $0[row] })
      if let lastRow = last[line], positions[lastRow] > positions[row] { continue }
      last[line] = row
    }
    return last.values.sorted().map { End(row: $0, value: values[$0]) }
  }

  /// The texts after the names of their lines; unchanged for a chart without several colours.
  private static func named(_ rows: [End], _ texts: [String], _ data: PlotData) -> [String] {
    guard case .names(let codes, let names)? = data.color, names.count > 1 else { return texts }
    return zip(rows, texts).map { end, text in
      codes[end.row] < 0 ? text : "\(names[Int(codes[end.row])].isolatedIfRightToLeft) \(text)"
    }
  }

  /// Whether all lines end at the same position, so that their labels are below one another.
  private static func haveOneEnd(_ rows: [End], _ plan: ChartPlan, _ data: PlotData) -> Bool {
    let positions = keys(plan.isHorizontal ? data.y : data.x, count: data.count)
    return rows.count > 1 && Set(rows.map { positions[$0.row] }).count == 1
  }

  /// Keeps the labels that do not touch others. Larger values take precedence.
  private static func apart(
    _ rows: [End], _ writing: [String], _ plan: ChartPlan, _ values: [Double], _ available: ChartSize
  ) -> [Int: String] {
    guard !plan.isHorizontal, rows.count > 1 else {
      return Dictionary(uniqueKeysWithValues: zip(rows, writing).map { ($0.row, $1) })
    }
    let finite = values.filter(\.isFinite)
    let (low, high) = (finite.min() ?? 0, finite.max() ?? 0)
    let domain = plan.yAxis.domain ?? (low...max(low, high))
    let length = max(domain.upperBound - domain.lowerBound, .leastNormalMagnitude)
    let pointsPerUnit = (available.height - ChartSize.surroundingHeight) / length
    var texts: [Int: String] = [:]
    var lowest = Double.infinity
    for (end, text) in zip(rows, writing).sorted(by: { $0.0.value > $1.0.value }) {
      let position = end.value * pointsPerUnit
      guard lowest - position >= available.fontSize * 1.25 else { continue }
      texts[end.row] = text
      lowest = position
    }
    return texts
  }
}
