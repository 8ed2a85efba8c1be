extension Planner {
  /// The column names in `--y`, with each pattern replaced by the columns of numbers that match it.
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

  /// The columns of numbers whose names match a pattern, except those that other options name.
  private func columns(matching pattern: String) throws(PlanError) -> [String] {
    let otherOptions = [
      arguments.x, arguments.xEnd, arguments.yEnd, arguments.color, arguments.symbol, arguments.size,
      arguments.series,
    ]
    let namedIndices = otherOptions.compactMap { $0.flatMap { table.index(named: $0) } }
    let matching = profiles.filter {
      $0.type == .number && !namedIndices.contains($0.index)
        && ColumnList.matches(table.columns[$0.index].name, pattern)
    }
    guard matching.isEmpty else { return matching.map { table.columns[$0.index].name } }
    let numbers = profiles.filter { $0.type == .number }.prefix(12).map {
      "\"\(table.columns[$0.index].name)\""
    }
    let columnHint = numbers.isEmpty ? "there are none" : "there are \(numbers.joined(separator: ", "))"
    throw PlanError("\(table.file): no column of numbers has the form \"\(pattern)\"; \(columnHint)")
  }
}

/// Separate panels for measures that would not be readable on one axis.
extension Planner {
  /// The maximum number of measures that can have separate panels.
  private static let mostOwnPanels = 6
  /// The minimum share of the common range that the values of a column must cover to be readable on a common axis.
  private static let leastShare = 0.05

  /// Whether each of several columns needs its own axis, because their units differ or one of them would be a flat
  /// line.
  ///
  /// A plot with two y axes is not an alternative: the points at which its lines cross depend on the choice of the
  /// scales, and have no meaning.
  ///
  /// - Parameter isAutomatic: Whether the options name no columns.
  func needOwnPanels(_ columns: [Int], isAutomatic: Bool = false) -> Bool {
    guard facet == nil, arguments.facet == nil, columns.count <= Self.mostOwnPanels,
      arguments.x != nil || isAutomatic,
      arguments.stack == nil, arguments.transform == nil, arguments.highlights.isEmpty,
      arguments.summary == nil,
      arguments.mark != .sector, arguments.mark != .rectangle
    else { return false }
    // A scale or domain from an option applies to all columns, so they share one axis.
    guard arguments.yScale == nil, arguments.yDomain == nil else { return false }
    let profiles = columns.map { self.profiles[$0] }
    if Set(profiles.map(\.unit)).count > 1 || Set(profiles.compactMap(\.measure)).count > 1 { return true }
    if !isAutomatic, Set(profiles.compactMap { PhysicalQuantity($0.words) }).count > 1 { return true }
    guard let low = profiles.map(\.low).filter(\.isFinite).min(),
      let high = profiles.map(\.high).filter(\.isFinite).max(), low < high
    else { return false }
    return profiles.contains { $0.high > $0.low && $0.high - $0.low < (high - low) * Self.leastShare }
  }
}
