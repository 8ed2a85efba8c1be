import ChartMath
import Engines
import Tables

/// A channel as a key of a question, and its values of the answer.
struct ColumnKey {
  let field: EngineField
  let key: Query.Key
  /// Of a column in intervals.
  let extent: ColumnExtent?
  private let form: ChannelForm

  /// - Throws: ``DataError`` for a column that is not there or holds something else.
  ///
  /// - Returns: `nil` where no row has a value that an interval could hold.
  init?(_ form: ChannelForm, of source: QuestionedSource, filter: Query.Filter?) throws {
    self.form = form
    field = try source.field(form.column)
    try Self.check(form, field, source.opened.place)
    switch form.kind {
    case .number, .date, .name: (key, extent) = (.values(field), nil)
    case .bins(let count):
      guard let extent = try ColumnExtent(field, of: source, filter: filter),
        let bins = EqualBins(
          low: extent.low, high: extent.high, count: extent.present, deviation: extent.deviation,
          wanted: count, wholeNumbers: extent.isWhole)
      else { return nil }
      key = .bins(field, bins)
      self.extent = extent
    case .unit(let unit):
      guard let extent = try ColumnExtent(field, of: source, filter: filter) else { return nil }
      key = .units(
        field, unit,
        field.kind == .moment ? ZoneChanges(source.zone, from: extent.low, to: extent.high) : .utc)
      self.extent = extent
    }
  }

  /// Names of a column, for a series.
  init(series column: String, of source: QuestionedSource) throws {
    form = ChannelForm(column: column, kind: .name)
    extent = nil
    field = try source.field(column)
    try Self.check(form, field, source.opened.place)
    key = .values(field)
  }

  private static func check(_ form: ChannelForm, _ field: EngineField, _ place: String) throws {
    func wrong(_ wanted: String) -> DataError {
      let held =
        switch field.type {
        case .number: "numbers"
        case .date: "dates"
        case .boolean: "true and false"
        case .text: "text"
        case nil: "values of a type that no chart shows"
        }
      return DataError("\(place): column \"\(field.name)\" holds \(held), not \(wanted)")
    }
    switch form.kind {
    case .number, .bins: guard field.type == .number else { throw wrong("numbers") }
    case .date, .unit: guard field.type == .date else { throw wrong("dates") }
    case .name: guard let type = field.type, type != .date else { throw wrong("names") }
    }
  }

  func values(_ column: EngineColumn, _ rows: [Int], _ source: QuestionedSource) -> KeyValues {
    var clock = WallClock(source.zone)
    switch key {
    case .bins(_, let bins):
      let numbers = column.numbers(rows)
      return KeyValues(
        numbers: numbers.map { bins.lower(Int($0)) }, ends: numbers.map { bins.lower(Int($0) + 1) })
    case .units(_, let unit, _):
      let starts = column.numbers(rows).map { number in
        if case .table = source.opened { return number }
        return EngineTime.start(of: unit, number: number, field.kind, &clock)
      }
      return KeyValues(numbers: starts, ends: starts.map { unit.end(of: $0, &clock) })
    default: break
    }
    switch form.kind {
    case .name: return KeyValues(names: Self.names(column.as(field.kind), rows))
    case .date:
      return KeyValues(numbers: column.numbers(rows).map { EngineTime.moment($0, field.kind, &clock) })
    default: return KeyValues(numbers: column.numbers(rows))
    }
  }

  private static func names(_ column: EngineColumn, _ rows: [Int]) -> [String] {
    switch column {
    case .text(let codes, let names): rows.map { codes[$0] < 0 ? "" : names[Int(codes[$0])] }
    case .booleans(let truths): rows.map { truths[$0].map { $0 ? "true" : "false" } ?? "" }
    default:
      column.numbers(rows).map { number in
        number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
      }
    }
  }
}

/// From where to where the values of a column go; dates in seconds since 1970.
struct ColumnExtent {
  var present: Double
  var low: Double
  var high: Double
  var isWhole: Bool
  var deviation: Double

  /// `nil` where no row has a finite value.
  init?(_ field: EngineField, of source: QuestionedSource, filter: Query.Filter?) throws {
    var query = Query()
    query.filter = filter
    let isNumber = field.kind == .number
    query.measures = [
      .present(field), .low(field), .high(field), isNumber ? .fractions(field) : .present(field),
      isNumber ? .deviation(field) : .present(field),
    ]
    let numbers = try source.ask(query).map { $0.numbers([0])[0] }
    (present, low, high) = (numbers[0], numbers[1], numbers[2])
    (isWhole, deviation) = (numbers[3] == 0, numbers[4])
    guard low.isFinite, high.isFinite else { return nil }
  }
}
