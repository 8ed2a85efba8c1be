import Foundation
import OpenChartsChartModel
import OpenChartsDescriptions
import OpenChartsPhrases

// Converts marks to series over positions, for statistics, sentences and audio graphs.
extension DescribedMarks {
  /// A description of the chart without its rows.
  var outline: ChartOutline {
    let functions = tables.count { $0.function != nil }
    return ChartOutline(
      form: detailedForm ?? form(tables),
      x: described(positionAxis) ?? DescribedAxis(title: "", categories: []),
      y: described(valueAxis), isSideways: isSideways,
      count: details.count ?? tables.reduce(0) { $0 + ($1.function == nil ? $1.rowCount : 0) },
      functions: functions,
      names: seriesNames)
  }

  var chart: DescribedChart {
    let all = tables.map(\.materialized)
    let tables = all.map(withoutExcluded)
    var chart =
      sectors(tables) ?? heatMap(tables) ?? namedQuantities(tables) ?? positionsAlone(tables) ?? plot(tables)
      ?? DescribedChart(x: DescribedAxis(title: "", categories: []), series: [])
    chart.y?.excluded = all.flatMap { excluded($0, on: valueAxis).map(\.value) }
    return detailed(chart, tables)
  }

  // MARK: - Kinds of charts

  private func sectors(_ tables: [MarkTable]) -> DescribedChart? {
    let tables = tables.filter { $0.kind.trait.isPolar && $0.angle != nil }
    guard let first = tables.first?.angle else { return nil }
    var names = CategoryCodes()
    var series = DescribedSeries(name: "", isContinuous: false, x: [], y: [])
    for table in tables {
      guard let angles = quantities(table, valueAxis).first?.values else { continue }
      let split = SeriesNames(table, apartFrom: nil, environment)
      for row in table.describedRows where angles[row] > 0 {
        var name = split.names.isEmpty ? "" : split.names[split.code(row)]
        if let total, total > 0 { name = SpokenText.withoutShare(name, angles[row] / total) }
        series.x.append(Double(names.code(table.accessibility[row]?.label ?? name)))
        series.y.append(angles[row])
      }
    }
    let radii = radii(tables)
    let hasEvenAngles = series.y.count > 2 && Set(series.y).count == 1 && Set(radii.values).count > 1
    if hasEvenAngles {
      // Equal angles carry no information: the values are the radii.
      series.y = radii.values
      series.texts = radii.texts
    }
    let most = series.y.filter(\.isFinite).max() ?? 0
    var chart = DescribedChart(
      form: .sector,
      x: DescribedAxis(title: tables[0].foregroundStyle?.label ?? "", categories: names.names),
      y: .numbers(
        hasEvenAngles ? "" : first.label, range: 0...max(most, 0), locale: environment.locale),
      series: [series])
    chart.hasEvenAngles = hasEvenAngles
    return chart
  }

  /// Returns the radius of each sector, in percent of the available space or in points, and the author's texts for the
  /// radii.
  private func radii(_ tables: [MarkTable]) -> (values: [Double], texts: [Int: String]) {
    var values: [Double] = []
    var texts: [Int: String] = [:]
    for table in tables {
      let radius: Double
      switch table.shape.outerRadius {
      case .ratio(let share): radius = share * 100
      case .fixed(let points): radius = points
      case .automatic, .inset: return ([], [:])
      }
      guard let angles = quantities(table, valueAxis).first?.values else { continue }
      for row in table.describedRows where angles[row] > 0 {
        if let text = table.accessibility[row]?.value { texts[values.count] = text }
        values.append(radius)
      }
    }
    return (values, texts)
  }

  /// Whether rows are cells whose colours encode the values: rectangles, or symbols at all intersections of a grid.
  static func hasFields(_ table: MarkTable) -> Bool {
    guard table.foregroundStyle?.kind == .number else { return false }
    return table.kind.trait.form == .heatMap || table.kind.trait.symbols == .alone && isGrid(table)
  }

  /// Whether rows lie at all intersections of at least three columns and three rows.
  static func isGrid(_ table: MarkTable) -> Bool {
    guard table.source == nil, table.count >= 9, table.count <= 100_000, case .value(let x) = table.x,
      case .value(let y) = table.y
    else { return false }
    let (columns, rows) = (Set(x.values), Set(y.values))
    guard columns.count >= 3, rows.count >= 3, columns.count * rows.count == table.count else { return false }
    return Set(zip(x.values, y.values).map { SIMD2($0, $1) }).count == table.count
  }

