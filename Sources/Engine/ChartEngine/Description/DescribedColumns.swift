import ChartModel
import Descriptions
import Foundation
import Phrases

/// The columns of a chart as series over places: what statistics, sentences and audio graphs read.
///
/// Keeps what the layout knows anyway; ``chart()`` reads the columns.
struct DescribedColumns: Sendable {
  private let tables: [MarkTable]
  let x: ScaleFacts?
  let y: ScaleFacts?
  let environment: ChartEnvironment

  init(_ request: ChartRequest, x: ScaleFacts?, y: ScaleFacts?) {
    tables = request.marks
    environment = request.environment
    (self.x, self.y) = (x, y)
  }

  /// What the chart is, without reading its rows.
  func outline() -> ChartOutline {
    let tables = tables.filter { $0.rowCount > 0 }
    let isSideways = x.map { x in y.map { self.isSideways(tables, x, $0) } ?? false } ?? true
    let (place, value) = isSideways ? (y, x) : (x, y)
    let (placeUnit, valueUnit) = isSideways ? (unit(.y), unit(.x)) : (unit(.x), unit(.y))
    var names: [String] = []
    for table in tables {
      for name in (table.series ?? table.foregroundStyle)?.categories ?? [] where !names.contains(name) {
        names.append(name)
      }
    }
    let functions = tables.count { $0.function != nil }
    return ChartOutline(
      form: form(tables),
      x: place?.described(environment, dateUnit: placeUnit) ?? DescribedAxis(title: "", categories: []),
      y: value?.described(environment, dateUnit: valueUnit), isSideways: isSideways,
      count: tables.reduce(0) { $0 + ($1.function == nil ? $1.rowCount : 0) }, functions: functions,
      names: names)
  }

  func chart() -> DescribedChart {
    let tables = tables.filter { $0.rowCount > 0 }.map(\.materialized)
    let chart =
      sectors(tables) ?? heatMap(tables) ?? namedQuantities(tables) ?? positions(tables) ?? plot(tables)
    return chart ?? DescribedChart(x: DescribedAxis(title: "", categories: []), series: [])
  }

  // MARK: - Kinds of charts

  private func sectors(_ tables: [MarkTable]) -> DescribedChart? {
    let tables = tables.filter { $0.kind.trait.isPolar && $0.angle != nil }
    guard let first = tables.first?.angle else { return nil }
    var names = CategoryCodes()
    var series = DescribedSeries(name: "", isContinuous: false, x: [], y: [])
    for table in tables {
      guard let angle = table.angle else { continue }
      let split = SeriesNames(table, apartFrom: nil, environment)
      for row in table.describedRows {
        let name = split.names.isEmpty ? "" : split.names[split.code(row)]
        series.x.append(Double(names.code(table.accessibility[row]?.label ?? name)))
        series.y.append(angle.isInterval ? angle.ends[row] - angle.values[row] : angle.values[row])
      }
    }
    let most = series.y.filter(\.isFinite).max() ?? 0
    return DescribedChart(
      form: .sector,
      x: DescribedAxis(title: tables[0].foregroundStyle?.label ?? "", categories: names.names),
      y: .numbers(first.label, range: 0...max(most, 0), locale: environment.locale), series: [series])
  }

