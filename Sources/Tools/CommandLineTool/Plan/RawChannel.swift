import OpenChartsChartMath
import OpenChartsDisplayList
import OpenChartsTables

/// The values of a channel by row, grouped but not aggregated. With several columns, there is a value for each row of
/// each column.
struct RawChannel {
  enum Values {
    case numbers([Double])
    case dates([Double])
    case names(codes: [Int32], names: [String])
  }

  var values: Values
  var bins: EqualBins?
  var unit: TimeUnit?
  /// The rows that the domain of an axis of bins or units of time excludes. Their values are NaN, unless the domain
  /// contains no row.
  private(set) var outside: Set<Int> = []

  /// - Parameters:
  ///   - locale: The language of the names of weekdays and months.
  ///   - isLogarithmic: Whether the axis is logarithmic, so that bins are, too. Values at or below zero do not change.
  ///   - domain: The values that are grouped; `nil`: all.
  ///   - others: Rows that the domain of the other axis excludes. They do not affect the edges of bins.
  init(
    _ channel: Channel, _ table: Table, repeats: Int, zone: ZoneOffsets, locale: String = "en",
    isLogarithmic: Bool = false, within domain: GroupedDomain? = nil, without others: Set<Int> = []
  ) {
    let rows = table.rowCount
    switch channel.source {
    case .rows:
      values = .numbers([Double](repeating: 1, count: rows * repeats))
      return
    case .folded(let columns):
      values = .numbers(columns.flatMap { table.columns[$0].numbers ?? [] })
    case .foldedNames(let columns)
    where channel.kind == .date && columns.allSatisfy({ FoldedMonths.month(table.columns[$0].name) != nil }):
      values = .dates(FoldedMonths.moments(columns, of: table, zone: zone))
    case .foldedNames(let columns) where channel.kind == .date:
      values = .dates(
        columns.flatMap { column in
          [Double](
            repeating: TimeHeader.momentInside(table.columns[column].name, zone: zone) ?? .nan, count: rows)
        })
    case .foldedNames(let columns) where channel.kind == .number:
      values = .numbers(
        columns.flatMap { [Double](repeating: Double(table.columns[$0].name) ?? .nan, count: rows) })
    case .foldedNames(let columns):
      var codes: [Int32] = []
      codes.reserveCapacity(rows * repeats)
      for code in columns.indices { codes += [Int32](repeating: Int32(code), count: rows) }
      values = .names(codes: codes, names: FoldedNames.cut(columns.map { spaced(table.columns[$0].name) }))
    case .column(let index):
      if case .cycle(let cycle) = channel.grouping, case .dates(let moments, _) = table.columns[index].values
      {
        var clock = WallClock(zone)
        values = .names(
          codes: moments.map { cycle.index(of: $0, &clock).map(Int32.init) ?? -1 },
          names: cycle.names(locale: locale))
      } else {
        let column = table.columns[index]
        values = Self.values(
          channel.kind == .name ? column.inUnits(of: channel.grouping, zone: zone) : column,
          as: channel.kind, zone: zone)
      }
      if repeats > 1 { values = values.repeated(repeats) }
    }
    if let domain { exclude(outside: domain) }
    if !others.isEmpty { exclude(others) }
    switch (channel.grouping, values) {
    case (.unit(let unit), .dates(let moments)):
      self.unit = unit
      var clock = WallClock(zone)
      values = .dates(moments.map { unit.start(of: $0, &clock) })
    case (.bins(let binCount), .numbers(let numbers)):
      var isDuration = false
      if case .column(let index) = channel.source { isDuration = table.columns[index].unit == .duration }
      let logarithmic = isLogarithmic ? Self.logarithmicBins(numbers, binCount) : nil
      guard
        let bins = logarithmic
          ?? EqualBins(numbers, wanted: binCount, isDuration: isDuration, before: domain?.high)
      else { break }
      values = Self.grouped(numbers, bins)
      self.bins = bins
    case (.intervals(let bins), .numbers(let numbers)):
      values = Self.grouped(numbers, bins)
      self.bins = bins
    default: break
    }
  }

  /// Sets values outside a domain to NaN. If all are outside, keeps them, so that the chart shows its axes.
  private mutating func exclude(outside domain: GroupedDomain) {
    guard var numbers else { return }
    outside = Set(numbers.indices.filter { numbers[$0].isFinite && !domain.contains(numbers[$0]) })
    guard !outside.isEmpty, numbers.contains(where: domain.contains) else { return }
    for row in outside { numbers[row] = .nan }
    if case .dates = values { values = .dates(numbers) } else { values = .numbers(numbers) }
  }

  /// Sets the values of rows to NaN, unless no other row has a value.
  private mutating func exclude(_ rows: Set<Int>) {
    guard var numbers, numbers.indices.contains(where: { numbers[$0].isFinite && !rows.contains($0) }) else {
      return
    }
    for row in rows where numbers[row].isFinite {
      numbers[row] = .nan
      outside.insert(row)
    }
    if case .dates = values { values = .dates(numbers) } else { values = .numbers(numbers) }
  }

  private static func logarithmicBins(_ numbers: [Double], _ wanted: Int?) -> EqualBins? {
    var (low, high) = (Double.infinity, 0.0)
    for number in numbers where number > 0 && number.isFinite {
      (low, high) = (min(low, number), max(high, number))
    }
    return EqualBins(logarithmicFrom: low, to: high, wanted: wanted)
  }

