import OpenChartsChartModel
import OpenChartsDisplayList

/// The values of a chart with their positions in the picture, series by series.
struct MarkValues {
  let described: DescribedMarks
  /// The marks with every drawn row.
  let marks: StyledMarks
  let plot: Rect
  /// Whether to create the texts of values, which takes most of the time.
  let hasTexts: Bool

  /// - Parameter frames: The frames of all visible marks, by identity.
  func values(_ frames: [MarkID: Rect]) -> ChartValues {
    var speech = SpokenText(described.environment)
    var allSeries: [ChartValues.Series] = []
    var indices: [String: Int] = [:]
    let tables = marks.marks.filter { $0.table.count > 0 }
    for (table, markStyles) in zip(marks.marks, marks.markStyles) where table.table.count > 0 {
      for series in split(table, markStyles, hasNames: tables.count > 1, frames, &speech)
      where !series.points.isEmpty {
        if let match = indices[series.name] {
          merge(series, into: &allSeries[match])
        } else {
          indices[series.name] = allSeries.count
          allSeries.append(series)
        }
      }
    }
    var values = ChartValues(
      navigationOrder: navigationOrder(tables), plot: plot, xTitle: described.x?.written ?? "",
      yTitle: described.y?.written ?? tables.lazy.compactMap { $0.table.angle?.label }.first ?? "",
      series: allSeries)
    values.isRightToLeft = described.environment.isRightToLeft
    return values
  }

  /// Returns the direction of navigation: along x, except for horizontal bars and scatter plots.
  private func navigationOrder(_ tables: [ResolvedMarks]) -> ChartValues.NavigationOrder {
    if tables.contains(where: \.table.kind.trait.isPolar) { return .angle }
    let isScatter = tables.allSatisfy(\.table.kind.trait.isScattered)
    guard let x = described.x, let y = described.y else {
      // Bars along a single axis have their values on this axis.
      let values = tables.filter { !$0.table.kind.trait.isReference }
      return !values.isEmpty && values.allSatisfy { $0.valueAxis == .x } ? .y : .x
    }
    if isScatter, !x.isBand, !y.isBand { return .both }
    return described.isSideways ? .y : .x
  }

  // MARK: - Series

  private func split(
    _ marks: ResolvedMarks, _ markStyles: ResolvedMarkStyles, hasNames: Bool, _ frames: [MarkID: Rect],
    _ speech: inout SpokenText
  ) -> [ChartValues.Series] {
    let table = marks.table.stated(described.details)
    let trait = table.kind.trait
    let positions = described.positions(table, described.positionAxis, isNamed: false)
    let quantities = described.quantities(table, described.valueAxis).last?.values
    let ends = described.quantities(table, marks.valueAxis).last?.values
    let names = described.legendSeries(marks.table)
    let rowSpeech = RowSpeech(
      units: described.units, axes: (described.x, described.y), positionAxis: described.positionAxis,
      positionNames: described.positionNames,
      total: described.total, percentages: described.percentages, spokenTitles: names.labels,
      roundsSamples: true)
    let label = hasNames ? table.columns(on: marks.valueAxis).first?.label ?? "" : ""
    var series: [ChartValues.Series] = []
    var indices: [Int: Int] = [:]
    let endsAtValue = trait.stacks == .inSlots
    for described in marks.describedRows(in: frames) {
      let row = described.row
      guard markStyles.code(row) >= 0 else { continue }
      let code = names.code(row)
      let index: Int
      if let seriesIndex = indices[code] {
        index = seriesIndex
      } else {
        index = series.count
        indices[code] = index
        let name = names.isSplit ? names.names[code] : label
        series.append(ChartValues.Series(name: name, color: markStyles[row].brush.representativeColor))
        series[index].isContinuous = trait.joinsRows
      }
      let frame = described.frame.offset(x: plot.minX, y: plot.minY)
      series[index].ids.append(described.id)
      series[index].frames.append(frame)
      series[index].points.append(
        endsAtValue ? end(of: frame, marks.valueAxis, isNegative: (ends?[row] ?? 0) < 0) : frame.center)
      if hasTexts {
        let words = speech.words(table, row, as: rowSpeech)
        series[index].positionTexts.append(speech.language.joined(words.context))
        series[index].values.append(speech.language.joined(words.values))
      }
      let (position, quantity) = (positions?.values[row] ?? .nan, quantities?[row] ?? .nan)
      let isSideways = self.described.isSideways && !trait.isPolar
      series[index].x.append(isSideways ? quantity : position)
      series[index].y.append(isSideways ? position : quantity)
    }
    return series
  }

  /// Returns the end of a bar that shows its value.
  private func end(of rect: Rect, _ axis: AxisDimension, isNegative: Bool) -> Point {
    if axis == .y { return Point(rect.midX, isNegative ? rect.maxY : rect.minY) }
    let isForward = isNegative == described.environment.isRightToLeft
    return Point(isForward ? rect.maxX : rect.minX, rect.midY)
  }

  /// Merges a series into an earlier one of the same name, or records it as an echo if it shows the same values.
  private func merge(_ series: ChartValues.Series, into match: inout ChartValues.Series) {
    let isEcho = match.x.isSame(as: series.x) && match.y.isSame(as: series.y)
    if isEcho {
      match.echoes += series.ids
      return
    }
    match.ids += series.ids
    match.frames += series.frames
    match.points += series.points
    match.positionTexts += series.positionTexts
    match.values += series.values
    match.x += series.x
    match.y += series.y
  }
}
