import OpenChartsTables

/// The sorted order of an answer's rows by its keys: numbers ascending, text by code points, missing values last.
/// Engines return rows in an order that can vary from run to run.
package struct EngineOrder {
  package let rows: [Int]

  /// Sorts the rows and leaves out bins and pixel columns that are NaN or infinite.
  package init(_ keys: ArraySlice<EngineColumn>, of query: Query) {
    let intervals = zip(query.keys, keys).compactMap { key, column -> [Double]? in
      switch (key, column) {
      case (.bins, .numbers(let values)), (.pixels, .numbers(let values)): values
      default: nil
      }
    }
    // Ranks compare faster than values.
    let ranks = keys.map(\.ranks)
    let finiteRows = (0..<(keys.first?.count ?? 1)).filter { row in intervals.allSatisfy { $0[row].isFinite }
    }
    rows = finiteRows.sorted { a, b in
      for ranks in ranks where ranks[a] != ranks[b] { return ranks[a] < ranks[b] }
      return a < b
    }
  }
}

extension EngineColumn {
  fileprivate var ranks: [Double] {
    switch self {
    case .numbers(let values), .dates(let values, _, _): return values.map { $0.isNaN ? .infinity : $0 }
    case .booleans(let values): return values.map { $0.map { $0 ? 0 : 1 } ?? 2 }
    case .unknown(_, let count): return [Double](repeating: 0, count: count)
    case .text(let codes, let names):
      let ranks = names.codePointRanks
      return codes.map { $0 < 0 ? .infinity : ranks[Int($0)] }
    }
  }

  /// The numbers of some rows. Parses text, because some drivers send sums and counts as text. Missing values are
  /// NaN.
  package func numbers(_ rows: [Int]) -> [Double] {
    switch self {
    case .numbers(let values), .dates(let values, _, _): return rows.map { values[$0] }
    case .text(let codes, let names):
      let values = names.map { Double($0) ?? .nan }
      return rows.map { codes[$0] < 0 ? .nan : values[Int(codes[$0])] }
    case .booleans(let values): return rows.map { values[$0].map { $0 ? 1 : 0 } ?? .nan }
    case .unknown: return rows.map { _ in .nan }
    }
  }
}
