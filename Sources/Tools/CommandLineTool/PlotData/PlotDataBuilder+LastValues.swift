/// The sizes of lines of rates, shares, levels and index numbers.
extension PlotDataBuilder {
  /// The weight of each line of a plan that ranks by last values: its value at the last position at which at least half
  /// as many rows have a value as at the position with the most values. Lines without a value there have the lowest
  /// weight. Several values of one line, as in panels, are added up. `nil` for other plans, and without values.
  func lastWeights(_ codes: [Int32], _ count: Int, _ rows: [Int]) -> [Double]? {
    guard plan.ranksByLastValue, let amounts = channels[valueSlot]?.numbers,
      let positions = channels[isHorizontal ? .y : .x]?.numbers
    else { return nil }
    let rows = rows.filter { codes[$0] >= 0 && amounts[$0].isFinite && positions[$0].isFinite }
    var rowCounts: [Double: Int] = [:]
    for row in rows { rowCounts[positions[row], default: 0] += 1 }
    let most = rowCounts.values.max() ?? 0
    guard let last = rowCounts.filter({ $0.value * 2 >= most }).keys.max() else { return nil }
    var sums = [Double?](repeating: nil, count: count)
    for row in rows where positions[row] == last {
      sums[Int(codes[row])] = (sums[Int(codes[row])] ?? 0) + amounts[row]
    }
    return sums.map { $0 ?? -.greatestFiniteMagnitude }
  }
}
