import Foundation

extension Tool {
  /// Draws different charts of a table on one sheet and prints the command of each.
  ///
  /// - Parameter count: The number of charts; `nil` means 6, or as many as the terminal shows at once.
  func suggest(_ arguments: PlotArguments, _ count: Int?) throws {
    let shows = arguments.shows || arguments.output == nil && isTerminal
    let terminal = shows ? TerminalFacts.current(arguments.showForm) : nil
    let output = shows && arguments.output == nil ? nil : try OutputFile(arguments)
    try output?.refuseExisting()
    let progress = Progress()
    defer { progress.finish() }
    let source = try ChartSource(arguments)
    let drawn = try source.chart(progress)
    progress.enter("drawing")
    let fittingCount = terminal.map(SuggestionSheet.capacity) ?? SuggestionSheet.standardCount
    let charts = try Suggestions(settings: source.settings, drawn: drawn)
      .charts(count ?? min(SuggestionSheet.standardCount, fittingCount))
    let sheet = try SuggestionSheet(source.settings, charts)
    if let output {
      let bytes =
        output.format.kind == .page
        ? Data(sheet.html().utf8) : try output.format.data(of: sheet.scene)
      try output.write(bytes)
    }
    progress.finish()
    if let terminal { try show(try sheet.shown(in: terminal)) }
    // The picture itself may be on standard output.
    let print = output != nil && output?.path == nil ? printError : printLine
    for (index, chart) in charts.enumerated() { print("\(index + 1)  \(chart.command)") }
    printNotes(drawn.facts.table.notes.map { "\(source.name): note: \($0)" })
    if arguments.output == nil, let path = output?.path { printLine(path) }
  }
}
