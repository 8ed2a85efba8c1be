import Accessibility
import ChartModel
import DisplayList
import Foundation

/// What a chart is to somebody who does not see it: an overview, and an element for each mark or interval.
struct ChartDescription {
  /// Beyond this many marks, elements stand for intervals.
  static let elementLimit = 100
  private static let intervalLimit = 60

  let request: ChartRequest
  let marks: [ResolvedMarks]
  let x: AxisPlan?
  let y: AxisPlan?
  let sectorTotal: Double?

  /// The chart's node with frames in coordinates of the chart.
  func node(frame: ChartFrame, fragments: Fragments, space: PlotSpace) -> AccessibilityNode {
    var speech = SpokenText(request.environment)
    let count = marks.reduce(0) { $0 + $1.table.rowCount }
    let children =
      count <= Self.elementLimit
      ? elements(fragments, frame, &speech) : intervals(frame, space, &speech)
    var node = AccessibilityNode(
      role: .chart, label: request.accessibilityLabel ?? "Chart", value: overview(count, &speech),
      frame: Rect(origin: .zero, size: frame.size), children: children)
    let columns = DescribedColumns(request, x: x, y: y)
    node.facts = ChartFacts(locale: request.environment.locale) { columns.chart() }
    return node
  }

  // MARK: - Overview

  private func overview(_ count: Int, _ speech: inout SpokenText) -> String {
    guard count > 0 else { return "No data." }
    var kinds: [MarkKind] = []
    for table in marks where table.table.count > 0 && !kinds.contains(table.table.kind) {
      kinds.append(table.table.kind)
    }
    var sentences = [kinds.map(Self.name).joined(separator: " and ") + " chart."]
    sentences[0] = sentences[0].prefix(1).uppercased() + sentences[0].dropFirst()
    for plan in [x, y] {
      if let plan, let sentence = axis(plan, &speech) { sentences.append(sentence) }
    }
    if let styles = request.marks.lazy.compactMap(\.foregroundStyle).first(where: { $0.kind == .category }),
      styles.categories.count > 1
    {
      let shown = styles.categories.prefix(12).joined(separator: ", ")
      let rest = styles.categories.count > 12 ? ", and \(styles.categories.count - 12) more" : ""
      sentences.append("\(styles.categories.count) series: \(shown)\(rest).")
    }
    // Samples of a function are no values that anybody gave.
    let functions = marks.filter { $0.table.function != nil }
    let values = count - functions.reduce(0) { $0 + $1.table.count }
    if !functions.isEmpty {
      sentences.append(functions.count == 1 ? "1 function." : "\(functions.count) functions.")
    }
    if values > 0 || functions.isEmpty {
      sentences.append(values == 1 ? "1 value." : "\(speech.number(Double(values))) values.")
    }
    return sentences.joined(separator: " ")
  }

  private func axis(_ plan: AxisPlan, _ speech: inout SpokenText) -> String? {
    let name = plan.dimension == .x ? "x" : "y"
    let titles = plan.dimension == .x ? request.xAxis.titles : request.yAxis.titles
    let title = titles.first.map(\.text).flatMap { $0.isEmpty ? nil : $0 } ?? plan.setup.label
    let label = title.isEmpty ? "" : " \(title),"
    guard let domain = plan.domain else {
      let names = plan.setup.categories
      guard let first = names.first, let last = names.last else { return nil }
      let (a, b) = (speech.value(first, unit: .day), speech.value(last, unit: .day))
      return names.count == 1
        ? "The \(name) axis shows\(label) \(a)."
        : "The \(name) axis shows\(label) \(names.count) categories from \(a) to \(b)."
    }
    let unit = dateUnit(plan.dimension, speech)
    let wrap: (Double) -> DataValue = domain.kind == .date ? { .date($0) } : { .number($0) }
    let (a, b) = (speech.value(wrap(domain.lower), unit: unit), speech.value(wrap(domain.upper), unit: unit))
    return "The \(name) axis shows\(label) from \(a) to \(b)."
  }

  private func dateUnit(_ dimension: AxisDimension, _ speech: SpokenText) -> Calendar.Component {
    for table in marks {
      for column in table.table.columns(on: dimension) where column.kind == .date {
        return speech.unit(of: column)
      }
    }
    return .day
  }

