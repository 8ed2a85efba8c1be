import Foundation
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDescriptions
import OpenChartsStatistics

/// The marks of a chart as input for everything except the picture: elements, intervals, the values of a page,
/// sentences and sound.
///
/// The initialiser determines which tables exist, which axis has positions and which has values, and the precision of
/// dates. Extensions determine the position, value and series of each row. Columns are referenced, not copied.
struct DescribedMarks: Sendable {
  let environment: ChartEnvironment
  /// The tables with rows, in the order of the chart.
  let tables: [MarkTable]
  let x: ScaleFacts?
  let y: ScaleFacts?
  /// The date precision of each axis that distinguishes its values.
  let units: (x: Calendar.Component, y: Calendar.Component)
  /// Whether positions run down the picture and values across, as with horizontal bars.
  let isSideways: Bool
  /// The sum of all sectors; `nil` without sectors.
  let total: Double?
  /// The spoken percentage of each amount of sectors.
  let percentages: [Double: Double]
  let details: ChartDetails
  /// The explicit domains of the axes that do not scroll; `nil` for other axes and for names.
  let explicitDomains: (x: ClosedRange<Double>?, y: ClosedRange<Double>?)

  init(_ request: ChartRequest, x: ScaleFacts?, y: ScaleFacts?, total: Double?) {
    environment = request.environment
    details = request.details
    explicitDomains = (
      x.flatMap { $0.domain(request.scales.x) }, y.flatMap { $0.domain(request.scales.y) }
    )
    tables = request.marks.filter { $0.rowCount > 0 }.map { [details] in $0.stated(details) }
    (self.x, self.y) = (x?.widened(for: tables, .x), y?.widened(for: tables, .y))
    self.total = total
    percentages = total == nil ? [:] : Self.percentages(tables)
    let speech = SpokenText(environment)
    units = (
      details.xUnit ?? Self.unit(tables, .x, speech), details.yUnit ?? Self.unit(tables, .y, speech)
    )
    switch (self.x, self.y) {
    case (let x?, let y?): isSideways = Self.isSideways(tables, x, y)
    case (_?, nil): isSideways = false
    case (nil, _): isSideways = true
    }
  }

  /// The axis of positions, and the axis of values.
  var positionAxis: AxisDimension { isSideways ? .y : .x }
  var valueAxis: AxisDimension { isSideways ? .x : .y }

  func facts(_ axis: AxisDimension) -> ScaleFacts? { axis == .x ? x : y }
  func unit(_ axis: AxisDimension) -> Calendar.Component { axis == .x ? units.x : units.y }

  /// Returns the description of an axis; `nil` if the chart does not have it.
  func described(_ axis: AxisDimension) -> DescribedAxis? {
    guard
      var described = facts(axis)?.described(
        environment, dateUnit: unit(axis), last: lastPosition(axis), isValue: axis == valueAxis,
        ends: spokenEnds(axis))
    else { return nil }
    if described.scale == .category { name(&described, axis == .x ? details.xCycle : details.yCycle) }
    return described
  }

  /// Returns the spoken ends of a date axis that is wider than its data: the ends in the details, or the only date of
  /// the chart. Returns `nil` for other axes, because their ends are the ends of the scale.
  private func spokenEnds(_ axis: AxisDimension) -> ClosedRange<Double>? {
    guard axis == positionAxis, let facts = facts(axis), !facts.isBand, facts.setup.kind == .date else {
      return nil
    }
    if axis == .x, let range = details.xRange { return range }
    guard tables.allSatisfy({ $0.source == nil && $0.function == nil && $0.count <= 100 }) else { return nil }
    let dates = Set(
      tables.flatMap { $0.columns(on: axis) }.flatMap { column in
        column.isInterval && column.unit == nil ? column.values + column.ends : column.values
      }.filter(\.isFinite))
    return dates.count == 1 ? dates.first.map { $0...$0 } : nil
  }

  /// Returns the percentages of sectors with the rounding of sentences. Equal amounts have equal percentages.
  private static func percentages(_ tables: [MarkTable]) -> [Double: Double] {
    let amounts = tables.flatMap { table -> [Double] in
      guard table.kind.trait.isPolar, let angle = table.angle, !angle.isInterval else { return [] }
      return table.describedRows.map { angle.values[$0] }.filter { $0 > 0 && $0.isFinite }
    }
    guard let shares = Shares.percentages(of: amounts) else { return [:] }
    return Dictionary(zip(amounts, shares), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the last position on an axis that ends where its last unit ends: December for a year of months. `nil` if
  /// the end of the axis is the last position.
  private func lastPosition(_ axis: AxisDimension) -> Double? {
    guard axis == positionAxis || tables.allSatisfy(Self.hasFields), let facts = facts(axis), !facts.isBand,
      facts.upper.isFinite
    else { return nil }
    let columns = tables.map { $0.columns(on: axis) }
    guard tables.allSatisfy({ $0.source == nil && $0.function == nil }) else { return nil }
    let starts = columns.compactMap { $0.first?.values.lazy.filter(\.isFinite).max() }
    guard let last = starts.max(), last < facts.upper else { return nil }
    if facts.setup.kind == .date {
      let unit = unit(axis)
      if unit == .hour || unit == .minute {
        // An axis of whole hours ends with the last of them.
        var hour = DateUnitInterval(unit: .hour, calendar: environment.calendar)
        let areIntervals = columns.allSatisfy { $0.count == 2 || $0.first?.isInterval == true }
        return areIntervals && hour(last) == (last, facts.upper) ? last : nil
      }
      guard [.year, .quarter, .month, .day, .weekOfYear].contains(unit) else { return nil }
      // Weeks in the data can begin on another weekday than weeks in the calendar.
      var interval = DateUnitInterval(
        unit: unit == .weekOfYear ? .day : unit, calendar: environment.calendar)
      // A unit that starts at the end of the axis is not on it.
      return interval(facts.upper).start == facts.upper ? facts.upper - 1 : nil
    }
    // Intervals of years end with the previous year.
    let isYears = !facts.writing.isGrouped && facts.setup.kind == .number
    let ends = columns.compactMap {
      $0.count == 2 ? $0[1].values.max() : $0.first?.isInterval == true ? $0[0].ends.max() : nil
    }
    guard isYears, ends.max() == facts.upper, facts.upper == facts.upper.rounded() else { return nil }
    return facts.upper - 1
  }

  private static func unit(
    _ tables: [MarkTable], _ axis: AxisDimension, _ speech: SpokenText
  ) -> Calendar.Component {
    // Rules and bands, such as a rule for today, and hidden marks do not affect the date unit of the data.
    let main = tables.lazy.filter { table in
      !table.kind.trait.isReference && !table.columns(on: .x).isEmpty && !table.columns(on: .y).isEmpty
        && table.describedRows.contains { _ in true }
    }
    let dates = main.flatMap { $0.columns(on: axis) }.first { $0.kind == .date }
    let column = dates ?? tables.lazy.flatMap { $0.columns(on: axis) }.first { $0.kind == .date }
    return column.map { speech.unit(of: $0) } ?? .day
  }

  private static func isSideways(_ tables: [MarkTable], _ x: ScaleFacts, _ y: ScaleFacts) -> Bool {
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
}
