import OpenChartsTables

/// The colours of single names.
extension Planner {
  /// The channels whose names can have colours, in the order in which they are tried: the series, then positions, for
  /// bars and points.
  private func namedChannels(_ plan: ChartPlan) -> [Channel] {
    let positions =
      plan.color == nil && !plan.isInSpace && [.bar, .point].contains(plan.shape) ? [plan.x, plan.y] : []
    return ([plan.color] + positions).compactMap { $0 }.filter { $0.kind == .name }
  }

  /// The names to highlight, as the chart writes them, in the order of the options.
  func highlighted(_ plan: ChartPlan) throws(PlanError) -> [String] {
    var result: [String] = []
    for requestedName in arguments.highlights {
      let name = try drawnName(requestedName, plan, "--highlight")
      if !result.contains(name) { result.append(name) }
    }
    return result
  }

  /// The colours that options set for names. Throws if the chart has no such name.
  func ownColors(_ plan: ChartPlan) throws(PlanError) -> [ColorChoice] {
    var result: [ColorChoice] = []
    for var choice in arguments.colorChoices {
      choice.name = try drawnName(choice.name, plan, "--color")
      result.append(choice)
    }
    return result
  }

  /// The name of a series, a bar or a point as the chart writes it. Ignores case.
  ///
  /// - Parameter option: The option that requests the name, for messages.
  func drawnName(_ requestedName: String, _ plan: ChartPlan, _ option: String) throws(PlanError) -> String {
    let channels = namedChannels(plan)
    guard !channels.isEmpty else {
      throw PlanError(
        "\(table.file): \(option) \(requestedName) needs names as colours or below bars; name their column with --color"
      )
    }
    let names = channels.flatMap { channel in legendNames(of: channel, isColor: channel == plan.color) }
    if let name = names.first(where: { $0 == requestedName })
      ?? names.first(where: { $0.lowercased() == requestedName.lowercased() })
    {
      return name
    }
    if let name = channels.compactMap({ cutName(of: requestedName, in: $0) }).first { return name }
    // The engine has rows that are not loaded, so the name may exist.
    guard table.rowCount == facts.rowCount else { return requestedName }
    let suggestion = nearestName(to: requestedName, among: names)
    let titles = channels.map { "\"\($0.title)\"" }.joined(separator: " and ")
    throw PlanError(
      "\(table.file): \(option) \(requestedName): there is no such name in \(titles)"
        + (suggestion.map { "; did you mean \"\($0)\"?" } ?? ""))
  }

  /// The names of a channel as the chart writes them: with the column's title before numeric codes in the colour
  /// legend.
  private func legendNames(of channel: Channel, isColor: Bool) -> [String] {
    let names = names(of: channel)
    guard isColor, case .column(let index) = channel.source, case .numbers = table.columns[index].values
    else {
      return names
    }
    return names.map { "\(channel.title) \($0)" }
  }

  /// The shortened name that the chart writes for a column; `nil` if the channel has no such column.
  private func cutName(of name: String, in channel: Channel) -> String? {
    guard case .foldedNames(let columns) = channel.source,
      let index = columns.firstIndex(where: {
        [table.columns[$0].name, spaced(table.columns[$0].name)].contains(name)
      })
    else { return nil }
    return FoldedNames.cut(columns.map { spaced(table.columns[$0].name) })[index]
  }
}
