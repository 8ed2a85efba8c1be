import OpenChartsTables

/// Bars in the order of their lengths.
extension Planner {
  /// The numbers of names from which bars are ranked: of names with several rows each, and of names with one row each.
  private static let (fewestGroups, fewestNames) = (4, 8)

  /// Whether an automatic chart has bars whose names have no order, so that readers see the ranks if the bars are in the
  /// order of their lengths: horizontal bars of more than 8 names, and other bars whose order in the table has no meaning.
  func isRanking(_ plan: ChartPlan) -> Bool {
    let (position, amount) = plan.isHorizontal ? (plan.y, plan.x) : (plan.x, plan.y)
    guard arguments.choosesColumns, plan.shape == .bar, plan.xEnd == nil, plan.yEnd == nil,
      plan.color == nil || isStackOfColumns(plan.color, amount), position?.kind == .name,
      position?.grouping == Channel.Grouping.none, case .column(let index)? = position?.source,
      case .text(_, let names) = table.columns[index].values
    else { return false }
    if plan.isHorizontal, names.count > 8 {
      let ordered = names.count { name in
        name.count == 1 || name.contains(where: \.isNumber) || TimeHeader.isPartOfYear(name)
      }
      return ordered * 2 < names.count || NaturalOrder.areMixed(names) || NaturalOrder.areNamedCodes(names)
    }
    return isUnordered(index, names)
  }

  /// Whether a chart stacks the columns of a whole, so that the length of a bar is their sum.
  private func isStackOfColumns(_ color: Channel?, _ amount: Channel?) -> Bool {
    guard case .foldedNames? = color?.source, case .folded(let columns)? = amount?.source else {
      return false
    }
    return arePartsOfWhole(columns)
  }

  /// Whether the order in which names occur in a table has no meaning. They are neither in alphabetical order nor steps of
  /// an order such as months or numbers.
  ///
  /// There are at least four names with several rows each, which are not in one block of rows for each name; the first rows
  /// of a table at an engine show it. Or each name has one row, there are at least eight, and no column of numbers or
  /// dates is sorted.
  private func isUnordered(_ column: Int, _ names: [String]) -> Bool {
    guard names.count >= Self.fewestGroups,
      zip(names, names.dropFirst()).contains(where: { $0.lowercased() > $1.lowercased() }),
      !NaturalOrder.hasOrder(names),
      !names.contains(where: { $0.count == 1 || $0.contains(where: \.isNumber) }),
      case .text(let codes, _) = table.columns[column].values
    else { return false }
    let present = codes.filter { $0 >= 0 }
    if present.count > names.count {
      let blocks = zip(present, present.dropFirst()).count { $0 != $1 } + 1
      return blocks > names.count
    }
    return table.rowCount == facts.rowCount && names.count >= Self.fewestNames
      && !profiles.contains { isSorted($0) }
  }

  /// Whether the values of a column never fall or never rise, and are not all equal.
  private func isSorted(_ column: ColumnProfile) -> Bool {
    guard let values = table.columns[column.index].numbers?.filter(\.isFinite), column.hasMoreValues(than: 1)
    else { return false }
    let steps = zip(values, values.dropFirst())
    return steps.allSatisfy { $0 <= $1 } || steps.allSatisfy { $0 >= $1 }
  }
}
