import ChartMath
import Tables

/// A key as it comes from a reading, in any order.
enum RawKey {
  /// Numbers, or moments in seconds since 2001.
  case values([Double])
  /// Numbers of intervals.
  case bins([Double], EqualBins?)
  case names([Int32], [String])

  /// For putting rows in order: names by their code points.
  var ranks: [Double] {
    switch self {
    case .values(let values), .bins(let values, _): return values
    case .names(let codes, let names):
      let ranks = Self.ranks(names)
      return codes.map { $0 < 0 ? .infinity : Double(ranks[Int($0)]) }
    }
  }

  static func ranks(_ names: [String]) -> [Int32] {
    let order = names.indices.sorted {
      names[$0].unicodeScalars.lexicographicallyPrecedes(names[$1].unicodeScalars)
    }
    var ranks = [Int32](repeating: 0, count: names.count)
    for (rank, place) in order.enumerated() { ranks[place] = Int32(rank) }
    return ranks
  }
}

extension RawRows {
  /// In the order of the keys, then of the series, then of the values.
  ///
  /// - Parameter isStable: Whether rows with equal keys stay as they are.
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
    // Only names that are there, in order.
    let ranksOfNames = RawKey.ranks(series.names)
    var isUsed = [Bool](repeating: false, count: series.names.count)
    for code in series.codes where code >= 0 { isUsed[Int(code)] = true }
    let used = series.names.indices.filter { isUsed[$0] }.sorted { ranksOfNames[$0] < ranksOfNames[$1] }
    var places = [Int32](repeating: -1, count: series.names.count)
    for (place, code) in used.enumerated() { places[code] = Int32(place) }
    self.series = (
      order.map { series.codes[$0] < 0 ? -1 : places[Int(series.codes[$0])] }, used.map { series.names[$0] }
    )
  }

  private static func column(_ key: RawKey, _ form: KeyForm, _ order: [Int], _ zone: ZoneOffsets) -> KeyColumn
  {
    switch key {
    case .names(let codes, let names): return .names(codes: order.map { codes[$0] }, names: names)
    case .bins(let indices, let bins):
      guard let bins else { return .numbers([], starts: [], ends: []) }
      let numbers = order.map { Int(indices[$0]) }
      return .numbers(
        numbers.map { bins.lower($0) + bins.step / 2 }, starts: numbers.map(bins.lower),
        ends: numbers.map { bins.lower($0 + 1) })
    case .values(let values):
      let values = order.map { values[$0] }
      switch form {
      case .dates: return .dates(values, starts: values, ends: values)
      case .units(let unit):
        var clock = WallClock(zone)
        let unit = TimeUnit(rawValue: unit.rawValue)!
        // A unit is drawn where it begins, as `.value(_:_:unit:)` takes it.
        return .dates(values, starts: values, ends: values.map { unit.end(of: $0, &clock) })
      default: return .numbers(values, starts: values, ends: values)
      }
    }
  }
}