  /// Builds a heat map: one series per row of cells, with the values of the colours.
  private func heatMap(_ tables: [MarkTable]) -> DescribedChart? {
    guard let xAxis = described(.x), let y, let yAxis = described(.y),
      let table = tables.first(where: Self.hasFields),
      let colors = table.foregroundStyle, colors.kind == .number,
      let columns = positions(table, .x), let rows = positions(table, .y)
    else { return nil }
    var index: [Double: Int] = [:]
    var series: [(row: Double, series: DescribedSeries)] = []
    for row in table.describedRows {
      let at = rows.values[row]
      guard at.isFinite else { continue }
      if index[at] == nil {
        index[at] = series.count
        series.append(
          (
            at,
            DescribedSeries(name: rows.labels[row] ?? yAxis.describe(at), isContinuous: false, x: [], y: [])
          ))
      }
      guard let seriesIndex = index[at] else { continue }
      if let name = columns.labels[row] {
        let index = series[seriesIndex].series.x.count
        series[seriesIndex].series.labels[index] = name
        series[seriesIndex].series.placings[index] = columns.placings[row]
      }
      series[seriesIndex].series.x.append(columns.values[row])
      series[seriesIndex].series.y.append(colors.values[row])
    }
    if !y.isBand { series.sort { $0.row < $1.row } }
    let finiteColors = colors.values.filter(\.isFinite)
    var chart = DescribedChart(
      form: .heatMap, x: xAxis,
      y: .numbers(
        colors.label, range: (finiteColors.min() ?? 0)...(finiteColors.max() ?? 0), locale: environment.locale
      ),
      series: series.map(\.series))
    chart.rowsName = yAxis.name
    return chart
  }

  /// Builds the description of bars along a single axis: quantities by name.
  private func namedQuantities(_ tables: [MarkTable]) -> DescribedChart? {
    guard (x == nil) != (y == nil), let axis = x ?? y, !axis.isBand, axis.setup.kind == .number else {
      return nil
    }
    let dimension = x == nil ? AxisDimension.y : .x
    let bars = tables.filter { $0.kind.trait.isFilled && !$0.kind.trait.isPolar }
    guard !bars.isEmpty else { return nil }
    var names = CategoryCodes()
    var series = DescribedSeries(name: "", isContinuous: false, x: [], y: [])
    for table in bars {
      let split = SeriesNames(table, apartFrom: nil, environment)
      guard let quantities = quantities(table, dimension).last?.values else { continue }
      for row in table.describedRows {
        series.x.append(
          Double(names.code(split.names.isEmpty ? "" : split.names[split.code(row)])))
        series.y.append(quantities[row])
      }
    }
    let title = bars.lazy.compactMap { ($0.foregroundStyle ?? $0.series)?.label }.first ?? ""
    var chart = DescribedChart(
      form: .bar, x: DescribedAxis(title: title, categories: names.names),
      y: axis.described(environment, dateUnit: unit(dimension)), series: [series])
    chart.isSideways = dimension == .x
    return chart
  }

  /// Builds the description of marks with positions on one axis and nothing else, or with names on both axes.
  private func positionsAlone(_ tables: [MarkTable]) -> DescribedChart? {
    let isOnX = x != nil
    guard let axis = x ?? y, x == nil || y == nil || (axis.isBand && y?.isBand == true) else { return nil }
    let dimension = isOnX ? AxisDimension.x : .y
    let other = x != nil && y != nil ? y : nil
    let language = SpeechLanguage(environment.locale)
    let otherAxis = other?.described(environment, dateUnit: unit(.y))
    var chart = DescribedChart(
      form: form(tables), x: axis.described(environment, dateUnit: unit(dimension)), series: [])
    chart.isSideways = !isOnX
    for table in tables {
      guard let columns = positions(table, dimension) else { continue }
      let others = other.flatMap { _ in positions(table, .y) }
      var series = DescribedSeries(name: "", isContinuous: false, x: [], y: [])
      for row in table.describedRows {
        if let others, let otherAxis {
          let names = [chart.x.describe(columns.values[row]), otherAxis.describe(others.values[row])]
          series.labels[series.x.count] = language.joined(names)
        }
        series.x.append(columns.values[row])
        series.y.append(0)
      }
      if !series.x.isEmpty { chart.series.append(series) }
    }
    return chart
  }