  private static func grouped(_ numbers: [Double], _ bins: EqualBins) -> Values {
    .numbers(
      numbers.map { number in
        if let index = bins.index(of: number) { return bins.lower(index) }
        return bins.isLogarithmic && number <= 0 && number.isFinite ? number : .nan
      })
  }

  private static func values(_ column: TableColumn, as kind: FieldKind, zone: ZoneOffsets) -> Values {
    switch (column.values, kind) {
    case (.text(let codes, let names), _), (.booleans(let codes, let names), _):
      return .names(codes: codes, names: names)
    case (.numbers(let values), .name):
      if let offset = column.offset {
        return named(values) { value in
          let digits = ExactNumber("\(value)").flatMap { $0.adding(offset) }
          return digits?.description ?? NumberText.plain(value, isGrouped: false)
        }
      }
      if let exactColumn = column.exact { return named(exactColumn) }
      if case .clock(let hourDigits, let hasSeconds)? = column.clock {
        return named(values) {
          DataText.clock([$0], hourDigits: hourDigits, hasSeconds: hasSeconds)[0]
        }
      }
      return named(values) { NumberText.plain($0, isGrouped: false) }
    case (.dates(let values, let precision), .name):
      let pattern =
        switch precision {
        case .year: "yyyy"
        case .quarter: "QQQ yyyy"
        case .month: "MMM yyyy"
        case .week, .day: areFirsts(values, zone) ? "MMM yyyy" : "yyyy-MM-dd"
        case .hour, .minute, .second: "yyyy-MM-dd HH:mm"
        }
      var clock = WallClock(zone)
      let format = DatePattern(pattern)
      return named(values) { format?.text($0, &clock) ?? "" }
    case (.dates(let values, _), _): return .dates(values)
    case (.numbers(let values), _): return .numbers(values)
    }
  }

  /// Whether all days are the first of a month, so that they probably mean whole months.
  private static func areFirsts(_ days: [Double], _ zone: ZoneOffsets) -> Bool {
    guard let pattern = DatePattern("d") else { return false }
    var clock = WallClock(zone)
    let different = Set(days.filter(\.isFinite))
    return different.count > 1 && different.allSatisfy { pattern.text($0, &clock) == "1" }
  }

  /// The numbers as names, with all digits, in ascending order.
  private static func named(_ column: ExactColumn) -> Values {
    let numbers = column.digits.indices.map { column[$0] }
    let different = Set(numbers.compactMap { $0 }).sorted()
    let codes = Dictionary(uniqueKeysWithValues: different.enumerated().map { ($1, Int32($0)) })
    return .names(
      codes: numbers.map { $0.flatMap { codes[$0] } ?? -1 }, names: different.map(\.description))
  }

  /// The numbers as names, in ascending order.
  private static func named(_ values: [Double], _ text: (Double) -> String) -> Values {
    let different = Set(values.filter { !$0.isNaN }.map { $0 + 0 }).sorted()
    var codesByValue: [Double: Int32] = [:]
    var names: [String] = []
    var codesByName: [String: Int32] = [:]
    for value in different {
      let name = text(value)
      let code = codesByName[name] ?? Int32(names.count)
      if code == names.count {
        names.append(name)
        codesByName[name] = code
      }
      codesByValue[value] = code
    }
    return .names(codes: values.map { codesByValue[$0 + 0] ?? -1 }, names: names)
  }

  var keys: GroupKeys {
    switch values {
    case .numbers(let values), .dates(let values): GroupKeys(numbers: values)
    case .names(let codes, _): GroupKeys(codes: codes)
    }
  }

  var numbers: [Double]? {
    switch values {
    case .numbers(let values), .dates(let values): values
    case .names: nil
    }
  }

  /// The given rows of the channel, in that order.
  func picked(_ rows: [Int]) -> RawChannel {
    var copy = self
    switch values {
    case .numbers(let v): copy.values = .numbers(rows.map { v[$0] })
    case .dates(let v): copy.values = .dates(rows.map { v[$0] })
    case .names(let codes, let names): copy.values = .names(codes: rows.map { codes[$0] }, names: names)
    }
    return copy
  }
}

extension TableColumn {
  /// Replaces dates by the starts of their units of time, with the precision of the unit. Other columns are unchanged.
  fileprivate func inUnits(of grouping: Channel.Grouping, zone: ZoneOffsets) -> TableColumn {
    guard case .unit(let unit) = grouping, case .dates(let moments, _) = values else { return self }
    let precision: DatePrecision =
      switch unit {
      case .year: .year
      case .quarter: .quarter
      case .month: .month
      case .week: .week
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    var clock = WallClock(zone)
    var column = self
    column.values = .dates(moments.map { unit.start(of: $0, &clock) }, precision)
    return column
  }
}

extension RawChannel.Values {
  fileprivate func repeated(_ times: Int) -> Self {
    switch self {
    case .numbers(let v): .numbers((0..<times).flatMap { _ in v })
    case .dates(let v): .dates((0..<times).flatMap { _ in v })
    case .names(let codes, let names): .names(codes: (0..<times).flatMap { _ in codes }, names: names)
    }
  }
}
