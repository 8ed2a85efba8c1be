import Foundation
import OpenChartsChartModel
import OpenChartsDescriptions
import OpenChartsPhrases

// Applies the facts of ``ChartDetails``, and leaves out rows that a scale excludes.
extension DescribedMarks {
  /// The chart form that ``ChartDetails`` sets; `nil` to derive it from the kinds of marks.
  var detailedForm: ChartForm? { details.form.flatMap(ChartForm.init) }

  /// Returns a description completed with ``ChartDetails``.
  func detailed(_ chart: DescribedChart, _ tables: [MarkTable]) -> DescribedChart {
    var chart = chart
    chart.summarized = details.count
    chart.marked += details.marked
    if details.isSampled {
      for index in chart.series.indices { chart.series[index].isFunction = true }
    }
    for index in chart.series.indices {
      let name = chart.series[index].name
      let fit = details.fits.first { $0.series.isEmpty || chart.series.count == 1 || $0.series == name }
      chart.series[index].fit = fit.map { ($0.start, $0.end) }
    }
    guard let form = detailedForm else { return chart }
    chart.form = form
    let label = tables.lazy.flatMap { quantities($0, valueAxis) }.first { !$0.label.isEmpty }?.label ?? ""
    let words = SpeechLanguage(environment.locale)
    for index in chart.series.indices {
      let name = chart.series[index].name
      let title = details.valueTitle ?? label
      chart.series[index].name = name == label || name == title ? title : words.joined([name, title])
    }
    addBounds(to: &chart, tables, words)
    return chart
  }

  /// Replaces the names of an axis by phrases if they are parts of a week, a day or a year: "on Saturdays", "at 6:00",
  /// "in March".
  func name(_ axis: inout DescribedAxis, _ cycle: ChartDetails.Cycle?) {
    guard let cycle else { return }
    axis.placing =
      switch cycle {
      case .weekday: .weekday
      case .hourOfDay: .time
      case .monthOfYear: .month
      }
    let names = spokenNames(cycle)
    axis.categories = axis.categories.map { names[$0] ?? $0 }
  }

  /// The spoken names of the positions that are parts of a week, a day or a year, by the names in the picture.
  var positionNames: (x: [String: String], y: [String: String]) {
    (details.xCycle.map(spokenNames) ?? [:], details.yCycle.map(spokenNames) ?? [:])
  }

