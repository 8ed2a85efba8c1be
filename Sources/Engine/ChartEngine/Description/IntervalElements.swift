import OpenChartsChartModel
import OpenChartsDescriptions
import OpenChartsDisplayList

/// Elements for charts with many marks: one per interval of the axis, with its number of values, their range and, for
/// lines, the difference between first and last.
struct IntervalElements {
  /// The maximum number of accessibility elements of a chart.
  static let limit = 60
  /// The maximum number of series with separate elements. With more series, an element covers all of them.
  private static let seriesLimit = 6

  let described: DescribedMarks
  let marks: [ResolvedMarks]
  /// Whether only a part of an axis is visible.
  let isCut: Bool

  private var environment: ChartEnvironment { described.environment }

  func nodes(plot: Rect, space: PlotSpace) -> [AccessibilityNode] {
    let (dimension, isSideways) = (described.positionAxis, described.isSideways)
    guard let axis = described.facts(dimension), let scale = space.scale(dimension),
      space.length(dimension) > 0
    else { return [] }
    let split = marks.map { series($0.table) }
    let names = names(split)
    let isSplit = (2...Self.seriesLimit).contains(names.count)
    let limit = isSplit ? Self.limit / names.count : Self.limit
    guard
      let pieces = IntervalPieces(
        scale, axis, calendar: environment.calendar, last: last(dimension), limit: limit)
    else { return [] }
    var counts = [IntervalCounts](
      repeating: IntervalCounts(pieces: pieces.count), count: isSplit ? names.count : 1)
    for (table, series) in zip(marks, split) where table[dimension].hasData {
      read(table, dimension, pieces, scale, space, series, names: isSplit ? names : [], into: &counts)
    }
    var speech = SpokenText(environment)
    let unit = described.unit(dimension)
    let values = IntervalValues(described.facts(described.valueAxis), speech)
    let isGrid = counts.allSatisfy(\.isGrid)
    func elements(_ counts: IntervalCounts) -> [AccessibilityNode] {
      let reach = counts.reach
      return (0..<pieces.count).filter { counts.hasRows[$0] }.map { piece in
        let ends = pieces.positions(piece)
        let (a, b) = (max(ends.0, 0), min(ends.1, space.length(dimension)))
        let frame =
          isSideways
          ? Rect(x: plot.minX, y: plot.minY + a, width: space.size.width, height: max(b - a, 0))
          : Rect(x: plot.minX + a, y: plot.minY, width: max(b - a, 0), height: space.size.height)
        return AccessibilityNode(
          role: .interval,
          label: pieces.label(piece, at: isGrid ? counts.position(piece) : nil, unit: unit, &speech),
          value: values.text(counts, piece, reach: reach), frame: frame)
      }
    }
    guard isSplit else { return elements(counts[0]) }
    return zip(names, counts).compactMap { name, counts in
      let children = elements(counts)
      guard !children.isEmpty else { return nil }
      return AccessibilityNode(role: .series, label: name, frame: plot, children: children)
    }
  }

  /// Returns the last date of the marks along an axis; `nil` if the values are not dates, or if the rows are in a
  /// source.
  private func last(_ dimension: AxisDimension) -> Double? {
    guard described.facts(dimension)?.setup.kind == .date, marks.allSatisfy({ $0.table.source == nil }) else {
      return nil
    }
    return marks.lazy.filter { $0[dimension].hasData }.compactMap { marks in
      marks.table.describedRows.lazy.map { marks[dimension].middle($0) }.filter(\.isFinite).max()
    }.max()
  }

  /// Returns the series of a table; `nil` for a source, because its rows are one series.
  private func series(_ table: MarkTable) -> TableSeries? {
    guard table.source == nil, table.rowCount > 0 else { return nil }
    return described.series(table)
  }

  private func names(_ split: [TableSeries?]) -> [String] {
    var names: [String] = []
    for name in split.lazy.compactMap(\.self).flatMap(\.names) where !name.isEmpty && !names.contains(name) {
      names.append(name)
      if names.count > Self.seriesLimit { break }
    }
    return names
  }

  private func read(
    _ marks: ResolvedMarks, _ dimension: AxisDimension, _ pieces: IntervalPieces, _ scale: PositionScale,
    _ space: PlotSpace, _ split: TableSeries?, names: [String], into counts: inout [IntervalCounts]
  ) {
    let table = marks.table
    // If the author set the accessibility of a function, it applies to the function as a whole.
    if table.function != nil, !table.accessibility.isEmpty { return }
    let other = dimension == .x ? AxisDimension.y : .x
    let trait = table.kind.trait
    // The first and the last value of an interval with several lines belong to different lines.
    let isLine = trait.joinsRows && (!names.isEmpty || (split?.names.count ?? 1) <= 1)
    // A source contains numbers, whose intervals are evenly spaced.
    if let source = table.source, let line = pieces.line, dimension == .x,
      table.columns(on: .y).first?.kind == .number
    {
      if trait.thinning == .columns {
        let rows = table.order.map { Int($0 &- source.firstOrder) }
        counts[0].read(source, retained: rows, marks.y.lower, start: line.start, step: line.step)
      } else {
        counts[0].read(source, start: line.start, step: line.step)
      }
      return
    }
    let quantities = quantities(table, other)
    let codes = split?.names.map { names.firstIndex(of: $0) }
    let reach = table.function?.reachY ?? -.infinity ... .infinity
    let channel = marks[dimension]
    let outside = Set(described.outside(table))
    for row in table.describedRows where !outside.contains(row) {
      let middle = channel.middle(row)
      let position = scale.position(middle)
      guard position.isFinite, !isCut || (0...space.length(dimension)).contains(position) else { continue }
      var series = 0
      if !names.isEmpty {
        // Rows without a name belong to no series.
        guard let split, let code = codes?[split.code(row)] else { continue }
        series = code
      }
      let piece = pieces.piece(of: middle)
      counts[series].add(
        piece, position: middle, isPoint: channel.upper.isEmpty, isCounted: table.function == nil)
      for values in quantities {
        counts[series].add(
          min(max(values[row], reach.lowerBound), reach.upperBound), to: piece, position: middle,
          isLine: isLine && quantities.count == 1)
      }
    }
  }

  /// Returns the numbers of a table before stacking; empty for dates and names.
  private func quantities(_ table: MarkTable, _ dimension: AxisDimension) -> [[Double]] {
    guard DescribedMarks.hasFields(table) || table.columns(on: dimension).allSatisfy({ $0.kind == .number })
    else { return [] }
    let isMagnitude = described.facts(dimension)?.writing.isMagnitude == true
    return described.quantities(table, dimension).map { isMagnitude ? $0.values.map(abs) : $0.values }
  }
}
