import Foundation
import OpenChartsChartEngine
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// The calendar of all tests in this target: Gregorian, in UTC.
let utc: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "UTC")!
  return calendar
}()

/// Returns the start of a day or hour in UTC, in seconds since the reference date.
func day(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0) -> Double {
  utc.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
    .timeIntervalSinceReferenceDate
}

extension Column {
  static func names(_ names: [String], label: String = "Name") -> Column {
    var column = Column(label: label, kind: .category)
    for name in names { column.append(category: name) }
    return column
  }

  static func numbers(_ numbers: [Double], label: String = "Number") -> Column {
    var column = Column(label: label, kind: .number)
    for number in numbers { column.append(number) }
    return column
  }

  static func ranges(_ ranges: [(Double, Double)]) -> Column {
    var column = Column(label: "Range", kind: .number)
    for range in ranges { column.append(from: range.0, to: range.1) }
    return column
  }

  /// Returns a column of dates or, with a unit, of the calendar intervals that contain them.
  static func dates(_ moments: [Double], unit: Calendar.Component? = nil) -> Column {
    var column = Column(label: "Date", kind: .date, unit: unit)
    var interval = unit.map { DateUnitInterval(unit: $0, calendar: utc) }
    for moment in moments {
      if let (start, end) = interval?(moment) {
        column.append(from: start, to: end)
      } else {
        column.append(moment)
      }
    }
    return column
  }
}

extension PositionChannel {
  static func names(_ names: [String]) -> PositionChannel { .value(.names(names)) }
  static func numbers(_ numbers: [Double]) -> PositionChannel { .value(.numbers(numbers)) }
  static func ranges(_ ranges: [(Double, Double)]) -> PositionChannel { .value(.ranges(ranges)) }
  static func dates(_ moments: [Double], unit: Calendar.Component? = nil) -> PositionChannel {
    .value(.dates(moments, unit: unit))
  }
  static func edges(_ start: [Double], _ end: [Double]) -> PositionChannel {
    .interval(start: .numbers(start), end: .numbers(end))
  }

  var count: Int? {
    switch self {
    case .none, .plot: nil
    case .value(let column), .interval(let column, _): column.count
    }
  }
}

/// Returns a table of marks, whose rows are declared in order from `firstOrder` on.
func marks(
  _ kind: MarkKind, x: PositionChannel = .none, y: PositionChannel = .none, angle: Column? = nil,
  color: [String]? = nil, firstOrder: UInt32 = 0, _ change: (inout MarkTable) -> Void = { _ in }
) -> MarkTable {
  var table = MarkTable(kind: kind, shape: MarkShape())
  table.count = x.count ?? y.count ?? angle?.count ?? color?.count ?? 1
  (table.x, table.y, table.angle) = (x, y, angle)
  table.foregroundStyle = color.map { .names($0, label: "Colour") }
  table.styles = [MarkStyle()]
  change(&table)
  table.order = (0..<UInt32(table.count)).map { firstOrder + $0 }
  return table
}

extension MarkTable {
  /// Returns the table with changed styles in all rows.
  func styled(_ change: (inout MarkStyle) -> Void) -> MarkTable {
    var copy = self
    for i in copy.styles.indices { change(&copy.styles[i]) }
    return copy
  }

  func dodged(by names: [String], axis: AxisDimension? = nil, span: MarkLength = .automatic) -> MarkTable {
    var copy = self
    copy.dodge = DodgeChannel(column: .names(names), axis: axis, span: span)
    return copy
  }
}

let palette: [RGBA] = [
  RGBA(0, 0, 1), RGBA(0, 1, 0), RGBA(1, 0.5, 0), RGBA(0.5, 0, 0.5), RGBA(1, 0, 0), RGBA(0, 1, 1),
  RGBA(1, 1, 0),
]

/// Returns a request for a chart of these tables, in UTC and with the palette above.
func request(_ tables: [MarkTable], _ change: (inout ChartRequest) -> Void = { _ in }) -> ChartRequest {
  var request = ChartRequest(in: ChartEnvironment(measurer: FixedMeasurer()))
  request.marks = tables
  request.environment.calendar = utc
  request.environment.palette = palette
  change(&request)
  return request
}

/// Lays out a chart of tables.
func chart(
  _ tables: MarkTable..., size: Size = Size(300, 200), change: (inout ChartRequest) -> Void = { _ in }
) -> Picture {
  Picture(ChartPipeline.layout(request(tables, change), in: size))
}

/// Lays out a chart of tables without axes. The plot fills the chart, and domains are not rounded.
func bare(
  _ tables: MarkTable..., size: Size = Size(300, 200), change: (inout ChartRequest) -> Void = { _ in }
) -> Picture {
  let request = request(tables) { request in
    request.xAxis.visibility = .hidden
    request.yAxis.visibility = .hidden
    request.legend.visibility = .hidden
    change(&request)
  }
  return Picture(ChartPipeline.layout(request, in: size))
}

/// Content of a fixed size that draws its frame.
struct Box: MeasuredContent {
  var box: Size
  init(_ width: Double, _ height: Double) { box = Size(width, height) }
  func size(width: Double?, height: Double?) -> Size { box }
  func draw(size: Size) -> DisplayList {
    DisplayList([.rects(RectBatch([Rect(origin: .zero, size: size)], fill: .color(.black)))])
  }
}

/// A pseudorandom generator that gives the same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