  /// A series for each row of fields, whose values are those of the colours.
  private func heatMap(_ tables: [MarkTable]) -> DescribedChart? {
    guard let x, let y, let table = tables.first(where: { $0.kind.trait.form == .heatMap }),
      let colors = table.foregroundStyle, colors.kind == .number,
      let places = placed(table, .x, x), let rows = placed(table, .y, y)
    else { return nil }
    let yAxis = y.described(environment, dateUnit: unit(.y))
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
      guard let place = index[at] else { continue }
      if let name = places.labels[row] { series[place].series.labels[series[place].series.x.count] = name }
      series[place].series.x.append(places.values[row])
      series[place].series.y.append(colors.values[row])
    }
    if !y.isBand { series.sort { $0.row < $1.row } }
    let found = colors.values.filter(\.isFinite)
    return DescribedChart(
      form: .heatMap, x: x.described(environment, dateUnit: unit(.x)),
      y: .numbers(
        colors.label, range: (found.min() ?? 0)...(found.max() ?? 0), locale: environment.locale),
      series: series.map(\.series))
  }

  /// Bars along one axis alone: quantities by name.
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
      guard let quantities = Self.quantities(table, dimension).last?.values else { continue }
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

  /// Marks that have places on one axis and nothing else, or names on both.
  private func positions(_ tables: [MarkTable]) -> DescribedChart? {
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
      guard let places = placed(table, dimension, axis) else { continue }
      let others = other.flatMap { placed(table, .y, $0) }
      var series = DescribedSeries(name: "", isContinuous: false, x: [], y: [])
      for row in table.describedRows {
        if let others, let otherAxis {
          let names = [chart.x.describe(places.values[row]), otherAxis.describe(others.values[row])]
          series.labels[series.x.count] = language.joined(names)
        }
        series.x.append(places.values[row])
        series.y.append(0)
      }
      if !series.x.isEmpty { chart.series.append(series) }
    }
    return chart
  }

  /// Values over places.
  private func plot(_ tables: [MarkTable]) -> DescribedChart? {
    guard let x, let y else { return nil }
    let isSideways = isSideways(tables, x, y)
    let place = isSideways ? (axis: y, dimension: AxisDimension.y) : (x, .x)
    let value = isSideways ? (axis: x, dimension: AxisDimension.x) : (y, .y)
    var makers = SeriesColumns(environment)
    for table in tables {
      guard let places = placed(table, place.dimension, place.axis) else { continue }
      let quantities = Self.quantities(table, value.dimension)
      guard !quantities.isEmpty else { continue }
      makers.add(
        table, places: places, quantities: quantities, placeColumn: table.columns(on: place.dimension).first)
    }
    var chart = DescribedChart(
      form: form(makers.used.isEmpty ? tables : makers.used),
      x: place.axis.described(environment, dateUnit: unit(place.dimension)),
      y: value.axis.described(environment, dateUnit: unit(value.dimension)),
      additionalAxes: makers.additionalAxes, series: makers.series)
    chart.isSideways = isSideways
    // The name of the first of several dimensions is none of their axis.
    if !makers.hasOneLabel, value.axis.isNamedByMarks { chart.y?.title = "" }
    let isNormalized = makers.used.contains { $0.shape.stacking == .normalized }
    if chart.form == .share, isNormalized { Self.share(&chart) }
    if makers.used.contains(where: { $0.shape.stacking == .center }), let y = chart.y {
      // A stream lies around its middle; its parts count from zero.
      chart.y?.range = 0...(y.range.upperBound - y.range.lowerBound)
      chart.y?.gridLines = []
    }
    return chart
  }

  /// Quantities as shares of all at their place, as the axis shows them.
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

  func isSideways(_ tables: [MarkTable], _ x: ScaleFacts, _ y: ScaleFacts) -> Bool {
    if x.isBand { return false }
    if y.isBand { return true }
    if y.setup.kind == .date { return x.setup.kind == .number }
    let bars = tables.filter(\.kind.trait.hasLength)
    return !bars.isEmpty
      && bars.allSatisfy { table in
        if case .interval = table.y { return false }
        if case .interval = table.x { return true }
        return table.columns(on: .y).first?.isInterval == true
          && table.columns(on: .x).first?.isInterval == false
      }
  }

  /// Points on a line belong to the line, and rules across the plot to no series.
  func form(_ tables: [MarkTable]) -> ChartForm {
    var kinds = Set(tables.map(\.kind))
    if kinds.contains(where: \.trait.joinsRows) { kinds = kinds.filter { $0.trait.symbols != .alone } }
    if kinds.count > 1 { kinds = kinds.filter { !$0.trait.isReference } }
    let isShare = tables.contains { table in
      table.kind.trait.stacks != nil && table.shape.stacking == .normalized
        && (table.foregroundStyle ?? table.series) != nil
    }
    return switch Set(kinds.map(\.trait.form)) {
    case [.bar]: isShare ? .share : .bar
    case [.area]: isShare ? .share : .area
    case [.line], [.line, .area]: .line
    case [.point]: .point
    default: .chart
    }
  }

  /// Where each row lies along an axis; intervals by their middle, with their names.
  func placed(_ table: MarkTable, _ dimension: AxisDimension, _ axis: ScaleFacts) -> Positions? {
    let unit = unit(dimension)
    func middles(_ low: [Double], _ high: [Double], _ kind: ValueKind) -> Positions {
      var speech = SpokenText(environment)
      var places = Positions(values: zip(low, high).map { ($0 + $1) / 2 })
      guard low.count <= 1_000 else { return places }
      let wrap: (Double) -> DataValue = kind == .date ? { .date($0) } : { .number($0) }
      for row in low.indices where low[row].isFinite && high[row].isFinite {
        places.labels[row] = speech.range(
          speech.value(wrap(low[row]), unit: unit), speech.value(wrap(high[row]), unit: unit))
      }
      return places
    }
    switch dimension == .x ? table.x : table.y {
    case .none, .plot: return nil
    case .value(let column):
      if axis.isBand { return Positions(values: axis.setup.resolve(column).lower) }
      guard column.isInterval, column.unit == nil else { return Positions(values: column.values) }
      return middles(column.values, column.ends, column.kind)
    case .interval(let start, let end):
      if axis.isBand { return Positions(values: axis.setup.resolve(start).lower) }
      return middles(start.values, end.isInterval ? end.ends : end.values, start.kind)
    }
  }

  /// What each row quantities to: one column, or two for the ends of spans.
  static func quantities(_ table: MarkTable, _ dimension: AxisDimension) -> [Quantities] {
    switch dimension == .x ? table.x : table.y {
    case .none, .plot: return []
    case .value(let column):
      let low = Quantities(label: column.label, values: column.values)
      return column.isInterval && column.unit == nil
        ? [low, Quantities(label: column.label, values: column.ends)] : [low]
    case .interval(let start, let end):
      let low = Quantities(label: start.label, values: start.values)
      let high = Quantities(label: end.label, values: end.isInterval ? end.ends : end.values)
      // Everything from one line is an quantity, not a span.
      if start.values.allSatisfy({ $0 == start.values.first }) { return [high] }
      return end.values.allSatisfy { $0 == end.values.first } ? [low] : [low, high]
    }
  }

  /// The precision that tells the moments of an axis apart.
  func unit(_ dimension: AxisDimension) -> Calendar.Component {
    let speech = SpokenText(environment)
    for table in tables {
      for column in table.columns(on: dimension) where column.kind == .date { return speech.unit(of: column) }
    }
    return .day
  }
}

/// Where rows lie along an axis, and the names of some.
struct Positions {
  var values: [Double]
  var labels: [Int: String] = [:]
}

/// What rows quantity to.
struct Quantities {
  var label: String
  var values: [Double]
}

/// Indices for names, in order of first appearance.
struct CategoryCodes {
  private(set) var names: [String] = []
  private var index: [String: Int] = [:]

  mutating func code(_ name: String) -> Int {
    if let known = index[name] { return known }
    index[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
