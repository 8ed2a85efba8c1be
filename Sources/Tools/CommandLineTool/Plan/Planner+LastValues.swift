import OpenChartsTables

/// Lines that are compared by their last values.
extension Planner {
  /// The roles of columns whose sum over time says only how many values a name has.
  private static let levelRoles: Set<ColumnRole> = [.rate, .share, .indexNumber, .level]

  /// Whether the largest lines of a chart are those with the largest last values: lines of rates, shares, levels or
  /// index numbers over dates or numbers. False for sums and counts, and for unknown quantities.
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
      return isLevel(index) || profiles[index].role == .measure && isLevel(amount.title)
    case .folded(let columns):
      return columns.allSatisfy(isLevel)
        || columns.allSatisfy { profiles[$0].role == .measure } && isLevel(amount.title)
    }
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