  private static func name(_ kind: MarkKind) -> String {
    switch kind {
    case .bar: "bar"
    case .line: "line"
    case .area: "area"
    case .point: "point"
    case .rule: "rule"
    case .rectangle: "rectangle"
    case .sector: "sector"
    }
  }

  // MARK: - Elements

  private func elements(_ fragments: Fragments, _ frame: ChartFrame, _ speech: inout SpokenText)
    -> [AccessibilityNode]
  {
    let units = (x: dateUnit(.x, speech), y: dateUnit(.y, speech))
    var found: [(order: UInt32, node: AccessibilityNode)] = []
    for table in marks {
      for row in 0..<table.table.count {
        let id = table.firstID + UInt32(row)
        let author = table.table.accessibility[row]
        if author?.hidden == true { continue }
        guard let place = fragments.frames[id] else { continue }
        let texts = texts(table.table, row, units, &speech)
        let node = AccessibilityNode(
          role: .mark, label: author?.label ?? texts.label, value: author?.value ?? texts.value,
          identifier: author?.identifier, frame: place.offset(x: frame.plot.minX, y: frame.plot.minY),
          id: MarkID(id))
        found.append((table.table.order[row], node))
      }
    }
    return found.sorted { $0.order < $1.order }.map(\.node)
  }

  /// Context first, then the value: x and series, then y.
  private func texts(
    _ table: MarkTable, _ row: Int, _ units: (x: Calendar.Component, y: Calendar.Component),
    _ speech: inout SpokenText
  ) -> (label: String, value: String) {
    var context: [String] = []
    var values: [String] = []
    if let angle = table.angle {
      values.append(speech.text(angle, row, unit: .day))
      if let total = sectorTotal, total > 0, !angle.isInterval {
        let share = (angle.values[row] / total * 1_000).rounded() / 10
        values.append("\(speech.number(share)) percent")
      }
    }
    let xColumns = table.columns(on: .x)
    let yColumns = table.columns(on: .y)
    let xText = text(xColumns, row, units.x, &speech)
    let yText = text(yColumns, row, units.y, &speech)
    // Names and dates are the context of a number, on whichever axis they lie.
    let isLying = yColumns.first.map { $0.kind != .number } ?? false && xColumns.first?.kind == .number
    if isLying {
      if let yText { context.append(yText) }
      if let xText { values.append(xText) }
    } else {
      if let xText { context.append(xText) }
      if let yText { values.append(yText) }
    }
    for column in [table.foregroundStyle, table.series, table.symbol, table.lineStyle].compactMap({ $0 }) {
      let text = speech.text(column, row, unit: .day)
      if column.kind == .category {
        if !context.contains(text) { context.append(text) }
      } else if !values.contains(text) {
        values.append(text)
      }
    }
    if context.isEmpty, !values.isEmpty { context.append(Self.name(table.kind).capitalized) }
    return (context.joined(separator: ", "), values.joined(separator: ", "))
  }

  private func text(_ columns: [Column], _ row: Int, _ unit: Calendar.Component, _ speech: inout SpokenText)
    -> String?
  {
    switch columns.count {
    case 0: nil
    case 1: speech.text(columns[0], row, unit: unit)
    default: "\(speech.text(columns[0], row, unit: unit)) to \(speech.text(columns[1], row, unit: unit))"
    }
  }

  // MARK: - Intervals