  private func spokenNames(_ cycle: ChartDetails.Cycle) -> [String: String] {
    switch cycle {
    case .weekday: return [:]
    case .hourOfDay:
      return Dictionary(uniqueKeysWithValues: (0..<24).map { (String($0), "\($0):00") })
    case .monthOfYear:
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = environment.locale
      return Dictionary(
        zip(calendar.shortStandaloneMonthSymbols, calendar.standaloneMonthSymbols),
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// Adds the lowest and highest value that each mark summarizes, as parts of the mark's value.
  private func addBounds(to chart: inout DescribedChart, _ tables: [MarkTable], _ words: SpeechLanguage) {
    guard let bounds = details.bounds,
      let table = tables.first(where: { $0.describedRows.contains { _ in true } }),
      let positions = positions(table, positionAxis, isNamed: false)?.values
    else { return }
    let rows = Array(table.describedRows)
    let split = series(table)
    var rowsBySeries = [[Int]](repeating: [], count: max(split.names.count, 1))
    for row in rows.indices { rowsBySeries[split.code(rows[row])].append(row) }
    for (index, part) in [(bounds.lowest, DescribedSeries.Part.lowest), (bounds.highest, .highest)] {
      let column = details.columns[index]
      guard column.values.count == rows.count else { continue }
      for (name, seriesRows) in zip(split.names, rowsBySeries) where !seriesRows.isEmpty {
        var series = DescribedSeries(
          name: words.joined([name, column.title]), isContinuous: false,
          x: seriesRows.map { positions[rows[$0]] },
          y: seriesRows.map { column.values[$0] })
        series.part = part
        chart.series.append(series)
      }
    }
  }

  /// Returns a table whose rows without a position are hidden: numbers at or below zero on a logarithmic axis, and
  /// points of lines and areas outside the explicit domain of their positions.
  func withoutExcluded(_ table: MarkTable) -> MarkTable {
    var table = table
    for axis in [AxisDimension.x, .y] {
      for row in excluded(table, on: axis).map(\.row) {
        table.accessibility[row, default: MarkAccessibility()].hidden = true
      }
    }
    if table.kind.trait.joinsRows, table.function == nil, table.count == details.hiddenGaps.count {
      for row in details.hiddenGaps.indices where details.hiddenGaps[row] {
        table.accessibility[row, default: MarkAccessibility()].hidden = true
      }
    }
    for row in outside(table) { table.accessibility[row, default: MarkAccessibility()].hidden = true }
    return table
  }

  /// Returns the rows of a line or an area outside the explicit domain of their axis, which the picture cuts off. Empty
  /// if all rows are outside.
  func outside(_ table: MarkTable) -> [Int] {
    let axis = positionAxis
    guard table.function == nil, table.kind.trait.joinsRows,
      let domain = axis == .x ? explicitDomains.x : explicitDomains.y,
      let column = table.columns(on: axis).first, column.kind != .category, !column.isInterval
    else { return [] }
    let rows = column.values.indices.filter {
      column.values[$0].isFinite && !domain.contains(column.values[$0])
    }
    return rows.count < column.values.count ? rows : []
  }

  /// Returns the numbers for which a logarithmic axis has no position: those at or below zero.
  func excluded(_ table: MarkTable, on axis: AxisDimension) -> [(row: Int, value: Double)] {
    guard table.function == nil, facts(axis)?.isLogarithmic == true else { return [] }
    return table.columns(on: axis).filter { $0.kind == .number && !$0.isInterval }.flatMap { column in
      column.values.indices.lazy.filter { column.values[$0] <= 0 }.map { ($0, column.values[$0]) }
    }
  }

  /// Adds the further measures of ``ChartDetails`` to the rows of a mark.
  func addDetails(to rows: inout DataRows, isGrouped: Bool) {
    guard !rows.isReference else { return }
    for (index, column) in details.columns.enumerated() where column.values.count == rows.count {
      var field = DataField(title: column.title, role: .measure, values: .numbers(column.values))
      field.isGrouped = isGrouped
      if !details.countColumns.contains(index) { field.form = form(valueAxis) }
      rows.fields.append(field)
    }
  }
}

extension DataRows {
  /// Returns the rows with an additional row for each name that has a position on the axis but no value. Each new row
  /// is directly below the last row of the preceding name.
  func inserting(emptyNames names: [(name: String, after: String?)]) -> DataRows {
    guard !names.isEmpty, let field = fields.first(where: { $0.role == .position }),
      case .names(let positions) = field.values
    else { return self }
    let empty = DataField(title: field.title, role: .position, values: .names(names.map(\.name)))
    var result = appending(DataRows(fields: [empty], count: names.count))
    var lastRows: [String: Int] = [:]
    for (row, name) in positions.enumerated() { lastRows[name] = row }
    var order: [Int] = []
    var followers: [Int: [Int]] = [:]
    for (index, name) in names.enumerated() {
      guard let before = name.after else {
        order.append(count + index)
        continue
      }
      followers[lastRows[before] ?? count - 1, default: []].append(count + index)
    }
    for row in 0..<count {
      order.append(row)
      order += followers[row] ?? []
    }
    guard order.count == result.count else { return result }
    for index in result.fields.indices {
      result.fields[index].values = result.fields[index].values.picked(order)
    }
    return result
  }
}

extension MarkTable {
  /// Returns the table for descriptions: intervals that were drawn around values become their middles, and colours that
  /// do not name series are removed.
  func stated(_ details: ChartDetails) -> MarkTable {
    guard details.xAreMiddles || details.yAreMiddles || !details.colorsNameSeries else { return self }
    var table = self
    if !details.colorsNameSeries, let label = table.foregroundStyle?.label {
      table.foregroundStyle = nil
      // Remove dashes and symbols that encode the same data as the colours.
      if table.lineStyle?.label == label { table.lineStyle = nil }
      if table.symbol?.label == label { table.symbol = nil }
    }
    if details.xAreMiddles { table.x = table.x.middles }
    if details.yAreMiddles { table.y = table.y.middles }
    return table
  }
}

extension PositionChannel {
  /// The middles of intervals of numbers; other positions do not change.
  fileprivate var middles: PositionChannel {
    guard case .value(var column) = self, column.isInterval, column.kind == .number, column.unit == nil else {
      return self
    }
    column.values = zip(column.values, column.ends).map { low, high in
      DescribedAxis.withoutNoise((low + high) / 2, of: max(abs(low), abs(high)))
    }
    column.ends = []
    return .value(column)
  }
}
