import ChartMath
import Tables

/// Places along a column, side by side and in order, that rows are counted in.
enum CrossPlaces: Sendable {
  case intervals(EqualBins)
  /// Where each unit begins and the last one ends, in seconds since 2001.
  case units(TimeUnit, edges: [Double])
  case names([String])

  var count: Int {
    switch self {
    case .intervals(let bins): bins.count
    case .units(_, let edges): edges.count - 1
    case .names(let names): names.count
    }
  }

  /// How an engine counts them.
  var form: KeyForm {
    switch self {
    case .intervals(let bins): .intervals(bins)
    case .units(let unit, _): .units(unit)
    case .names: .names
    }
  }

  /// Where a place begins, or the one before it ends; of names nowhere.
  func edge(_ place: Int) -> Double {
    switch self {
    case .intervals(let bins): bins.lower(place)
    case .units(_, let edges): edges[place]
    case .names: .nan
    }
  }

  func index(of value: Double) -> Int? {
    switch self {
    case .intervals(let bins): return bins.index(of: value)
    case .units(_, let edges):
      guard let first = edges.first, let last = edges.last, value >= first, value < last else { return nil }
      return edges.partition { $0 > value } - 1
    case .names: return nil
    }
  }

  /// The edge that is nearest to a value.
  func edge(near value: Double) -> Int {
    switch self {
    case .intervals(let bins):
      let place = ((value - bins.start) / bins.step).rounded()
      return place.isNaN ? 0 : Int(min(max(place, 0), Double(bins.count)))
    case .units(_, let edges):
      let after = min(edges.partition { $0 >= value }, edges.count - 1)
      return after > 0 && value - edges[after - 1] < edges[after] - value ? after - 1 : after
    case .names: return 0
    }
  }

  /// The place of each value of a key that was counted by them.
  func indices(of key: KeyColumn) -> [Int?] {
    switch key {
    case .numbers(let middles, _, _): return middles.map(index)
    case .dates(_, let starts, _): return starts.map(index)
    case .names(let codes, let names):
      guard case .names(let own) = self else { return codes.map { _ in nil } }
      let places = [String: Int](zip(own, own.indices), uniquingKeysWith: { first, _ in first })
      let found = names.map { places[$0] }
      return codes.map { $0 < 0 ? nil : found[Int($0)] }
    }
  }

  /// All of them as a key, the empty ones too, so that bars stay where they are.
  var key: KeyColumn {
    switch self {
    case .intervals(let bins):
      let starts = (0..<bins.count).map(bins.lower)
      return .numbers(
        starts.map { $0 + bins.step / 2 }, starts: starts, ends: starts.map { $0 + bins.step })
    case .units(_, let edges):
      let starts = Array(edges.dropLast())
      return .dates(starts, starts: starts, ends: Array(edges.dropFirst()))
    case .names(let names): return .names(codes: names.indices.map { Int32($0) }, names: names)
    }
  }
}

extension [Double] {
  /// How many of the values, which are in order, come before the first that is so.
  fileprivate func partition(_ isAfter: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
