extension Planner {
  /// The names on y: those that `--y` gives, with the columns of numbers for a pattern.
  ///
  /// A name is not resolved yet, because it may be a span such as `low:high`.
  func namesOnY() throws(PlanError) -> [String] {
    var names: [String] = []
    for text in arguments.y {
      for part in ColumnList(text, isColumn: { table.index(named: $0) != nil }).parts {
        switch part {
        case .name(let name): names.append(name)
        case .pattern(let pattern): names += try columns(matching: pattern).filter { !names.contains($0) }
        }
      }
    }
    return names
  }

  /// The columns of numbers whose names have the form of a pattern, except those that other options name.
  private func columns(matching pattern: String) throws(PlanError) -> [String] {
    let others = [
      arguments.x, arguments.xEnd, arguments.yEnd, arguments.color, arguments.symbol, arguments.size,
      arguments.series,
    ]
    let taken = others.compactMap { $0.flatMap { table.index(named: $0) } }
    let matching = profiles.filter {
      $0.type == .number && !taken.contains($0.index)
        && ColumnList.matches(table.columns[$0.index].name, pattern)
    }
    guard matching.isEmpty else { return matching.map { table.columns[$0.index].name } }
    let numbers = profiles.filter { $0.type == .number }.prefix(12).map {
      "\"\(table.columns[$0.index].name)\""
    }
    let known = numbers.isEmpty ? "there are none" : "there are \(numbers.joined(separator: ", "))"
    throw PlanError("\(table.file): no column of numbers has the form \"\(pattern)\"; \(known)")
  }
}
