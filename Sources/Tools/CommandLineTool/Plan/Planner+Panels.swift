import OpenChartsTables

/// Charts with a panel for each name of a column.
extension Planner {
  /// The planner for one panel. It ignores the column of the panels' names.
  func ofPanels(_ name: String) throws(PlanError) -> Planner {
    let index = try column(name)
    let columnName = table.columns[index].name
    let positions = [
      ("--x", arguments.x), ("--y", arguments.namesOnY(columnName) ? columnName : nil),
      ("--x-end", arguments.xEnd),
      ("--y-end", arguments.yEnd),
    ]
    for case (let option, let position?) in positions where table.index(named: position) == index {
      throw PlanError(
        "\(table.file): \(option) and --facet both name \"\(columnName)\"; each panel would have one of its values"
      )
    }
    var planner = Planner(facts.ofPanels(index), arguments: arguments)
    planner.zone = zone
    planner.facet = names(index)
    return planner
  }
}

extension TableFacts {
  /// The properties of the table for choosing the chart of one panel. The column of the panels' names appears empty,
  /// and rows count as repeated only within a panel.
  func ofPanels(_ index: Int) -> TableFacts {
    var facts = self
    let profile = profiles[index]
    facts.profiles[index] = ColumnProfile(
      index: index, name: profile.name, type: .text, rowCount: profile.rowCount, offset: nil, unit: .plain,
      answers: ColumnProfile.Answers(
        present: Lazy(0), ends: Lazy(ColumnProfile.Ends(low: .nan, high: .nan)), isWhole: Lazy(false),
        distinct: Lazy(0)))
    let (groups, hasRepeats) = (groups, hasRepeats)
    func withPanel(_ columns: [Int]) -> [Int] { columns.contains(index) ? columns : columns + [index] }
    facts.groups = { groups(withPanel($0)) }
    facts.hasRepeats = { hasRepeats(withPanel($0)) }
    return facts
  }
}
