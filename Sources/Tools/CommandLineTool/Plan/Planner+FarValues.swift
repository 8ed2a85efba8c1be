import OpenChartsTables

/// Values far above all others, such as typing errors, which make the rest of a chart unreadable.
extension Planner {
  /// The values of a measure that are more than four times its 99th percentile, in descending order. An example is 143
  /// goals among matches with up to five goals.
  ///
  /// Empty for fewer than 200 values, if more than one value in 200 is far, or if the 99th percentile is more than 20
  /// times the median.
  ///
  /// - Complexity: O(*n* log *n*) for *n* rows, once for each measure.
  func farValues(_ index: Int) -> [Double] {
    farValuesByColumn.value(index) {
      guard profiles[index].type == .number, table.rowCount == facts.rowCount,
        let values = table.columns[index].numbers
      else { return [] }
      let sorted = values.filter(\.isFinite).sorted()
      guard sorted.count >= 200, sorted[0] >= 0 else { return [] }
      let (middle, usual) = (sorted[sorted.count / 2], sorted[sorted.count * 99 / 100])
      guard middle > 0, usual <= middle * 20 else { return [] }
      let far = Array(sorted.reversed().prefix { $0 > usual * 4 })
      return far.count * 200 <= sorted.count ? far : []
    }
  }

  /// Notes why an automatic chart shows medians, and notes the name of a bar that makes all others too short to
  /// compare.
  func noteFarValues(_ plan: inout ChartPlan) {
    let amount = plan.isHorizontal ? plan.x : plan.y
    let columns: [Int]
    switch amount?.source {
    case .column(let index): columns = [index]
    case .folded(let indices): columns = indices
    case .rows, .foldedNames, nil: columns = []
    }
    if amount?.aggregate == .median {
      for index in columns {
        let far = farValues(index)
        guard !far.isEmpty else { continue }
        let list = far.prefix(3).map(NumberText.short).joined(separator: ", ")
        plan.notes.append(
          "\(spaced(profiles[index].name)) has values far above all others (\(list)\(far.count > 3 ? ", …" : "")), so that medians "
            + "are drawn; --aggregate mean draws means, and --where leaves rows out")
      }
    }
    if let name = longestBar(plan) {
      plan.notes.append(
        "the bar of \(name) is more than 20 times as long as the next one; --where leaves it out")
    }
  }

  /// The name of a bar that is more than 20 times as long as each of at least four others; `nil` for other charts.
  private func longestBar(_ plan: ChartPlan) -> String? {
    let (position, amount) = plan.isHorizontal ? (plan.y, plan.x) : (plan.x, plan.y)
    guard plan.shape == .bar, plan.color == nil, table.rowCount == facts.rowCount,
      case .column(let name)? = position?.source, case .column(let measure)? = amount?.source,
      amount?.aggregate == nil, case .text(let codes, let names) = table.columns[name].values,
      let values = table.columns[measure].numbers
    else { return nil }
    let rows = values.indices.filter { values[$0].isFinite && codes[$0] >= 0 }.sorted {
      values[$0] > values[$1]
    }
    guard rows.count >= 5, values[rows[1]] > 0, values[rows[0]] > values[rows[1]] * 20 else { return nil }
    return names[Int(codes[rows[0]])]
  }
}
