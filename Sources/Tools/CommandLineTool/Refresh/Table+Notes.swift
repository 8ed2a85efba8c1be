import OpenChartsTables

extension Table {
  /// The notes for the chart of a plan. If options name its columns, notes on columns that neither the chart nor an
  /// option uses are left out.
  func notes(on plan: ChartPlan, _ arguments: PlotArguments) -> [String] {
    guard !arguments.choosesColumns else { return notes }
    let channels = [
      plan.x, plan.xEnd, plan.y, plan.yEnd, plan.z, plan.color, plan.symbol, plan.size, plan.series,
      plan.facet,
    ]
    var usedColumns = Set(plan.prices)
    for channel in channels {
      switch channel?.source {
      case .column(let index): usedColumns.insert(index)
      case .folded(let indices), .foldedNames(let indices): usedColumns.formUnion(indices)
      case .rows, nil: break
      }
    }
    let usedNames = Set(usedColumns.filter(columns.indices.contains).map { columns[$0].name })
    let namingOptions: [Option] = [
      .x, .xEnd, .y, .yEnd, .yError, .z, .color, .symbol, .size, .series, .facet, .filter, .type,
    ]
    let values = arguments.givenOptions.filter { namingOptions.contains($0.option) }.map {
      $0.value.lowercased()
    }
    return notes.filter { note in
      guard let name = notedColumns[note] else { return true }
      return usedNames.contains(name) || values.contains { $0.contains(name.lowercased()) }
    }
  }
}
