/// The order of lines of rates, shares, levels and index numbers.
extension PlotDataBuilder {
  /// The rank of each line of a plan that ranks by last values; lines with equal values have equal ranks.
  ///
  /// The common position is the last one at which at least half as many rows have a value as at the position with the
  /// most values. Lines are ranked by their last values up to there. If at least half of the lines have a value at the
  /// common position, the others rank below them. Several values of one line at one position, as in panels, are added
  /// up. `nil` for other plans, and without values.
  ///
  /// - Complexity: O(*n*) for *n* rows, and O(*m* log *m*) for *m* lines.
  func lastRanks(_ codes: [Int32], _ count: Int, _ rows: [Int]) -> [Double]? {
    guard plan.ranksByLastValue, let amounts = channels[valueSlot]?.numbers,
      let positions = channels[isHorizontal ? .y : .x]?.numbers
    else { return nil }
    let named = rows.filter { codes[$0] >= 0 }
    let valued = named.filter { amounts[$0].isFinite && positions[$0].isFinite }
    var rowCounts: [Double: Int] = [:]
    for row in valued { rowCounts[positions[row], default: 0] += 1 }
    let most = rowCounts.values.max() ?? 0
    guard let common = rowCounts.filter({ $0.value * 2 >= most }).keys.max() else { return nil }
    var lasts = [Double](repeating: -.infinity, count: count)
    for row in valued where positions[row] <= common {
      lasts[Int(codes[row])] = max(lasts[Int(codes[row])], positions[row])
    }
    var values = [Double?](repeating: nil, count: count)
    for row in valued where positions[row] == lasts[Int(codes[row])] {
      values[Int(codes[row])] = (values[Int(codes[row])] ?? 0) + amounts[row]
    }
    let areMany = lasts.count { $0 == common } * 2 >= Set(named.map { codes[$0] }).count
    let keys = zip(lasts, values).map { last, value in
      (areMany && last == common ? 1.0 : 0, value ?? -.infinity)
    }
    let order = keys.indices.sorted { keys[$0] < keys[$1] }
    var ranks = [Double](repeating: 0, count: count)
    for (code, next) in zip(order, order.dropFirst()) {
      ranks[next] = ranks[code] + (keys[code] < keys[next] ? 1 : 0)
    }
    return ranks
  }
}
