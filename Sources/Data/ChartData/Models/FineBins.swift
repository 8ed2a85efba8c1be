import OpenChartsChartMath
import OpenChartsTables

/// Adjacent bins along a column, in order.
enum FineBins: Sendable {
  case intervals(EqualBins)
  /// The start of each unit, then the end of the last one, in seconds since 2001.
  case units(TimeUnit, edges: [Double])
  case names([String])

  var count: Int {
    switch self {
    case .intervals(let bins): bins.count
    case .units(_, let edges): edges.count - 1
    case .names(let names): names.count
    }
  }

  /// The key by which an engine counts these bins.
  var form: KeyForm {
    switch self {
    case .intervals(let bins): .intervals(bins)
    case .units(let unit, _): .units(unit)
    case .names: .names
    }
  }

  /// The lower edge of a bin, which is the upper edge of the previous one; NaN for names.
  func edge(_ edgeIndex: Int) -> Double {
    switch self {
    case .intervals(let bins): bins.lower(edgeIndex)
    case .units(_, let edges): edges[edgeIndex]
    case .names: .nan
    }
  }

  func index(of value: Double) -> Int? {
    switch self {
    case .intervals(let bins): return bins.index(of: value)
    case .units(_, let edges):
      guard let first = edges.first, let last = edges.last, value >= first, value < last else { return nil }
      return Bins.lowerIndex(for: value, edges: edges)
    case .names: return nil
    }
  }

  /// The index of the edge nearest to a value; 0 for names.
  func edge(near value: Double) -> Int {
    switch self {
    case .intervals(let bins):
      let position = ((value - bins.start) / bins.step).rounded()
      return position.isNaN ? 0 : Int(min(max(position, 0), Double(bins.count)))
    case .units(_, let edges):
      let bin = Bins.lowerIndex(for: value, edges: edges)
      return value - edges[bin] < edges[bin + 1] - value ? bin : bin + 1
    case .names: return 0
    }
  }

  /// The bin of each value of a key that was grouped by these bins; `nil` outside of them.
  func indices(of key: KeyColumn) -> [Int?] {
    switch key {
    case .numbers(let middles, _, _): return middles.map(index)
    case .dates(_, let starts, _): return starts.map(index)
    case .names(let codes, let names):
      guard case .names(let binNames) = self else { return codes.map { _ in nil } }
      let indexOfName = [String: Int](
        zip(binNames, binNames.indices), uniquingKeysWith: { first, _ in first })
      let binIndices = names.map { indexOfName[$0] }
      return codes.map { $0 < 0 ? nil : binIndices[Int($0)] }
    }
  }

  /// All bins as a key, including empty ones, so that bars keep their positions.
  var key: KeyColumn {
    switch self {
    case .intervals(let bins):
      let starts = (0..<bins.count).map(bins.lower)
      return .numbers(
        (0..<bins.count).map(bins.middle), starts: starts, ends: starts.map { $0 + bins.step })
    case .units(_, let edges):
      let starts = Array(edges.dropLast())
      return .dates(starts, starts: starts, ends: Array(edges.dropFirst()))
    case .names(let names): return .names(codes: names.indices.map { Int32($0) }, names: names)
    }
  }
}
