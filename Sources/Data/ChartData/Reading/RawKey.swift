import OpenChartsChartMath
import OpenChartsTables

/// A key of an unsorted answer.
enum RawKey {
  /// Numbers, or dates in seconds since 2001.
  case values([Double])
  /// Indices of bins.
  case bins([Double], EqualBins?)
  case names([Int32], [String])

  /// The sort keys of the rows; names sort by code points.
  var ranks: [Double] {
    switch self {
    case .values(let values), .bins(let values, _): return values
    case .names(let codes, let names):
      let ranks = names.codePointRanks
      return codes.map { $0 < 0 ? .infinity : ranks[Int($0)] }
    }
  }
}

extension RawRows {
  /// Sorts by the keys, the series, then the values. If `isStable`, rows with equal keys and series keep their order.
  init(
    _ keys: [RawKey], _ series: (codes: [Int32], names: [String])?, _ values: [Double], _ counts: [Double],
    _ request: Request, isStable: Bool = false
  ) {
    var ranks = keys.map(\.ranks)
    if let series { ranks.append(RawKey.names(series.codes, series.names).ranks) }
    if !isStable { ranks.append(values) }
    let order = values.indices.sorted { a, b in
      for rank in ranks where rank[a] != rank[b] { return rank[a] < rank[b] }
      return a < b
    }
    self.keys = zip(keys, request.keys).map { key, asked in
      Self.column(key, asked.form, order, request.zone)
    }
    self.values = order.map { values[$0] }
    self.counts = order.map { counts[$0] }
    guard let series else {
      self.series = ([], [])
      return
    }
    let (codes, names) = series.names.inCodePointOrder(usedBy: series.codes)
    self.series = (order.map { codes[$0] }, names)
  }

  private static func column(_ key: RawKey, _ form: KeyForm, _ order: [Int], _ zone: ZoneOffsets) -> KeyColumn
  {
    switch key {
    case .names(let codes, let names): return .names(codes: order.map { codes[$0] }, names: names)
    case .bins(let indices, let bins):
      guard let bins else { return .numbers([], starts: [], ends: []) }
      let numbers = order.map { Int(indices[$0]) }
      return .numbers(
        numbers.map(bins.middle), starts: numbers.map(bins.lower),
        ends: numbers.map { bins.lower($0 + 1) })
    case .values(let values):
      let values = order.map { values[$0] }
      switch form {
      case .dates: return .dates(values, starts: values, ends: values)
      case .units(let unit):
        var clock = WallClock(zone)
        // The position of a unit is its start, as in `.value(_:_:unit:)`.
        return .dates(values, starts: values, ends: values.map { unit.end(of: $0, &clock) })
      default: return .numbers(values, starts: values, ends: values)
      }
    }
  }
}