  /// Equal pieces of the plot's width, each with its number of values and their bounds.
  private func intervals(_ frame: ChartFrame, _ space: PlotSpace, _ speech: inout SpokenText)
    -> [AccessibilityNode]
  {
    guard let scale = space.x, space.size.width > 0 else { return [] }
    let pieces = scale.isBand ? min(Self.intervalLimit, max(1, scale.domain.count)) : 30
    var counts = [Int](repeating: 0, count: pieces)
    var hasRows = [Bool](repeating: false, count: pieces)
    var low = [Double](repeating: .infinity, count: pieces)
    var high = [Double](repeating: -.infinity, count: pieces)
    for table in marks where table.x.hasData {
      let said = table.table.accessibility
      // A function is said or hidden as a whole.
      if table.table.function != nil, !said.isEmpty { continue }
      if let source = table.table.source {
        var found = IntervalCounts(pieces: pieces)
        if table.table.kind == .line {
          let rows = table.table.order.map { Int($0 &- source.firstOrder) }
          found.read(source, keptAt: rows, table.y.lower, scale: scale, width: space.size.width)
        } else {
          found.read(source, scale: scale, width: space.size.width)
        }
        let isNumber = table.table.columns(on: .y).first?.kind == .number
        for piece in 0..<pieces where found.counts[piece] > 0 {
          hasRows[piece] = true
          counts[piece] += found.counts[piece]
          guard isNumber else { continue }
          low[piece] = min(low[piece], found.low[piece])
          high[piece] = max(high[piece], found.high[piece])
        }
        continue
      }
      let ys = values(table)
      for row in 0..<table.table.count where said[row]?.hidden != true {
        let position = scale.position(table.x.middle(row))
        guard position.isFinite, x?.window == nil || (0...space.size.width).contains(position) else {
          continue
        }
        let piece = min(max(Int(saturating: position / space.size.width * Double(pieces)), 0), pieces - 1)
        hasRows[piece] = true
        if table.table.function == nil { counts[piece] += 1 }
        guard row < ys.count, ys[row].isFinite else { continue }
        // At a pole, what the axis shows.
        let reach = table.table.function?.reachY ?? -.infinity ... .infinity
        let y = min(max(ys[row], reach.lowerBound), reach.upperBound)
        low[piece] = min(low[piece], y)
        high[piece] = max(high[piece], y)
      }
    }
    let unit = dateUnit(.x, speech)
    let width = space.size.width / Double(pieces)
    var nodes: [AccessibilityNode] = []
    // Samples of functions have more digits than anybody wants to hear.
    let hasFunctions = marks.contains { $0.table.function != nil }
    let reach = (low.filter(\.isFinite).min() ?? 0, high.filter(\.isFinite).max() ?? 0)
    for piece in 0..<pieces where hasRows[piece] {
      let (left, right) = (Double(piece) * width, Double(piece + 1) * width)
      var ends = (scale.value(at: left + min(width, 1) / 2), scale.value(at: right - min(width, 1) / 2))
      if case (.number(let a)?, .number(let b)?) = ends {
        ends = (.number(Self.rounded(a, within: b - a)), .number(Self.rounded(b, within: b - a)))
      }
      if hasFunctions {
        low[piece] = Self.rounded(low[piece], within: (reach.1 - reach.0) / 10)
        high[piece] = Self.rounded(high[piece], within: (reach.1 - reach.0) / 10)
      }
      let from = ends.0.map { speech.value($0, unit: unit) } ?? ""
      let to = ends.1.map { speech.value($0, unit: unit) } ?? ""
      var parts: [String] = []
      if low[piece] < high[piece] {
        parts.append("varies between \(speech.number(low[piece])) and \(speech.number(high[piece]))")
      } else if low[piece] == high[piece] {
        parts.append(speech.number(low[piece]))
      }
      if counts[piece] > 0 {
        parts.append(counts[piece] == 1 ? "1 value" : "\(speech.number(Double(counts[piece]))) values")
      }
      let value = parts.joined(separator: ", ")
      nodes.append(
        AccessibilityNode(
          role: .interval, label: from == to ? from : "\(from) to \(to)", value: value,
          frame: Rect(x: frame.plot.minX + left, y: frame.plot.minY, width: width, height: space.size.height))
      )
    }
    return request.environment.isRightToLeft ? nodes.reversed() : nodes
  }

  /// A number to about a tenth of a length.
  private static func rounded(_ v: Double, within length: Double) -> Double {
    guard v.isFinite, abs(length) > 0, length.isFinite else { return v }
    let step = pow(10, floor(log10(abs(length))) - 1)
    let rounded = (v / step).rounded() * step
    // No minus on zero, and no overflow.
    return rounded.isFinite ? rounded + 0 : v
  }

  /// The numbers of a table as the author gave them, before stacking. Of a heat map, those of its colours.
  private func values(_ marks: ResolvedMarks) -> [Double] {
    if marks.table.kind == .rectangle, let colors = marks.table.foregroundStyle, colors.kind == .number {
      return colors.values
    }
    guard case .value(let column) = marks.table.y, column.kind == .number else {
      guard case .interval(_, let end) = marks.table.y, end.kind == .number else { return [] }
      return end.values
    }
    return column.values
  }
}