  /// Builds the description of a chart with positions and values.
  private func plot(_ tables: [MarkTable]) -> DescribedChart? {
    guard let position = described(positionAxis), let value = facts(valueAxis) else { return nil }
    var makers = SeriesColumns(environment)
    let pointers = tables.filter { isPointer($0, among: tables) }
    for table in tables where !pointers.contains(where: { $0.order == table.order }) {
      makers.add(table, of: self)
    }
    let parts = makers.parts
    var chart = DescribedChart(
      form: form(makers.used.isEmpty ? tables : makers.used),
      x: position, y: value.described(environment, dateUnit: unit(valueAxis), isValue: true),
      additionalAxes: makers.additionalAxes, series: makers.named(parts))
    (chart.composites, chart.components) = (parts.composites, parts.components)
    chart.isStacked = !value.writing.isMagnitude && isStacked(makers.used, chart)
    chart.marked =
      parts.stretches.map {
        marked(position, language.range(position.describe($0.from), position.describe($0.to)))
      }
      + pointers.flatMap { marks($0, on: position, or: chart.y) }
    if value.writing.isMagnitude {
      for index in chart.series.indices { chart.series[index].y = chart.series[index].y.map(abs) }
    }
    chart.isSideways = isSideways
    // If the axis has several dimensions, the name of the first one does not apply to the axis.
    if !makers.hasOneLabel, value.isNamedByMarks {
      chart.y?.title = ""
      chart.y?.name = ""
    }
    let isNormalized = makers.used.contains { $0.shape.stacking == .normalized }
    if chart.form == .share, isNormalized { Self.share(&chart) }
    if makers.used.contains(where: { $0.shape.stacking == .center }), let y = chart.y {
      // A stream graph is centred vertically, but the values of its parts count from zero.
      chart.y?.range = 0...(y.range.upperBound - y.range.lowerBound)
      chart.y?.gridLines = []
    }
    return chart
  }

  private var language: SpeechLanguage { SpeechLanguage(environment.locale) }

  /// Whether positive lengths of several series are stacked.
  private func isStacked(_ used: [MarkTable], _ chart: DescribedChart) -> Bool {
    chart.form != .share && chart.series.count > 1
      && used.allSatisfy { table in
        table.kind.trait.stacks != nil && table.dodge == nil && table.function == nil
          && (table.shape.stacking == .standard || table.shape.stacking == .center)
      }
      && !chart.series.contains { $0.part != nil }
  }

  /// Whether the table is a few rules that highlight positions among the values of other marks.
  private func isPointer(_ table: MarkTable, among tables: [MarkTable]) -> Bool {
    table.kind.trait.isReference && table.rowCount <= 3
      && tables.contains { !$0.kind.trait.isReference && ($0.function != nil || $0.rowCount > 3) }
      && quantities(table, valueAxis).count <= 1
  }

  /// Returns the positions that rules highlight, with the names of their dimensions.
  private func marks(_ table: MarkTable, on position: DescribedAxis, or value: DescribedAxis?) -> [String] {
    guard table.accessibility.values.allSatisfy({ $0.label == nil && !$0.hidden }) else { return [] }
    let hasPosition = positions(table, positionAxis) != nil
    guard let axis = hasPosition ? position : value else { return [] }
    let columns = table.columns(on: hasPosition ? positionAxis : valueAxis)
    guard columns.count == 1, let column = columns.first, axis.scale != .category else { return [] }
    return (0..<table.count).filter { column.values[$0].isFinite }.map {
      language.place(column.label.isEmpty ? axis.name : column.label, axis.describe(column.values[$0]))
    }
  }

  private func marked(_ axis: DescribedAxis, _ text: String) -> String {
    axis.name.isEmpty ? text : language.place(axis.name, text)
  }

  /// Converts quantities to fractions of the total at each position, because the axis shows fractions.
  private static func share(_ chart: inout DescribedChart) {
    var totals: [Double: Double] = [:]
    for series in chart.series {
      for row in series.x.indices where series.y[row].isFinite {
        totals[series.x[row], default: 0] += abs(series.y[row])
      }
    }
    for index in chart.series.indices {
      for row in chart.series[index].x.indices {
        let total = totals[chart.series[index].x[row]] ?? 0
        chart.series[index].y[row] = total > 0 ? chart.series[index].y[row] / total : .nan
      }
    }
  }

  // MARK: - Parts

  /// Returns the form of the chart, based on its kinds of marks. If there are other kinds, ignores marks that are
  /// hidden from assistive technology, points of lines, and rules.
  private func form(_ all: [MarkTable]) -> ChartForm {
    let described = all.filter { $0.describedRows.contains { _ in true } }
    let tables = described.isEmpty ? all : described
    var kinds: [MarkKind] = []
    for table in tables where !kinds.contains(table.kind) { kinds.append(table.kind) }
    if kinds.contains(where: \.trait.joinsRows) { kinds = kinds.filter { $0.trait.symbols != .alone } }
    if kinds.count > 1 { kinds = kinds.filter { !$0.trait.isReference } }
    let isShare = tables.contains { table in
      table.kind.trait.stacks != nil && table.shape.stacking == .normalized
        && (table.foregroundStyle ?? table.series) != nil
    }
    let forms = kinds.map(\.trait.form)
    func areAll(_ form: ChartForm) -> Bool { !forms.isEmpty && forms.allSatisfy { $0 == form } }
    if areAll(.bar) { return isShare ? .share : .bar }
    if areAll(.area) { return isShare ? .share : .area }
    if forms.contains(.line), forms.allSatisfy({ $0 == .line || $0 == .area }) { return .line }
    return areAll(.point) ? .point : .chart
  }
}
