import OpenChartsTables

/// Lines that are compared by their last values.
extension Planner {
  /// The roles of columns whose sum over time says only how many values a name has.
  private static let levelRoles: Set<ColumnRole> = [.rate, .share, .indexNumber, .level]

  /// Whether the largest lines of a chart are those with the largest last values: lines of rates, shares, levels or
  /// index numbers over dates or numbers. False for sums and counts. Fractions of an unknown quantity count as rates if
  /// some lines have at least twice as many values as others.
  func ranksByLastValue(_ plan: ChartPlan) -> Bool {
    let (amount, position) = plan.isHorizontal ? (plan.x, plan.y) : (plan.y, plan.x)
    guard plan.shape == .line, let amount, let position, position.kind != .name else { return false }
    if case .cycle = position.grouping { return false }
    switch amount.aggregate {
    case .sum, .count, .share, .distinct, .deviation: return false
    case .mean, .median, .min, .max, .quantile, nil: break
    }
    switch amount.source {
    case .rows, .foldedNames: return false
    case .column(let index):
      return isLevel(index)
        || profiles[index].role == .measure
          && (isLevel(amount.title) || areUnevenFractions(index, plan.color))
    case .folded(let columns):
      return columns.allSatisfy(isLevel)
        || columns.allSatisfy { profiles[$0].role == .measure } && isLevel(amount.title)
    }
  }

  /// Whether a column has fractions that do not add up, and one name has at least twice as many of them as another. The
  /// sum over time then says how often a name was observed.
  private func areUnevenFractions(_ index: Int, _ color: Channel?) -> Bool {
    guard !profiles[index].isWhole, !isAdditive(index), case .column(let series)? = color?.source,
      let values = table.columns[index].numbers
    else { return false }
    let groups = GroupKeys(table.columns[series])
    var counts = [Int](repeating: 0, count: groups.count)
    for (code, value) in zip(groups.codes, values) where code >= 0 && value.isFinite {
      counts[Int(code)] += 1
    }
    let filled = counts.filter { $0 > 0 }
    guard let least = filled.min(), let most = filled.max() else { return false }
    return most >= least * 2
  }

  private func isLevel(_ index: Int) -> Bool { Self.levelRoles.contains(profiles[index].role) }

  /// Whether a title names a quantity that does not add up, such as the unemployment rate in columns named after years.
  private func isLevel(_ title: String) -> Bool {
    nameWords(title).contains { word in
      [RoleWords.shares, RoleWords.rates, RoleWords.indexNumbers, RoleWords.levels].contains {
        $0.contains(word)
      }
    }
  }
}
