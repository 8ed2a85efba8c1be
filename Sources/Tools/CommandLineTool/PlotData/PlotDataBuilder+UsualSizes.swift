/// The sizes of lines with a few values far above all others.
extension PlotDataBuilder {
  /// The weight of each line of a chart whose highest value is more than 20 times the 95th percentile: the sum that its
  /// values would have if each were their median, so that a single year of hyperinflation does not decide which lines are
  /// drawn. `nil` for other charts, and for fewer than 40 values.
  ///
  /// - Complexity: O(*n* log *n*) for *n* rows.
  func usualWeights(_ codes: [Int32], _ count: Int, _ rows: [Int]) -> [Double]? {
    guard plan.shape == .line, let amounts = channels[valueSlot]?.numbers else { return nil }
    var lines = [[Double]](repeating: [], count: count)
    for row in rows where codes[row] >= 0 && amounts[row].isFinite {
      lines[Int(codes[row])].append(abs(amounts[row]))
    }
    let all = lines.flatMap { $0 }.sorted()
    guard all.count >= 40, let highest = all.last else { return nil }
    let usual = all[all.count * 95 / 100]
    guard usual > 0, highest > usual * 20 else { return nil }
    return lines.map { values in
      values.isEmpty ? 0 : values.sorted()[values.count / 2] * Double(values.count)
    }
  }
}
